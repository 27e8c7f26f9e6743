"""Terminology: what each book calls a concept, where, in which forms, and how consistently.

Nothing is worked out before it is asked for: the window keeps one value and asks it on a
worker. The places of an edition's terms are found once, in a fraction of a second.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from threading import RLock
from typing import Final

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, NoTerms, Term, Termbase, UnknownConceptError
from bridge_rules_gui.exchange.glossary import Glossary, GlossaryEntry, GlossaryTerm
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.attestation import (
    Attestation,
    Occurrence,
    terms_of,
    terms_of_commentary,
)
from bridge_rules_gui.indexes.kwic import KwicLine, KwicSort, kwic_line, sorted_lines
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.running_text import (
    Stretch,
    stretches_of_book,
    stretches_of_commentary,
)
from bridge_rules_gui.indexes.term_patterns import TermKey
from bridge_rules_gui.indexes.unknown_words import UnknownWord, unknown_words
from bridge_rules_gui.terms.answers import AttestedTerm, Finding, TermCard, TermColumn
from bridge_rules_gui.terms.consistency import ConsistencyReport
from bridge_rules_gui.terms.definitions import definition_text
from bridge_rules_gui.terms.obligation import ObligationMark, obligation_marks
from bridge_rules_gui.terms.own_glossary import OwnGlossary

_WIDTH: Final = 50
"""How many places a card shows of each edition."""
LEAST_FREQUENT: Final = 10
"""How often a word without a term must stand to be listed."""


class Terminology:
    """The termbase with its places in the books; may be asked from several threads."""

    def __init__(
        self,
        corpus: Corpus,
        termbase: Termbase,
        function_words: Mapping[str, NoTerms] | None = None,
        glossary: Glossary | None = None,
        places: AttestedBooks | None = None,
    ) -> None:
        self.corpus = corpus
        self.termbase = termbase
        self._function_words = function_words or {}
        self._own = OwnGlossary(glossary, termbase) if glossary else None
        self._concepts = {concept.id: concept for concept in termbase.concepts}
        self._places = places or AttestedBooks(corpus, termbase)

    def with_glossary(self, glossary: Glossary | None) -> Terminology:
        """Return the same terminology beside another glossary, or beside none."""
        return Terminology(self.corpus, self.termbase, self._function_words, glossary, self._places)

    def book(self, edition: Edition) -> Attestation:
        """Return the places of all terms in the book of an edition."""
        return self._places.book(edition)

    @property
    def commentary(self) -> Attestation | None:
        """The places in the commentary's own words, or None without commentary."""
        return self._places.commentary()

    def concept(self, concept: str) -> Concept:
        """Return a concept by its id; raise `UnknownConceptError`."""
        try:
            return self._concepts[concept]
        except KeyError:
            raise UnknownConceptError(concept) from None

    def card(self, concept: str) -> TermCard:
        """Return a concept with what each edition has for it; raise `UnknownConceptError`."""
        found = self.concept(concept)
        columns = tuple(self._column(found, edition) for edition in self.corpus.books)
        return TermCard(found, columns, self.own_terms(found))

    def own_terms(self, concept: Concept) -> tuple[GlossaryTerm, ...]:
        """Return what the user's glossary has for a concept."""
        return self._own.terms(concept.id) if self._own else ()

    @property
    def own_entries(self) -> tuple[GlossaryEntry, ...]:
        """The entries of the user's glossary that speak of no concept of the termbase."""
        return self._own.apart if self._own else ()

    @property
    def languages_passed_over(self) -> tuple[tuple[str, int], ...]:
        """The languages of the user's glossary that no book is in, with the number of terms."""
        return self._own.glossary.skipped if self._own else ()

    def _column(self, concept: Concept, edition: Edition) -> TermColumn:
        definition = self.corpus.definition(edition, concept.id)
        defined = Address(edition, NamedPlace.definition(concept.id)) if definition else None
        terms = concept.editions.get(edition)
        if terms is None:
            return TermColumn(edition=edition, definition=defined)
        book, context = self.book(edition), terms.context
        return TermColumn(
            edition=edition,
            terms=self._attested(book, concept.id, terms.terms),
            commentary=self._in_commentary(concept, edition),
            count=len(book.of(concept.id)),
            shared=tuple(book.shared_of(concept.id).items()),
            definition=defined,
            definition_text=definition_text(self.corpus, defined) if defined else "",
            context=Address(edition, context.place) if context else None,
            quote=context.quote if context else "",
            note=terms.note,
            absent=terms.absent,
        )

    def _in_commentary(self, concept: Concept, edition: Edition) -> tuple[AttestedTerm, ...]:
        """Return the terms that stand in the commentary, where it is on this edition."""
        text, terms = self.commentary, concept.editions[edition]
        if text is None or text.edition is not edition:
            return ()
        found = self._attested(text, concept.id, (*terms.terms, *terms.commentary))
        return tuple(attested for attested in found if attested.count)

    @staticmethod
    def _attested(
        text: Attestation, concept: str, terms: Iterable[Term]
    ) -> tuple[AttestedTerm, ...]:
        keys = ((TermKey(concept, number), term) for number, term in enumerate(terms))
        return tuple(
            AttestedTerm(
                term,
                tuple(text.forms(key).items()),
                tuple(Counter(o.address for o in text.of_term(key)).items()),
                tuple(text.shared(key).items()),
            )
            for key, term in keys
        )

    def concepts_at(self, edition: Edition, text: str, offset: int) -> tuple[str, ...]:
        """Return the concepts a word of any text names, the longest term around it first.

        The text is a paragraph as shown; the offset that of any character of the word. In a
        paragraph of the book a word names the concepts it is counted under there.
        """
        found = [o for o in self.meant(edition, text) if o.start <= offset < max(o.end, 1)]
        found.sort(key=lambda o: o.start - o.end)
        return tuple(dict.fromkeys(occurrence.concept for occurrence in found))

    def obligation_marks(self, edition: Edition, text: str) -> tuple[ObligationMark, ...]:
        """Return the words of obligation in any text of an edition, with their strength."""
        return obligation_marks(self.book(edition).found_in(_shown(edition, text)))

    def meant(self, edition: Edition, paragraph: str) -> tuple[Occurrence, ...]:
        """Return the terms in a paragraph as shown, in the senses they have in the book."""
        return self.book(edition).meant_in(_shown(edition, paragraph))

    def kwic(
        self,
        sought: str,
        edition: Edition,
        width: int = _WIDTH,
        order: KwicSort = KwicSort.PLACE,
    ) -> tuple[KwicLine, ...]:
        """Return the places of a concept, by its id, or of a word in any of its forms."""
        book = self.book(edition)
        if sought in self._concepts:
            places = [(o.stretch, o.start, o.end) for o in book.of(sought)]
        else:
            places = list(places_of_word(book.stretches, sought, edition))
        distinct = dict.fromkeys(places)
        return sorted_lines((kwic_line(*place, width) for place in distinct), order)

    def unknown(self, edition: Edition, least: int = LEAST_FREQUENT) -> tuple[UnknownWord, ...]:
        """Return the frequent words of a book that no term covers, the commonest first."""
        no_terms = self._function_words.get(edition.language, NoTerms())
        return unknown_words(self.book(edition), no_terms, least)

    def report(self) -> tuple[Finding, ...]:
        """Return what does not keep to itself, in the words and in the definitions."""
        books = {edition: self.book(edition) for edition in self.corpus.books}
        return ConsistencyReport(self.corpus, self.termbase, books, self.commentary).findings()


def _shown(edition: Edition, text: str) -> Stretch:
    """Return words as shown, which need not be of the book."""
    return Stretch(Address(edition, NamedPlace("text")), "", text)


class AttestedBooks:
    """May be asked from several threads; what is found is kept."""

    def __init__(self, corpus: Corpus, termbase: Termbase) -> None:
        self._corpus = corpus
        self._termbase = termbase
        self._books: dict[Edition, Attestation] = {}
        self._commentary: Attestation | None = None
        self._lock = RLock()

    def book(self, edition: Edition) -> Attestation:
        """Return the places of all terms in the book of an edition."""
        with self._lock:
            if edition not in self._books:
                stretches = stretches_of_book(self._corpus.books[edition])
                terms = terms_of(self._termbase, edition)
                self._books[edition] = Attestation(stretches, terms, edition)
            return self._books[edition]

    def commentary(self) -> Attestation | None:
        """Return the places in the commentary's own words; law text it quotes is left out."""
        commentary = self._corpus.commentary
        if commentary is None:
            return None
        with self._lock:
            if self._commentary is None:
                own = (s for s in stretches_of_commentary(commentary) if not s.is_quoted)
                terms = terms_of_commentary(self._termbase, commentary.edition)
                self._commentary = Attestation(own, terms, commentary.edition)
            return self._commentary


def places_of_word(
    stretches: Iterable[Stretch], sought: str, edition: Edition
) -> Iterator[tuple[Stretch, int, int]]:
    """Yield where words stand whose stems are those of the words sought."""
    language = Language(edition.language)
    stems = [word.stem for word in words(sought, language)]
    if not stems:
        return
    for stretch in stretches:
        found = list(words(stretch.text, language))
        for position in range(len(found) - len(stems) + 1):
            here = found[position : position + len(stems)]
            if [word.stem for word in here] == stems:
                yield stretch, here[0].start, here[-1].end
