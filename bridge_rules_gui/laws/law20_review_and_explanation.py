"""Law 20: review and explanation of calls.

Every edition lets a player ask in his own turn, for the whole auction and not for a part of it, and
not while he must pass (20B). In the play he has it in his first turn only (20C2, 41B); later he may
ask what the contract is (41C). Before the opening lead is faced, its leader's partner and declarer
also ask, and dummy does not (41B). Only an opponent answers (20D). 1987 has explanations of the
whole auction (20F1); the later ones also of a single call (20F3). A question for partner's benefit
alone is forbidden in 2007 and 2017 (20G1), in 1987 as communication between partners (73B1); one
meant to draw a wrong answer only in 2017 (20G2).

A player who finds that his own explanation was wrong says so immediately (20F4, 1987: 75D1), in
2017 by the end of the clarification period, or in the play if he finds it then (20F4, 75B2).
Partner's may not be corrected during the auction, nor by a defender before the play is over (20F5,
1987: 75D2).
"""

from __future__ import annotations

from enum import StrEnum

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law40_partnership_understandings as law40
from bridge_rules_gui.laws import law41_opening_lead as law41
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Unauthorised, Verdict

LAW = clauses(20)


class Purpose(StrEnum):
    """What a question or remark is for; the value is that of the fact `purpose`."""

    EXPLANATION = "explanation"
    REVIEW = "review"
    PARTIAL_REVIEW = "partial_review"
    CALL_NOT_HEARD = "call_not_heard"
    FOR_PARTNER = "for_partner"
    TO_MISLEAD = "to_mislead"
    OWN_CARD = "own_card"
    WHO_LEADS = "who_leads"
    CONSULTATION = "consultation"
    RECTIFICATION = "rectification"


def improper(table: Table, who: Seat, purpose: Purpose) -> Ground | None:
    """Return the provision a request breaks, None where it is in order."""
    book = LAW[table.edition]
    must_pass = table.turn is who and table.bar_on(who) is not None
    match purpose:
        case Purpose.FOR_PARTNER:
            return book["question_for_partner"]
        case Purpose.TO_MISLEAD:
            return book.get("question_to_mislead")
        case Purpose.PARTIAL_REVIEW:
            auction_over = table.contract is not None
            return book["no_partial_review_in_the_play" if auction_over else "no_partial_review"]
        case Purpose.CALL_NOT_HEARD:  # to be asked at once (20A)
            return book["no_partial_review_in_the_play"] if table.play_has_begun else None
        case Purpose.REVIEW if _has_played(table, who) and not _is_over(table):
            return law41.LAW[table.edition]["review_only_before_he_plays"]
        case Purpose.REVIEW:
            in_auction, in_play = book["review_in_the_auction"], book["review_in_the_play"]
            barred = book["no_review_when_barred"] if must_pass else None
        case Purpose.EXPLANATION:
            in_auction = book["explanation_in_the_auction"]
            in_play = _in_play(table.edition, table.contract, who)
            barred = book.get("no_explanation_when_barred") if must_pass else None
        case _:
            return None
    return barred or _out_of_turn(table, who, in_auction, in_play)


def _has_played(table: Table, who: Seat) -> bool:
    """Whether a player has played a card; declarer also plays dummy's."""
    playing = table.playing
    if playing is None or who is playing.contract.dummy:
        return False
    earlier = playing.period.won_before.total > 0
    return earlier or any(playing.player_of(card.seat) is who for card in playing.played)


def _is_over(table: Table) -> bool:
    """Whether the play is over: no book says what may be asked then."""
    return table.playing is not None and table.playing.period.is_over


def _out_of_turn(table: Table, who: Seat, in_auction: Ground, in_play: Ground) -> Ground | None:
    """Return the provision that lets players ask in their turn, where it was not the asker's.

    Between the last pass and the first card only dummy is refused (41B lets the others ask).
    """
    playing = table.playing
    if playing is not None and table.play_has_begun:
        turn = playing.turn
        return None if turn is None or playing.player_of(turn) is who else in_play
    contract = table.contract
    if contract is not None:
        return _before_the_lead_is_faced(table, who, in_play) if contract.dummy is who else None
    return None if table.turn is who else in_auction


def _before_the_lead_is_faced(table: Table, who: Seat, in_play: Ground) -> Ground:
    """Return what says who may ask after the auction: 41B, but of the leader, whose turn it is."""
    contract = table.contract
    if contract is None or table.play_has_begun or who is contract.opening_leader:
        return in_play
    return law41.LAW[table.edition]["questions_before_lead_is_faced"]


def _in_play(edition: Edition, contract: Contract | None, who: Seat) -> Ground:
    """Return who may have calls explained in the play; declarer has a sentence of his own.

    1987 says it of declarer and defenders in one. Dummy is in neither.
    """
    book = LAW[edition]
    of_defenders, of_declarer = book["explanation_in_the_play"], book.get("declarers_explanation")
    if of_declarer is None or contract is None or who.side is not contract.declarer.side:
        return of_defenders
    return of_declarer if who is contract.declarer else of_defenders.quoting(of_declarer)


_USUAL = {
    Purpose.REVIEW: ("review_in_the_auction", "only_opponents_respond"),
    Purpose.CALL_NOT_HEARD: ("call_not_heard",),
    Purpose.WHO_LEADS: ("who_leads",),
}


def in_order(table: Table, who: Seat, purpose: Purpose) -> tuple[Applied, ...]:
    """Return the provisions that give a player what he asked for.

    No book says anything of whose lead it is but to a defender before the first card, nor of
    explanations after the play.
    """
    book, contract = LAW[table.edition], table.contract
    auction_over = contract is not None
    if purpose is Purpose.WHO_LEADS:
        defends = contract is not None and who.side is not contract.declarer.side
        if not defends or table.play_has_begun:
            return ()
    elif _is_over(table):
        return ()
    laws = [book[idea] for idea in _USUAL.get(purpose, ("explanation_in_the_auction",))]
    if auction_over and purpose is Purpose.REVIEW:
        laws[0] = _before_the_lead_is_faced(table, who, book["review_in_the_play"])
    if auction_over and purpose is Purpose.EXPLANATION:
        in_play = _in_play(table.edition, table.contract, who)
        laws = [_before_the_lead_is_faced(table, who, in_play)]
    if purpose is Purpose.EXPLANATION and "single_call" in book:
        laws.append(book["single_call"])
    return tuple(Applied(law, Role.PROCEDURE) for law in laws)


_NEVER = (
    *("no_partial_review", "no_partial_review_in_the_play"),
    *("question_for_partner", "question_to_mislead"),
)
"""What forbids a question whoever is in turn."""


def refused(table: Table, who: Seat, law: Ground, purpose: Purpose) -> Verdict:
    """Return what follows from a request a player may not make: partner may not use it.

    A single call may be asked about in one's turn as well (20F3), and the contract in the play even
    when it is too late for a review (41C).
    """
    edition = table.edition
    closes = clauses(16)[edition]["partners_information_may_not_be_used"]
    laws = [Applied(law, Role.IRREGULARITY), Applied(closes, Role.INFORMATION)]
    single = LAW[edition].get("single_call")
    if single is not None and purpose is Purpose.EXPLANATION:
        laws.append(Applied(single, Role.PROCEDURE))
    words = (
        "{who} may not ask such a question. {partner} may not use what the question conveys."
        if law in map(LAW[edition].get, _NEVER)
        else "{who} may not ask this now. {partner} may not use what the question conveys."
    )
    opening = law41.LAW[edition]
    if law == opening["review_only_before_he_plays"]:
        laws.insert(1, Applied(opening["contract_may_be_asked"], Role.RIGHT))
        words = (
            "{who} may not have the auction reviewed after playing a card. In turn, {who} may "
            "still ask what the contract is and whether it was doubled or redoubled, but not by "
            "whom. {partner} may not use what the question conveys."
        )
    result = sentence(words, who=who, partner=who.partner)
    what = sentence("the information from {who}’s question", who=who)
    return Verdict(tuple(laws), result, (Unauthorised(who.partner, what, closes),))


def may_consult_own_card(table: Table, who: Seat) -> Ground | None:
    """Return what lets a player look at his own system card: the declaring side may (40B2(b)).

    It may in the clarification period, in 2007 and 2017.
    """
    contract, law = table.contract, law40.LAW[table.edition].get("own_card_of_the_declaring_side")
    if contract is None or table.play_has_begun or who.side is not contract.declarer.side:
        return None
    return law


def own_card_consulted(table: Table, who: Seat) -> Verdict:
    """Return what follows when a player looks at his own side's system card.

    20G2 of 2007 speaks of the auction period alone, and its 40B2(b) of the play as well.
    """
    in_play = law40.LAW[table.edition].get("own_card") if table.play_has_begun else None
    law = in_play or LAW[table.edition]["own_card"]
    result = sentence("{who} may not consult his own system card or notes.", who=who)
    return Verdict((Applied(law, Role.IRREGULARITY),), result)


# -- explanations corrected (20F4, 20F5; 1987: 75D) ----------------------------------------------


def duty_to_correct(edition: Edition, *, auction_over: bool) -> tuple[Applied, ...]:
    """Return the provisions under which a player corrects his own explanation.

    20F4 of 2017 is about what he notices during the auction, 75B2 about what he notices later.
    """
    later = clauses(75)[edition].get("own_explanation_corrected") if auction_over else None
    return (Applied(later or LAW[edition]["own_explanation_corrected"], Role.PROCEDURE),)


def duty_to_correct_partner(edition: Edition, *, defends: bool) -> tuple[Applied, ...]:
    """Return the provisions under which a player corrects partner's explanation."""
    book = LAW[edition]
    when = "by_a_defender_after_the_play" if defends else "by_declarer_after_the_auction"
    ideas = (when, "partners_corrected_when_allowed")
    return tuple(Applied(book[idea], Role.PROCEDURE) for idea in ideas if idea in book)


def partner_corrected_too_early(edition: Edition, who: Seat, *, defends: bool) -> Verdict:
    """Return what follows when a player corrects partner's explanation before he may.

    `defends`: the auction is over and he is a defender, who waits for the end of play.
    """
    book = LAW[edition]
    laws = [book["partners_not_corrected_yet"]]
    if defends and "by_a_defender_after_the_play" in book:
        laws = [book["by_a_defender_after_the_play"], book["partners_corrected_when_allowed"]]
    closes = clauses(16)[edition]["partners_information_may_not_be_used"]
    result = sentence(
        (
            "{who} may not correct {partner}’s explanation yet. {partner} may not use what "
            "{who} has said."
        ),
        who=who,
        partner=who.partner,
    )
    what = sentence("{who}’s correction of partner’s explanation", who=who)
    return Verdict(
        (*(Applied(law, Role.IRREGULARITY) for law in laws), Applied(closes, Role.INFORMATION)),
        result,
        (Unauthorised(who.partner, what, closes),),
    )
