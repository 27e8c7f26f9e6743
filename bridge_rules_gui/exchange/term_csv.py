"""The termbase as a table for spreadsheets: a row for each term of each edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from bridge_rules_gui.exchange.spreadsheet import write_table
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse

COLUMNS: Final[Mapping[str, Callable[[ConceptEntry, EditionEntry, TermUse], str]]] = {
    "concept": lambda entry, _, __: entry.id,
    "english": lambda entry, _, __: "; ".join(entry.english),
    "subject": lambda entry, _, __: entry.subject.value,
    "language": lambda _, edition, __: edition.language,
    "edition": lambda _, edition, __: edition.edition.value,
    "term": lambda _, __, use: use.term.text,
    "status": lambda _, __, use: use.term.status.value,
    "kind": lambda _, __, use: use.term.kind.value,
    "part_of_speech": lambda _, __, use: use.term.part_of_speech.value,
    "aspects": lambda _, __, use: "; ".join(use.term.aspects),
    "count": lambda _, __, use: str(use.count),
    "shared_with": lambda _, __, use: "; ".join(f"{by} {count}" for by, count in use.shared),
    "forms": lambda _, __, use: "; ".join(use.forms),
    "definition": lambda _, edition, __: edition.definition,
    "context": lambda _, __, use: use.context,
    "source": lambda _, edition, use: use.source if use.context else edition.source,
    "note": lambda _, __, use: use.term.note,
}
"""What a cell of each column says of a concept, in an edition, by one of its terms."""


def write_csv(entries: Iterable[ConceptEntry]) -> bytes:
    """Return the termbase as a table."""
    return write_table(tuple(COLUMNS), (row for entry in entries for row in _rows(entry)))


def _rows(entry: ConceptEntry) -> Iterator[list[str]]:
    for edition in entry.editions:
        for use in edition.terms:
            yield [cell(entry, edition, use) for cell in COLUMNS.values()]
