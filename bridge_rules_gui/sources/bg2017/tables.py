"""Tables: rows of cells parted by tabs."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.document import Span
from bridge_rules_gui.sources.ledger import CharacterClass
from bridge_rules_gui.sources.markup import RunKind, runs

if TYPE_CHECKING:
    from bridge_rules_gui.sources.ledger import Ledger

_CELL = re.compile(r"[^\t]+|(?<=\t)(?=\t|$)")
_DIGIT = re.compile(r"\d")


def read_row(ledger: Ledger, line: int) -> tuple[str, ...]:
    """Claim a row of a table and return its cells; an empty cell is kept."""
    cells = _CELL.finditer(ledger.document.line(line))
    return tuple(_read_cell(ledger, Span(line, *cell.span())) for cell in cells)


def _read_cell(ledger: Ledger, cell: Span) -> str:
    words = []
    for run in runs(ledger.document, cell):
        if run.kind is RunKind.WORDS:
            ledger.claim(run.span, CharacterClass.TABLE)
            words.append(ledger.document[run.span])
        else:
            ledger.discard(run.span, "markup")
    return " ".join("".join(words).split())


def header_rows(rows: tuple[tuple[str, ...], ...]) -> int:
    """Return 1 where the first row names the columns: it has no number beside its first cell."""
    return 0 if any(_DIGIT.search(cell) for cell in rows[0][1:]) else 1
