"""Words nobody knows, and the known words they may be slips of."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.folding import fold, in_serbian_cyrillic
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.similarity import LikeWords, edits, skeleton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.indexes.documents import Document
    from bridge_rules_gui.indexes.vocabularies import Vocabularies

_SHORT: Final = 5
"""A word shorter than this may hold one slip only."""
_SHORTEST: Final = 4
_CANDIDATES: Final = 80
"""Exchanged neighbours leave few pairs of letters alike, so many words are looked at."""
_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]")


class _Slip(NamedTuple):
    """A known word, and what lies between it and the one typed; the least is the likeliest."""

    edits: int
    unlike_start: int
    word: str


class Spelling:
    """Proposes known words for unknown ones."""

    def __init__(self, vocabularies: Vocabularies, documents: Sequence[Document]) -> None:
        self._vocabularies = vocabularies
        self._documents = documents
        self._nearest = lru_cache(maxsize=1024)(self._worked_out)
        self.is_unknown = lru_cache(maxsize=8192)(self._no_language_knows)

    def corrected(self, words: Sequence[str]) -> dict[str, str]:
        """Return, for every word that no language knows, the known word nearest to it.

        All are words of one language, in the script that was typed: the language that
        accounts for most of the words, those known too, with the fewest slips.
        """
        unknown = [w for w in dict.fromkeys(words) if self.is_unknown(w)]
        if not unknown:
            return {}
        is_cyrillic = bool(_CYRILLIC.search("".join(unknown)))
        languages = (
            (Language.RUSSIAN, Language.BULGARIAN, Language.SERBIAN)
            if is_cyrillic
            else (Language.SERBIAN, Language.ENGLISH)
        )
        language = max(languages, key=lambda language: self._fit(words, unknown, language))
        slips = ((word, self._nearest(word, language)) for word in unknown)
        return {
            word: self._as_printed(slip.word, language, is_cyrillic=is_cyrillic)
            for word, slip in slips
            if slip
        }

    def _no_language_knows(self, word: str) -> bool:
        """Tell whether no language knows a word, one long enough to be told by its letters."""
        is_word = len(word) >= _SHORTEST and not any(letter.isdigit() for letter in word)
        return is_word and not any(self._vocabularies.knows(word, code) for code in Language)

    def _fit(
        self, words: Sequence[str], unknown: Sequence[str], language: Language
    ) -> tuple[float, int, int]:
        """Return how well a language accounts for words, those it lacks put right."""
        slips = [slip for word in unknown if (slip := self._nearest(word, language))]
        known = sum(self._vocabularies.knows(w, language) > 0 for w in words if w not in unknown)
        return (
            known + len(slips),
            -sum(slip.edits for slip in slips),
            -sum(slip.unlike_start for slip in slips),
        )

    def _worked_out(self, word: str, language: Language) -> _Slip | None:
        """Return the word of a language with the fewest slips, None where all are too far."""
        folded = fold(word, language)
        most = 1 if len(folded) < _SHORT else 2
        like: LikeWords = self._vocabularies.like_forms(language)
        slips = (
            _Slip(edits(folded, other, most), len(folded) - _common_start(folded, other), other)
            for other, _ in like.candidates(skeleton(folded), _CANDIDATES)
        )
        return min((slip for slip in slips if slip.edits <= most), default=None)

    def _as_printed(self, folded: str, language: Language, *, is_cyrillic: bool) -> str:
        """Return a folded word as a book prints it, with its accents: stih -> štih."""
        printed = next(
            (
                text[word.start : word.end].lower()
                for document in self._documents
                if document.language is language
                for text in (document.heading, *document.texts)
                for word in words(text, language)
                if word.folded == folded
            ),
            folded,
        )
        is_latin_book = language is Language.SERBIAN
        return in_serbian_cyrillic(printed) if is_cyrillic and is_latin_book else printed


def _common_start(one: str, other: str) -> int:
    """Return how many letters two words begin with alike: slips are rare at the beginning."""
    count = 0
    for letter, opposite in zip(one, other, strict=False):
        if letter != opposite:
            break
        count += 1
    return count
