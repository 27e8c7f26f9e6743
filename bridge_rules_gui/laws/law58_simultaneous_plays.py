"""Law 58: cards played at the same time, by two players or from one hand.

Of two players' the one not in turn comes after the legal one (58A). Of several cards from one hand
a single one seen is played (58B1); of several seen the player says which, and each other one of a
defender's is a penalty card (58B2). In Serbian he determines the card played, elsewhere he names
the one he meant to play. An opponent who has played meanwhile may change his card (58B3), and once
both sides have played to the next trick Law 67 governs (58B4).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import reduce
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import CardsPlayed, Event
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import counted_sentence, listed, sentence
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import StuckCards
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import (
    Applied,
    Consequence,
    Option,
    PenaltyCard,
    Rank,
    Role,
    Unauthorised,
    Verdict,
)

LAW = clauses(58)


DESIGNATE: Final = "designate_card"
"""The option to say which of the cards was to be played."""


# -- two players (58A) --------------------------------------------------------------------------


def considered_later(before: Table, after: Table, events: Sequence[Event]) -> Table:
    """Return the table after cards of two players at once: the one in turn came first.

    What follows from the other's card is decided by its own law; it remains a simultaneous play.
    """
    plays = [event for event in events if isinstance(event.act, CardsPlayed)]
    turn = before.turn_or_lead
    later = [event for event in plays if event.who is not turn]
    if len(plays) < 2 or not later or len(later) == len(plays):
        return after
    law = Applied(LAW[before.edition]["comes_after_the_legal_play"])
    if len(after.incidents) > len(before.incidents):
        return _as_simultaneous(after, law)
    result = sentence(
        (
            "{who} and {turn} played at the same time. It was {turn}’s turn, so {who}’s card "
            "counts as played second and is in order."
        ),
        who=later[0].who,
        turn=turn,
    )
    noticed = after.noticing(Irregularity.SIMULTANEOUS_PLAY, later[0].who, before.event)
    return noticed.deciding(Verdict((law,), result))


def _as_simultaneous(table: Table, law: Applied) -> Table:
    incident = table.incidents[-1]
    named = replace(
        incident,
        key=Irregularity.SIMULTANEOUS_PLAY,
        laws=(law, *incident.laws),
        laws_then=(law, *incident.laws_then),
    )
    line = sentence("A card played at the same time as the legal one counts as played after it.")
    return replace(table, incidents=(*table.incidents[:-1], named)).explaining((law,), (line,))


# -- one hand (58B) -----------------------------------------------------------------------------


def one_seen(edition: Edition, card: Card, others: int) -> Verdict:
    """Only one face was seen: that card is played (58B1)."""
    result = counted_sentence(
        "Only {card} was seen. It is played, and the other card goes back into the hand.",
        "Only {card} was seen. It is played, and the other {n} cards go back into the hand.",
        others,
        card=card,
    )
    book = LAW[edition]
    reason = sentence(
        "{law} does not apply because no other card’s face was seen.",
        law=book["chooses_the_card_played"],
    )
    return Verdict((Applied(book["one_card_seen"]),), result, (), (result, reason))


_CHOICE = {True: "defender_chooses_the_card_played", False: "chooses_the_card_played"}
"""What is played of several cards seen; of a defender's also what becomes of the others (58B2)."""


def legal_among(playing: Playing, seat: Seat, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards a hand may play to the trick in progress; all of an unknown hand."""
    hand, current = playing.period.deal.hand(seat), playing.period.current
    led = None if playing.period.is_lead_due or current is None else current.suit_led
    if hand is None or led is None or not hand.of_suit(led):
        return cards
    return tuple(card for card in cards if card.suit is led)


def several_seen(table: Table, playing: Playing, stuck: StuckCards) -> Verdict:
    """Several faces were seen: the player says which card is played (58B2).

    He may name only a card that follows suit (44C). Where none does, he plays another.
    """
    edition, book = table.edition, LAW[table.edition]
    player = playing.player_of(stuck.seat)
    choice = (Option(player, DESIGNATE, book["chooses_the_card_played"]),) if stuck.legal else ()
    defends, follows = playing.is_defender(stuck.seat), clauses(44)[edition]["follows_suit"]
    is_bound = stuck.legal != stuck.cards
    result = sentence(
        _SEEN[defends, is_bound, bool(stuck.legal)],
        who=player,
        cards=listed(stuck.legal, "or") if is_bound and stuck.legal else listed(stuck.cards, "and"),
        **({"law": follows} if is_bound else {}),
    )
    laws = [Applied(book[_CHOICE[defends]] if stuck.legal else _merely_shown(edition, defends))]
    penalty: list[Consequence] = []
    if defends:
        lying = {held.card for held in table.penalty_cards if held.seat is stuck.seat}
        certain = stuck.legal if len(stuck.legal) == 1 else ()
        shown = [card for card in stuck.cards if card not in lying and card not in certain]
        shown = shown if stuck.legal else []  # they are penalty cards whatever he says
        left = len(stuck.cards) - bool(stuck.legal)
        alone = left == 1 and lying <= set(stuck.cards)
        penalty = [_if_not_played(edition, stuck.seat, card, alone=alone) for card in shown]
        others = (card for card in stuck.cards if card not in certain)
        laws.append(Applied(_kinds(edition, others, alone=alone)))
    if is_bound:
        laws.append(Applied(follows, Role.RESTRICTION))
    return Verdict(tuple(laws), result, (*choice, *penalty))


def _merely_shown(edition: Edition, defends: bool) -> Ground:
    """Return what rules on cards shown of which none may be played: there is nothing to choose."""
    if defends:
        return clauses(49)[edition]["exposed_card_is_penalty_card"]
    return clauses(48)[edition]["declarer_has_no_penalty_cards"]


_SEEN = {
    (True, False, True): (
        "{who} designates which of {cards} is played. Each of the others is a penalty card."
    ),
    (False, False, True): (
        "{who} designates which of {cards} is played. The others go back into the hand."
    ),
    (True, True, True): (
        "{who} must follow suit ({law}) and may designate only {cards}. Each "
        "other card is a penalty card."
    ),
    (False, True, True): (
        "{who} must follow suit ({law}) and may designate only {cards}. The "
        "other cards go back into the hand."
    ),
    (True, True, False): (
        "{who} must follow suit ({law}). None of {cards} may be played, and each is a penalty card."
    ),
    (False, True, False): (
        "{who} must follow suit ({law}). None of {cards} may be played, "
        "and they go back into the hand."
    ),
}
"""What is said of a defender's cards, or declarer's, that all, partly or nowhere follow suit."""


def _if_not_played(edition: Edition, seat: Seat, card: Card, *, alone: bool) -> PenaltyCard:
    """Return a card shown with the one played; `alone` if he then has no other."""
    return PenaltyCard(
        seat, card, _rank(card, alone=alone), LAW[edition]["other_cards_penalised"], DESIGNATE
    )


def _rank(card: Card, *, alone: bool) -> Rank:
    return Rank.MINOR if alone and not card.rank.is_honour else Rank.MAJOR


def _kinds(edition: Edition, cards: Iterable[Card], *, alone: bool) -> Ground:
    """Return the words by which cards shown with the one played are each of its kind."""
    return reduce(Ground.quoting, (_kind(edition, card, alone=alone) for card in cards))


def _kind(edition: Edition, card: Card, *, alone: bool) -> Ground:
    if card.rank.is_honour:
        return law50.major(edition, card, law50.Exposure.ACCIDENT)
    return (
        law50.LAW[edition]["small_card_by_accident"]
        if alone
        else law50.LAW[edition]["two_or_more_are_major"]
    )


_PLAYED = {
    (True, False): "{card} is played. {others} is a penalty card.",
    (True, True): "{card} is played. {others} are penalty cards.",
    (False, False): "{card} is played. {others} goes back into the hand.",
    (False, True): "{card} is played. {others} go back into the hand.",
}
"""What is said of one other card and of several, of a defender's and of declarer's."""


def designated(
    table: Table, playing: Playing, stuck: StuckCards, card: Card, others: tuple[Card, ...]
) -> Verdict:
    """The player has said which card is played; opponents who have played may change theirs."""
    edition, book = table.edition, LAW[table.edition]
    defends = playing.is_defender(stuck.seat)
    words = _PLAYED[defends, len(others) > 1]
    result = sentence(words, card=card, others=others)
    laws = [Applied(book[_CHOICE[defends]])]
    if defends:
        lying = any(held.seat is stuck.seat for held in table.penalty_cards)
        alone = len(others) == 1 and not lying
        laws.append(Applied(_kinds(edition, others, alone=alone)))
    rights = tuple(
        Option(playing.player_of(seat), law47.WITHDRAW, book["opponent_may_change_his_card"])
        for seat in stuck.followed
        if seat.side is not stuck.seat.side
    )
    if rights:
        laws.append(Applied(book["opponent_may_change_his_card"], Role.RIGHT))
    return Verdict(tuple(laws), result, rights)


def changed(
    edition: Edition,
    who: Seat,
    card: Card,
    left: tuple[Option, ...],
    later: Iterable[Seat] = (),
) -> Verdict:
    """An opponent who had played changes his card (58B3); others may still do so.

    So may those of the offending side who have played after him, `later` (47D).
    What the card taken back showed is closed to the offenders since 2007.
    """
    result = sentence("{who} takes {card} back and plays another card.", who=who, card=card)
    closed: tuple[Unauthorised, ...] = ()
    if edition is not Edition.RU_1987:
        what = sentence("the information from {who}’s changed card", who=who)
        unauthorised = clauses(16)[edition]["withdrawn_actions_unauthorised"]
        closed = (Unauthorised(who.left_hand_opponent.side, what, unauthorised),)
    law, after = LAW[edition]["opponent_may_change_his_card"], law47.LAW[edition]
    rights = tuple(
        Option(seat, law47.WITHDRAW, after["after_opponents_change"])
        for seat in dict.fromkeys(later)
    )
    laws = (Applied(law), *(Applied(right.ground, Role.RIGHT) for right in rights[:1]))
    return Verdict(laws, result, (*left, *rights, *closed))


def left_to_law67(edition: Edition, stuck: StuckCards) -> Verdict:
    """Both sides have played to the next trick before the cards were discovered (58B4)."""
    result = sentence(
        (
            "Both sides have played to the next trick. {cards} lie in trick {trick}, and Law 67 "
            "applies."
        ),
        cards=listed(stuck.cards, "and"),
        trick=stuck.trick,
    )
    return Verdict((Applied(LAW[edition]["discovered_too_late"]),), result)
