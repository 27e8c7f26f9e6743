"""Hands: the cards one player holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from bridge_rules_gui.game.card import Card, Rank
from bridge_rules_gui.game.errors import BridgeError, UnreadableError
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import sentence


class RepeatedCardError(BridgeError):
    """Raised when one hand is to hold a card twice."""

    def __init__(self, card: Card) -> None:
        self.card = card
        super().__init__(sentence("{card} appears twice in one hand", card=card))


@dataclass(frozen=True, slots=True)
class Hand:
    """The cards of one player, in any number; kept spades first, highest first."""

    cards: tuple[Card, ...] = ()

    def __post_init__(self) -> None:
        ordered = sorted(self.cards, reverse=True)
        for card, following in pairwise(ordered):
            if card == following:
                raise RepeatedCardError(card)
        object.__setattr__(self, "cards", tuple(ordered))

    def __str__(self) -> str:
        return ".".join(
            "".join(str(card.rank) for card in self.of_suit(suit)) for suit in reversed(Suit)
        )

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __len__(self) -> int:
        return len(self.cards)

    def __contains__(self, card: object) -> bool:
        return card in self.cards

    def of_suit(self, suit: Suit) -> tuple[Card, ...]:
        """Return the cards of a suit, highest first."""
        return tuple(card for card in self.cards if card.suit is suit)

    def without(self, card: Card) -> Hand:
        """Return the hand when a card has left it; as it is where it does not hold the card."""
        try:
            place = self.cards.index(card)
        except ValueError:
            return self
        hand = object.__new__(Hand)  # in order already: deals are replayed by the thousand
        object.__setattr__(hand, "cards", self.cards[:place] + self.cards[place + 1 :])
        return hand

    @classmethod
    def parse(cls, text: str) -> Hand:
        """Read four suits divided by dots, spades first; the inverse of ``str``.

        Raise `UnreadableError`, or `RepeatedCardError` for a card that stands twice.
        """
        suits = text.split(".")
        if len(suits) != len(Suit):
            raise UnreadableError(text, "a hand", "AKQ.JT9.876.5432")
        try:
            cards = [
                Card(suit, Rank.parse(rank))
                for suit, ranks in zip(reversed(Suit), suits, strict=True)
                for rank in ranks
            ]
        except UnreadableError:
            raise UnreadableError(text, "a hand", "AKQ.JT9.876.5432") from None
        return cls(tuple(cards))
