"""The rows of a comparison as a text that can be walked through, with what differs lit."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette, QTextCharFormat

from bridge_rules_gui.services.comparison_marks import MarkSort
from bridge_rules_gui.services.comparison_page import end_anchor, row_anchor
from bridge_rules_gui.views.comparison.comparison_style import comparison_style
from bridge_rules_gui.views.comparison.row_places import NO_ROW, RowPlaces, row_places
from bridge_rules_gui.views.fonts import reading_font
from bridge_rules_gui.views.library.page_style import page_style
from bridge_rules_gui.views.library.searched_text import SearchedText
from bridge_rules_gui.views.paper import as_paper

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from PySide6.QtGui import QFont, QMouseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QTextEdit, QWidget

    from bridge_rules_gui.services.comparison_page import ComparisonPage
    from bridge_rules_gui.views.palette import Colours

_BESIDE: Final = 8
MARGIN: Final = _BESIDE + 4  # Qt's own margin of a document
_BAR: Final = 3
_SHARE: Final = 88  # of the size of the reading pane, in percent: three columns stand here


class RowsText(SearchedText):
    """Shows a `ComparisonPage` in one table, and goes from row to row.

    ``row_changed`` carries the number of the row the reader has gone to, ``changes_ended``
    tells that there is no further change the way he wants to go.
    """

    row_changed = Signal(int)
    changes_ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: ComparisonPage | None = None
        self._row = NO_ROW
        self._zoom = 100
        self._lit: tuple[tuple[int, int], ...] = ()
        self._places = RowPlaces()
        # A bar that comes only when it is needed, and a margin of the document would each have
        # every page laid out twice.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setViewportMargins(_BESIDE, 0, _BESIDE, 0)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)

    @property
    def page(self) -> ComparisonPage | None:
        """The page shown."""
        return self._page

    @property
    def row(self) -> int:
        """The row gone to, or `NO_ROW`."""
        return self._row

    @property
    def lit_spans(self) -> tuple[tuple[int, int], ...]:
        """Where in the document words are lit."""
        return self._lit

    @property
    def lit_words(self) -> tuple[str, ...]:
        """The words that are lit, in reading order."""
        return tuple(self.cursor_over(*span).selectedText() for span in self._lit)

    def show_page(self, page: ComparisonPage) -> None:
        """Show a page at its beginning, no row chosen."""
        self._page, self._row = page, NO_ROW
        self._set_page()
        self.verticalScrollBar().setValue(0)
        self.row_changed.emit(NO_ROW)

    def refresh(self, page: ComparisonPage) -> None:
        """Show the same rows with more said about them; the row at the top stays there."""
        top, offset = self._row_at_top()
        self._page = page
        self._set_page()
        if top != NO_ROW:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + round(self.row_rect(top).top() - offset))

    def _row_at_top(self) -> tuple[int, float]:
        """Return the last row that begins above the top, and how far above."""
        rows = range(len(self._page.rows)) if self._page else ()
        tops = [(row, self.row_rect(row).top()) for row in rows]
        return next((top for top in reversed(tops) if top[1] <= 0), (NO_ROW, 0.0))

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.colours = colours
        self.setPalette(as_paper(self.palette(), colours))
        self._reset_page()

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size, keeping the place."""
        self._zoom = percent
        self._reset_page()

    def retype(self) -> None:
        """Follow the font of the window."""
        self._reset_page()

    def _reset_page(self) -> None:
        scrolled = self.verticalScrollBar().value()
        self._set_page()
        self.verticalScrollBar().setValue(scrolled)

    def _set_page(self) -> None:
        if self._page is None:
            return
        self.set_markup(self._page.html, reading_font(self.font(), self._zoom * _SHARE // 100))

    def _find_links_and_anchors(self) -> None:
        super()._find_links_and_anchors()
        self._places = row_places(self._page, self.anchor_position) if self._page else RowPlaces()
        self._lit = tuple(sorted(self._differing(self._page))) if self._page else ()

    def _take_look(self, font: QFont) -> None:
        super()._take_look(font)
        style = page_style(self.colours, font) + comparison_style(self.colours, font)
        self.document().setDefaultStyleSheet(style)

    def _differing(self, page: ComparisonPage) -> Iterator[tuple[int, int]]:
        """Yield where the words of the marks stand in the cells."""
        text = self.document().toRawText()  # a selection across cells would leave out places
        for number, row in enumerate(page.rows):
            for column, cell in enumerate(row.cells):
                words = [
                    (mark.sort, word)
                    for mark in row.marks
                    for edition, word in mark.words
                    if word and edition is cell.edition
                ]
                if words:
                    yield from self._places_of(words, text, *self._places.extent(number, column))

    def _places_of(
        self, words: Sequence[tuple[MarkSort, str]], text: str, start: int, end: int
    ) -> Iterator[tuple[int, int]]:
        """Yield references among the links of a cell, everything else outside of them."""
        links = [(s.start, s.end) for s in self.link_spans if start <= s.start < end]
        for sort, word in set(words):
            if sort is MarkSort.REFERENCE:
                yield from (link for link in links if text.startswith(word, link[0]))
                continue
            whole = re.compile(rf"(?<!\w){re.escape(word)}(?![\w\t])")  # a tab ends a label
            for match in whole.finditer(text, start, end):
                if not any(a < match.end() and match.start() < b for a, b in links):
                    yield match.span()

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the links as ever, and the words that differ on a ground of their own."""
        lit = QTextCharFormat()
        lit.setBackground(QColor(self.colours.found))
        lit.setForeground(QColor(self.colours.found_ink))
        lit.setFontUnderline(True)
        return [*(self.marked(start, end, lit) for start, end in self._lit), *super().marks()]

    def go_to_row(self, row: int) -> None:
        """Bring a row to the top and mark it."""
        at = self.anchor_position(row_anchor(row))
        if at is not None:
            self._row = row
            top = self.document().documentLayout().blockBoundingRect(self.document().findBlock(at))
            self.verticalScrollBar().setValue(round(top.top()) - _BESIDE)
            self.viewport().update()
            self.row_changed.emit(row)

    def next_change(self, by: int) -> None:
        """Go to the next row the edition changed, or with -1 to the one before."""
        changes = self._page.changes if self._page else ()
        if by > 0:
            beyond = [row for row in changes if row > self._row]
        else:
            beyond = [row for row in reversed(changes) if row < self._row]
        if beyond:
            self.go_to_row(beyond[0])
        else:
            self.changes_ended.emit()

    def row_rect(self, row: int) -> QRectF:
        """Return where a row stands in the viewport, over the full width."""
        start, end = (self.anchor_position(a) for a in (row_anchor(row), end_anchor(row)))
        if start is None or end is None:
            return QRectF()
        layout, document = self.document().documentLayout(), self.document()
        first = layout.blockBoundingRect(document.findBlock(start))
        last = layout.blockBoundingRect(document.findBlock(end))
        return first.united(last).translated(0, -self.verticalScrollBar().value())

    def paintEvent(self, e: QPaintEvent) -> None:
        """Draw the text, and a bar beside the row gone to."""
        super().paintEvent(e)
        rect = self.row_rect(self._row)
        if not rect.isEmpty():
            bar = QRectF(0, rect.top(), _BAR, rect.height())
            QPainter(self.viewport()).fillRect(bar, QColor(self.colours.bar))

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Keep the row gone to where it is."""
        super().resizeEvent(e)
        if self._row != NO_ROW and e.size().width() != e.oldSize().width():
            self.go_to_row(self._row)

    def mouseReleaseEvent(self, e: QMouseEvent) -> None:
        """Choose the row that a click in the text falls into."""
        point = e.position().toPoint()
        on_link = bool(self.anchorAt(point))
        super().mouseReleaseEvent(e)
        if e.button() == Qt.MouseButton.LeftButton and not on_link:
            self._choose_row(self._places.row_at(self.cursorForPosition(point).position()))

    def _choose_row(self, row: int) -> None:
        if row not in (NO_ROW, self._row):
            self._row = row
            self.viewport().update()
            self.row_changed.emit(row)

    @property
    def row_in_question(self) -> int:
        """The row gone to, or else the first one in sight; `NO_ROW` where there is none."""
        if self._row != NO_ROW or self._page is None or not self._page.rows:
            return self._row
        rows = range(len(self._page.rows))
        return next((row for row in rows if self.row_rect(row).bottom() > 0), rows[-1])
