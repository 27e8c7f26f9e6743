"""Law 29: procedure after a call out of rotation, and what Laws 30 to 32 say alike.

The editions agree that the next player may accept it, and that otherwise it is cancelled and the
turn goes back; 1987 prints the two sections the other way round. At the left-hand opponent's turn
the books treat a later call as a change of call (Law 25), each with its own condition. At the
right-hand opponent's turn his call decides: where he passes, the cancelled call is repeated. 2017
looks at the call made in its place, and whether it is comparable with the cancelled one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Bid, Double, Redouble
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.laws import law23_comparable_call as law23
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.irregular_call import Decision, Fate, IrregularCall, Turn
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Bar,
    Consequence,
    Duration,
    LeadPenalty,
    Option,
    Role,
    Verdict,
    WithdrawnCall,
)

LAW = clauses(29)

Book = Mapping[str, Ground]
"""What an edition says in Law 30, 31 or 32, by idea; what they share has the same name in each."""


# -- accepted or cancelled ------------------------------------------------------------------------


def notice(table: Table, offence: IrregularCall, refusal: Decision) -> Verdict:
    """The left-hand opponent may accept the call by calling; the rest waits for that.

    Before he chooses, the director explains what follows if he does not (10C1).
    """
    book = LAW[table.edition]
    result = offence.sentence(
        "{who}’s {call} came at {turn}’s turn. {opponent} may accept it. Otherwise it is "
        "cancelled and {turn} calls."
    )
    may = book["may_be_accepted"]
    laws = (Applied(may, Role.RIGHT), Applied(book["cancelled"], Role.IRREGULARITY))
    option = Option(offence.seat.left_hand_opponent, "accept_call", may)
    otherwise = offence.sentence(
        "If {opponent} does not accept it, {law} applies: {ruling}",
        law=refusal.verdict.laws[0].ground,
        ruling=refusal.verdict.result,
    )
    return Verdict(laws, result, (option,), (otherwise,))


def accepted(table: Table, offence: IrregularCall, by: RecordedCall | None) -> Decision:
    """Accepted, the call stands and nothing more follows."""
    del by
    result = offence.sentence(
        "{opponent} has accepted {who}’s {call} out of rotation. The auction continues from there."
    )
    law = LAW[table.edition]["may_be_accepted"]
    return Decision(Verdict((Applied(law),), result), Fate.STANDS)


def partner_called_meanwhile(
    table: Table, offence: IrregularCall, recorded: RecordedCall
) -> Verdict:
    """Partner has called while the opponent may still accept the call: that right stays open."""
    result = offence.sentence(
        (
            "{partner} called {second} while {opponent} could still accept {call}. {opponent}’s "
            "choice comes first. {second} is dealt with afterwards."
        ),
        second=recorded.call,
    )
    before = table.incidents[offence.incident]
    return Verdict(before.laws, result, before.options)


def called_before_he_had_to_pass(
    table: Table, offence: IrregularCall, recorded: RecordedCall, bar: Bar
) -> Table:
    """Return the table without partner's call, made before the duty to pass fell on him."""
    result = offence.sentence(
        "{partner} called {second} before {call} was dealt with. He must pass now, so a pass takes "
        "the place of {second}.",
        second=recorded.call,
    )
    gone = WithdrawnCall(recorded.seat, recorded.call, recorded.event, bar.ground)
    return table.explaining((Applied(bar.ground),), (result,)).withdrawing(gone)


def cancelled(
    laws: Iterable[Ground],
    result: Sentence,
    *consequences: Consequence,
    excluded: tuple[Sentence, ...] = (),
) -> Decision:
    """Return the decision that a call is cancelled and the turn goes back, under given laws."""
    applied = tuple(Applied(law) for law in laws)
    verdict = Verdict(applied, result, consequences, (*excluded, result))
    return Decision(verdict, Fate.BACK_TO_TURN)


def partner_must_pass(offence: IrregularCall) -> Sentence:
    """Say that the call is cancelled, and partner passes whatever the offender calls in turn."""
    return offence.sentence(
        "{who}’s {call} is cancelled. {who} may make any legal call in turn, and {partner} "
        "must pass throughout."
    )


def partner_passes(offence: IrregularCall, substitute: RecordedCall) -> Sentence:
    """Say that the offender has called in his turn, and that his partner passes throughout."""
    return offence.sentence(
        "{who}’s call in turn is {call}. {partner} must pass throughout.",
        call=substitute.call,
    )


# -- at the left-hand opponent's turn: a change of call -------------------------------------------


def treated_as_change(edition: Edition, offence: IrregularCall) -> Ground | None:
    """Return the ground on which a call at the left-hand opponent's turn is a change of call.

    A pass (30B3; 2017: 30B2), a bid (31B; 2017: 31C) or a double (2017: 32C) by a player who has
    called before.
    """
    if offence.turn is not Turn.LEFT_HAND_OPPONENT or offence.auction.is_over:
        return None
    of_pass = clauses(30)[edition]["pass_is_a_change_of_call"]
    of_bid = clauses(31)[edition]["bid_is_a_change_of_call"]
    is_pass = offence.key is Irregularity.PASS_OUT_OF_ROTATION
    is_double = isinstance(offence.recorded.call, Double | Redouble)
    law, before = of_bid, offence.had_called
    match edition:
        case Edition.RU_1987 if is_pass:
            law, before = of_pass, offence.any_bid and offence.had_called
        case Edition.RU_1987:
            pass  # any other call too: the footnote to 31B
        case Edition.SR_2007 if is_pass:
            law = of_pass.departing(bears=not offence.any_bid)
        case Edition.SR_2007 if is_double:
            # Law 32 of that book says nothing of the left-hand opponent's turn, and the footnote
            # to 31B speaks of bids; a double after one's own call is a change of call all the same.
            law = clauses(25)[edition]["change_may_be_accepted"]
        case Edition.SR_2007:
            # sr2007 31B asks "pre toga nije licitirao", has not bid; the other books have "called".
            before = offence.had_bid
        case Edition.BG_2017 if offence.recorded.is_pass:
            law = of_pass
        case Edition.BG_2017 if not isinstance(offence.recorded.call, Bid):
            law = clauses(32)[edition]["double_is_a_change_of_call"]
    return law if before else None


def applied_all_the_same(
    offence: IrregularCall, law: Ground, *, outside: bool
) -> tuple[Sentence, ...]:
    """Say where a law asks that the offender had not called before, and he had.

    At the left-hand opponent's turn that makes it a change of call; of partner's turn the books
    say nothing then, so the law is applied for want of another.
    """
    if not outside:
        return ()
    line = offence.sentence(
        (
            "{law} applies to a player who has not called before. {who} has called, but the "
            "book has no other rule for a call at partner’s turn."
        ),
        law=law,
    )
    return (line,)


# -- at the right-hand opponent's turn: what he calls ---------------------------------------------


def waiting_for_opponent(
    offence: IrregularCall, book: Book, partners: str = "", *decides: Ground
) -> Decision:
    """Return the decision at the right-hand opponent's turn: what follows depends on his call.

    `partners` says also what partner must do then, and `decides` on what that rests; in 2017 it is
    whether the new call is comparable.
    """
    if "comparable_call" in book:
        partners = (
            "{who}’s {call} is cancelled. If {opponent} passes, {who} must repeat it. "
            "Otherwise {who} may make any legal call, and {partner} must pass once unless that "
            "call is comparable with {call}."
        )
        decides = (book["comparable_call"], book["call_not_comparable"])
    result = offence.sentence(partners, opponent=offence.turn_of)
    law = book["at_right_hand_opponents_turn"]
    answers = (book["opponent_passes"], book["opponent_does_not_pass"])
    laws = dict.fromkeys((law, *answers, *decides))
    return cancelled(laws, result, offence.withdrawn(law))


THROUGHOUT_IF_HE_ACTS = (
    "{who}’s {call} is cancelled. If {opponent} passes, {who} must repeat it. Otherwise {who} may "
    "make any legal call, and {partner} must pass throughout."
)
"""What 1987 and 2007 say of a double, or of a call that names no denomination, before he acts."""


def opponent_acted(table: Table, offence: IrregularCall) -> bool:
    """Whether the right-hand opponent bid, doubled or redoubled in his turn afterwards."""
    later = table.bidding.recorded[len(offence.auction.calls) :]
    opponent = offence.seat.right_hand_opponent
    return any(call.seat is opponent and not call.is_pass for call in later)


def opponent_passed(offence: IrregularCall, book: Book) -> Verdict:
    """Return the verdict once the right-hand opponent has passed: the call must be repeated."""
    result = offence.sentence(
        "{opponent} passed, so {who} must repeat {call}.", opponent=offence.turn_of
    )
    law = book["opponent_passes"].beneath(book["at_right_hand_opponents_turn"])
    return Verdict((Applied(law),), result, (offence.withdrawn(law),))


def must_repeat(offence: IrregularCall, book: Book, substitute: RecordedCall) -> Decision:
    """Return the decision where the right-hand opponent passed: the same call is repeated."""
    law = book["opponent_passes"].beneath(book["at_right_hand_opponents_turn"])
    if substitute.call == offence.recorded.call:
        result = offence.sentence(
            "{opponent} passed and {who} has repeated {call}. There is no rectification.",
            opponent=offence.turn_of,
        )
        gone = offence.withdrawn(law, by=substitute, free=True)
        return Decision(Verdict((Applied(law),), result, (gone,)), Fate.STANDS)
    result = offence.sentence(
        "{who} must repeat {call}. {other} is cancelled.", other=substitute.call
    )
    other = WithdrawnCall(substitute.seat, substitute.call, substitute.event, law)
    return Decision(Verdict((Applied(law),), result, (other,)), Fate.REPLACED_AT_ONCE)


# -- 2017: whether the new call is comparable -----------------------------------------------------


def comparability_decides(offence: IrregularCall) -> Sentence:
    """Say that both may call freely, and what depends on how the offender's call compares."""
    return offence.sentence(
        "{who}’s {call} is cancelled. {who} and {partner} may make any legal call in turn, "
        "and {partner} must pass once unless {who}’s call is comparable with {call}."
    )


def both_may_call(
    offence: IrregularCall,
    book: Book,
    turn: Ground,
    result: Sentence,
    excluded: tuple[Sentence, ...] = (),
) -> Decision:
    """Return the decision at partner's or the left-hand opponent's turn: both may call freely."""
    partners, offenders = book["partner_may_call"], book["offender_may_call"]
    comparable, other = book["comparable_call"], book["call_not_comparable"]
    return cancelled(
        (turn, partners, offenders, comparable, other),
        result,
        Option(offence.seat.partner, "any_legal_call", partners),
        Option(offence.seat, "any_legal_call", offenders),
        Option(offence.seat, "comparable_call", comparable),
        offence.withdrawn(other, LeadPenalty.BY_MEANING),
        excluded=excluded,
    )


def opponent_did_not_pass(offence: IrregularCall, book: Book) -> Verdict:
    """Return the verdict of 2017 once the right-hand opponent has bid, doubled or redoubled."""
    result = offence.sentence(
        (
            "{opponent} did not pass, so {who} may make any legal call. {partner} must pass once "
            "unless that call is comparable with {call}."
        ),
        opponent=offence.turn_of,
    )
    law = book["opponent_does_not_pass"].beneath(book["at_right_hand_opponents_turn"])
    comparable, other = book["comparable_call"], book["call_not_comparable"]
    consequences = (
        Option(offence.seat, "any_legal_call", law),
        Option(offence.seat, "comparable_call", comparable),
        offence.withdrawn(other, LeadPenalty.BY_MEANING),
    )
    laws = (law, comparable, other)
    return Verdict(tuple(map(Applied, laws)), result, consequences)


def repeated_or_compared(
    table: Table, offence: IrregularCall, substitute: RecordedCall, book: Book
) -> Decision:
    """Return what 31 and 32 of 2017 decide on the offender's call in his turn.

    31B2 and 32B2 send a call at partner's or the left-hand opponent's turn to A2(a) and A2(b).
    """
    at_opponents = offence.turn is Turn.RIGHT_HAND_OPPONENT
    if at_opponents and not opponent_acted(table, offence):
        return must_repeat(offence, book, substitute)
    if at_opponents:
        under = (book["opponent_does_not_pass"], book["at_right_hand_opponents_turn"])
        return judged_by_comparability(table, offence, substitute, book, under)
    turn, sent_from = (another_turn(offence, book),), (book["offender_may_call"],)
    return judged_by_comparability(table, offence, substitute, book, turn, sent_from=sent_from)


def another_turn(offence: IrregularCall, book: Book) -> Ground:
    """Return what 2017 says of a turn that was not the right-hand opponent's.

    30B1 and 31B speak of a player who had not called before, 32B of partner's turn alone.
    """
    law = book.get("at_another_turn")
    return book["at_partners_turn"] if law is None else law.departing(bears=offence.had_called)


def judged_by_comparability(
    table: Table,
    offence: IrregularCall,
    substitute: RecordedCall,
    book: Book,
    under: tuple[Ground, ...],
    *,
    sent_from: tuple[Ground, ...] = (),
) -> Decision:
    """Return what 2017 decides on a call after a cancelled one, by whether it is comparable.

    `under` says whose turn it was.
    """
    free = book["comparable_call"].beneath(*under)
    if law23.is_comparable(table, offence.recorded, substitute):
        limbs = law23.limbs(offence.recorded, substitute)
        more = law23.after_a_cancelled_call(free)
        laws = (free, *limbs, *more, *sent_from)
        result = offence.sentence(
            (
                "{who}’s {call} is comparable with the cancelled {withdrawn}. There is no "
                "further rectification, and {partner} may use the information from the cancelled "
                "call. The score is adjusted only if the call out of rotation itself caused damage."
            ),
            call=substitute.call,
            withdrawn=offence.recorded.call,
        )
        gone = offence.withdrawn(free, by=substitute, free=True)
        return Decision(Verdict(tuple(map(Applied, laws)), result, (gone,)), Fate.STANDS)
    result = offence.sentence(
        (
            "{who}’s {call} is not comparable with the cancelled {withdrawn}: {partner} must "
            "pass at his next turn."
        ),
        call=substitute.call,
        withdrawn=offence.recorded.call,
    )
    excluded = offence.sentence(
        (
            "{law} does not apply because {who}’s {call} is not comparable with {withdrawn} "
            "({comparable})."
        ),
        law=free,
        call=substitute.call,
        withdrawn=offence.recorded.call,
        comparable=law23.LAW[Edition.BG_2017]["comparable_call"],
    )
    law = book["call_not_comparable"].beneath(*under)
    bar = Bar(offence.seat.partner, Duration.ONCE, law)
    gone = offence.withdrawn(law, LeadPenalty.BY_MEANING, substitute)
    applied = tuple(map(Applied, (law, *sent_from)))
    verdict = Verdict(applied, result, (bar, gone), (excluded, result))
    return Decision(verdict, Fate.STANDS)
