"""The termbase made ready for other programs: definitions, contexts and forms with each term."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import StrEnum
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Concept, Term
from bridge_rules_gui.exchange.omegat import write_omegat
from bridge_rules_gui.exchange.tbx import write_martif, write_tbx
from bridge_rules_gui.exchange.term_csv import write_csv
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse
from bridge_rules_gui.indexes.attestation import Attestation, Occurrence
from bridge_rules_gui.indexes.term_patterns import TermKey
from bridge_rules_gui.terms.answers import TermColumn
from bridge_rules_gui.terms.terminology import Terminology

_END_OF_SENTENCE: Final = re.compile(r"(?<=[^\W\d_]{3})[.!?][\")”“]*(?:\s+|$)|\n")
"""Where a sentence ends: abbreviations have fewer letters, numbers none."""


class TermFormat(StrEnum):
    """The formats terms are exported in."""

    TBX = "tbx"
    """Version 3, TBX-Basic."""
    TBX_2 = "tbx2"
    """Version 2, martif."""
    CSV = "csv"
    OMEGAT = "omegat"

    @property
    def suffix(self) -> str:
        """What the name of a file in this format ends in."""
        return _SUFFIXES[self]

    def of_file(self, name: str) -> TermFormat:
        """Return the format of a file: this one, unless its name has the ending of another."""
        named = [form for form in TermFormat if name.lower().endswith(form.suffix)]
        return self if self in named or not named else named[0]


_SUFFIXES: Final = {
    TermFormat.TBX: ".tbx",
    TermFormat.TBX_2: ".tbx",
    TermFormat.CSV: ".csv",
    TermFormat.OMEGAT: ".txt",
}


def exported_terms(
    terminology: Terminology,
    form: TermFormat,
    sources: Iterable[Edition] = tuple(Edition),
    target: Edition = Edition.BG_2017,
) -> bytes:
    """Return the termbase in a format; source and target editions count for OmegaT alone."""
    entries = concept_entries(terminology)
    if form is TermFormat.TBX:
        return write_tbx(entries)
    if form is TermFormat.TBX_2:
        return write_martif(entries)
    if form is TermFormat.CSV:
        return write_csv(entries)
    return write_omegat(entries, sources, target)


def concept_entries(terminology: Terminology) -> Iterator[ConceptEntry]:
    """Yield every concept with what the editions have for it."""
    for concept in terminology.termbase.concepts:
        card = terminology.card(concept.id)
        editions = tuple(_edition(terminology, concept, column) for column in card.columns)
        yield ConceptEntry(concept.id, concept.english, concept.subject, concept.note, editions)


def _edition(terminology: Terminology, concept: Concept, column: TermColumn) -> EditionEntry:
    book = terminology.book(column.edition)
    uses = [
        _use(book, TermKey(concept.id, number), attested.term, column)
        for number, attested in enumerate(column.terms)
    ]
    return EditionEntry(
        column.edition,
        (*uses, *_commentary_uses(terminology, concept, column)),
        column.definition_text,
        str(column.definition or ""),
        column.note,
        column.absent,
    )


def _use(book: Attestation, key: TermKey, term: Term, column: TermColumn) -> TermUse:
    """Return a term with the context chosen for its concept, or else a sentence of the book."""
    forms, places = book.forms(key), book.of_term(key)
    context, source = "", ""
    if key.number == 0 and column.quote:
        context, source = column.quote, str(column.context)
    elif places:
        shown = min(places, key=_how_bare)
        context, source = _sentence(shown), str(shown.address)
    shared = tuple(book.shared(key).items())
    return TermUse(term, tuple(forms), sum(forms.values()), shared, context, source)


def _how_bare(place: Occurrence) -> bool:
    """Tell of a place that it shows little: a heading, a table, a footnote, the headword itself."""
    return place.stretch.passage not in ("text", "closing")


def _sentence(place: Occurrence) -> str:
    """Return the sentence a term stands in, its line breaks made spaces."""
    text = place.stretch.text
    starts = [match.end() for match in _END_OF_SENTENCE.finditer(text, 0, place.start)]
    after = _END_OF_SENTENCE.search(text, place.end)
    return " ".join(text[max(starts, default=0) : after.end() if after else None].split())


def _commentary_uses(
    terminology: Terminology, concept: Concept, column: TermColumn
) -> Iterator[TermUse]:
    """Yield the terms that only the commentary has."""
    terms = concept.editions.get(column.edition)
    text = terminology.commentary
    if terms is None or text is None or text.edition is not column.edition:
        return
    for number, term in enumerate(terms.commentary, start=len(terms.terms)):
        forms = text.forms(TermKey(concept.id, number))
        yield TermUse(term, tuple(forms), sum(forms.values()), is_commentary=True)
