"""From the words of a query to the words of a book, in its language or another."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.indexes.analysis import analyzed
from bridge_rules_gui.indexes.similarity import skeleton
from bridge_rules_gui.indexes.wording import Alternative, Clause, Why

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.indexes.language import Language
    from bridge_rules_gui.indexes.lexicon import Lexicon, Mention
    from bridge_rules_gui.indexes.vocabularies import Vocabularies

_LEAST_LIKE: Final = 0.7
"""How alike a cognate must sound."""
_COGNATE: Final = 0.8
"""What a cognate counts against a term of the termbase, were it alike in all letters."""
_LEAST_SIMILAR: Final = 0.55
_SIMILAR: Final = 0.6
_ASSOCIATED: Final = 0.8
_BEGUN: Final = 0.6
"""What a word counts that begins with the letters typed."""
_LEAST_BEGUN: Final = 3


class Translator:
    """Puts queries into the words of the books."""

    def __init__(self, lexicon: Lexicon, vocabularies: Vocabularies) -> None:
        self._lexicon = lexicon
        self._vocabularies = vocabularies
        self._cognates = lru_cache(maxsize=4096)(self._worked_out_cognates)

    def clauses(
        self, words: Sequence[str], source: Language, target: Language
    ) -> tuple[Clause, ...]:
        """Return what to look for in a book for words typed in another or the same language."""
        stems = [analyzed(word, source)[1] for word in words]
        mentions = {m.start: m for m in self._lexicon.mentions(stems, source)}
        if source is target:
            return tuple(self._native(stems, mentions, source))
        return tuple(self._translated(words, stems, mentions, source, target))

    def _native(
        self, stems: Sequence[str], mentions: dict[int, Mention], language: Language
    ) -> Iterator[Clause]:
        covered = {n for m in mentions.values() for n in range(m.start, m.end)}
        for number, stem in enumerate(stems):
            why = Why.TERM if number in covered else Why.TEXT
            found = [Alternative((stem,), 1.0, why)]
            if stem not in self._vocabularies.in_books[language]:
                found += self._similar(stem, language)
            yield Clause(tuple(found))

    def _similar(self, stem: str, language: Language) -> Iterator[Alternative]:
        """Yield what may stand for a word no book of its language has, or not yet typed out."""
        if len(stem) >= _LEAST_BEGUN:
            for other in self._vocabularies.in_books[language]:
                if other.startswith(stem):
                    yield Alternative((other,), _BEGUN, Why.SIMILAR)
        like = self._vocabularies.like_stems(language)
        for other, score in like.like(skeleton(stem), _LEAST_SIMILAR):
            yield Alternative((other,), _SIMILAR * score, Why.SIMILAR)

    def _translated(
        self,
        words: Sequence[str],
        stems: Sequence[str],
        mentions: dict[int, Mention],
        source: Language,
        target: Language,
    ) -> Iterator[Clause]:
        position = 0
        while position < len(stems):
            mention = mentions.get(position)
            terms = self._terms(mention, target) if mention else ()
            if mention and terms:
                yield Clause(terms)
                position = mention.end
                continue
            found = (
                *self._associated(stems[position], source, target),
                *self._cognates(words[position], stems[position], target),
            )
            if found:
                yield Clause(found)
            position += 1

    def _terms(self, mention: Mention, target: Language) -> tuple[Alternative, ...]:
        return tuple(
            Alternative(stems, weight, Why.TRANSLATED_TERM)
            for concept in mention.concepts
            for stems, weight in self._lexicon.names(concept, target).items()
        )

    def _associated(self, stem: str, source: Language, target: Language) -> Iterator[Alternative]:
        for other, score in self._lexicon.associated(stem, source, target):
            yield Alternative((other,), _ASSOCIATED * score, Why.TRANSLATED_TERM)

    def _worked_out_cognates(
        self, word: str, stem: str, target: Language
    ) -> tuple[Alternative, ...]:
        folded, own_stem = analyzed(word, target)
        if folded in self._vocabularies.forms[target]:
            return (Alternative((own_stem,), _COGNATE, Why.COGNATE),)
        if len(stem) < 4:
            return ()
        like = self._vocabularies.like_stems(target).like(skeleton(stem), _LEAST_LIKE)
        return tuple(
            Alternative((other,), _COGNATE * score**2, Why.COGNATE) for other, score in like
        )
