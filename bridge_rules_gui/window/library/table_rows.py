"""The text of a page with the cells of a table's row in one line, as it is copied."""

from __future__ import annotations

from PySide6.QtGui import QTextDocument, QTextTable

from bridge_rules_gui.window.library.page_words import NEXT_CELL


def text_in_rows(document: QTextDocument, words: str) -> str:
    """Return the words of a document with the cells of a row in one line."""
    text = list(words)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable) and frame.columns() > 1:
            _join_rows(text, frame)
    return "".join(text)


def _join_rows(text: list[str], table: QTextTable) -> None:
    """Put the mark of the next cell between the cells of each row, and no new line within one."""
    for row in range(table.rows()):
        for column in range(table.columns()):
            cell = table.cellAt(row, column)
            if (cell.row(), cell.column()) != (row, column):
                continue
            end = cell.lastPosition()
            for position in range(cell.firstPosition(), end):
                if text[position] == "\n":
                    text[position] = " "
            if column + cell.columnSpan() < table.columns():
                text[end] = NEXT_CELL
