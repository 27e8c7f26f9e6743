"""Cards and their ranks."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from bridge_rules_gui.game.errors import UnreadableError
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import Printed

_RANKS = "23456789TJQKA"


class Rank(IntEnum):
    """The rank of a card, from the two up to the ace; the ten is written ``T``."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    def __str__(self) -> str:
        return _RANKS[self - 2]

    @property
    def is_honour(self) -> bool:
        """Whether the rank is ten or higher."""
        return self >= Rank.TEN

    @classmethod
    def parse(cls, text: str) -> Rank:
        """Read one letter or digit; the inverse of ``str``. Raise `UnreadableError`."""
        place = _RANKS.find(text) if len(text) == 1 else -1
        if place < 0:
            raise UnreadableError(text, "a rank", "A, K, Q, J, T, 9 ... 2")
        return cls(place + 2)


@dataclass(frozen=True, slots=True, order=True)
class Card(Printed):
    """One of the 52 cards, written suit first: ``SQ``, ``HT``. Cards sort by suit, then rank."""

    suit: Suit
    rank: Rank

    def __str__(self) -> str:
        return f"{self.suit}{self.rank}"

    @property
    def in_symbols(self) -> str:
        """The card as books print it: ♠Q, ♥10."""
        return f"{self.suit.symbol}{'10' if self.rank is Rank.TEN else self.rank}"

    @classmethod
    def parse(cls, text: str) -> Card:
        """Read a card; the inverse of ``str``. Raise `UnreadableError`."""
        try:
            return cls(Suit.parse(text[:1]), Rank.parse(text[1:]))
        except UnreadableError:
            raise UnreadableError(text, "a card", "SQ or HT") from None


DECK = tuple(Card(suit, rank) for suit in Suit for rank in Rank)
"""All 52 cards, lowest first."""


def card_or_suits(text: str) -> tuple[Card | Suit, ...]:
    """Read a card, or suits one after the other: ``HQ``, ``DC``. Raise `UnreadableError`."""
    letters = text.replace(" ", "")
    is_card = len(letters) == 2 and letters[1] in _RANKS
    return (Card.parse(letters),) if is_card else tuple(map(Suit.parse, letters))
