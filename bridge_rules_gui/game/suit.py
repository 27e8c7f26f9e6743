"""Suits and denominations, each in its order of rank."""

from __future__ import annotations

from enum import IntEnum

from bridge_rules_gui.game.errors import UnreadableError
from bridge_rules_gui.language.sentence import Printed

_LETTERS = ("C", "D", "H", "S", "NT")
_SYMBOLS = "♣♦♥♠"


class Suit(Printed, IntEnum):
    """One of the four suits, the lowest first; written ``C``, ``D``, ``H``, ``S``."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    def __str__(self) -> str:
        return _LETTERS[self]

    @property
    def symbol(self) -> str:
        """The printed sign of the suit: ♣ ♦ ♥ ♠."""
        return _SYMBOLS[self]

    @property
    def in_symbols(self) -> str:
        """The suit as books print it, by its sign."""
        return self.symbol

    @classmethod
    def parse(cls, text: str) -> Suit:
        """Read a letter or a printed sign; the inverse of ``str``. Raise `UnreadableError`."""
        for suit in cls:
            if text in (str(suit), suit.symbol):
                return suit
        raise UnreadableError(text, "a suit", "C, D, H, S or ♣, ♦, ♥, ♠")


class Denomination(Printed, IntEnum):
    """What a bid names: a suit or notrump, the lowest first; written ``C`` to ``S``, ``NT``."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3
    NOTRUMP = 4

    def __str__(self) -> str:
        return _LETTERS[self]

    @property
    def in_symbols(self) -> str:
        """The denomination as books print it: the sign of a suit, NT."""
        return str(self) if self is Denomination.NOTRUMP else _SYMBOLS[self]

    @property
    def suit(self) -> Suit | None:
        """The suit named, or None for notrump."""
        return None if self is Denomination.NOTRUMP else Suit(self)

    @classmethod
    def parse(cls, text: str) -> Denomination:
        """Read a letter or a printed sign, or ``NT``; the inverse of ``str``."""
        if text == _LETTERS[cls.NOTRUMP]:
            return cls.NOTRUMP
        try:
            return cls(Suit.parse(text))
        except UnreadableError:
            raise UnreadableError(text, "a denomination", "C, D, H, S or NT") from None
