"""The library of situations: every story of a folder of scenario documents."""

from __future__ import annotations

from importlib.resources.abc import Traversable

from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.notation.files import read_stories


def read_library(content: Traversable) -> tuple[Scenario, ...]:
    """Read the stories of ``content/scenarios`` in the order of their names.

    Raise `NotationError` for one that cannot be read.
    """
    folder = content / "scenarios"
    if not folder.is_dir():
        return ()
    files = sorted(
        (path for path in folder.iterdir() if path.name.endswith(".toml")), key=lambda p: p.name
    )
    return tuple(s for path in files for s in read_stories(path.read_bytes(), path.name).scenarios)
