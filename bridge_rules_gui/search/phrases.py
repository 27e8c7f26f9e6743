"""Quoted phrases: as they stand in a book, as its term for them, or else word by word."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.indexes.analysis import analyzed, words
from bridge_rules_gui.indexes.fields import Field
from bridge_rules_gui.indexes.folding import fold
from bridge_rules_gui.indexes.language import Language

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.indexes.lexicon import Lexicon, Stems
    from bridge_rules_gui.indexes.text_index import TextIndex

Phrase = tuple[str, ...]


class Phrases:
    """Finds the documents of phrases typed in any language."""

    def __init__(self, index: TextIndex, lexicon: Lexicon) -> None:
        self._index = index
        self._lexicon = lexicon

    def literal(self, phrase: Sequence[str], language: Language) -> frozenset[int]:
        """Return the documents in which the very words follow one another."""
        return self._index.with_phrase([fold(word, language) for word in phrase], language)

    def found(self, phrase: Phrase, language: Language) -> frozenset[int]:
        """Return the documents that have a phrase, or else the terms for what it names.

        Empty where the book has neither: only its words can be looked for.
        """
        literal = self.literal(phrase, language)
        if literal:
            return literal
        names = self._names(phrase, language)
        return frozenset(n for stems in names for n in self.with_stems(stems, language))

    def _names(self, phrase: Phrase, target: Language) -> Iterator[Stems]:
        """Yield the names, in a language, of the concepts a phrase names in any language."""
        concepts = {
            concept
            for source in Language
            for concept in self._lexicon.concepts([analyzed(w, source)[1] for w in phrase], source)
        }
        for concept in sorted(concepts):
            yield from self._lexicon.names(concept, target)

    def with_stems(self, stems: Sequence[str], language: Language) -> frozenset[int]:
        """Return the documents in which words of these stems follow one another."""
        having = frozenset.intersection(*(self._having(stem, language) for stem in stems))
        if len(stems) == 1:
            return having
        return frozenset(number for number in having if self._follow(number, stems, language))

    def _follow(self, number: int, stems: Sequence[str], language: Language) -> bool:
        document = self._index.documents[number]
        return any(_follow(stems, t, language) for t in (document.heading, *document.texts))

    def _having(self, stem: str, language: Language) -> frozenset[int]:
        fields = (Field("text", language), Field("heading", language))
        return frozenset(n for field in fields for n, _ in self._index.postings(field, stem))


def _follow(stems: Sequence[str], text: str, language: Language) -> bool:
    found = [word.stem for word in words(text, language)]
    length = len(stems)
    return any(found[n : n + length] == list(stems) for n in range(len(found) - length + 1))
