"""Words nobody knows, and the known words they may be slips of."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.similarity import LikeWords, edits, skeleton

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.indexes.documents import Document
    from bridge_rules_gui.indexes.vocabularies import Vocabularies

_SHORT: Final = 5
"""A word shorter than this may hold one slip only."""
_SHORTEST: Final = 4


class Spelling:
    """Proposes known words for unknown ones."""

    def __init__(self, vocabularies: Vocabularies, documents: Sequence[Document]) -> None:
        self._vocabularies = vocabularies
        self._documents = documents
        self._nearest = lru_cache(maxsize=1024)(self._worked_out)

    def corrected(self, words: Sequence[str]) -> dict[str, str]:
        """Return, for every word that no language knows, the known word nearest to it."""
        unknown = [w for w in words if len(w) >= _SHORTEST and not self._is_known(w)]
        found = {word: self._nearest(word) for word in unknown}
        return {word: other for word, other in found.items() if other}

    def _is_known(self, word: str) -> bool:
        return any(self._vocabularies.knows(word, language) for language in Language)

    def _worked_out(self, word: str) -> str:
        """Return the known word with the fewest slips, in any language the script allows."""
        is_latin = word.isascii()
        languages = (
            (Language.SERBIAN, Language.ENGLISH)
            if is_latin
            else (Language.RUSSIAN, Language.BULGARIAN, Language.SERBIAN)
        )
        found = [
            (*slip, language) for language in languages for slip in self._slips(word, language)
        ]
        if not found:
            return ""
        *_, nearest, language = min(found)
        return self._as_printed(nearest, language)

    def _as_printed(self, folded: str, language: Language) -> str:
        """Return a folded word as a book prints it, with its accents: stih -> štih."""
        for document in self._documents:
            if document.language is language:
                for text in (document.heading, *document.texts):
                    for word in words(text, language):
                        if word.folded == folded:
                            return text[word.start : word.end].lower()
        return folded

    def _slips(self, word: str, language: Language) -> list[tuple[int, int, str]]:
        folded = fold(word, language)
        most = 1 if len(folded) < _SHORT else 2
        like: LikeWords = self._vocabularies.like_forms(language)
        slips = (
            (edits(folded, other, most), -_common_start(folded, other), other)
            for other, _ in like.candidates(skeleton(folded))
        )
        return [slip for slip in slips if slip[0] <= most]


def _common_start(one: str, other: str) -> int:
    """Return how many letters two words begin with alike: slips are rare at the beginning."""
    count = 0
    for letter, opposite in zip(one, other, strict=False):
        if letter != opposite:
            break
        count += 1
    return count
