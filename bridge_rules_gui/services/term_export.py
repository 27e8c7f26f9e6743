"""The termbase made ready for other programs: definitions, contexts and forms with each term."""

from __future__ import annotations

from enum import StrEnum
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.omegat import write_omegat
from bridge_rules_gui.exchange.tbx import write_martif, write_tbx
from bridge_rules_gui.exchange.term_csv import write_csv
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse
from bridge_rules_gui.indexes.kwic import kwic_line
from bridge_rules_gui.indexes.term_patterns import TermKey

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.corpus.termbase import Concept, Term
    from bridge_rules_gui.indexes.attestation import Attestation
    from bridge_rules_gui.services.term_answers import TermColumn
    from bridge_rules_gui.services.terminology import Terminology

_WIDTH = 80


class TermFormat(StrEnum):
    """The formats terms are exported in."""

    TBX = "tbx"
    """Version 3, TBX-Basic."""
    TBX_2 = "tbx2"
    """Version 2, martif."""
    CSV = "csv"
    OMEGAT = "omegat"


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
    """Return a term with the context chosen for its concept, or else the first place found."""
    forms, places = book.forms(key), book.of_term(key)
    context, source = "", ""
    if key.number == 0 and column.quote:
        context, source = column.quote, str(column.context)
    elif places:
        first = places[0]
        line = kwic_line(first.stretch, first.start, first.end, _WIDTH)
        context, source = f"{line.left}{line.keyword}{line.right}".strip(), str(line.address)
    return TermUse(term, tuple(forms), sum(forms.values()), context, source)


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
