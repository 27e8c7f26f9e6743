"""The termbase as a table for spreadsheets: a row for each term of each edition."""

from __future__ import annotations

import csv
import io
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.exchange.term_entries import ConceptEntry, EditionEntry, TermUse

COLUMNS: Final = (
    "concept", "english", "subject", "language", "edition", "term", "status", "kind",
    "part_of_speech", "aspects", "count", "forms", "definition", "context", "source", "note",
)  # fmt: skip
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
_GUARD: Final = "'"


def neutralised(text: str) -> str:
    """Return a cell that no spreadsheet takes for a formula.

    A text that begins like one gets an apostrophe before it, as people type it themselves;
    `plain` takes it away again.
    """
    return _GUARD + text if text.startswith(_FORMULA) else text


def plain(cell: str) -> str:
    """Return what a neutralised cell said; the inverse of `neutralised`."""
    return cell[1:] if cell.startswith(_GUARD) and cell[1:].startswith(_FORMULA) else cell


def write_csv(entries: Iterable[ConceptEntry]) -> bytes:
    """Return the termbase as CSV in UTF-8, with the mark by which spreadsheets know that."""
    table = io.StringIO(newline="")
    writer = csv.writer(table)
    writer.writerow(COLUMNS)
    for entry in entries:
        writer.writerows([neutralised(cell) for cell in row] for row in _rows(entry))
    return table.getvalue().encode("utf-8-sig")


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
        "; ".join(use.forms),
        edition.definition,
        use.context,
        source,
        use.term.note,
    )
