"""Phrasebooks: what is said in English, said in another language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from bridge_rules_gui.language.catalogue import Catalogue
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.seat_words import ENGLISH_SEATS, SeatWords
from bridge_rules_gui.language.sentence import Listed, Named, Printed, Sentence, part_words
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic

_WORDLESS: Final = re.compile(r"(?:\{\w+\}|[^\w{}])*")
"""Patterns of blanks alone: what fills them is the whole sentence."""

_SERBIAN_SEATS: Final = SeatWords(
    ("Sever", "Istok", "Jug", "Zapad"), ("Sever–Jug", "Istok–Zapad"), ("a", "u", "e", "om")
)
SEAT_WORDS: Final[Mapping[InterfaceLanguage, SeatWords]] = {
    InterfaceLanguage.ENGLISH: ENGLISH_SEATS,
    InterfaceLanguage.BULGARIAN: SeatWords(
        ("Север", "Изток", "Юг", "Запад"), ("Север–Юг", "Изток–Запад")
    ),
    InterfaceLanguage.RUSSIAN: SeatWords(
        ("Север", "Восток", "Юг", "Запад"),
        ("Север–Юг", "Восток–Запад"),
        ("а", "у", "е", "ом"),
    ),
    InterfaceLanguage.SERBIAN: _SERBIAN_SEATS,
    # Turned before it is converted.
    InterfaceLanguage.SERBIAN_CYRILLIC: _SERBIAN_SEATS,
}
"""The players as each language names them."""

_LOW_AND_HIGH: Final = str.maketrans("„“”", "‚‘’")
_INNER_MARKS: Final[Mapping[InterfaceLanguage, Mapping[int, int]]] = {
    InterfaceLanguage.ENGLISH: str.maketrans("“”", "‘’"),
    InterfaceLanguage.BULGARIAN: _LOW_AND_HIGH,
    InterfaceLanguage.RUSSIAN: str.maketrans("«»", "„“"),
    InterfaceLanguage.SERBIAN: _LOW_AND_HIGH,
    InterfaceLanguage.SERBIAN_CYRILLIC: _LOW_AND_HIGH,
}
"""Within quoted words each language has marks of a second kind for quoted words."""


@dataclass(frozen=True, slots=True)
class _Filler:
    """What fills a blank; ``{who:ом}`` asks for the players in it with the ending of a case."""

    value: object
    book: Phrasebook
    is_quoted: bool

    def __format__(self, ending: str) -> str:
        """Return what is said, with an ending if it is a player."""
        text = self.book.part(self.value, ending)
        return text.translate(_INNER_MARKS[self.book.language]) if self.is_quoted else text


@dataclass(frozen=True, slots=True)
class Phrasebook:
    """The sentences of a language, by their English patterns; a catalogue has them.

    A sentence without a translation is said in English, blanks and all: better than not at
    all, and better than in two languages at once.
    """

    language: InterfaceLanguage = InterfaceLanguage.ENGLISH
    catalogue: Catalogue = field(default_factory=Catalogue)

    def say(self, sentence: Sentence) -> str:
        """Return a sentence of a ruling, an explanation or a question in this language.

        Calls and cards are written as bridge books print them.
        """
        pattern = sentence.pattern
        if sentence.plural:
            found = self.catalogue.counted(pattern, sentence.number)
        else:
            found = self._found(pattern)
        is_known = found is not None or _WORDLESS.fullmatch(pattern)
        book = self if is_known else ENGLISH
        filling = {
            name: _Filler(value, book, isinstance(value, Sentence) and f"“{{{name}}}”" in pattern)
            for name, value in sentence.filling
        }
        wording = self._turned(found, sentence.english, sentence.turns)
        return sentence.begun(wording, book.part).format(**filling)

    def part(self, value: object, ending: str = "") -> str:
        """Return what fills a blank as its type is written; a player with the ending of a case."""
        if isinstance(value, Sentence):
            return self.say(value)
        if isinstance(value, Listed):
            return value.joined([self.part(i, ending) for i in value.items], self.text(value.word))
        if isinstance(value, Printed) and not isinstance(value, Named):
            return value.in_symbols
        words = value.in_words if isinstance(value, Named) else part_words(value)
        if SEAT_WORDS[self.language].called(words):
            return "–".join(f"{name}{self.spelled(ending)}" for name in self.text(words).split("–"))
        return self.text(words) if self._found(words) else words

    def text(self, english: str, turns: int = 0) -> str:
        """Return a title, a case or another whole text in this language.

        The players it names sit `turns` seats further on.
        """
        return self._turned(self._found(english), english, turns)

    def _turned(self, found: str | None, english: str, turns: int) -> str:
        if found is None:
            return ENGLISH_SEATS.turned(english, turns)
        return self.spelled(SEAT_WORDS[self.language].turned(found, turns))

    def spelled(self, text: str) -> str:
        """Return a text of this language in the letters it is read in."""
        return in_cyrillic(text) if self.language is InterfaceLanguage.SERBIAN_CYRILLIC else text

    def _found(self, english: str) -> str | None:
        return self.catalogue.text(english) or SEAT_WORDS[self.language].called(english)


ENGLISH: Final = Phrasebook()
"""Everything as it is written in the program."""
