"""Tables of the examples: which leads could be forbidden under which edition."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.sources.commentary.drafts import TableDraft
from bridge_rules_gui.sources.ledger import CharacterClass

if TYPE_CHECKING:
    from bridge_rules_gui.sources.commentary.layout import TableDrawing
    from bridge_rules_gui.sources.ledger import Ledger


def read_table(ledger: Ledger, drawing: TableDrawing) -> TableDraft:
    """Read a table with one row of headings."""
    document = ledger.document
    spans = [document.whole(number) for number in drawing.lines]
    for span in spans:
        ledger.claim(span, CharacterClass.TABLE)
    rows = tuple(
        tuple(cell.strip() for cell in document.line(number).split("\t"))
        for number in drawing.lines
    )
    return TableDraft(Table(0, rows, header=1), spans)
