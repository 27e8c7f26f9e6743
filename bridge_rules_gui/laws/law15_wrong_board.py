"""Law 15 (15B of 2017): a board not meant for the players who have it.

Found out in the auction it is given a second auction in 1987 and 2007 (15C), which must be the same
call for call; the right players are seated for it, so that nothing depends on whether one of the
first has played the board before. In 2017 the first auction continues (15B2) unless one of them has
(15B1), and team play is left to Law 86B. Only in 1987 may any player have the board cancelled
instead (15C1).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws import law13_wrong_number_of_cards as law13
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.scores.adjustment_facts import TEAMS, contest
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Role, Verdict

LAW = clauses(15)


def has_been_played_before(table: Table) -> bool:
    """Whether one of the four has played the board before; asked where it is not stated."""
    question = sentence("Has any of the four players played this board before?")
    return law13.stated_or_judged(table, "played_before", question)


def is_called_again(edition: Edition) -> bool:
    """Whether a board found in the auction is called again by the right players (15C)."""
    return "second_auction" in LAW[edition]


def found(
    edition: Edition, *, in_auction: bool, played_before: bool, has_calls: bool = True
) -> Verdict:
    """Return what follows when a board is found not to be meant for these players."""
    if edition is Edition.BG_2017:
        return _found_2017(in_auction=in_auction, played_before=played_before)
    if in_auction:
        return _second_auction(edition, has_calls=has_calls)
    book = LAW[edition]
    if played_before:
        result = sentence(
            "A player has played the board before. The second result is cancelled for both "
            "sides, and any contestant deprived of a result receives an artificial adjusted "
            "score."
        )
        return Verdict((Applied(book["played_before"]), _artificial(edition)), result)
    laws = ("result_stands", "board_not_meant_for_these_players", "right_board_later")
    result = sentence(
        "The result stands. The director may have both pairs play the correct board later."
    )
    return Verdict(tuple(Applied(book[idea]) for idea in laws), result)


def is_left_to_law_86(table: Table) -> bool:
    """Whether a footnote leaves the wrong board to Law 86B: in team play since 2017."""
    return "left_to_law_86" in LAW[table.edition] and contest(table) in TEAMS


def left_to_law_86(edition: Edition) -> Verdict:
    """Return what is ruled on a wrong board in team play (2017)."""
    law = LAW[edition]["left_to_law_86"]
    result = sentence(
        "{law} applies to pairs and individual events only. In team play the director rules under "
        "Law 86B.",
        law=law,
    )
    return Verdict((Applied(law),), result)


def _second_auction(edition: Edition, *, has_calls: bool) -> Verdict:
    """15C: the auction is held again; in 1987 any player may have the board cancelled instead.

    Before anybody has called there is no auction that the second one could differ from.
    """
    book = LAW[edition]
    stops = Applied(book["found_in_the_auction"].quoting(book["informed_of_their_rights"]))
    again = Applied(book["second_auction"])
    result = sentence(
        "The auction is cancelled. The director informs the contestants of their rights in this "
        "and later rounds. The correct players call again, and the board is cancelled if any call "
        "differs from the first auction."
        if has_calls
        else "The director seats the correct players and informs the contestants of their rights "
        "in this and later rounds. Nobody has called yet, so the auction simply begins."
    )
    request = book.get("cancelled_on_request")
    if request is None:
        return Verdict((stops, again), result)
    options = tuple(Option(seat, "cancel_board", request) for seat in Seat)
    return Verdict((stops, Applied(request, Role.RIGHT), again), result, options)


def _found_2017(*, in_auction: bool, played_before: bool) -> Verdict:
    """15B: cancelled if a player has played the board before (B1), else played out (B2)."""
    book = LAW[Edition.BG_2017]
    definition = Applied(book["board_not_meant_for_these_players"])
    if played_before:
        score = Applied(book["artificial_score"], Role.SCORE)
        result = sentence(
            "A player has played the board before. The board is cancelled for both sides, "
            "and any contestant deprived of a result receives an artificial adjusted score."
        )
        return Verdict((Applied(book["played_before"]), score, definition), result)
    result = sentence(
        "Nobody has played the board before. The auction and play are completed and the "
        "result stands. The director may have both pairs play the correct board later."
        if in_auction
        else "Play is completed and the result stands. The director may have both pairs play the "
        "correct board later."
    )
    return Verdict((Applied(book["result_stands"]), definition), result)


def call_differs(edition: Edition, call: RecordedCall) -> Verdict:
    """Return what follows from a call of the second auction that differs from the first."""
    book = LAW[edition]
    laws = [book["found_in_the_auction"]]
    if "call_differs" in book:
        laws.append(book["call_differs"])
    else:
        laws.insert(0, book["second_auction"])
    result = sentence(
        (
            "{who}’s {call} differs from the call in the first auction. The board is "
            "cancelled, and an artificial adjusted score is awarded."
        ),
        who=call.seat,
        call=call.call,
    )
    return Verdict((*map(Applied, laws), _artificial(edition)), result)


def no_call_to_be_made() -> Sentence:
    """Say that a call is made although the first auction stands, or the board is off."""
    return sentence("Under this edition there is no call to make here. The call changes nothing.")


def cancelled_on_request() -> Verdict:
    """Return what follows when a player asks for cancellation before the second auction (1987)."""
    result = sentence(
        "The board is cancelled because a player objects to a second auction. An artificial "
        "adjusted score is awarded."
    )
    book = LAW[Edition.RU_1987]
    laws = (Applied(book["cancelled_on_request"]), Applied(book["found_in_the_auction"]))
    return Verdict((*laws, _artificial(Edition.RU_1987)), result)


def _artificial(edition: Edition) -> Applied:
    return Applied(clauses(12)[edition]["artificial_adjusted_score"], Role.SCORE)
