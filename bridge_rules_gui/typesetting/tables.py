"""Tables on a page: which cells stand over several columns or rows, and how each is set."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from bridge_rules_gui.corpus.passage import Restoration
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.composition import Composer
from bridge_rules_gui.typesetting.hypertext import Cell, Markup
from bridge_rules_gui.typesetting.links import RestoredCharacters

_WIDE: Final = 7  # columns from which a table is set tighter, to stand in the text column


def table_markup(composer: Composer, table: Table, level: int) -> Markup:
    """Return a table, standing at a level of the label grid."""
    amounts = _amount_columns(table)
    rows = [
        _heading_row(composer, table, row, amounts)
        if row < table.header
        else _body_row(composer, table, row, amounts)
        for row in range(len(table.rows))
    ]
    is_wide = max(map(len, table.rows), default=0) >= _WIDE
    return hypertext.table(f"grid wide at{level}" if is_wide else f"grid at{level}", rows)


def _heading_row(composer: Composer, table: Table, row: int, amounts: Sequence[bool]) -> list[Cell]:
    """Return headings; an empty one lengthens the heading before it."""
    words = table.rows[row]
    cells: list[Cell] = []
    column = 0
    while column < len(words):
        is_wide = column > 0 or not any(words[1:])
        width = _reach(words, column) if is_wide else 1
        content = _content(composer, table, row, column)
        is_amount = amounts[column] or (width > 1 and column > 0)
        cells.append(Cell(content, columns=width, is_heading=True, is_amount=is_amount))
        column += width
    return cells


def _body_row(composer: Composer, table: Table, row: int, amounts: Sequence[bool]) -> list[Cell]:
    """Return a row; an empty first cell belongs to the one above it.

    Words among amounts stand for the empty cells after them too ("value of the trick").
    """
    words = table.rows[row]
    cells: list[Cell] = []
    if row == table.header or words[0]:
        cells.append(Cell(_content(composer, table, row, 0), rows=_depth(table, row)))
    column = 1
    while column < len(words):
        is_wide = amounts[column] and _has_letters(words[column])
        width = _reach(words, column) if is_wide else 1
        content = _content(composer, table, row, column)
        cells.append(Cell(content, columns=width, is_amount=amounts[column]))
        column += width
    return cells


def _reach(words: Sequence[str], column: int) -> int:
    """Return how many columns a cell takes with the empty ones after it."""
    if not words[column]:
        return 1
    after = column + 1
    while after < len(words) and not words[after]:
        after += 1
    return after - column


def _depth(table: Table, row: int) -> int:
    """Return how many rows a first cell takes with the empty ones below it."""
    below = row + 1
    while below < len(table.rows) and not table.rows[below][0]:
        below += 1
    return below - row


def _amount_columns(table: Table) -> list[bool]:
    """Tell of each column whether it holds amounts: mostly nothing with letters in its body."""
    width = max((len(row) for row in table.rows), default=0)
    return [column > 0 and _holds_amounts(table, column) for column in range(width)]


def _holds_amounts(table: Table, column: int) -> bool:
    body = [row[column] for row in table.rows[table.header :] if column < len(row)]
    cells = [cell for cell in body if cell]
    return 2 * sum(map(_has_letters, cells)) < len(cells)


def _has_letters(words: str) -> bool:
    return any(character.isalpha() for character in words)


def _content(composer: Composer, table: Table, row: int, column: int) -> Markup:
    words = table.rows[row][column]
    if (row, column) in table.restored:
        return composer.link(RestoredCharacters(Restoration(0, "", words)), words, "restored")
    return hypertext.text(words)
