"""Deals: how the cards lie in the four hands, and what is wrong with that."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.errors import BridgeError, UnreadableError
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence

_UNKNOWN = "-"
_EXAMPLE = "N:AKQ.JT9.876.5432 ... ... ..."


class IncompleteDealError(BridgeError):
    """Raised when a deal does not name a hand, known or unknown, for each of the four seats."""

    def __init__(self, hands: int) -> None:
        super().__init__(
            sentence("a deal of {hands} hands", hands=hands),
            sentence("a deal has four, including unknown ones"),
        )


@dataclass(frozen=True, slots=True)
class WrongNumberOfCards:
    """A hand that holds more or fewer than thirteen cards."""

    seat: Seat
    cards: int


@dataclass(frozen=True, slots=True)
class RepeatedCard:
    """A card that lies in more than one hand."""

    card: Card
    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class MissingCard:
    """A card that lies in no hand, although all four are known."""

    card: Card


DealFault = WrongNumberOfCards | RepeatedCard | MissingCard
"""What keeps a deal from being four hands of thirteen different cards."""


@dataclass(frozen=True, slots=True)
class Deal:
    """The four hands, clockwise from North; None is a hand that is not known.

    A deal may be faulty: wrong numbers of cards are what Laws 13 and 14 are about, and
    a case that begins in the middle of the play holds what is left. `faults` tells.
    """

    hands: tuple[Hand | None, ...]

    def __post_init__(self) -> None:
        if len(self.hands) != len(Seat):
            raise IncompleteDealError(len(self.hands))

    def __str__(self) -> str:
        hands = (_UNKNOWN if hand is None else str(hand) for hand in self.hands)
        return f"{Seat.NORTH}:{' '.join(hands)}"

    def hand(self, seat: Seat) -> Hand | None:
        """Return the hand of a player, or None where it is not known."""
        return self.hands[_SEATS.index(seat)]

    def with_hand(self, seat: Seat, hand: Hand | None) -> Deal:
        """Return the deal with another hand in the place of a player's."""
        place = _SEATS.index(seat)
        return Deal((*self.hands[:place], hand, *self.hands[place + 1 :]))

    def faults(self) -> Iterator[DealFault]:
        """Yield what is wrong with the deal as a full one: hands by seat, then cards by rank."""
        for seat, hand in zip(Seat, self.hands, strict=True):
            if hand is not None and len(hand) != 13:
                yield WrongNumberOfCards(seat, len(hand))
        places = Counter(card for hand in self.hands if hand is not None for card in hand)
        for card in reversed(DECK):
            if places[card] > 1:
                yield RepeatedCard(card, tuple(seat for seat in Seat if self._holds(seat, card)))
            elif not places[card] and None not in self.hands:
                yield MissingCard(card)

    def _holds(self, seat: Seat, card: Card) -> bool:
        hand = self.hand(seat)
        return hand is not None and card in hand

    @classmethod
    def parse(cls, text: str) -> Deal:
        """Read a PBN deal: the first seat, then four hands clockwise, ``-`` for an unknown one.

        The inverse of ``str``, which writes from North. Raise `UnreadableError`,
        `IncompleteDealError`, or what `Hand.parse` raises.
        """
        first, colon, rest = text.partition(":")
        if not colon:
            raise UnreadableError(text, "a deal", _EXAMPLE)
        hands = [None if hand == _UNKNOWN else Hand.parse(hand) for hand in rest.split()]
        if len(hands) != len(Seat):
            raise IncompleteDealError(len(hands))
        shift = _SEATS.index(Seat.parse(first))
        return cls(tuple(hands[-shift:] + hands[:-shift]))


_SEATS = tuple(Seat)
NO_HANDS = Deal((None,) * len(_SEATS))
"""The deal of which no hand is known."""
