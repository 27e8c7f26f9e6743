"""Law 33: simultaneous calls; the editions agree.

A call made at the same time as one by the player whose turn it was is a subsequent call.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import CallMade
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.ground import grounds
from bridge_rules_gui.rulings.verdict import Applied, Role, Verdict

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.bridge.story import Event
    from bridge_rules_gui.rulings.course.table import Table

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


_BOOKS = {Edition.RU_1987: RU, Edition.SR_2007: SR, Edition.BG_2017: BG}


def considered_later(table: Table, after: Table, events: Sequence[Event]) -> Table:
    """Return the table after calls made at the same time: the one in turn came first.

    `table` is the one before them. Where the later call was irregular its own law governs.
    """
    calls = [event for event in events if isinstance(event.act, CallMade)]
    later = [event for event in calls if event.who is not table.turn]
    if len(calls) < 2 or not later or len(later) == len(calls):
        return after
    result = sentence(
        "{who}'s call was made at the same time as {turn}'s, whose turn it was: it comes after it.",
        who=later[0].who,
        turn=table.turn,
    )
    law = Applied(_BOOKS[table.edition]["33"], Role.PROCEDURE)
    if len(after.matters) > len(table.matters):
        last = after.matters[-1]
        governed = replace(last, laws=(*last.laws, law))
        explained = after.explaining((law,), (result,))
        return replace(explained, matters=(*after.matters[:-1], governed))
    return after.noticing(None, None, table.event).deciding(Verdict((law,), result))


def in_order(table: Table, events: Sequence[Event]) -> list[Event]:
    """Return simultaneous events in the order the law gives them: whose turn it was first."""
    turn = table.turn_or_lead
    return sorted(events, key=lambda event: event.who is not turn)
