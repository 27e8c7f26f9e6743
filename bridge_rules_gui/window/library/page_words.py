"""The words of a page as they are copied: without the editors' marks and footnote markers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from PySide6.QtGui import QTextDocument, QTextTable

from bridge_rules_gui.typesetting.links import FootnoteLink, PageLink, ReferenceLink
from bridge_rules_gui.window.library.linked_text import PADDING, LinkSpan

NEXT_CELL: Final = "\ue000"
"""Stands between two cells of a row in a text that is to be copied."""


def copied_words(
    text: str, start: int, end: int, spans: Iterable[LinkSpan], links: Sequence[PageLink]
) -> str:
    """Return the words between two positions of a page's text, labels included."""
    parts: list[str] = []
    for span in spans:
        silent = _silent(span, links[span.number])
        if silent is None or silent[1] <= start or silent[0] >= end:
            continue
        parts.append(text[start : max(silent[0], start)])
        start = min(silent[1], end)
    parts.append(text[start:end])
    lines = "".join(parts).replace("\t", " ").replace(PADDING, "").split("\n")
    return "\n".join(line.strip() for line in lines if line.strip()).replace(NEXT_CELL, "\t")


def silent_stretches(
    spans: Iterable[LinkSpan], links: Sequence[PageLink]
) -> tuple[tuple[int, int], ...]:
    """Return the parts of a page's links that the book does not print in its lines."""
    found = (_silent(span, links[span.number]) for span in spans)
    return tuple(silent for silent in found if silent is not None)


def _silent(span: LinkSpan, link: PageLink) -> tuple[int, int] | None:
    """Return the part of a link that the book does not print in its line."""
    match link:
        case FootnoteLink():
            return span.start, span.end
        case ReferenceLink(doubtful=doubtful) if doubtful:
            return span.start + len(link.quote), span.end
        case _:
            return None


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
