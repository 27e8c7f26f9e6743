"""Calls, cards and deals as people and programs write them, read with what to say of the dirt."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.game.call import Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.game.card import Card, Rank
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.language.sentence import Sentence, counted_sentence, sentence
from bridge_rules_gui.notation.problems import Report, quoted

_SIMPLE: Final[dict[str, Call]] = {
    **dict.fromkeys(("PASS", "P", "PAS"), Pass()),
    **dict.fromkeys(("X", "D", "DBL", "DOUBLE"), Double()),
    **dict.fromkeys(("XX", "R", "RDBL", "REDOUBLE"), Redouble()),
}
_SEATS: Final = {seat.name: seat for seat in Seat} | {seat.value: seat for seat in Seat}


def call_of(word: str) -> Call | None:
    """Return the call a word means, in any case and with ``N`` for notrump; None for none."""
    upper = word.upper()
    if upper in _SIMPLE:
        return _SIMPLE[upper]
    try:
        if upper[1:] == "N":
            return Bid(int(upper[:1]), Denomination.NOTRUMP)
        return Call.parse(upper)
    except ValueError:
        return None


def card_of(word: str) -> Card | None:
    """Return the card a word means, in any case, with ``10`` for the ten; None for none."""
    try:
        return Card.parse(word.upper().replace("10", "T"))
    except BridgeError:
        return None


def seat_of(word: str) -> Seat | None:
    """Return the seat a word means: its letter or its name, in any case; None for none."""
    return _SEATS.get(word.strip().upper())


def hand_of(text: str) -> Hand | None:
    """Return the hand that four suits parted by dots mean; None where they mean none."""
    try:
        return Hand.parse(text.upper().replace("10", "T"))
    except BridgeError:
        return None


def hand_of_cards(cards: list[tuple[Suit, str]]) -> Hand | None:
    """Return the hand of cards given as suit and rank; None where one stands twice or is none."""
    try:
        return Hand(tuple(Card(suit, Rank.parse(rank)) for suit, rank in cards))
    except BridgeError:
        return None


def trusted_deal(hands: list[Hand | None], line: int, key: str, report: Report) -> Deal | None:
    """Return the deal of the hands that can be trusted; None where there is none.

    A hand of a wrong number of cards, or with a card that lies in another, is left unknown
    and reported: a file with half a board does not record an irregularity.
    """
    for place, seat in enumerate(Seat):
        hand = hands[place]
        if hand is not None and len(hand) != 13:
            problem = counted_sentence(
                "{seat} holds {n} card, not 13: the hand is taken as unknown",
                "{seat} holds {n} cards, not 13: the hand is taken as unknown",
                len(hand),
                seat=seat,
            )
            report.note(line, key, problem, sentence("complete the hand, or write - for it"))
            hands[place] = None
    for place, seat in enumerate(Seat):
        common = _common_card(hands, place)
        if common is not None:
            problem = sentence(
                (
                    "{seat} holds {common}, which is also in another hand: the hand is taken as "
                    "unknown"
                ),
                seat=seat,
                common=common,
            )
            report.note(line, key, problem, sentence("keep the card in one hand"))
            hands[place] = None
    return Deal(tuple(hands)) if any(hand is not None for hand in hands) else None


def _common_card(hands: list[Hand | None], place: int) -> Card | None:
    """Return a card of a hand that an earlier hand holds too."""
    own = hands[place]
    earlier = {card for hand in hands[:place] if hand is not None for card in hand}
    return next((card for card in own or () if card in earlier), None)


def unreadable(word: str, what: str) -> Sentence:
    """Return the problem of a word that should be something."""
    return sentence("{word} is not {what}", word=quoted(word), what=what)
