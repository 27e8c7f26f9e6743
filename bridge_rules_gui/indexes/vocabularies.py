"""The words each language is known by, and which language a query is in."""

from __future__ import annotations

import re
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import analyzed, folded_form
from bridge_rules_gui.indexes.documents import (
    LANGUAGES,
    Field,
)
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.similarity import LikeWords

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.indexes.described import Described
    from bridge_rules_gui.indexes.lexicon import Lexicon
    from bridge_rules_gui.indexes.text_index import TextIndex

_CYRILLIC: Final = re.compile(r"[\u0400-\u04ff]")
_DISTINCTIVE: Final = {
    Language.RUSSIAN: re.compile(r"[ыэё]", re.IGNORECASE),
    Language.SERBIAN: re.compile(r"[ђјљњћџčćđšž]", re.IGNORECASE),
    Language.BULGARIAN: re.compile(
        r"[ѝ]|[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ]", re.IGNORECASE
    ),
}
_FAVOUR: Final = 0.05
_TABLE_WORD: Final = 0.7
"""How sure a word that is said at the table, but stands in no book, is of a language."""
_ORDER: Final = (Language.RUSSIAN, Language.BULGARIAN, Language.SERBIAN, Language.ENGLISH)


class Vocabularies:
    """The words of the books, as printed and as stems, with the words of the termbase."""

    def __init__(self, index: TextIndex, lexicon: Lexicon, described: Described) -> None:
        self._lexicon = lexicon
        self._described = described
        self.forms = {
            language: index.vocabulary(Field("exact", language)) for language in LANGUAGES
        }
        self.forms[Language.ENGLISH] = lexicon.english
        self.in_books = {
            language: index.vocabulary(Field("text", language))
            | index.vocabulary(Field("heading", language))
            for language in LANGUAGES
        }
        """The stems that stand somewhere."""
        self._fit = lru_cache(maxsize=8192)(self._worked_out_fit)
        self._like_stems = cache(lambda language: LikeWords(self.in_books[language]))
        self._like_forms = cache(lambda language: LikeWords(self.forms[language]))

    def like_stems(self, language: Language) -> LikeWords:
        """Return the stems of a language, to be found by their sound."""
        return self._like_stems(language)

    def like_forms(self, language: Language) -> LikeWords:
        """Return the printed words of a language, to be found by their spelling."""
        return self._like_forms(language)

    def knows(self, word: str, language: Language) -> float:
        """Return how sure it is that a word as typed is of a language: 0 to 1."""
        is_cyrillic = bool(_CYRILLIC.search(word))
        if is_cyrillic and language is Language.ENGLISH:
            return 0.0
        if not is_cyrillic and language in (Language.RUSSIAN, Language.BULGARIAN):
            # LHO and IMP stand in the Russian book in Latin letters.
            return 0.5 if folded_form(word, language) in self.forms[language] else 0.0
        folded, stem = analyzed(word, language)
        if folded in self.forms.get(language, ()):
            return 1.0
        is_known = stem in self.in_books.get(language, ()) or self._lexicon.has_stem(stem, language)
        return 0.8 if is_known else 0.0

    def is_table_word(self, word: str, language: Language) -> bool:
        """Tell whether a word is said at the table in a language, though no book may have it."""
        return self._described.knows(analyzed(word, language)[1], language)

    def language_of(self, words: Sequence[str], favoured: Language | None = None) -> Language:
        """Return the language that knows most of the words; letters speak with the words.

        Of several that know them as well it is the one favoured.
        """

        def fit(language: Language) -> float:
            worth = sum(self._fit(word, language) for word in words)
            return worth + (_FAVOUR if language is favoured else 0.0)

        return max(_ORDER, key=fit)

    def _worked_out_fit(self, word: str, language: Language) -> float:
        if not any(letter.isalpha() for letter in word):
            return 0.0  # 13 and ♠ are of every language
        distinctive = _DISTINCTIVE.get(language)
        by_letters = 1.0 if distinctive and distinctive.search(word) else 0.0
        is_cyrillic = bool(_CYRILLIC.search(word))
        by_script = (
            0.1 if is_cyrillic is (language in (Language.RUSSIAN, Language.BULGARIAN)) else 0
        )
        is_short_form = word.isupper() and self._names_something(word, language)
        by_capitals = 0.2 if is_short_form else 0  # НИ is in no language a concept but Bulgarian
        known = max(self.knows(word, language), _TABLE_WORD * self.is_table_word(word, language))
        return known + by_letters + by_script + by_capitals

    def _names_something(self, word: str, language: Language) -> bool:
        return bool(self._lexicon.concepts(analyzed(word, language)[1:], language))
