"""Phrasebooks: what is said in English, said in another language."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, Self

from bridge_rules_gui.bridge.seat_words import ENGLISH_SEATS
from bridge_rules_gui.bridge.sentence import Sentence
from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.services.wording.quotation_marks import in_inner_marks
from bridge_rules_gui.services.wording.seat_words import SEAT_WORDS
from bridge_rules_gui.services.wording.serbian_cyrillic import in_cyrillic

if TYPE_CHECKING:
    from collections.abc import Mapping

_LISTED: Final = re.compile(r"(,? (?:and|or) |, )")
"""What stands between the things of a list, which are words that are known or no words at all."""
_BETWEEN: Final = re.compile(r"and|or")
_WORDLESS: Final = re.compile(r"(?:\{\w+\}|[^\w{}])*")
"""Patterns of blanks alone: what fills them is the whole sentence."""
_SUITS: Final = frozenset({"suit", "suits", "trump"})
"""Blanks that name suits by their letters, which are drawn as suits instead."""
_SUIT: Final = re.compile(r"\b[CDHS]\b")


class _Filler(str):
    """What fills a blank; ``{who:ом}`` asks for the players in it with the ending of a case."""

    __slots__ = ("book",)
    book: Phrasebook

    def __new__(cls, words: str, book: Phrasebook) -> Self:
        """Return words that a phrasebook declines."""
        filler = super().__new__(cls, words)
        filler.book = book
        return filler

    def __format__(self, ending: str) -> str:
        """Return the words, the players among them with an ending."""
        return self.book.declined(str(self), ending) if ending else str(self)


def _symbol(found: re.Match[str]) -> str:
    return "♣♦♥♠"["CDHS".index(found[0])]


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """The sentences of a language, by their English patterns.

    A sentence without a translation is said in English, blanks and all: better than not at
    all, and better than in two languages at once.
    """

    language: InterfaceLanguage = InterfaceLanguage.ENGLISH
    phrases: Mapping[str, str] = field(default_factory=dict)

    def say(self, sentence: Sentence) -> str:
        """Return a sentence of a ruling, an explanation or a question in this language."""
        pattern = sentence.pattern
        is_known = pattern in self.phrases or _WORDLESS.fullmatch(pattern)
        filling = {}
        for name, value in sentence.filling:
            said = self._filler(value) if is_known else str(value)
            if isinstance(value, Sentence) and f"“{{{name}}}”" in pattern:
                said = in_inner_marks(said, self.language)
            filling[name] = _Filler(_SUIT.sub(_symbol, said) if name in _SUITS else said, self)
        return self.text(pattern, sentence.turns).format(**filling)

    def text(self, english: str, turns: int = 0) -> str:
        """Return a title, a story or another whole text in this language.

        The players it names sit `turns` seats further on.
        """
        found = self._found(english)
        if found is None:
            return ENGLISH_SEATS.turned(english, turns)
        return self.spelled(SEAT_WORDS[self.language].turned(found, turns))

    def spelled(self, text: str) -> str:
        """Return a text of this language in the letters it is read in."""
        return in_cyrillic(text) if self.language is InterfaceLanguage.SERBIAN_CYRILLIC else text

    def declined(self, words: str, ending: str) -> str:
        """Return words with an ending added to the names of the players in them."""
        names = "|".join(map(self.spelled, SEAT_WORDS[self.language].names))
        return re.sub(rf"\b(?:{names})\b", rf"\g<0>{self.spelled(ending)}", words)

    def _found(self, english: str) -> str | None:
        return self.phrases.get(english) or SEAT_WORDS[self.language].called(english)

    def _filler(self, value: str | Sentence) -> str:
        """Return what fills a blank: a sentence, a known word, or names listed with "and" or "or".

        Whole texts, which have these words too, stay as they are.
        """
        if isinstance(value, Sentence):
            return self.say(value)
        if self._found(value):
            return self.text(value)
        *pairs, last = _LISTED.split(value)
        things = (*pairs[::2], last)
        if any(" " in thing and not self._found(thing) for thing in things):
            return value
        return "".join(
            _BETWEEN.sub(lambda found: self.text(found[0]), part) if place % 2 else self.text(part)
            for place, part in enumerate((*pairs, last))
        )


ENGLISH: Final = Phrasebook()
"""Everything as it is written in the program."""
