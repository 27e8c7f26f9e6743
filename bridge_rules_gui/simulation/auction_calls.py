"""The calls of a case as they were made, and what has become of each under an edition."""

from __future__ import annotations

from collections.abc import Iterator

from bridge_rules_gui.director.descriptions import parts
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.scenario import CallMade, CallReplaced, Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import CallOnTable, CallState
from bridge_rules_gui.table.table import Table

Made = tuple[int, Seat, Call]
"""A call at an event."""


def calls_on_table(table: Table) -> tuple[CallOnTable, ...]:
    """Return every call made so far in the order of the case, and passes put in for players."""
    standing = [
        (recorded.event, recorded.seat, recorded.call) for recorded in table.bidding.recorded
    ]
    pending = set(_pending(table))
    found = [
        CallOnTable(
            seat,
            call,
            event,
            _state((event, seat, call), standing, pending),
            is_irregular=_is_irregular(table, event, seat),
            meaning=_meaning(facts),
            is_artificial=facts.value("artificial") is True,
        )
        for event, seat, call, facts in _made(table)
    ]
    made = {(each.event, each.seat, each.call) for each in found}
    put_in = [
        CallOnTable(seat, call, at) for at, seat, call in standing if (at, seat, call) not in made
    ]
    return tuple(sorted((*found, *put_in), key=lambda each: each.event))


def _made(table: Table) -> Iterator[tuple[int, Seat, Call, Facts]]:
    """Yield the calls of the case so far, first attempts and replacements alike."""
    for number, happened in enumerate(table.scenario.events[: table.event + 1]):
        for event in parts(happened):
            if isinstance(event.act, CallMade | CallReplaced) and event.who is not None:
                yield number, event.who, event.act.call, event.facts


def _pending(table: Table) -> Iterator[Made]:
    """Yield the calls with which nobody has dealt yet."""
    bidding = table.bidding
    if bidding.pending is not None and not bidding.pending.refused:
        recorded = (bidding.pending.recorded, bidding.pending.premature, *bidding.pending.later)
        yield from ((each.event, each.seat, each.call) for each in recorded if each is not None)
    change = bidding.change
    if change is not None:
        for each in (change.first, change.second) if change.illegal else (change.second,):
            yield each.event, each.seat, each.call


def _state(made: Made, standing: list[Made], pending: set[Made]) -> CallState:
    if made in pending:
        return CallState.PENDING
    return CallState.STANDS if made in standing else CallState.WITHDRAWN


def _is_irregular(table: Table, event: int, seat: Seat) -> bool:
    return any(
        incident.key is not None and incident.event == event and incident.offender is seat
        for incident in table.incidents
    )


def _meaning(facts: Facts) -> str:
    stated = facts.value("meaning")
    return stated if isinstance(stated, str) else ""
