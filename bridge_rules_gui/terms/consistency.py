"""The consistency report: where words and definitions of the books do not keep to one another."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import chain
from typing import Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.passage import CrossReference
from bridge_rules_gui.corpus.termbase import (
    Concept,
    Context,
    PartOfSpeech,
    Subject,
    Termbase,
    TermKind,
)
from bridge_rules_gui.indexes.analysis import folded_words
from bridge_rules_gui.indexes.attestation import Attestation, Occurrence
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.term_patterns import TermKey
from bridge_rules_gui.terms.answers import Explanation, Finding, FindingKind, Variant
from bridge_rules_gui.terms.definitions import definition_text, references_of, without_references
from bridge_rules_gui.terms.weight_words import is_heavy, weights

_BOOK_OF_COMMENTARY = Edition.BG_2017
_REFERS_TO: Final = "→"
_SAYS_WHAT_IT_IS: Final = {
    Language.RUSSIAN: re.compile(r"\b(?:является|являются|называется|считается|означает)\b"),
    Language.SERBIAN: re.compile(r"\b(?:se smatra|smatra se|naziva|predstavlja|znači)\b"),
    Language.BULGARIAN: re.compile(r"\b(?:се счита|се нарича|представлява|означава)\b"),
}
"""Words by which a law explains a concept in passing."""


@dataclass(frozen=True)
class ConsistencyReport:
    """Looks through the termbase and the attested places of its terms.

    ``commentary`` are the places in the commentary's own words, or None without commentary.
    """

    corpus: Corpus
    termbase: Termbase
    books: Mapping[Edition, Attestation]
    commentary: Attestation | None = None

    @cached_property
    def _variants(self) -> Mapping[Edition, Variants]:
        return {edition: Variants(book) for edition, book in self.books.items()}

    @cached_property
    def _in_commentary(self) -> Variants | None:
        return Variants(self.commentary, is_commentary=True) if self.commentary else None

    def findings(self) -> tuple[Finding, ...]:
        """Return everything found, kind after kind; the books that waver most before others."""
        concepts = self.termbase.concepts
        several = chain.from_iterable(map(self._several_terms, concepts))
        found = (
            sorted(several, key=_how_steady),
            chain.from_iterable(map(self._commentary_differs, concepts)),
            chain.from_iterable(self._shared_terms(edition) for edition in self.books),
            chain.from_iterable(map(self._missing_definitions, concepts)),
            chain.from_iterable(map(self._differing_definitions, concepts)),
        )
        return tuple(chain.from_iterable(found))

    def _several_terms(self, concept: Concept) -> Iterator[Finding]:
        """Yield a finding for each part of speech a book has several words of.

        One of them at least is the concept's own: of words that are all shared, `_shared_terms`
        tells.
        """
        for edition, terms in self._variants.items():
            for keys in self._by_part_of_speech(concept, edition):
                variants = terms.of(concept.id, keys)
                if len(variants) > 1 and not variants[0].is_shared:
                    yield Finding(FindingKind.SEVERAL_TERMS, (concept.id,), edition, variants)

    def _by_part_of_speech(self, concept: Concept, edition: Edition) -> Iterable[Sequence[TermKey]]:
        """Return the full terms among which a book chooses."""
        found: defaultdict[PartOfSpeech, list[TermKey]] = defaultdict(list)
        terms = concept.editions[edition].terms if edition in concept.editions else ()
        for number, term in enumerate(terms):
            if term.kind is TermKind.FULL:
                found[term.part_of_speech].append(TermKey(concept.id, number))
        return found.values()

    def _commentary_differs(self, concept: Concept) -> Iterator[Finding]:
        """Yield a finding where the commentary has a word of its own, or prefers another."""
        edition, commentary = _BOOK_OF_COMMENTARY, self._in_commentary
        terms = concept.editions.get(edition)
        if terms is None or commentary is None or edition not in self.books:
            return
        keys = [TermKey(concept.id, n) for n in range(len(terms.terms) + len(terms.commentary))]
        in_book = self._variants[edition].of(concept.id, _all_keys(concept, edition))
        in_commentary = commentary.of(concept.id, keys)
        book_words = {variant.text for variant in in_book}
        has_own = any(variant.text not in book_words for variant in in_commentary)
        if in_book and (has_own or self._prefers_another(concept, commentary)):
            variants = in_book + in_commentary
            yield Finding(FindingKind.COMMENTARY_DIFFERS, (concept.id,), edition, variants)

    def _prefers_another(self, concept: Concept, commentary: Variants) -> bool:
        """Tell whether the commonest word of the book and of the commentary differ.

        A noun is compared with nouns; a word that names other concepts too does not count.
        """
        for keys in self._by_part_of_speech(concept, _BOOK_OF_COMMENTARY):
            here, there = (
                [v.text for v in text.of(concept.id, keys) if not v.is_shared]
                for text in (self._variants[_BOOK_OF_COMMENTARY], commentary)
            )
            if here and there and here[0] != there[0]:
                return True
        return False

    def _shared_terms(self, edition: Edition) -> Iterator[Finding]:
        """Yield a finding for each term that names several concepts."""
        for concepts, variants in self._variants[edition].shared():
            yield Finding(FindingKind.SHARED_TERM, concepts, edition, variants)

    def _missing_definitions(self, concept: Concept) -> Iterator[Finding]:
        """Yield a finding where some books define a concept and others do not."""
        places = {edition: self._definition(concept, edition) for edition in self.books}
        if any(places.values()) and not all(places.values()):
            explanations = tuple(
                Explanation(edition, place, definition_text(self.corpus, place) if place else "")
                for edition, place in places.items()
            )
            used = tuple(
                variant
                for edition, place in places.items()
                if place is None and edition in concept.editions
                for variant in self._variants[edition].of(concept.id, _all_keys(concept, edition))
            )
            ids = (concept.id,)
            yield Finding(FindingKind.DEFINITION_MISSING, ids, None, used, explanations)

    def _differing_definitions(self, concept: Concept) -> Iterator[Finding]:
        """Yield a finding where the explanations of the editions differ in words of weight.

        Light words and the laws referred to are listed, but make no finding by themselves.
        """
        if concept.subject is Subject.OBLIGATION:
            return
        explained = [e for edition in self.books for e in self._explanation(concept, edition)]
        common = set.intersection(*(set(e.weights) for e in explained)) if explained else set()
        marked = tuple(
            Explanation(e.edition, e.place, e.text, e.weights, _without(e.weights, common))
            for e in explained
        )
        if any(is_heavy(w) and w[0] != _REFERS_TO for e in marked for w in e.differing):
            ids = (concept.id,)
            yield Finding(FindingKind.DEFINITIONS_DIFFER, ids, None, (), marked)

    def _explanation(self, concept: Concept, edition: Edition) -> Iterator[Explanation]:
        """Yield the definition of a concept or, where it stands elsewhere, the words quoted."""
        place = self._definition(concept, edition)
        language = Language(edition.language)
        if place is not None:
            text = definition_text(self.corpus, place)
            plain = without_references(self.corpus, place)
            named = dict.fromkeys(map(_law_of, references_of(self.corpus, place)))
            yield Explanation(edition, place, text, (*weights(plain, language), *named))
            return
        context = concept.editions[edition].context if edition in concept.editions else None
        if context is not None and _explains(context, language):
            place = Address(edition, context.place)
            yield Explanation(edition, place, context.quote, weights(context.quote, language))

    def _definition(self, concept: Concept, edition: Edition) -> Address | None:
        if self.corpus.definition(edition, concept.id) is None:
            return None
        return Address(edition, NamedPlace.definition(concept.id))


def _law_of(reference: CrossReference) -> str:
    """Return the law a reference sends to: how deep it points into it differs freely."""
    target = reference.target
    return f"{_REFERS_TO}{target.law if isinstance(target, Citation) else target}"


def _explains(context: Context, language: Language) -> bool:
    """Tell whether quoted words say what the concept is, rather than use its term."""
    is_in_a_definition = str(context.place).startswith("def:")
    return is_in_a_definition or bool(_SAYS_WHAT_IT_IS[language].search(context.quote))


def _without(found: Iterable[str], common: set[str]) -> tuple[str, ...]:
    return tuple(weight for weight in found if weight not in common)


def _all_keys(concept: Concept, edition: Edition) -> Sequence[TermKey]:
    return [TermKey(concept.id, n) for n in range(len(concept.editions[edition].terms))]


def _how_steady(finding: Finding) -> tuple[bool, int]:
    """Return what puts a book that wavers between words of its own first, by how often."""
    second = finding.variants[1]
    return second.is_shared, -second.count


class Variants:
    """The terms of one text as variants of their concepts: which it has, how often and where.

    A word that names several concepts of a book (Bulgarian "игра": play, deal, board) is not stated
    apart by sense: it says with which concepts it is shared, and stands after the words that are
    the concept's own.
    """

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
