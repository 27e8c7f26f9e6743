"""Calls made after one that never stands: cancelled with it, or (2017, 36C) it is left out."""

from __future__ import annotations

from bridge_rules_gui.director.auction import standing
from bridge_rules_gui.director.auction.carrying_out import carried_out, dropped, law_of
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law36_inadmissible_double as law36
from bridge_rules_gui.table.auction.irregular_call import IrregularCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table


def made_in_vain(table: Table, pending: IrregularCall, recorded: RecordedCall) -> Table:
    """Return the table with one more call that will be cancelled with the one before it."""
    more = replace(pending, later=(*pending.later, recorded))
    line = sentence(
        "{who}’s {call} follows a call that can never stand and is cancelled with it.",
        who=recorded.seat,
        call=recorded.call,
    )
    after = replace(table, bidding=replace(table.bidding, pending=more)).explaining((), (line,))
    return all_cancelled(after, more) if table.director_present else after


def all_cancelled(table: Table, pending: IrregularCall) -> Table:
    """Return the table after a call that never stands was cancelled, and all since with it."""
    if law36.is_its(pending) and law36.noticed_too_late(table):
        return _left_out(table, pending)
    decision = law_of(pending).accept(table, pending, pending.later[0])
    return carried_out(table, pending, decision, pending.recorded)


def led_over(table: Table) -> Table:
    """Return the table as a card is led: 2017 an inadmissible double unnoticed is left out (36C).

    The players had passed to what they took for the end of the auction.
    """
    pending = table.bidding.pending
    if pending is None or not pending.later or table.noted.attention is not None:
        return table
    if not law36.may_be_disregarded(table, pending):
        return table
    ended = _left_out(table, pending)
    return ended if ended.bidding.auction.is_over else table


def have_passed_over(table: Table) -> bool:
    """Whether all three others have passed after an inadmissible double nobody has noticed.

    So it may be with a bid above seven.
    """
    pending = table.bidding.pending
    if pending is None or table.noted.attention is not None:
        return False
    if pending.key is not Irregularity.BID_ABOVE_SEVEN and not law36.is_its(pending):
        return False
    last = pending.later[-len(Seat) + 1 :]
    return len(last) == len(Seat) - 1 and all(recorded.is_pass for recorded in last)


def _left_out(table: Table, pending: IrregularCall) -> Table:
    """Return the table with a pass for an inadmissible double, and the later calls as made."""
    after = dropped(table).deciding(law36.disregarded(table, pending), pending.incident)
    after = standing.passed_instead(after, pending.seat, pending.recorded.event)
    for recorded in pending.later:
        if not after.bidding.auction.is_over:
            after = standing.condoned(after, recorded)
    return after
