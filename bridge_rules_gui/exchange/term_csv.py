"""The termbase as a table for spreadsheets: a row for each term of each edition."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bridge_rules_gui.exchange.spreadsheet import write_table
from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse

COLUMNS: Final = (
    "concept", "english", "subject", "language", "edition", "term", "status", "kind",
    "part_of_speech", "aspects", "count", "shared_with", "forms", "definition",
    "context", "source", "note",
)  # fmt: skip


def write_csv(entries: Iterable[ConceptEntry]) -> bytes:
    """Return the termbase as a table."""
    return write_table(COLUMNS, (row for entry in entries for row in _rows(entry)))


def _rows(entry: ConceptEntry) -> Iterator[tuple[str, ...]]:
    for edition in entry.editions:
        for use in edition.terms:
            yield _row(entry, edition, use)


def _row(entry: ConceptEntry, edition: EditionEntry, use: TermUse) -> tuple[str, ...]:
    source = use.source if use.context else edition.source
    return (
        entry.id,
        "; ".join(entry.english),
        entry.subject.value,
        edition.language,
        edition.edition.value,
        use.term.text,
        use.term.status.value,
        use.term.kind.value,
        use.term.part_of_speech.value,
        "; ".join(use.term.aspects),
        str(use.count),
        "; ".join(f"{concept} {count}" for concept, count in use.shared),
        "; ".join(use.forms),
        edition.definition,
        use.context,
        source,
        use.term.note,
    )
