"""Law 33: simultaneous calls; the editions agree.

A call made at the same time as one by the player whose turn it was is a subsequent call.
"""

from __future__ import annotations

from collections.abc import Sequence

from bridge_rules_gui.game.scenario import CallMade, Event
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(33)


def considered_later(table: Table, after: Table, events: Sequence[Event]) -> Table:
    """Return the table after calls made at the same time: the one in turn came first.

    `table` is the one before them. Where the later call was irregular its own law governs.
    """
    calls = [event for event in events if isinstance(event.act, CallMade)]
    later = [event for event in calls if event.who is not table.turn]
    if len(calls) < 2 or not later or len(later) == len(calls):
        return after
    result = sentence(
        "It was {turn}’s turn. {who}’s simultaneous call is deemed to be a subsequent call.",
        who=later[0].who,
        turn=table.turn,
    )
    law = Applied(LAW[table.edition]["simultaneous_call_is_later"], Role.PROCEDURE)
    if len(after.incidents) > len(table.incidents):
        last = after.incidents[-1]
        governed = replace(last, laws=(*last.laws, law))
        # Which call came first is said before what that makes of the other.
        first = replace(after, explained=table.explained).explaining((law,), (result,)).explained
        explained = (*first, *after.explained[len(table.explained) :])
        incidents = (*after.incidents[:-1], governed)
        return replace(after, explained=explained, incidents=incidents)
    return after.noticing(None, None, table.event).deciding(Verdict((law,), result))


def in_order(table: Table, events: Sequence[Event]) -> list[Event]:
    """Return simultaneous events in the order the law gives them: whose turn it was first."""
    turn = table.turn_or_lead
    return sorted(events, key=lambda event: event.who is not turn)
