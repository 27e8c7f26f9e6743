"""Text cut into words, each with the forms under which it is found."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from itertools import chain
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge_rules_gui.indexes import bulgarian, russian, serbian
from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

WORD: Final = re.compile(r"[♠♥♦♣]|(?:[^\W\d_]\.){2,}|[^\W_]+")
"""A suit, an abbreviation like S.O., or letters and digits that belong together."""


def _english(word: str) -> str:
    from snowballstemmer.english_stemmer import EnglishStemmer  # noqa: PLC0415 - slow to come

    stem: str = EnglishStemmer().stemWord(word)
    return stem


_STEMMERS: Final[dict[Language, Callable[[str], str]]] = {
    Language.RUSSIAN: russian.stem,
    Language.SERBIAN: serbian.stem,
    Language.BULGARIAN: bulgarian.stem,
    Language.ENGLISH: _english,
}


class Word(NamedTuple):
    """A word of a text: its folded form, its stem, and where it stands.

    A tuple, because there are tens of thousands and a data class takes thrice as long to make.
    """

    folded: str
    stem: str
    start: int
    end: int


_STEMS: Final[dict[str, dict[str, str]]] = {language.value: {} for language in Language}
"""What stems have been kept, by folded form."""


@cache
def analyzed(word: str, language: Language) -> tuple[str, str]:
    """Return the folded form and the stem of one word as printed."""
    folded = folded_form(word, language)
    if folded in _STEMS[language]:
        return folded, _STEMS[language][folded]
    if language is Language.SERBIAN and word.lower() in serbian.AS_PRINTED:
        return folded, serbian.AS_PRINTED[word.lower()]
    return folded, folded if not folded.isalpha() else _STEMMERS[language](folded)


def learn(language: str, stems: dict[str, str]) -> None:
    """Take over the stems of words, by their folded forms, from where they are kept."""
    _STEMS[language] = stems


def folded_form(word: str, language: Language) -> str:
    """Return one word as printed as it is compared, without its stem, which may be slow to find."""
    return fold(word.replace(".", ""), language)


def words(text: str, language: Language) -> Iterator[Word]:
    """Yield the words of a text in their order."""
    for match in WORD.finditer(text):
        folded, stem = analyzed(match[0], language)
        yield Word(folded, stem, match.start(), match.end())


@cache
def _folded(word: str, language: Language) -> str:
    return fold(word, language)


def folded_words(text: str, language: Language) -> Iterator[tuple[str, int, int]]:
    """Yield the words of a text folded, without their stems: the form, its start and its end."""
    for match in WORD.finditer(text):
        yield _folded(match[0], language), match.start(), match.end()


def word_count(text: str) -> int:
    """Return how many words a text has."""
    return len(WORD.findall(text))


@dataclass(frozen=True, slots=True)
class WordForms:
    """Words as they are compared: folded, and what their forms share."""

    folded: frozenset[str] = frozenset()
    stems: frozenset[str] = frozenset()

    def begins(self, other: WordForms) -> bool:
        """Tell whether one of these words begins one of the others, or is a form of it."""
        return self.spells(other) or bool(self.stems & other.stems)

    def spells(self, other: WordForms) -> bool:
        """Tell whether one of these words begins one of the others, letter by letter."""
        begun = tuple(self.folded)
        return any(w.startswith(begun) for w in other.folded)


def forms_of(found: Iterable[Word]) -> WordForms:
    """Return words as they are compared."""
    known = tuple(found)
    return WordForms(frozenset(w.folded for w in known), frozenset(w.stem for w in known))


def forms_in_any_language(text: str) -> WordForms:
    """Return the words of a text as each language compares them: its letters do not tell which."""
    return forms_of(chain.from_iterable(words(text, language) for language in Language))


def typed_words(typed: str) -> tuple[WordForms, ...]:
    """Return each word typed into a filter, as each language compares it."""
    return tuple(map(forms_in_any_language, WORD.findall(typed)))
