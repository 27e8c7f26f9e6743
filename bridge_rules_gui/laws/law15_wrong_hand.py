"""Law 15A of 2017: calls on cards taken from a wrong board; it is 17D in 1987 and 2007.

1987 lets the director cancel the board and obliges him to if an opponent asks; 2007 and 2017 cancel
the call and let the player call again on his own cards, unless partner has called over it
(2007: 17D2, 2017: 15A2(a)). In 2007 an opponent who has called over it repeats his call, and a new
call of another meaning spoils the board.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Consequence,
    Option,
    Role,
    Verdict,
    WithdrawnCall,
)

LAW = clauses(15)


def may_call_again(edition: Edition, call: RecordedCall, later: tuple[RecordedCall, ...]) -> bool:
    """Whether the player calls again: since 2007, unless partner has called over the call."""
    return "calls_again" in LAW[edition] and not _partner_called(call, later)


def _partner_called(call: RecordedCall, later: tuple[RecordedCall, ...]) -> bool:
    return any(over.seat is call.seat.partner for over in later)


def call_cancelled(
    edition: Edition, call: RecordedCall, later: tuple[RecordedCall, ...]
) -> Verdict:
    """Return what follows from a call on another board's cards, with the calls made over it."""
    if edition is Edition.RU_1987:
        return _board_may_be_cancelled(call)
    book = LAW[edition]
    cancelled = _cancelled(edition, call, later)
    law = Applied(book["call_on_a_wrong_hand"])
    if _partner_called(call, later):
        laws = [Applied(book["partner_called_over_it"]), law]
        words = (
            (
                "{who} called with cards from the wrong board, and {partner} has called "
                "since. An artificial adjusted score is awarded."
            )
            if edition is Edition.SR_2007
            else (
                "{who} called with cards from the wrong board, and {partner} has called "
                "since. The director adjusts the score."
            )
        )
        result = sentence(words, who=call.seat, partner=call.seat.partner)
        adjusted = [_artificial(edition)]
    else:
        laws = [law, Applied(book["calls_again"])]
        words = (
            "{who}’s {call}, made with cards from the wrong board, is cancelled. {who} takes "
            "the correct hand and calls again."
        )
        if later and "new_call_differs" in book:
            laws.append(Applied(book["new_call_differs"]))
            words = (
                "{who}’s {call}, made with cards from the wrong board, is cancelled. {who} "
                "takes the correct hand and calls again. If the new call differs in meaning, "
                "an artificial adjusted score is awarded. Otherwise {opponent} repeats his "
                "call."
            )
        opponent = call.seat.left_hand_opponent
        result = sentence(words, who=call.seat, call=call.call, opponent=opponent)
        adjusted = []
    if closed := book.get("cancelled_calls_unauthorised"):
        laws.append(Applied(closed, Role.INFORMATION))
    return Verdict((*laws, *adjusted), result, cancelled)


def _board_may_be_cancelled(call: RecordedCall) -> Verdict:
    """1987 leaves it to the director, unless a player of the other side asks (17D)."""
    law = LAW[Edition.RU_1987]["board_may_be_cancelled"]
    opponents = (call.seat.left_hand_opponent, call.seat.right_hand_opponent)
    options = tuple(Option(seat, "cancel_board", law) for seat in opponents)
    result = sentence(
        (
            "{who} called with cards from the wrong board. The director may cancel the "
            "board, and must do so if an opponent asks."
        ),
        who=call.seat,
    )
    return Verdict((Applied(law),), result, options)


def _cancelled(
    edition: Edition, call: RecordedCall, later: tuple[RecordedCall, ...]
) -> tuple[Consequence, ...]:
    law = LAW[edition]["call_on_a_wrong_hand"]
    side = call.seat.side
    return tuple(
        WithdrawnCall(each.seat, each.call, each.event, law, innocent=each.seat.side is not side)
        for each in (call, *later)
    )


def board_cancelled(edition: Edition) -> Verdict:
    """Return what follows when an opponent asks for the board to be cancelled (1987)."""
    law = LAW[Edition.RU_1987]["board_may_be_cancelled"]
    result = sentence(
        "The board is cancelled at the opponents’ request, and an artificial adjusted score "
        "is awarded."
    )
    return Verdict((Applied(law), _artificial(edition)), result)


def differs(table: Table, first: RecordedCall, call: RecordedCall) -> bool:
    """Whether the new call means something else than the cancelled one; asked (2007: 17D2)."""
    if call.call == first.call and call.holds("comparable") is not False:
        return False
    question = sentence(
        "Does {who}’s {call} mean the same as the cancelled {first}?",
        who=call.seat,
        call=call.call,
        first=first.call,
    )
    return not table.judge("comparable", call.event, question)


def called_again(call: RecordedCall, over: RecordedCall | None, *, spoilt: bool) -> Verdict:
    """Return what follows from the new call in 2007, the opponent having called over the first.

    `spoilt`: the new call differs in meaning from the cancelled one.
    """
    book = LAW[Edition.SR_2007]
    law = Applied(book["call_on_a_wrong_hand"])
    if spoilt:
        result = sentence(
            (
                "{who}’s new call differs in meaning from the cancelled call. An artificial "
                "adjusted score is awarded."
            ),
            who=call.seat,
        )
        laws = (Applied(book["new_call_differs"]), law, _artificial(Edition.SR_2007))
        return Verdict(laws, result)
    result = sentence(
        (
            "{who}’s new call means the same as the cancelled call. {opponent} repeats "
            "{call}, and the auction continues normally."
        ),
        who=call.seat,
        opponent=call.seat.left_hand_opponent,
        call=over.call if over is not None else "call",
    )
    return Verdict((Applied(book["opponent_repeats_his_call"]), law), result)


def _artificial(edition: Edition) -> Applied:
    return Applied(clauses(12)[edition]["artificial_adjusted_score"], Role.SCORE)
