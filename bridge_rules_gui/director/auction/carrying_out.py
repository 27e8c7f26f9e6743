"""Decisions about irregular calls carried out: what stands, what is owed, whose turn it is."""

from __future__ import annotations

from bridge_rules_gui.director.auction import standing
from bridge_rules_gui.director.auction.calls_index import LAWS_OF_CALLS
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law22_end_of_auction as law22
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall, Turn
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Bar, Verdict


def law_of(pending: IrregularCall) -> LawOfCall:
    """Return the law that deals with an irregular call."""
    return LAWS_OF_CALLS[pending.key]


def dropped(table: Table) -> Table:
    """Return the table with the irregular call dealt with."""
    return replace(table, bidding=replace(table.bidding, pending=None))


def answered(table: Table, seat: Seat) -> Table:
    """Return the table after a player's call that decides of one made out of rotation in his turn.

    What follows hangs on whether he passed: it is the offender's turn now, unless the pass has
    ended the auction and nothing is left to be repeated.
    """
    owed = next((call for call in table.bidding.cancelled if call.turn_of is seat), None)
    if owed is None:
        return table
    auction = table.bidding.auction
    if auction.is_over:
        # What each answer would have led to no longer matters.
        laws = (*table.incidents[owed.incident].laws[:1], *law22.procedure(table.edition, auction))
        return table.deciding(Verdict(laws, law22.outcome(auction.contract)), owed.incident)
    if table.turn is not owed.seat:
        return table
    answer = law_of(owed).answer
    return table if answer is None else table.deciding(answer(table, owed), owed.incident)


def settled_in_turn(table: Table, owed: IrregularCall, recorded: RecordedCall) -> Table:
    """Return the table after the offender called in his turn, his call out of it cancelled."""
    decision = law_of(owed).settle(table, owed, recorded)
    decided = table.deciding(decision.verdict, owed.incident)
    return standing.made(decided, recorded) if decision.fate is Fate.STANDS else decided


def _settling_what_is_owed(table: Table, pending: IrregularCall, recorded: RecordedCall) -> Table:
    """Return the table where a call that stands also settles an earlier one out of rotation.

    The offender's call in his turn was irregular itself, say insufficient, and was accepted or
    replaced: what it does to partner under Laws 30 to 32 follows all the same.
    """
    if pending.turn is not Turn.OWN:
        return table
    owed = next((call for call in table.bidding.cancelled if call.seat is recorded.seat), None)
    if owed is None:
        return table
    decision = law_of(owed).settle(table, owed, recorded)
    if decision.fate is not Fate.STANDS:
        # He repeated the call as he had to, but not legally (31A1): only its own law applies.
        return table
    return table.deciding(decision.verdict, owed.incident)


def carried_out(
    table: Table, pending: IrregularCall, decision: Decision, call: RecordedCall
) -> Table:
    """Return the table after a decision about a pending call; `call` is what may stand."""
    after = dropped(table).deciding(decision.verdict, pending.incident)
    bidding = after.bidding
    match decision.fate:
        case Fate.STANDS if call is pending.recorded:
            stands = standing.condoned(_settling_what_is_owed(after, pending, call), call)
            return answered(stands, call.seat)
        case Fate.STANDS:
            stands = standing.made(_settling_what_is_owed(after, pending, call), call)
            return answered(stands, call.seat)
        case Fate.PASS_IN_PLACE:
            return answered(standing.passed_instead(after, pending.seat, call.event), pending.seat)
        case Fate.REPLACED_AT_ONCE:
            waiting = _to_be_replaced(pending, decision)
            return replace(after, bidding=replace(bidding, pending=waiting))
        case Fate.BACK_TO_TURN:
            owed = (*bidding.cancelled, replace(pending, refused=True))
            return replace(after, bidding=replace(bidding, cancelled=owed))
        case Fate.NOTHING_IN_PLACE:
            return after


def _to_be_replaced(pending: IrregularCall, decision: Decision) -> IrregularCall:
    bars = (found for found in decision.verdict.consequences if isinstance(found, Bar))
    must_pass = pending.partner_must_pass or any(bar.seat is pending.seat.partner for bar in bars)
    return replace(pending, refused=True, premature=None, partner_must_pass=must_pass)
