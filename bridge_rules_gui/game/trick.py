"""Tricks: four cards, one from each player, the first of them led."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.language.sentence import sentence


class EmptyTrickError(BridgeError):
    """Raised when the winner is asked of a trick in which no card lies."""

    def __init__(self) -> None:
        super().__init__(sentence("a trick without a card has no winner"))


class TrickCard(NamedTuple):
    """A card that lies in a trick, and the player it comes from."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class Trick:
    """The cards contributed to a trick, in the order they were played.

    A trick may be defective: a player may have contributed no card, or two. `turn` is the
    player to contribute next, the first in rotation who has not; None when all have.
    """

    leader: Seat
    cards: tuple[TrickCard, ...] = ()
    turn: Seat | None = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _set(self, "turn", self._first_missing())

    def _first_missing(self) -> Seat | None:
        seat = self.leader
        for played in self.cards:
            if played.seat is not seat:
                return next(iter(self.missing), None)
            seat = seat.left_hand_opponent
        return seat if len(self.cards) < 4 else None

    @property
    def suit_led(self) -> Suit | None:
        """The suit of the leader's card; None while nothing is led."""
        for seat, card in self.cards:
            if seat is self.leader:
                return card.suit
        return None

    @property
    def is_complete(self) -> bool:
        """Whether every player has contributed a card."""
        return self.turn is None

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The players who have not contributed, in rotation from the leader."""
        contributed = [played.seat for played in self.cards]
        seats = (self.leader.turned(turns) for turns in range(4))
        return tuple(seat for seat in seats if seat not in contributed)

    def cards_of(self, seat: Seat) -> tuple[Card, ...]:
        """Return what a player has contributed: one card, unless something went wrong."""
        return tuple(played.card for played in self.cards if played.seat is seat)

    def winner(self, denomination: Denomination) -> Seat:
        """Return the player of the highest trump, or else of the highest card of the suit led.

        Raise `EmptyTrickError`.
        """
        if not self.cards:
            raise EmptyTrickError
        if len(self.cards) == 1:
            return self.cards[0].seat
        trump, led = denomination.suit, self.suit_led
        winner, highest = self.leader, -1
        for seat, card in self.cards:
            height = card.rank + (_TRUMP if card.suit is trump else _LED if card.suit is led else 0)
            if height > highest:
                winner, highest = seat, height
        return winner

    def plus(self, seat: Seat, card: Card) -> Trick:
        """Return the trick with a card more."""
        return Trick(self.leader, (*self.cards, TrickCard(seat, card)))

    def minus(self, seat: Seat, card: Card) -> Trick:
        """Return the trick without a card of a player; as it is where the card is not in it."""
        taken = (seat, card)
        return Trick(self.leader, tuple(played for played in self.cards if played != taken))


_set: Final = object.__setattr__

_LED: Final = 100
_TRUMP: Final = 200
"""What puts any card of a suit above all of the others."""
