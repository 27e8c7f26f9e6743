"""How the simulator was left: what the window remembers of it between two runs."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, replace
from typing import Final

from bridge_rules_gui.corpus.edition import NEWEST, Edition
from bridge_rules_gui.window.kept_json import edition_in, names_in, sizes_in, table_in
from bridge_rules_gui.window.simulator.table.seen import SeenHands

SPEEDS: Final = (3000, 1800, 1000, 500)
"""How long a step stays while the case plays, in milliseconds, the slowest first."""
_MOST_RECENT: Final = 8
_PANES: Final = 4
_EDITOR_PANES: Final = 6


@dataclass(frozen=True, slots=True)
class SimulatorState:
    """The edition and hands shown, how the case plays, the sizes of the panes, what was opened.

    `panes` are the widths of table and law, then the heights of ruling and book;
    `editor_panes` those of `EditorPanes`.
    """

    edition: Edition = NEWEST
    is_side_by_side: bool = False
    seen: SeenHands = SeenHands.ALL
    speed: int = SPEEDS[1]
    is_animated: bool = True
    is_book_closed: bool = True
    panes: tuple[int, ...] = ()
    editor_panes: tuple[int, ...] = ()
    recent: tuple[str, ...] = ()

    def opened(self, name: str) -> SimulatorState:
        """Return the state with a situation put before those opened earlier."""
        recent = tuple(dict.fromkeys((name, *self.recent)))[:_MOST_RECENT]
        return replace(self, recent=recent)

    def written(self) -> str:
        """Return the state as it is kept; the inverse of `read_state`."""
        return json.dumps(asdict(self))


def read_state(text: str, edition: Edition = NEWEST) -> SimulatorState:
    """Return the state that was kept; what is missing or spoilt is as at the first time."""
    usual = SimulatorState(edition)
    kept = table_in(text)
    hands = {seen.value: seen for seen in SeenHands}
    speed = kept.get("speed")
    return SimulatorState(
        edition=edition_in(kept.get("edition"), edition),
        is_side_by_side=kept.get("is_side_by_side") is True,
        seen=hands.get(str(kept.get("seen")), usual.seen),
        speed=speed if speed in SPEEDS else usual.speed,
        is_animated=kept.get("is_animated") is not False,
        is_book_closed=kept.get("is_book_closed") is not False,
        panes=sizes_in(kept.get("panes"), _PANES),
        editor_panes=sizes_in(kept.get("editor_panes"), _EDITOR_PANES),
        recent=names_in(kept.get("recent"), _MOST_RECENT),
    )
