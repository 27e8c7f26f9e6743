"""Law 32: double or redouble out of rotation.

All editions cancel it if it is not accepted, and have it repeated where the right-hand opponent
passes. Otherwise partner must pass, throughout in 1987 and 2007, in 2017 once and only if the next
call is not comparable. An inadmissible one is Law 36 and can never be accepted.
"""

from __future__ import annotations

from bridge_rules_gui.laws import law26_lead_restrictions as law26
from bridge_rules_gui.laws import law29_call_out_of_rotation as law29
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall, Turn
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Bar, Duration, LeadPenalty, Option, Verdict

LAW = clauses(32)


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """It may be accepted like any call out of rotation."""
    return law29.notice(table, offence, refused(table, offence))


def refused(table: Table, offence: IrregularCall) -> Decision:
    """At the right-hand opponent's turn his call decides; partner's turn has its own section."""
    book = LAW[table.edition]
    if offence.turn is Turn.RIGHT_HAND_OPPONENT:
        return law29.waiting_for_opponent(offence, book, law29.THROUGHOUT_IF_HE_ACTS)
    law = book["at_partners_turn"]
    if "comparable_call" in book:
        return law29.both_may_call(offence, book, law, law29.comparability_decides(offence))
    # 32A itself is about partner; that the offender may call as he likes is in Law 29.
    cancelled = book["cancelled"]
    free = law29.LAW[table.edition]["any_legal_call"]
    return law29.cancelled(
        (law, cancelled, free),
        law29.partner_must_pass(offence),
        Option(offence.seat, "any_legal_call", free),
        Bar(offence.seat.partner, Duration.THROUGHOUT, law),
        offence.withdrawn(cancelled, LeadPenalty.ANY_SUIT),
    )


def answered(table: Table, offence: IrregularCall) -> Verdict:
    """After the opponent's pass it is repeated; after anything else another call may be made."""
    book = LAW[table.edition]
    if not law29.opponent_acted(table, offence):
        return law29.opponent_passed(offence, book)
    if "comparable_call" in book:
        return law29.opponent_did_not_pass(offence, book)
    law, cancelled = book["opponent_does_not_pass"], book["cancelled"]
    consequences = (
        Option(offence.seat, "any_legal_call", law),
        Bar(offence.seat.partner, Duration.THROUGHOUT, law),
        offence.withdrawn(cancelled, LeadPenalty.ANY_SUIT),
    )
    laws = (Applied(law), Applied(cancelled))
    return Verdict(laws, law29.partner_must_pass(offence), consequences)


def settled(table: Table, offence: IrregularCall, substitute: RecordedCall) -> Decision:
    """Repeated after a pass, nothing; else partner passes, in 2017 unless it is comparable."""
    book = LAW[table.edition]
    if "comparable_call" in book:
        return law29.repeated_or_compared(table, offence, substitute, book)
    at_opponents = offence.turn is Turn.RIGHT_HAND_OPPONENT
    if at_opponents and not law29.opponent_acted(table, offence):
        return law29.must_repeat(offence, book, substitute)
    law = book["opponent_does_not_pass" if at_opponents else "at_partners_turn"]
    cancelled = book["cancelled"]
    # At partner's turn he has had to pass since the double was cancelled.
    bars = (Bar(offence.seat.partner, Duration.THROUGHOUT, law),) if at_opponents else ()
    final = law26.another_call(table, offence.recorded, substitute)
    gone = offence.withdrawn(cancelled, LeadPenalty.ANY_SUIT, final)
    laws = (Applied(law), Applied(cancelled))
    result = law29.partner_passes(offence, substitute)
    return Decision(Verdict(laws, result, (*bars, gone)), Fate.STANDS)


CALL_LAW = LawOfCall(
    notice=notice, accept=law29.accepted, refuse=refused, answer=answered, settle=settled
)
