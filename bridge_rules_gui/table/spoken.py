"""Words of players by which a ruling is made, understood in English and the books' languages.

A pattern is written in the letters of its language; it and the words are compared in the letters
of Serbian Latin, so that Serbian is understood in both its alphabets.
"""

from __future__ import annotations

import re
from typing import Final

from bridge_rules_gui.game.suit import Suit

_LETTERS: Final = str.maketrans(
    dict(zip("абвгдђежзијклмнопрстћуфхцчш", "abvgdđežzijklmnoprstćufhcčš", strict=True))
    | {"љ": "lj", "њ": "nj", "џ": "dž", "ё": "e", "’": "'"}
)
_BUT: Final = re.compile(r"\bно\b")
"""The Russian and Bulgarian "but", which in Latin letters is the English "no"."""


def heard(words: str) -> str:
    """Return words as patterns are compared with them: in small letters of one alphabet."""
    return _BUT.sub("ali", words.casefold()).translate(_LETTERS)


class Spoken:
    """What is said for one thing in English, Bulgarian, Russian and Serbian."""

    def __init__(self, en: str, bg: str = "", ru: str = "", sr: str = "") -> None:
        said = "|".join(filter(None, (en, bg, ru, sr)))
        self._pattern = re.compile(said.translate(_LETTERS))

    def place(self, words: str) -> int | None:
        """Return where in `heard(words)` it is said first; None where it is not."""
        found = self._pattern.search(heard(words))
        return None if found is None else found.start()

    def is_in(self, words: str) -> bool:
        """Whether it is said in words."""
        return self.place(words) is not None


# -- suits and cards ----------------------------------------------------------------------------

SUITS: Final = {
    Suit.CLUBS: Spoken(r"(?<![^\W\d])clubs?\b|♣", r"\bтреф|\bспати", "", r"\btref"),
    Suit.DIAMONDS: Spoken(
        r"(?<![^\W\d])diamonds?\b|♦", r"\bкар[оаи]\b", r"\bбубн|\bбубен", r"\bkaro"
    ),
    Suit.HEARTS: Spoken(
        r"(?<![^\W\d])hearts?\b|♥", r"\bкуп(?:а|и|ата|ите)\b", r"\bчерв", r"\bherc"
    ),
    Suit.SPADES: Spoken(r"(?<![^\W\d])spades?\b|♠", r"\bпик", "", r"\bpik"),
}
