"""What can be found by typing, of the books, the terms and the situations."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import CitationError
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, Subject, Termbase
from bridge_rules_gui.guide.quick_find import EntryKind, QuickEntry
from bridge_rules_gui.indexes.analysis import words
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.language.concept_names import names_for, preferred_terms
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.library.law_names import cited_title, law_name
from bridge_rules_gui.library.typed_place import understand
from bridge_rules_gui.simulation.library import SituationLibrary

_EDITION_READ: Final = 10.0
_NO_TITLES: Final = (Subject.OBLIGATION, Subject.GENERAL)


def law_entries(
    corpus: Corpus,
    language: InterfaceLanguage = InterfaceLanguage.ENGLISH,
    termbase: Termbase | None = None,
) -> Iterator[QuickEntry]:
    """Yield every law of every book by its name in a language, found by its printed title too.

    With a termbase a law is found by the English terms too that its title has the words of.
    """
    for edition, book in corpus.books.items():
        named = _TermsInTitles(termbase, edition) if termbase else None
        for law in book.laws:
            heading = " ".join(law.heading.text.split())
            english = law_name(corpus, edition, law.citation.law, InterfaceLanguage.ENGLISH)
            also = " ".join((english, *(named.english(heading) if named else ())))
            title = cited_title(corpus, law.address, language)
            yield QuickEntry(
                EntryKind.LAW, title, str(law.address), str(edition.year), also, printed=heading
            )


def weighed(entries: Iterable[QuickEntry], read: Edition) -> Iterator[QuickEntry]:
    """Yield entries, of which the laws of the edition that is read weigh more."""
    for entry in entries:
        is_read = entry.kind is EntryKind.LAW and entry.target.startswith(f"{read.value}/")
        yield replace(entry, weight=_EDITION_READ) if is_read else entry


class _TermsInTitles:
    """The terms of an edition, by the stems of their words."""

    def __init__(self, termbase: Termbase, edition: Edition) -> None:
        self._language = Language(edition.language)
        self._stems = [
            (self._stems_of(term.text), concept.english[0])
            for concept in termbase.concepts
            if concept.subject not in _NO_TITLES and edition in concept.editions
            for term in concept.editions[edition].terms
        ]

    def english(self, heading: str) -> Iterator[str]:
        """Yield the English terms whose words stand in a heading."""
        known = self._stems_of(heading)
        yield from (english for stems, english in self._stems if stems and stems <= known)

    def _stems_of(self, text: str) -> frozenset[str]:
        return frozenset(word.stem for word in words(text, self._language))


def term_entries(
    termbase: Termbase, language: InterfaceLanguage = InterfaceLanguage.ENGLISH
) -> Iterator[QuickEntry]:
    """Yield every concept by its name in a language, found by the words of any edition."""
    for concept in termbase.concepts:
        title, others = names_for(language, concept.english[0], preferred_terms(concept))
        names = dict.fromkeys(filter(None, others))
        also = " ".join((*concept.english, *_all_words(concept)))
        yield QuickEntry(EntryKind.TERM, title, concept.id, " · ".join(names), also)


def _all_words(concept: Concept) -> Iterator[str]:
    for terms in concept.editions.values():
        yield from (word for term in terms.terms for word in term.headwords)


def situation_entries(library: SituationLibrary) -> Iterator[QuickEntry]:
    """Yield every situation of the library."""
    for situation in library.situations:
        english = situation.scenario.title
        also = f"{english if english != situation.title else ''} {situation.topic}"
        yield QuickEntry(
            EntryKind.SITUATION, situation.title, situation.identifier, str(situation.law), also
        )


def place_entry(
    typed: str, corpus: Corpus, read: Edition, language: InterfaceLanguage
) -> QuickEntry | None:
    """Return the place a text is the citation of, or None where it is none."""
    try:
        place = understand(typed, corpus, read)
    except (CitationError, UnknownPlaceError, ValueError):
        return None
    return _entry_of(corpus, place, EntryKind.PLACE, language)


def recent_entries(
    corpus: Corpus, places: Iterable[Address], language: InterfaceLanguage
) -> Iterator[QuickEntry]:
    """Yield places visited before, each once, in the order given."""
    for place in dict.fromkeys(places):
        if corpus.has_place(place):
            yield _entry_of(corpus, place, EntryKind.RECENT, language)


def _entry_of(
    corpus: Corpus, place: Address, kind: EntryKind, language: InterfaceLanguage
) -> QuickEntry:
    title = cited_title(corpus, place, language)
    return QuickEntry(kind, title, str(place), str(place.edition.year))
