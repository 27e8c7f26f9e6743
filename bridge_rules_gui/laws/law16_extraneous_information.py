"""Law 16: extraneous information, from partner and from other sources.

The editions agree about partner's: a call over which another was a logical alternative may not be
chosen if the information suggests it; play continues, with an adjusted score if the opponents were
damaged (1987: 16A, 2007: 16B, 2017: 16B). They differ in when the opponents call the director about
it: at once in 1987 and 2007 (16A2, 16B3), after the play in 2017 (16B3).

Information from elsewhere: 1987 may change the seats, replace a player with everybody's consent or
give an artificial score (16B); 2007 and 2017 may besides have the board redealt or played, as long
as nobody has called (16C, 16D), and after a call only the last two. Seats are changed in every
edition so that the player receives the hand he knows about: not where he knows about no hand.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(16)

_NO_ADVANTAGE = clauses(73)
_CAREFUL = "partners_information_brings_no_advantage"


# -- from partner -------------------------------------------------------------------------------


def made_available(edition: Edition, who: Seat, *, is_breach: bool = True) -> Verdict:
    """Return what follows when a player lets partner have extraneous information.

    A mere variation of tempo or manner is no breach (73D1).
    """
    book = LAW[edition]
    closes = book["partners_information_may_not_be_used"]
    laws = [Applied(closes, Role.INFORMATION)]
    if not_chosen := book.get("suggested_action_not_chosen"):
        laws.append(Applied(not_chosen))
    laws.append(Applied(book["rights_reserved"], Role.RIGHT))
    laws.append(Applied(_NO_ADVANTAGE[edition][_CAREFUL], Role.INFORMATION))
    words = (
        "{partner} may not choose a call or play that {who}’s manner or words suggest over a "
        "logical alternative. The opponents may reserve their rights."
    )
    if not is_breach:
        laws.append(Applied(_NO_ADVANTAGE[edition]["variation_is_no_breach"], Role.PROCEDURE))
        words = (
            "{who}’s change of tempo or manner is no infraction in itself. {partner} may not "
            "choose a call or play that it suggests over a logical alternative. The "
            "opponents may reserve their rights."
        )
    result = sentence(words, partner=who.partner, who=who)
    what = sentence("the information from {who}’s manner or words", who=who)
    return Verdict(tuple(laws), result, (Unauthorised(who.partner, what, closes),))


def by_failing_to_alert(edition: Edition, who: Seat) -> Unauthorised:
    """Return what a player's partner learns from an alert that he expected and has not heard."""
    book = LAW[edition]
    closes, named = book["partners_information_may_not_be_used"], book.get("failure_to_alert")
    what = sentence("the information from {who}’s failure to alert", who=who)
    return Unauthorised(who.partner, what, closes.quoting(named) if named else closes)


def was_suggested(table: Table, call: RecordedCall) -> bool:
    """Whether partner's information suggested a call over a logical alternative; asked."""
    question = sentence(
        "Did information from partner suggest {who}’s {call} over a logical alternative?",
        who=call.seat,
        call=call.call,
    )
    return table.judge("suggested", call.event, question)


_SUGGESTED_ACTION_CHOSEN = (
    "suggested_action_not_chosen",
    "partners_information_may_not_be_used",
    "logical_alternative",
    "adjusted_after_the_infraction",
    "extraneous_information_may_be_an_infraction",
)


def used(edition: Edition, call: RecordedCall) -> Verdict:
    """Return what follows when a player chose the call partner's information suggested."""
    book = LAW[edition]
    of_conduct = _NO_ADVANTAGE[edition]
    grounds = (
        *(book[idea] for idea in _SUGGESTED_ACTION_CHOSEN if idea in book),
        of_conduct[_CAREFUL],
        *([adjusted] if (adjusted := of_conduct.get("adjusted_for_a_suggested_choice")) else []),
    )
    laws = tuple(map(Applied, grounds))
    words = (
        (
            "{who}’s {call} was suggested over a logical alternative by partner’s manner or "
            "words. The auction and play continue, and the score is adjusted if the other "
            "side was damaged."
        )
        if edition is Edition.RU_1987
        else (
            "{who}’s {call} was suggested over a logical alternative by partner’s manner or "
            "words. The auction and play continue, and the score is adjusted if {who}’s side "
            "gained by it."
        )
    )
    return Verdict(laws, sentence(words, who=call.seat, call=call.call))


# -- from elsewhere -----------------------------------------------------------------------------


def from_elsewhere(table: Table, *, called: bool, about_a_hand: bool = False) -> Verdict:
    """Return what follows when a player has learned of the board from somewhere else.

    `called`: the first call has been made. `about_a_hand`: a card of it was seen, so that nobody
    need ask what the information is about.
    """
    edition, book = table.edition, LAW[table.edition]
    learned = Applied(book["from_another_source"], Role.IRREGULARITY)
    may = Applied(book["director_may"])
    question = sentence("Can the board still be bid and played normally?")
    if table.judge("harmless", None, question):
        result = sentence("The information does not interfere with normal play. Play continues.")
        if called and edition is not Edition.RU_1987:
            return Verdict((Applied(book["after_the_first_call"]), learned, may), result)
        return Verdict((may, learned), result)
    score = Applied(book["adjusted_at_once"])
    if edition is not Edition.RU_1987 and called:
        return _after_the_first_call(edition, learned, score)
    question = sentence("Is the information about a player’s hand?")
    knows_a_hand = about_a_hand or table.judge("about_a_hand", None, question)
    seats = Applied(book["seats_changed"])
    excluded = (
        ()
        if knows_a_hand
        else (
            sentence(
                "{law} does not apply because the information is not about a player’s hand.",
                law=seats.ground,
            ),
        )
    )
    ways = (seats,) if knows_a_hand else ()
    if edition is Edition.RU_1987:
        question = sentence("Do all four players agree to replace the player for this board?")
        agreed, replaced = table.judge("all_agree", None, question), book["player_replaced"]
        if agreed:
            ways = (*ways, Applied(replaced))
        else:
            line = sentence(
                "{law} does not apply because not all four players agree to replace the player.",
                law=replaced,
            )
            excluded = (*excluded, line)
        result = sentence(_WAYS_1987[knows_a_hand, agreed])
        laws = (learned, may, *ways, score)
    else:
        ways = (*ways, Applied(book["redealt"]), Applied(book["played_and_perhaps_adjusted"]))
        result = sentence(_WAYS_BEFORE_A_CALL[edition, knows_a_hand])
        laws = (may, learned, *ways, score)
    return Verdict(laws, result, (), (*excluded, result) if excluded else ())


def _after_the_first_call(edition: Edition, learned: Applied, score: Applied) -> Verdict:
    """2007 refers to 2(c) alone, 2017 to 2(c) or 2(d)."""
    book = LAW[edition]
    play_on = Applied(book["played_and_perhaps_adjusted"])
    ways = (play_on,) if edition is Edition.SR_2007 else (play_on, score)
    words = (
        (
            "The first call has been made. The board is played, and the score is adjusted if "
            "the information affected it."
        )
        if edition is Edition.SR_2007
        else (
            "The first call has been made. The director either has the board played and "
            "adjusts the score if the information affected it, or adjusts the score "
            "without play."
        )
    )
    return Verdict((Applied(book["after_the_first_call"]), learned, *ways), sentence(words))


_WAYS_1987 = {
    (True, True): (
        "All four players agree. The director may adjust the players’ positions if the type of "
        "contest and scoring allow, replace the player, or award an artificial adjusted score."
    ),
    (True, False): (
        "The director may adjust the players’ positions if the type of contest and scoring allow, "
        "or award an artificial adjusted score."
    ),
    (False, True): (
        "All four players agree. The director may replace the player or award an artificial "
        "adjusted score."
    ),
    (False, False): "The director may award an artificial adjusted score.",
}
"""What 16B allows, by whether the information is about a hand and all four players agree."""

_WAYS_BEFORE_A_CALL = {
    (Edition.SR_2007, True): (
        "No call has been made. The director may adjust the players’ positions if the type of "
        "contest and scoring allow, have the board redealt if the type of contest allows, have it "
        "played, or award an artificial adjusted score."
    ),
    (Edition.SR_2007, False): (
        "No call has been made. The director may have the board redealt if the type of contest "
        "allows, have it played, or award an artificial adjusted score."
    ),
    (Edition.BG_2017, True): (
        "No call has been made. The director may adjust the players’ positions if the type of "
        "contest and scoring allow, have the board redealt if the type of contest allows, have it "
        "played, or adjust the score."
    ),
    (Edition.BG_2017, False): (
        "No call has been made. The director may have the board redealt if the type of contest "
        "allows, have it played, or adjust the score."
    ),
}
"""What 16C2 and 16D2 allow, by whether the information is about a hand."""
