"""Tables: rows of cells divided by tabs, and the titles printed right above them."""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs
from bridge_rules_gui.reading.sr2007.pieces import Piece, claim

_DIGIT = re.compile(r"\d")
# sr2007 line 2058: the row below the headings has words ("vrednost štih") where others have points.
_HEADER_ROWS = {2058: 1}


def is_table_line(document: Document, number: int) -> bool:
    """Tell whether a line is a row of a table."""
    return number <= len(document.lines) and "\t" in document.line(number)


def stands_above_table(document: Document, number: int) -> bool:
    """Tell whether the next printed line below this one is a row of a table."""
    below = number + 1
    while not document.line(below).strip():
        below += 1
    return is_table_line(document, below)


def _row(document: Document, ledger: Ledger, number: int) -> tuple[tuple[str, ...], list[Span]]:
    words = ""
    spans = []
    for run in runs(document, document.whole(number)):
        if run.kind is RunKind.MARKUP:
            ledger.discard(run.span, "markup")
        else:
            ledger.claim(run.span, CharacterClass.TABLE)
            spans.append(run.span)
            words += document[run.span]
    return tuple(" ".join(cell.split()) for cell in words.split("\t")), spans


def _header_rows(rows: list[tuple[str, ...]], first: int) -> int:
    """Return how many leading rows are headings: those without a figure in their cells."""
    if first in _HEADER_ROWS:
        return _HEADER_ROWS[first]
    figures = (any(_DIGIT.search(cell) for cell in row[1:]) for row in rows)
    return next((n for n, has_figure in enumerate(figures) if has_figure), 0)


def read_table(
    document: Document, ledger: Ledger, first: int, on: ProvisionDraft, caption: str
) -> int:
    """Read the table that starts at a line into a provision; return the line after it."""
    rows, number = [], first
    while is_table_line(document, number):
        row, spans = _row(document, ledger, number)
        rows.append(row)
        on.table_spans += spans
        number += 1
    at = len(on.body.text)
    on.tables.append(Table(at, tuple(rows), _header_rows(rows, first), caption))
    return number


def claim_caption(ledger: Ledger, piece: Piece, on: ProvisionDraft) -> str:
    """Claim the title of a table and return its words."""
    on.table_spans += claim(ledger, piece, CharacterClass.TABLE)
    return " ".join(piece.words.split())
