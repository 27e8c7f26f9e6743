"""Law 30: pass out of rotation.

1987 and 2007 require the offender to pass, once or throughout, by whose turn it was and whether the
auction had been opened (2007, as printed: whether anyone had called). 2017 does so only at his
right-hand opponent's turn; elsewhere what counts is whether his next call is comparable. An
artificial pass is Law 31, a pass at the left-hand opponent's turn after a call is Law 25.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Double, Redouble
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law29_call_out_of_rotation as law29
from bridge_rules_gui.laws import law72c_potential_damage as law72c
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall, Turn
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Bar, Duration, Option, Verdict, WithdrawnCall

LAW = clauses(30)


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """It may be accepted like any call out of rotation."""
    return law29.notice(table, offence, refused(table, offence))


# -- not accepted ---------------------------------------------------------------------------------


def refused(table: Table, offence: IrregularCall) -> Decision:
    """The pass is cancelled, and the turn goes back."""
    if table.edition is Edition.BG_2017:
        return _refused_2017(table, offence)
    decision = _refused_1987_and_2007(table, offence)
    if table.edition is Edition.RU_1987 and offence.turn is Turn.PARTNER:
        return _may_have_damaged(decision, offence)
    return decision


def _may_have_damaged(decision: Decision, offence: IrregularCall) -> Decision:
    """30A and 30B2 of 1987 name 23B, which does not ask what the offender knew."""
    law, line = law72c.after_pass_at_partners_turn(offence.seat)
    verdict = decision.verdict
    verdict = replace(verdict, laws=(*verdict.laws, law), trace=(*verdict.trace, line))
    return replace(decision, verdict=verdict)


def _refused_1987_and_2007(table: Table, offence: IrregularCall) -> Decision:
    """Before any bid, and at the right-hand opponent's turn, once; at partner's, throughout.

    sr2007 prints "govorio", called, in 30A and 30B where the other books have "bid".
    """
    book = LAW[table.edition]
    opened = offence.any_bid if table.edition is Edition.RU_1987 else offence.any_call
    if not opened:
        return _passes_once(offence, book["before_any_bid"])
    departs = not offence.any_bid
    if offence.turn is Turn.PARTNER:
        law = book["at_partners_turn"].departing(bears=departs)
        return _passes_throughout(offence, law, book["partner_may_not_double"])
    return _passes_once(offence, book["at_right_hand_opponents_turn"].departing(bears=departs))


def _refused_2017(table: Table, offence: IrregularCall) -> Decision:
    """At the right-hand opponent's turn the offender must pass once (30A); else he may call freely.

    30B1 as printed asks at partner's turn too that the offender had not called before; 30B2 has
    only the left-hand opponent's turn in mind, so 30B1 is what is left for partner's.
    """
    book = LAW[table.edition]
    if offence.turn is Turn.RIGHT_HAND_OPPONENT:
        not_asked = offence.sentence(
            (
                "{law} does not apply because it was the turn of {turn}, {who}’s right-hand "
                "opponent. It does not matter whether {who}’s next call is comparable."
            ),
            law=book["at_another_turn"],
        )
        return _passes_once(offence, book["at_right_hand_opponents_turn"], not_asked)
    result = offence.sentence(
        "{who}’s pass is cancelled. {who} and {partner} may make any legal call in turn, and "
        "{partner} must pass once unless {who}’s call is comparable with the pass."
    )
    turn = law29.another_turn(offence, book)
    excluded = law29.applied_all_the_same(offence, turn, outside=offence.had_called)
    return law29.both_may_call(offence, book, turn, result, excluded)


def _passes_once(offence: IrregularCall, law: Ground, *excluded: Sentence) -> Decision:
    result = offence.sentence("{who}’s pass is cancelled, and {who} must pass at his next turn.")
    bar = Bar(offence.seat, Duration.ONCE, law)
    return law29.cancelled((law,), result, bar, offence.withdrawn(law), excluded=excluded)


def _passes_throughout(offence: IrregularCall, law: Ground, partners: Ground) -> Decision:
    """The offender passes throughout; partner may bid or pass, but not double, in this round."""
    result = offence.sentence(
        "{who}’s pass is cancelled. {who} must pass throughout, and {partner} may bid or "
        "pass but may not double or redouble in this round."
    )
    bar = Bar(offence.seat, Duration.THROUGHOUT, law)
    right = Option(offence.seat.partner, "sufficient_bid_or_pass", partners)
    return law29.cancelled((law, partners), result, bar, right, offence.withdrawn(law))


# -- the offender's call in his turn --------------------------------------------------------------


def settled(table: Table, offence: IrregularCall, substitute: RecordedCall) -> Decision:
    """He passes as he must; where 2017 leaves him free, a comparable call sets all right.

    A call that he was not to make may stand, as the opponent has called over it (35B, 37A).
    """
    book = LAW[table.edition]
    if "comparable_call" in book and offence.turn is not Turn.RIGHT_HAND_OPPONENT:
        under = (book["offender_may_call"], law29.another_turn(offence, book))
        return law29.judged_by_comparability(table, offence, substitute, book, under)
    incident = table.incidents[offence.incident]
    result = offence.sentence(
        "{who} has passed as required."
        if substitute.is_pass
        else "{who} did not pass as required, and {call} stands.",
        call=substitute.call,
    )
    gone = offence.withdrawn(incident.laws[0].ground, by=substitute)
    return Decision(Verdict(incident.laws, result, (gone,)), Fate.STANDS)


# -- 30B2(b) of 1987 and 2007: partner may not double ---------------------------------------------


def forbids_double(table: Table, call: RecordedCall) -> bool:
    """Whether partner's pass in the caller's turn forbids him to double in this round."""
    law = LAW[table.edition].get("at_partners_turn")
    if law is None or not isinstance(call.call, Double | Redouble):
        return False
    return any(
        bar.ground.citation == law.citation
        and bar.seat is call.seat.partner
        and _waits_for_his_turn(table, bar.seat)
        for bar in table.bars
    )


def _waits_for_his_turn(table: Table, seat: Seat) -> bool:
    return any(owed.seat is seat for owed in table.bidding.cancelled)


def double_forbidden(table: Table, call: RecordedCall) -> Table:
    """Return the table where partner doubled all the same: he must bid or pass instead."""
    law = LAW[table.edition]["partner_may_not_double"]
    result = sentence(
        (
            "{who}’s {call} is not allowed in this round and is cancelled. {who} must make a "
            "sufficient bid or pass."
        ),
        who=call.seat,
        call=call.call,
    )
    gone = WithdrawnCall(call.seat, call.call, call.event, law)
    right = Option(call.seat, "sufficient_bid_or_pass", law)
    noticed = table.noticing(Irregularity.FORBIDDEN_DOUBLE, call.seat, call.event)
    return noticed.deciding(Verdict((Applied(law),), result, (gone, right)))


CALL_LAW = LawOfCall(notice=notice, accept=law29.accepted, refuse=refused, settle=settled)
