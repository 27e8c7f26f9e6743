"""Law 37: a bid, double or redouble by a player who is required to pass (1987: with 35B).

If the left-hand opponent calls after it, the call stands in every edition; otherwise a pass takes
its place and both members of his side must pass throughout.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction import cancelled
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall, Turn
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Consequence,
    Duration,
    LeadPenalty,
    Role,
    Verdict,
)

LAW = clauses(37)


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """He must pass and did not."""
    law = Applied(LAW[table.edition]["cancelled"], Role.IRREGULARITY)
    return Verdict((law,), offence.sentence("{who}’s {call} broke the obligation to pass."))


def called_over(table: Table, offence: IrregularCall, by: RecordedCall | None) -> Decision:
    """37A (1987: 35B): the left-hand opponent called, and the call stands.

    A duty to pass throughout continues.
    """
    del by
    book = LAW[table.edition]
    throughout = any(
        bar.seat is offence.seat and bar.duration is Duration.THROUGHOUT for bar in table.bars
    )
    result = offence.sentence(
        "{opponent} called over {call}. {call} stands, and {who} must continue to pass."
        if throughout
        else "{opponent} called over {call}. {call} stands, and {who} no longer has to pass."
    )
    why = cancelled.called_over(book["cancelled"], offence)
    verdict = Verdict((Applied(book["call_stands"]),), result, trace=(why, result))
    return Decision(verdict, Fate.STANDS)


def refused(table: Table, offence: IrregularCall) -> Decision:
    """37B (1987: 37): it is cancelled, a pass takes its place, and both must pass throughout."""
    laws = _cancelling(table.edition)
    result = offence.sentence(
        "{who}’s {call} is cancelled and replaced by a pass. {who} and {partner} must pass "
        "throughout."
    )
    why = cancelled.not_called_over(LAW[table.edition]["call_stands"], offence)
    gone = offence.withdrawn(laws[0], LeadPenalty.BY_MEANING)
    consequences = (*both_must_pass(offence, laws[0]), gone)
    verdict = Verdict(tuple(map(Applied, laws)), result, consequences, (why, result))
    own_turn = offence.turn is Turn.OWN
    return Decision(verdict, Fate.PASS_IN_PLACE if own_turn else Fate.BACK_TO_TURN)


def _cancelling(edition: Edition) -> tuple[Ground, ...]:
    """Return what puts a pass in its place and what cancels it; 1987 says all in one paragraph."""
    book = LAW[edition]
    return tuple(book[idea] for idea in ("pass_in_place", "cancelled") if idea in book)


def both_must_pass(offence: IrregularCall, law: Ground) -> tuple[Consequence, ...]:
    """Return the duty of both partners to pass throughout (37, 38)."""
    return (
        Bar(offence.seat, Duration.THROUGHOUT, law),
        Bar(offence.seat.partner, Duration.THROUGHOUT, law),
    )


def is_its(decision: Decision) -> bool:
    """Whether a decision is this law's, also on a double that Law 19 does not allow."""
    deciding = decision.verdict.laws[0].ground
    return deciding in _cancelling(deciding.edition)


def settled(table: Table, offence: IrregularCall, substitute: RecordedCall) -> Decision:
    """Out of his turn he called; in it he passes."""
    del substitute
    before = table.incidents[offence.incident]
    return Decision(Verdict(before.laws, before.result), Fate.STANDS)


CALL_LAW = LawOfCall(
    notice=notice, accept=called_over, refuse=refused, settle=settled, may_be_accepted=False
)
