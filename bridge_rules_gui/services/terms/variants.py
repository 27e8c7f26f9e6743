"""The terms of a concept as variants: which of them a text has, how often and where.

A word that names several concepts of a book (Bulgarian "игра": play, deal, board) is not told
apart by sense: it says with which concepts it is shared, and stands after the words that are
the concept's own.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from bridge_rules_gui.indexes.analysis import folded_words
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.services.terms.answers import Variant

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.indexes.attestation import Attestation, Occurrence
    from bridge_rules_gui.indexes.term_patterns import TermKey


class Variants:
    """The terms of one text, those of the same words together."""

    def __init__(self, text: Attestation, *, is_commentary: bool = False) -> None:
        self._text = text
        self._is_commentary = is_commentary
        language = Language(text.edition.language)
        self._words = {
            key: tuple(word for word, _, _ in folded_words(term.text, language))
            for key, term in text.terms.items()
        }
        self._by_words: defaultdict[tuple[str, ...], dict[str, TermKey]] = defaultdict(dict)
        for key, words in self._words.items():
            self._by_words[words].setdefault(key.concept, key)

    def of(self, concept: str, keys: Iterable[TermKey]) -> tuple[Variant, ...]:
        """Return the terms of a concept that stand in the text.

        Those that are its own come before those it shares, the commonest first.
        """
        counted = self._text.of(concept)
        found = (self._variant(key, [o for o in counted if o.term == key]) for key in keys)
        return tuple(sorted((v for v in found if v.places), key=lambda v: (v.is_shared, -v.count)))

    def shared(self) -> Iterator[tuple[tuple[str, ...], tuple[Variant, ...]]]:
        """Yield the concepts that have a word in common, and the word.

        Where it is another part of speech for each, its places differ, and it stands for each.
        """
        for keys in self._by_words.values():
            if len(keys) > 1:
                variants = (self._variant(k, self._text.of_term(k)) for k in keys.values())
                by_places = {variant.places: variant for variant in variants}
                yield tuple(keys), tuple(by_places.values())

    def _variant(self, key: TermKey, occurrences: Iterable[Occurrence]) -> Variant:
        places = Counter(occurrence.address for occurrence in occurrences)
        named = self._by_words[self._words[key]]
        return Variant(
            self._text.terms[key].text,
            key.concept,
            tuple(places.items()),
            self._is_commentary,
            tuple(concept for concept in named if concept != key.concept),
        )
