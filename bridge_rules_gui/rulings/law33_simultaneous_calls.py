"""Law 33: simultaneous calls; the editions agree.

A call made at the same time as one by the player whose turn it was is a subsequent call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.ground import grounds

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.bridge.story import Event
    from bridge_rules_gui.rulings.table import Table

RU = grounds(
    Edition.RU_1987,
    {
        "33": "Заявка, сделанная одновременно с заявкой другого игрока, которому принадлежала "
        "очередь заявки, считается последующей заявкой",
    },
)
SR = grounds(
    Edition.SR_2007,
    {
        "33": "Govor koji je izveden istovremeno kada i govor igrača koji je na redu za govor, "
        "smatra se uzastopnim (sledećim) govorom",
    },
)
BG = grounds(
    Edition.BG_2017,
    {
        "33": "Всяка обява, дадена едновременно с тази от играч, който е бил наред, се счита за "
        "последваща обява",
    },
)


def in_order(table: Table, events: Sequence[Event]) -> list[Event]:
    """Return simultaneous events in the order the law gives them: whose turn it was first."""
    turn = table.turn
    return sorted(events, key=lambda event: event.who is not turn)
