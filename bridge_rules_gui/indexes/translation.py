"""From the words of a query to the words of a book, in its language or another."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import analyzed, folded_form
from bridge_rules_gui.indexes.clauses import Alternative, Clause, Why
from bridge_rules_gui.indexes.similarity import skeleton

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.indexes.language import Language
    from bridge_rules_gui.indexes.lexicon import Lexicon, Mention, Stems
    from bridge_rules_gui.indexes.vocabularies import Vocabularies

_LEAST_LIKE: Final = 0.7
"""How alike a cognate must sound."""
_COGNATE: Final = 0.8
"""What a cognate counts against a term of the termbase, were it alike in all letters."""
_LEAST_SIMILAR: Final = 0.68
_SIMILAR: Final = 0.6
_ASSOCIATED: Final = 0.8
_BEGUN: Final = 0.6
"""What a word counts that begins with the letters typed."""
_LEAST_BEGUN: Final = 3
_SYNONYM: Final = 0.5
"""What another name of a concept counts beside the one typed."""

_ORDINARY: Final = frozenset({"ни", "ni"})
"""Words that in small letters are no short forms: us and nor, beside НИ and NI."""


class Translator:
    """Puts queries into the words of the books."""

    def __init__(self, lexicon: Lexicon, vocabularies: Vocabularies) -> None:
        self._lexicon = lexicon
        self._vocabularies = vocabularies
        self._word = lru_cache(maxsize=8192)(self._alternatives)

    def clauses(
        self, words: Sequence[str], source: Language, target: Language
    ) -> tuple[Clause, ...]:
        """Return what to look for in a book for words typed in another or the same language."""
        return tuple(self._clauses(words, source, target))

    def _clauses(
        self, words: Sequence[str], source: Language, target: Language
    ) -> Iterator[Clause]:
        stems = tuple(analyzed(word, source)[1] for word in words)
        naming = tuple("" if w in _ORDINARY else s for w, s in zip(words, stems, strict=True))
        start = 0
        for mention in (*self._lexicon.mentions(naming, source, target), None):
            end = mention.start if mention else len(stems)
            for word, stem in zip(words[start:end], stems[start:end], strict=True):
                yield Clause(self._word(word, stem, source, target))
            if mention:
                typed = stems[mention.start : mention.end] if source is target else ()
                yield Clause(_without_longer(tuple(self._names(mention, typed, target)), typed))
                start = mention.end

    def _names(self, mention: Mention, typed: Stems, target: Language) -> Iterator[Alternative]:
        """Yield the names of what is mentioned; in its own language, first the one typed."""
        if typed:
            yield Alternative(typed, 1.0, Why.TERM)
        worth, why = (_SYNONYM, Why.TERM) if typed else (1.0, Why.TRANSLATED_TERM)
        for concept in mention.concepts:
            for stems, weight in self._lexicon.names(concept, target).items():
                if stems != typed:
                    yield Alternative(stems, worth * weight, why)

    def _alternatives(
        self, word: str, stem: str, source: Language, target: Language
    ) -> tuple[Alternative, ...]:
        """Return what may stand for a word that names nothing in the termbase."""
        if source is not target:
            return (
                *self._associated(stem, source, target),
                *self._cognates(word, stem, target),
            )
        is_known = stem in self._vocabularies.in_books[target]
        similar = () if is_known else self._similar(stem, target)
        return (Alternative((stem,), 1.0, Why.TEXT), *similar)

    def _similar(self, stem: str, language: Language) -> Iterator[Alternative]:
        """Yield what may stand for a word no book of its language has, or not yet typed out."""
        if len(stem) >= _LEAST_BEGUN:
            for other in self._vocabularies.in_books[language]:
                if other.startswith(stem):
                    yield Alternative((other,), _BEGUN, Why.SIMILAR)
        like = self._vocabularies.like_stems(language)
        for other, score in like.like(skeleton(stem), _LEAST_SIMILAR):
            yield Alternative((other,), _SIMILAR * score, Why.SIMILAR)

    def _associated(self, stem: str, source: Language, target: Language) -> Iterator[Alternative]:
        for other, score in self._lexicon.associated(stem, source, target):
            yield Alternative((other,), _ASSOCIATED * score, Why.TRANSLATED_TERM)

    def _cognates(self, word: str, stem: str, target: Language) -> tuple[Alternative, ...]:
        if folded_form(word, target) in self._vocabularies.forms[target]:
            if not any(letter.isalpha() for letter in word):
                return (Alternative((word,), 1.0, Why.TEXT),)
            return (Alternative((analyzed(word, target)[1],), _COGNATE, Why.COGNATE),)
        if len(stem) < 4:
            return ()
        like = self._vocabularies.like_stems(target).like(skeleton(stem), _LEAST_LIKE)
        return tuple(
            Alternative((other,), _COGNATE * score**2, Why.COGNATE) for other, score in like
        )


def _without_longer(names: tuple[Alternative, ...], typed: Stems) -> tuple[Alternative, ...]:
    """Return names without those that hold a name of one word: they find nothing it does not.

    What was typed stays.
    """
    alone = {name.stems[0] for name in names if len(name.stems) == 1}
    return tuple(
        name
        for name in names
        if len(name.stems) == 1 or name.stems == typed or alone.isdisjoint(name.stems)
    )
