"""Law 68: claim or concession of tricks.

What is one, and what follows at the table. It must be about later tricks than the current one (the
words stand in 1987's footnote and in 2017's law; the Serbian book has only the first sentence).
2017 takes nobody's word but declarer's or a defender's, who then shows his hand; in all three dummy
who claims takes part in the play (43A1(c)). A defender's partner may undo a concession by objecting
at once; since 2007 play then continues, in 2017 the claim of other tricks is undone too. Play
ceases after a claim; in 2017 all four players may agree to play on.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import Event
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.language.sentence import (
    Sentence,
    counted_sentence,
    sentence,
    sentence_about,
)
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.recorded import How, how
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Option, Role, Unauthorised, Verdict

LAW = clauses(68)


def share(side: Side, own: int, left: int) -> Sentence:
    """Say, inside a sentence, how many of the tricks left a side gets."""
    if left == 1:
        words = "{side} get the last trick" if own else "{side} do not get the last trick"
        return sentence(words, side=side, own=own)
    if own == left:
        return counted_sentence(
            "{side} get the {n} remaining trick",
            "{side} get the {n} remaining tricks",
            left,
            side=side,
            own=own,
        )
    if own == 0:
        return counted_sentence(
            "{side} do not get the {n} remaining trick",
            "{side} get none of the {n} remaining tricks",
            left,
            side=side,
            own=own,
        )
    return counted_sentence(
        "{side} get {own} of the {n} remaining trick",
        "{side} get {own} of the {n} remaining tricks",
        left,
        side=side,
        own=own,
    )


def _named(claim: StandingClaim) -> Sentence:
    """Say what is claimed or conceded, and that play ceases."""
    given, left = (claim.conceded if claim.conceding else claim.own), claim.left
    if left == 1:
        words = (
            "{who} concedes the last trick. Play ceases."
            if claim.conceding and given
            else "{who} claims the last trick. Play ceases."
        )
        return sentence(words, who=claim.seat)
    if given == left and claim.conceding:
        return counted_sentence(
            "{who} concedes the {n} remaining trick. Play ceases.",
            "{who} concedes the {n} remaining tricks. Play ceases.",
            left,
            who=claim.seat,
        )
    if given == left:
        return counted_sentence(
            "{who} claims the {n} remaining trick. Play ceases.",
            "{who} claims the {n} remaining tricks. Play ceases.",
            left,
            who=claim.seat,
        )
    if claim.conceding:
        return counted_sentence(
            "{who} concedes {tricks} of the {n} remaining trick. Play ceases.",
            "{who} concedes {tricks} of the {n} remaining tricks. Play ceases.",
            left,
            who=claim.seat,
            tricks=given,
        )
    return counted_sentence(
        "{who} claims {tricks} of the {n} remaining trick. Play ceases.",
        "{who} claims {tricks} of the {n} remaining tricks. Play ceases.",
        left,
        who=claim.seat,
        tricks=given,
    )


def made(edition: Edition, claim: StandingClaim, agree: Ground, dummy: Seat) -> Verdict:
    """Return the verdict on a claim or concession made: play ceases; who may agree or object."""
    what = "concession_defined" if claim.conceding else "claim_defined"
    book = LAW[edition]
    grounds = [book[what], book["no_further_play"]]
    if not claim.conceding:
        grounds.append(book["statement_required"])
    if hand := book.get("hand_is_shown"):
        grounds[2:] = [ground.quoting(hand) for ground in grounds[2:]] or [hand]
    laws = tuple(Applied(ground, Role.PROCEDURE) for ground in grounds)
    return Verdict(laws, _named(claim), open_choices(edition, claim, agree, dummy))


def open_choices(
    edition: Edition, claim: StandingClaim, agree: Ground, dummy: Seat
) -> tuple[Option, ...]:
    """Return what may be done about a claim: agree, contest, in 2017 ask to play on.

    Any player may contest (68D), dummy and the claimer's partner too; it is not dummy's to agree. A
    defender's partner who objects to what is given away undoes that.
    """
    others = (claim.seat.left_hand_opponent, claim.seat.right_hand_opponent)
    book = LAW[edition]
    contest = book["director_is_called"]
    options = [Option(who, "agree_claim", agree) for who in others if who is not dummy]
    options += [Option(who, "contest_claim", contest) for who in others]
    by_defender = dummy not in (claim.seat, claim.seat.partner)
    undoes = book["partner_objects"] if claim.conceded and by_defender else contest
    options.append(Option(claim.seat.partner, "contest_claim", undoes))
    return (*options, *_may_ask_to_play_on(edition, claim, dummy))


def contested(
    edition: Edition, claim: StandingClaim, who: Seat | None, dummy: Seat | None = None
) -> Verdict:
    """Return the verdict on an objection: the director is called, or (2017) play may continue.

    The latter if the side that has not claimed asks for it, and all four players agree.
    """
    book = LAW[edition]
    laws = [Applied(book["director_is_called"], Role.PROCEDURE)]
    if doubt := book.get("any_player_may_doubt"):
        laws.append(Applied(doubt, Role.PROCEDURE))
    words = (
        "{who} objects to {claimer}’s concession. The director is summoned."
        if claim.conceding
        else "{who} objects to {claimer}’s claim. The director is summoned."
    )
    if may_be_played_on(edition):
        laws.append(Applied(book["play_may_continue"], Role.RIGHT))
        laws.append(Applied(book["all_four_must_agree"], Role.PROCEDURE))
        words = (
            "{who} objects to {claimer}’s concession. The director is summoned, unless {side} ask "
            "to play on and all four players agree."
            if claim.conceding
            else "{who} objects to {claimer}’s claim. The director is summoned, unless {side} ask "
            "to play on and all four players agree."
        )
    known = {"who": who or claim.side.opponents, "claimer": claim.seat}
    result = sentence_about(words, known | {"side": claim.side.opponents})
    return Verdict(tuple(laws), result, _may_ask_to_play_on(edition, claim, dummy))


def undone(edition: Edition, claim: StandingClaim, penalised: tuple[Card, ...] = ()) -> Verdict:
    """Return the verdict on a concession to which the defender's partner objected at once.

    `penalised` are the cards faced with it that are penalty cards all the same (1987).
    """
    book = LAW[edition]
    objection, information = book["partner_objects"], book["shown_card_unauthorised"]
    what = sentence("what {who} showed by conceding", who=claim.seat)
    if edition is Edition.BG_2017:
        words = (
            "{partner} objects at once, so {who} has neither conceded nor claimed. Play "
            "continues, and no card {who} showed is a penalty card."
        )
    elif edition is Edition.SR_2007:
        words = (
            "{partner} objects at once, so {who} has not conceded. Play continues, and no "
            "card {who} showed is a penalty card."
        )
    else:
        # 1987 frees no card shown; it names Laws 16 and 57A and has the director called.
        words = "{partner} objects at once, so {who} has not conceded. The director is summoned."
        if len(penalised) == 1:
            words = (
                "{partner} objects at once, so {who} has not conceded. The director is "
                "summoned, and {cards} is a penalty card."
            )
        elif penalised:
            words = (
                "{partner} objects at once, so {who} has not conceded. The director is "
                "summoned, and {cards} are penalty cards."
            )
    result = sentence(words, who=claim.seat, partner=claim.seat.partner, cards=penalised)
    closed = (Unauthorised(claim.seat.partner, what, information),)
    rest = () if claim.conceding else (Applied(book["claim_concedes_the_rest"], Role.PROCEDURE),)
    laws = (Applied(objection), *rest, Applied(information, Role.INFORMATION))
    return Verdict(laws, result, closed)


def frees_cards_faced(edition: Edition) -> bool:
    """Whether cards faced with a concession that is undone are no penalty cards (68B2).

    1987 has no such words: there Law 49 makes penalty cards of them.
    """
    return edition is not Edition.RU_1987


def only_the_current_trick(edition: Edition, who: Seat) -> Verdict:
    """Return the verdict on words that are about the current trick alone: play continues."""
    result = sentence("{who} speaks only of the trick in progress. That is not a claim.", who=who)
    return Verdict((Applied(LAW[edition]["current_trick_alone"], Role.PROCEDURE),), result)


def nobodys_claim(edition: Edition) -> Verdict | None:
    """Return the verdict on dummy's words where they are nobody's claim (68A of 2017).

    In 1987 and 2007 any statement that the side will win tricks is one, whoever makes it.
    """
    if edition is not Edition.BG_2017:
        return None
    result = sentence("Dummy’s words are not a claim. Only declarer or a defender can claim.")
    return Verdict((Applied(LAW[edition]["claim_defined"], Role.PROCEDURE),), result)


def play_has_ceased(edition: Edition, claim: StandingClaim, cards: tuple[Card, ...]) -> Verdict:
    """Return the verdict on cards played, or called from dummy, after a claim (68D).

    They count for nothing; 2007 may take them as evidence (70D3).
    """
    laws = [Applied(LAW[edition]["no_further_play"], Role.PROCEDURE)]
    evidence = clauses(70)[edition].get("play_after_the_claim_is_evidence")
    words = "Play has ceased. The play of {cards} does not count."
    if not cards:
        words = "Play has ceased. Nothing more is played from dummy."
    elif evidence is not None and not claim.is_settled:
        laws.append(Applied(evidence, Role.INFORMATION))
        words = (
            "Play has ceased. The play of {cards} does not count but may be evidence of the "
            "players’ probable play after the claim or of a more precise claim."
        )
    return Verdict(tuple(laws), sentence(words, cards=cards))


# -- playing on (68D2 of 2017) ------------------------------------------------------------------


def may_be_played_on(edition: Edition) -> bool:
    """Whether play may continue after a claim if all four players agree: only 2017 says so."""
    return "play_may_continue" in LAW[edition]


def _may_ask_to_play_on(
    edition: Edition, claim: StandingClaim, dummy: Seat | None = None
) -> tuple[Option, ...]:
    """Return the right of the other side to ask that play continue; only 2017 gives it."""
    if (law := LAW[edition].get("play_may_continue")) is None:
        return ()
    others = (claim.seat.left_hand_opponent, claim.seat.right_hand_opponent)
    return tuple(Option(who, "play_on", law) for who in others if who is not dummy)


def asked_to_play_on(claim: StandingClaim) -> Verdict:
    """Return the verdict on a request to play on (2017): everybody must agree."""
    book = LAW[Edition.BG_2017]
    result = sentence(
        "{side} ask to play on. Play continues if all four players agree.",
        side=claim.side.opponents,
    )
    right = Applied(book["play_may_continue"], Role.RIGHT)
    return Verdict((right, Applied(book["all_four_must_agree"], Role.PROCEDURE)), result)


def agreed_to_play_on(claim: StandingClaim) -> Verdict:
    """Return the verdict when all four have agreed to play on (2017): the claim is void."""
    book = LAW[Edition.BG_2017]
    result = sentence(
        (
            "All four players agree to play on. {who}’s claim is void, and the result of the "
            "play stands."
        ),
        who=claim.seat,
    )
    void = Applied(book["claim_is_void"])
    by_right = (Applied(book[idea], Role.RIGHT) for idea in ("play_may_continue", "all_four_agree"))
    return Verdict((void, *by_right), result)


def refused_to_play_on(claim: StandingClaim) -> Verdict:
    """Return the verdict when somebody does not want to play on (2017)."""
    book = LAW[Edition.BG_2017]
    result = sentence(
        "Not all players agree to play on, so the director rules on {who}’s claim.", who=claim.seat
    )
    ideas = ("all_four_must_agree", "director_is_called")
    return Verdict(tuple(Applied(book[idea], Role.PROCEDURE) for idea in ideas), result)


# -- a hand shown (68A, 48B2) --------------------------------------------------------------------


def is_concession(table: Table) -> bool:
    """Whether the hand shown at this event gives the tricks away: ``all yours`` (68B)."""
    return table.stated_fact("concedes", table.event) is True


def is_accident(event: Event) -> bool:
    """Whether cards are stated to have come to be exposed by accident."""
    deliberate = event.facts.value("deliberate")
    if isinstance(deliberate, bool):
        return not deliberate
    return how(event) is How.DROPPED


def is_claim(table: Table, in_doubt: Sentence | None = None) -> bool:
    """Whether the hand shown at this event is a claim.

    Law 68A takes it for one unless it demonstrably was not meant so, and 48B2 of 2007 and 2017 says
    the same of declarer; 48B2 of 1987 only lets it be taken for one, and asks `in_doubt`.
    """
    stated = table.stated_fact("claim_intended", table.event)
    if stated is not None:
        return stated
    if is_accident(table.current_event):
        return False
    return in_doubt is None or table.judge("claim_intended", table.event, in_doubt)
