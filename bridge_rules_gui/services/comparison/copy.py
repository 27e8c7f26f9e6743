"""Rows of a comparison as plain text, the words of each column below their places."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.services.comparison.comparison import ComparisonCell, ComparisonRow
    from bridge_rules_gui.services.own_text.comparison import OwnRow


def row_text(row: ComparisonRow) -> str:
    """Return the words of a row with their addresses, its relation and kind, and its notes."""
    parts = [_cell(cell) for cell in row.cells]
    kind = " ".join((row.kind.value, *map(str, row.telling_steps)))
    told = ", ".join(dict.fromkeys((row.relation.value, kind)))
    notes = [f"{note.step}: {note.text}" for note in row.notes]
    return "\n\n".join([*parts, "\n".join([f"[{told}]", *notes])])


def own_row_text(name: str, row: OwnRow) -> str:
    """Return the words of a book, then those of a user's text, each below their places."""
    book = ", ".join(str(provision.address) for provision in row.book)
    own = ", ".join(str(provision.citation) for provision in row.own)
    return f"{book}\n{row.book_words}\n\n{name}: {own}\n{row.own_words}"


def _cell(cell: ComparisonCell) -> str:
    if not cell.provisions:
        return f"{cell.edition.value}: –"
    return "\n".join(line for provision in cell.provisions for line in _lines(provision))


def _lines(provision: Provision) -> Iterator[str]:
    """Yield a provision's address, then its own words, tables row by row."""
    yield f"{provision.address}"
    if provision.heading.text:
        yield " ".join(provision.heading.text.split())
    if provision.body.text:
        yield provision.body.text.strip("\n")
    for table in provision.tables:
        yield from filter(None, (table.caption, *("\t".join(row) for row in table.rows)))
    if provision.closing.text:
        yield provision.closing.text.strip("\n")
