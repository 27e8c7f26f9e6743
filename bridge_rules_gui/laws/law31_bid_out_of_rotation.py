"""Law 31: bid out of rotation, and the artificial passes that are treated like one.

All editions let a bid at the right-hand opponent's turn be repeated when he passes; of a
conventional pass 1987 does not (31A sends it to A2(b)). When he acts, and at partner's or the
left-hand opponent's turn, 1987 and 2007 ask whether the denomination is repeated, 2017 whether the
new call is comparable, and partner must pass once where the older books have him pass throughout.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Bid
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law26_lead_restrictions as law26
from bridge_rules_gui.laws import law29_call_out_of_rotation as law29
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall, Turn
from bridge_rules_gui.table.auction.law_of_call import LawOfCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
)

LAW = clauses(31)


def _book(table: Table, offence: IrregularCall) -> law29.Book:
    """Return what an edition says here of a bid, or of an artificial pass, made out of rotation.

    The words above all items name each of them; 1987 names the bid alone.
    """
    book = LAW[table.edition]
    manner = book.get(_manner(offence))
    if manner is None:
        return book
    return {
        idea: replace(law, under=tuple(manner.quoting(head) for head in law.under))
        for idea, law in book.items()
    }


def _manner(offence: IrregularCall) -> str:
    if not offence.recorded.is_pass:
        return "bid_out_of_rotation"
    if offence.recorded.is_artificial:
        return "artificial_pass_out_of_rotation"
    return "pass_of_an_artificial_call_out_of_rotation"


# -- what sends to this law -----------------------------------------------------------------------


def notice(table: Table, offence: IrregularCall) -> Verdict:
    """It may be accepted like any call out of rotation; an insufficient bid too (27A2, 27C)."""
    return _with_sender(table, offence, law29.notice(table, offence, refused(table, offence)))


def _sent_from(table: Table, offence: IrregularCall) -> tuple[Applied, ...]:
    """Return the provision that sends an artificial pass or an insufficient bid to this law."""
    last = offence.auction.last_bid
    if offence.key is Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION:
        return (Applied(clauses(30)[table.edition]["artificial_pass"], Role.IRREGULARITY),)
    if offence.bid is None or last is None or offence.bid > last:
        return ()
    return (Applied(clauses(27)[table.edition]["out_of_rotation"], Role.IRREGULARITY),)


def _with_sender(table: Table, offence: IrregularCall, verdict: Verdict) -> Verdict:
    return replace(verdict, laws=(*verdict.laws, *_sent_from(table, offence)))


# -- not accepted ---------------------------------------------------------------------------------


def refused(table: Table, offence: IrregularCall) -> Decision:
    """At the right-hand opponent's turn his call decides (31A); 31B is about another turn."""
    book = _book(table, offence)
    if _is_sent_to_a2b(table, offence):
        decision = _conventional_pass(offence)
    elif offence.turn is Turn.RIGHT_HAND_OPPONENT:
        decision = _waiting_for_opponent(table, offence)
    elif "comparable_call" in book:
        turn = law29.another_turn(offence, book)
        excluded = law29.applied_all_the_same(offence, turn, outside=offence.had_called)
        result = law29.comparability_decides(offence)
        decision = law29.both_may_call(offence, book, turn, result, excluded)
    else:
        decision = _partner_must_pass(table, offence)
    # What sends here comes behind the first law, before what depends on later calls.
    first, *then = decision.verdict.laws
    laws = (first, *_sent_from(table, offence), *then)
    return replace(decision, verdict=replace(decision.verdict, laws=laws))


def _waiting_for_opponent(table: Table, offence: IrregularCall) -> Decision:
    """31A2 of 1987 and 2007 looks at the denomination, which an artificial pass does not name."""
    book = _book(table, offence)
    if "comparable_call" in book:
        return law29.waiting_for_opponent(offence, book)
    throughout, specified = _throughout(table, offence), _specified(table, offence)
    if offence.bid is None:
        words = law29.THROUGHOUT_IF_HE_ACTS
        return law29.waiting_for_opponent(offence, book, words, throughout)
    words = (
        (
            "{who}’s {call} is cancelled. If {opponent} passes, {who} must repeat it. Otherwise "
            "{who} may make any legal call. {partner} must then pass once if that call repeats a "
            "denomination specified by {call}, and otherwise must pass throughout."
        )
        if specified
        else (
            "{who}’s {call} is cancelled. If {opponent} passes, {who} must repeat it. Otherwise "
            "{who} may make any legal call. {partner} must then pass once if that call repeats "
            "the denomination of {call}, and otherwise must pass throughout."
        )
    )
    decides = (book["denomination_repeated"], throughout, *specified)
    return law29.waiting_for_opponent(offence, book, words, *decides)


def _partner_must_pass(table: Table, offence: IrregularCall) -> Decision:
    """31B of 1987 and 2007 is about partner; that the offender may call as he likes is Law 29."""
    law = _at_another_turn(table, offence)
    early = table.edition is Edition.RU_1987
    before = offence.had_called if early else offence.had_bid
    free = law29.LAW[table.edition]["any_legal_call"]
    return law29.cancelled(
        (law, free),
        law29.partner_must_pass(offence),
        Option(offence.seat, "any_legal_call", free),
        Bar(offence.seat.partner, Duration.THROUGHOUT, law),
        offence.withdrawn(law, LeadPenalty.BY_MEANING),
        excluded=law29.applied_all_the_same(offence, law, outside=before),
    )


def _at_another_turn(table: Table, offence: IrregularCall) -> Ground:
    """Return why partner must pass after a call at his or the left-hand opponent's turn.

    By the other books a player who has called has not the law of 2007 against him, by the print
    only one who has bid.
    """
    departs = table.edition is Edition.SR_2007 and offence.had_called and not offence.had_bid
    return _book(table, offence)["at_another_turn"].departing(bears=departs)


def _is_sent_to_a2b(table: Table, offence: IrregularCall) -> bool:
    """Whether 31A of 1987 applies A2(b) whatever the opponent does.

    It does so to a conventional pass of partner's call, at the right-hand opponent's turn.
    """
    sent = "conventional_pass" in LAW[table.edition] and offence.recorded.is_pass
    partner_called = any(made.seat is offence.seat.partner for made in offence.auction.calls)
    return sent and partner_called and offence.turn is Turn.RIGHT_HAND_OPPONENT


def _conventional_pass(offence: IrregularCall) -> Decision:
    """Return what 1987 decides on a conventional pass, sent past A1 and A2(a) to A2(b)."""
    book = LAW[Edition.RU_1987]
    sender = book["conventional_pass"]
    law = book["denomination_not_repeated"].beneath(sender)
    result = offence.sentence(
        (
            "{who}’s conventional pass is cancelled. Whatever {opponent} calls, {who} may "
            "make any legal call in turn, and {partner} must pass throughout."
        ),
        opponent=offence.turn_of,
    )
    instead_of = (book["opponent_passes"], book["denomination_repeated"])
    free = law29.LAW[Edition.RU_1987]["any_legal_call"]
    return law29.cancelled(
        (law, sender, free),
        result,
        Option(offence.seat, "any_legal_call", free),
        Bar(offence.seat.partner, Duration.THROUGHOUT, law),
        offence.withdrawn(law, LeadPenalty.BY_MEANING),
        excluded=tuple(_sent_past(other, sender, law) for other in instead_of),
    )


def _sent_past(other: Ground, sender: Ground, law: Ground) -> Sentence:
    return sentence(
        "{other} does not apply because {sender} refers a conventional pass to {law}.",
        other=other,
        sender=sender,
        law=law,
    )


# -- 31A: the opponent whose turn it was has called -----------------------------------------------


def answered(table: Table, offence: IrregularCall) -> Verdict:
    """After a pass the call is repeated (A1); after anything else another may be made (A2)."""
    book = _book(table, offence)
    if _is_sent_to_a2b(table, offence):
        return _conventional_pass(offence).verdict
    if not law29.opponent_acted(table, offence):
        verdict = law29.opponent_passed(offence, book)
    elif "comparable_call" in book:
        verdict = law29.opponent_did_not_pass(offence, book)
    else:
        verdict = _denomination_will_decide(table, offence)
    return _with_sender(table, offence, verdict)


def _denomination_will_decide(table: Table, offence: IrregularCall) -> Verdict:
    """1987 and 2007, before the new call: partner passes once (A2(a)), or throughout (A2(b)).

    An artificial pass repeats no denomination: 31A2(b) of 2007 names it.
    """
    book, partner = _book(table, offence), offence.seat.partner
    law = book["opponent_does_not_pass"].beneath(book["at_right_hand_opponents_turn"])
    once = book["denomination_repeated"]
    throughout = _throughout(table, offence)
    # What a bid of unknown meaning specified is asked of only once it is replaced.
    is_known = offence.bid is None or offence.recorded.specifies is not None
    penalty = LeadPenalty.BY_MEANING if is_known else LeadPenalty.NONE
    gone = offence.withdrawn(throughout, penalty)
    free = (Option(offence.seat, "any_legal_call", law), gone)
    if offence.bid is None:
        bar = Bar(partner, Duration.THROUGHOUT, throughout)
        result = law29.partner_must_pass(offence)
        why = _not_repeated(table, offence, offence.recorded, once)
        return Verdict((Applied(throughout), Applied(law)), result, (bar, *free), (why, result))
    specified = _specified(table, offence)
    result = offence.sentence(
        "{opponent} did not pass, so {who} may make any legal call. {partner} must pass once "
        "if that call repeats a denomination specified by {call}, and otherwise must pass "
        "throughout."
        if specified
        else "{opponent} did not pass, so {who} may make any legal call. {partner} must pass once "
        "if that call repeats the denomination of {call}, and otherwise must pass throughout.",
        opponent=offence.turn_of,
    )
    laws = (law, once, throughout, *specified)
    return Verdict(tuple(map(Applied, laws)), result, free)


def _throughout(table: Table, offence: IrregularCall) -> Ground:
    """Return why partner must pass throughout; 2007 names the artificial pass by itself."""
    book = _book(table, offence)
    own = "artificial_pass_at_opponents_turn"
    is_named = offence.bid is None and own in book
    return book[own if is_named else "denomination_not_repeated"]


# -- the offender's call in his turn --------------------------------------------------------------


def settled(table: Table, offence: IrregularCall, substitute: RecordedCall) -> Decision:
    """Repeated after a pass, nothing; else the denomination decides, in 2017 comparability."""
    book = _book(table, offence)
    if "comparable_call" in book:
        return law29.repeated_or_compared(table, offence, substitute, book)
    if offence.turn is not Turn.RIGHT_HAND_OPPONENT:
        return _passes_already(table, offence, substitute, _at_another_turn(table, offence))
    if _is_sent_to_a2b(table, offence):
        law = book["denomination_not_repeated"].beneath(book["conventional_pass"])
        return _passes_already(table, offence, substitute, law)
    if not law29.opponent_acted(table, offence):
        return law29.must_repeat(offence, book, substitute)
    return _judged_by_denomination(table, offence, substitute)


def _passes_already(
    table: Table, offence: IrregularCall, substitute: RecordedCall, law: Ground
) -> Decision:
    result = law29.partner_passes(offence, substitute)
    final = law26.another_call(table, offence.recorded, substitute)
    gone = offence.withdrawn(law, LeadPenalty.BY_MEANING, final)
    return Decision(Verdict((Applied(law),), result, (gone,)), Fate.STANDS)


def _judged_by_denomination(
    table: Table, offence: IrregularCall, substitute: RecordedCall
) -> Decision:
    """1987 and 2007 on the new call: partner passes once (A2(a)), or throughout (A2(b)).

    Law 26 follows in both cases: a suit the cancelled call showed may be missing from a new one in
    the same denomination, also from the same call in another meaning.
    """
    book = _book(table, offence)
    once = book["denomination_repeated"]
    under = (book["opponent_does_not_pass"], book["at_right_hand_opponents_turn"])
    why: tuple[Sentence, ...] = ()
    if _repeats_denomination(table, offence, substitute):
        law, duration = once, Duration.ONCE
        result = offence.sentence(
            "{who}’s {call} repeats the denomination: {partner} must pass at his next turn.",
            call=substitute.call,
        )
    else:
        law, duration = _throughout(table, offence), Duration.THROUGHOUT
        result = offence.sentence(
            "{who}’s {call} repeats no denomination: {partner} must pass throughout."
            if offence.bid is None or not isinstance(substitute.call, Bid)
            else (
                "{who}’s {call} does not repeat the denomination: {partner} must pass throughout."
            ),
            call=substitute.call,
        )
        why = (_not_repeated(table, offence, substitute, once),)
    law = law.beneath(*under)
    final = law26.another_call(table, offence.recorded, substitute)
    consequences = (
        Bar(offence.seat.partner, duration, law),
        offence.withdrawn(law, LeadPenalty.BY_MEANING, final),
    )
    specified = _specified(table, offence) if isinstance(substitute.call, Bid) else ()
    laws = (law, *specified)
    verdict = Verdict(tuple(map(Applied, laws)), result, consequences, (*why, result))
    return Decision(verdict, Fate.STANDS)


def _not_repeated(
    table: Table, offence: IrregularCall, substitute: RecordedCall, once: Ground
) -> Sentence:
    """Say why 31A2(a) does not apply; a pass or a double names no denomination."""
    pattern = "{law} does not apply because {call} does not repeat the denomination of {withdrawn}."
    if offence.bid is None:
        pattern = "{law} does not apply because the cancelled {withdrawn} names no denomination."
    elif not isinstance(substitute.call, Bid):
        pattern = "{law} does not apply because {who}’s {call} names no denomination."
    elif _specified(table, offence):
        pattern = (
            "{law} does not apply because {call} does not repeat a denomination that the "
            "cancelled {withdrawn} specified."
        )
    return offence.sentence(
        pattern, law=once, call=substitute.call, withdrawn=offence.recorded.call
    )


def _repeats_denomination(table: Table, offence: IrregularCall, substitute: RecordedCall) -> bool:
    """Whether the new call is a bid in the denomination of the cancelled one.

    1987 looks at what was named; 2007 (29C) at what an artificial call specified, and an
    artificial pass repeats nothing (31A2(b)).
    """
    if offence.bid is None or not isinstance(substitute.call, Bid):
        return False
    if _specified(table, offence):
        before, now = offence.recorded.specifies, substitute.specifies
        if before is None or now is None:
            question = offence.sentence(
                ("Does {who}’s {now} repeat a denomination that the cancelled {call} specified?"),
                now=substitute.call,
            )
            return table.judge("repeats_denomination", substitute.event, question)
        return bool(now) and set(now) <= set(before)
    return substitute.call.denomination is offence.bid.denomination


def _specified(table: Table, offence: IrregularCall) -> tuple[Ground, ...]:
    """2007: of an artificial bid it is what it specified that counts (29C)."""
    law = law29.LAW[table.edition].get("specified_denomination")
    artificial = offence.bid is not None and offence.recorded.is_artificial
    return (law,) if law is not None and artificial else ()


CALL_LAW = LawOfCall(
    notice=notice, accept=law29.accepted, refuse=refused, answer=answered, settle=settled
)
