"""Sentences the program says: a pattern and what fills it, so that they can be translated."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.seat_words import ENGLISH_SEATS

if TYPE_CHECKING:
    from collections.abc import Iterable


class Named:
    """What sentences name otherwise than diagrams do: a player is "East" there, "E" here."""

    __slots__ = ()

    @property
    def in_words(self) -> str:
        """The name in English, the key of its translations; if it has no other, as in diagrams."""
        return str(self)


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence in English with named blanks, and what fills them.

    The pattern is the key under which a translation is found; what fills it (calls, cards,
    citations) is the same in every language, or a name or word that is translated, or a sentence
    itself. The players whom the pattern names sit `turns` seats further on, clockwise.
    """

    pattern: str
    filling: tuple[tuple[str, str | Sentence], ...] = ()
    turns: int = 0

    def __str__(self) -> str:
        filling = {name: str(value) for name, value in self.filling}
        return ENGLISH_SEATS.turned(self.pattern, self.turns).format(**filling)

    def words(self, blank: str) -> str:
        """Return what fills a blank, in English; nothing where there is no such blank."""
        return next((str(value) for name, value in self.filling if name == blank), "")


def sentence(pattern: str, **filling: object) -> Sentence:
    """Return the sentence of a pattern: ``sentence("{who} passes", who=seat)``."""
    return Sentence(pattern, tuple((name, _filler(value)) for name, value in filling.items()))


def _filler(value: object) -> str | Sentence:
    if isinstance(value, Sentence):
        return value
    return value.in_words if isinstance(value, Named) else str(value)


def listed(named: Iterable[Named], word: str) -> str:
    """Return names as one filler, with a word between them: ``East or West``."""
    return f" {word} ".join(each.in_words for each in named)


def in_quotation_marks(words: str) -> Sentence:
    """Return somebody's words, in the quotation marks of the language they are told in."""
    return sentence("“{words}”", words=words)


def told(error: Exception) -> Sentence:
    """Return what an error says: the sentence it was raised with, or its words as they are."""
    said = error.args[0] if error.args else None
    return said if isinstance(said, Sentence) else plain(str(error))


def plain(text: str, turns: int = 0) -> Sentence:
    """Return a whole text as a sentence without blanks."""
    return Sentence(text.replace("{", "{{").replace("}", "}}"), (), turns)
