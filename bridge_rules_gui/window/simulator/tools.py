"""What the simulator is given: how the situations are read, and where unsaved work is kept."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from bridge_rules_gui.simulation.library import SituationLibrary


def no_situations(_text: Callable[[str], str]) -> SituationLibrary:
    """Return an empty library: a window that was given none still opens files."""
    from bridge_rules_gui.simulation.library import SituationLibrary  # noqa: PLC0415 - rare

    return SituationLibrary(())


@dataclass(frozen=True, slots=True)
class SimulatorTools:
    """Reads the situations, told how to say their texts; the folder for work left unsaved.

    `fonts` is the folder of the fonts that pages for paper are set in.
    """

    situations: Callable[[Callable[[str], str]], SituationLibrary]
    unsaved: Path
    fonts: Path
