"""A page in columns as a text that is gone through change by change, and term by term."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, cast

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QGuiApplication,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QTextCharFormat,
    QTextCursor,
)
from PySide6.QtWidgets import QTextEdit, QWidget

from bridge_rules_gui.comparison.columns import (
    ColumnsPage,
    PageCell,
    PageChange,
    change_anchor,
    end_anchor,
    row_anchor,
)
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.typesetting.links import (
    FoldLink,
    FootnoteLink,
    PlaceLink,
    ReferenceLink,
    SourceLink,
)
from bridge_rules_gui.window.comparison.row_places import RowPlaces, row_places
from bridge_rules_gui.window.comparison.style import comparison_style
from bridge_rules_gui.window.comparison.term_lights import RowTerms, TermLight
from bridge_rules_gui.window.library.page_style import column_width
from bridge_rules_gui.window.library.page_words import copied_words
from bridge_rules_gui.window.library.searched_text import SearchedText
from bridge_rules_gui.window.looks.fonts import reading_font

NOWHERE: Final = -1
"""Gone to while no row or change is."""
BESIDE: Final = 8
MARGIN: Final = BESIDE + 4  # Qt's own margin of a document
_BAR: Final = 3
_NO_PAGE: Final = ColumnsPage("")


class ColumnsText(SearchedText):
    """Shows a `ColumnsPage`, and keeps its place when the page is set again.

    A row can be gone to, or words that changed; a term is lit in all cells of its row.
    ``place_activated`` carries the place of a link that was chosen, ``source_activated`` the lines
    of a file, ``concept_activated`` the concept of a word clicked twice, or opened with the
    keyboard, ``term_lit`` the `TermLight` that is lit, None when none is any more,
    ``fold_activated`` the first row of a run to be unfolded or folded, ``arranged`` the room left
    and right of the columns. ``share`` is the size of the text in percent of the
    reading pane's: several columns need more room.
    """

    place_activated = Signal(object)
    source_activated = Signal(object)
    concept_activated = Signal(str)
    term_lit = Signal(object)
    fold_activated = Signal(int)
    arranged = Signal(int, int)

    def __init__(self, parent: QWidget | None = None, *, share: int) -> None:
        super().__init__(parent)
        self._share = share
        self._zoom = 100
        self._page = _NO_PAGE
        self._here = NOWHERE
        self._places = RowPlaces()
        self._lit: tuple[tuple[int, int], ...] = ()
        self._terminology: Terminology | None = None
        self._terms: RowTerms | None = None
        self._term: TermLight | None = None
        # A bar that comes only when it is needed, and a margin of the document would each have
        # every page laid out twice.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self._room = (BESIDE, BESIDE)
        self.setViewportMargins(BESIDE, 0, BESIDE, 0)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.link_activated.connect(self._open_link)

    # The page, its size and its colours.

    @property
    def page(self) -> ColumnsPage:
        """The page shown; one without words before there is any."""
        return self._page

    def show_page(self, page: ColumnsPage) -> None:
        """Show a page at its beginning, nothing gone to."""
        self._page, self._here = page, NOWHERE
        self._hits = []
        self._set_page()
        self.verticalScrollBar().setValue(0)

    def refresh(self, page: ColumnsPage) -> None:
        """Show the same rows with more said about them; what stands at the top stays there."""
        bar = self.verticalScrollBar()
        top, offset = self._row_at_top()
        scrolled = bar.value()
        if _changed(self._page) != _changed(page):
            self._here = NOWHERE
        self._page = page
        self._set_page()
        bar.setValue(scrolled)
        if top != NOWHERE:
            bar.setValue(bar.value() + round(self.row_rect(top).top() - offset))

    def _row_at_top(self) -> tuple[int, float]:
        """Return the last row that begins above the top, and how far above."""
        tops = [(row, self.row_rect(row).top()) for row in range(len(self._places.starts))]
        return next((top for top in reversed(tops) if top[1] <= 0), (NOWHERE, 0.0))

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size, keeping the place."""
        self._zoom = percent
        self.retype()

    def retype(self) -> None:
        """Set the page again, keeping the place."""
        scrolled = self.verticalScrollBar().value()
        self._set_page()
        self.verticalScrollBar().setValue(scrolled)

    def _set_page(self) -> None:
        if self._page is not _NO_PAGE:
            self._arrange()
            self.set_markup(self._page.html, self._reading_font())

    def _reading_font(self) -> QFont:
        return reading_font(self.font(), self._zoom * self._share // 100)

    def event(self, e: QEvent) -> bool:
        """Make room beside the columns before the text is laid out for a new size."""
        if e.type() == QEvent.Type.Resize:
            # Margins changed in `resizeEvent` would come too late: Qt sends no second one.
            self._arrange()
        return super().event(e)

    def _arrange(self) -> None:
        """Let no column be wider than can be read; put them in the middle."""
        width = self.width() - self.verticalScrollBar().sizeHint().width() - 2 * BESIDE
        most = self._page.columns * (column_width(self._reading_font()) + 2 * MARGIN)
        spare = max(0, width - most)
        room = (BESIDE + spare // 2, BESIDE + spare - spare // 2)
        if room != self._room:
            self._room = room
            self.setViewportMargins(room[0], 0, room[1], 0)
            self.arranged.emit(*room)

    def _added_style(self, font: QFont) -> str:
        return comparison_style(self.colours, font)

    def _find_links_and_anchors(self) -> None:
        super()._find_links_and_anchors()
        rows = self._page.rows if self._page.changes is None else ()
        columns = len(rows[0].cells) if rows else 0
        self._places = row_places(len(rows), columns, self.anchor_position)
        self._lit = tuple(sorted(self._find_lit()))
        self._term = None
        self._find_terms()

    # From change to change.

    @property
    def here(self) -> int:
        """The number of the row or change gone to, or `NOWHERE`."""
        return self._here

    def go_to_change(self, by: int) -> bool:
        """Go to the next change, or with -1 to the one before; tell whether there is one."""
        stops = self._page.stops
        if by > 0:
            beyond = [number for number in stops if number > self._here]
        else:
            beyond = [number for number in reversed(stops) if number < self._here]
        if beyond:
            self.go_to(beyond[0])
        return bool(beyond)

    def go_to(self, number: int) -> None:
        """Bring a row to the top and mark it, or words that changed into sight and light them."""
        if self._page.changes is None:
            if self.scroll_to_row(number):
                self._mark(number)
            return
        rects = [self.cursorRect(self.cursor_over(a, a)) for a, _ in self.extents(number)]
        self.bring_into_sight(rects[0].united(rects[-1]) if rects else QRect())
        self._mark(number)

    def go_to_changes_of(self, row: int) -> None:
        """Bring a row to the top and light the first words in it that changed, if there are any."""
        if self.scroll_to_row(row):
            changes = enumerate(self._page.changes or ())
            self._mark(next((n for n, change in changes if change.row == row), NOWHERE))

    def _mark(self, number: int) -> None:
        self._here = number
        self.show_marks()
        self.viewport().update()

    def scroll_to_row(self, row: int) -> bool:
        """Bring a row to the top; tell whether there is such a one."""
        at = self.anchor_position(row_anchor(row))
        if at is None:
            return False
        block = self.document().findBlock(at)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - BESIDE)
        return True

    @property
    def _change(self) -> PageChange | None:
        """The words gone to, None where rows are gone through or nothing is gone to."""
        changes = self._page.changes or ()
        return changes[self._here] if 0 <= self._here < len(changes) else None

    def extents(self, number: int) -> list[tuple[int, int]]:
        """Return where the words of a change stand in the columns."""
        changes = self._page.changes or ()
        if not 0 <= number < len(changes):
            return []
        words = enumerate(changes[number].words)
        placed = ((self.anchor_position(change_anchor(number, n)), each) for n, each in words)
        return [(start, start + len(each)) for start, each in placed if start is not None]

    # Rows.

    def row_in_question(self) -> int:
        """Return the row gone to, else the first one in sight; `NOWHERE` where there is none."""
        rows = range(len(self._places.starts))
        if self._here != NOWHERE or not rows:
            return self._here
        return next((row for row in rows if self.row_rect(row).bottom() > 0), rows[-1])

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
        rect = self.row_rect(self._here) if self._page.changes is None else QRectF()
        if not rect.isEmpty():
            bar = QRectF(0, rect.top(), _BAR, rect.height())
            QPainter(self.viewport()).fillRect(bar, QColor(self.colours.bar))

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Keep the row gone to where it is."""
        super().resizeEvent(e)
        is_at_row = self._here != NOWHERE and self._page.changes is None
        if is_at_row and e.size().width() != e.oldSize().width():
            self.go_to(self._here)

    def mouseReleaseEvent(self, e: QMouseEvent) -> None:
        """Choose the row that a click in the text falls into."""
        point = e.position().toPoint()
        on_link = bool(self.anchorAt(point))
        super().mouseReleaseEvent(e)
        if e.button() == Qt.MouseButton.LeftButton and not on_link:
            row = self._places.row_at(self.cursorForPosition(point).position())
            if row != NOWHERE:
                self._mark(row)

    # Words that stand out.

    @property
    def lit_spans(self) -> tuple[tuple[int, int], ...]:
        """Where in the document words are lit."""
        return self._lit

    @property
    def lit_words(self) -> tuple[str, ...]:
        """The words that are lit, in reading order."""
        return tuple(self.cursor_over(*span).selectedText() for span in self._lit)

    def _find_lit(self) -> Iterator[tuple[int, int]]:
        """Yield where the words that stand out are in their cells."""
        text = self.document().toRawText()  # a selection across cells would leave out places
        for number, row in enumerate(self._page.rows):
            for column, cell in enumerate(row.cells):
                if cell.lit:
                    yield from self._lit_in(cell, text, *self._places.extent(number, column))

    def _lit_in(self, cell: PageCell, text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
        """Yield references among the links of a cell, everything else outside of them."""
        links = [(s.start, s.end) for s in self.link_spans if start <= s.start < end]
        for words, is_reference in cell.lit:
            if is_reference:
                yield from (link for link in links if text.startswith(words, link[0]))
                continue
            whole = re.compile(rf"(?<!\w){re.escape(words)}(?![\w\t])")  # a tab ends a label
            for match in whole.finditer(text, start, end):
                if not any(a < match.end() and match.start() < b for a, b in links):
                    yield match.span()

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return what differs, what any text marks, and the concept pointed at above all."""
        colours = self.colours
        differing = [*self._lit, *self.extents(self._here)]
        ground = colours.found if self._page.changes is None else colours.found_here
        found = _shape(ground, colours.found_ink)
        pointed = _shape(colours.selection, colours.selection_ink)
        places = self._term.places if self._term is not None else ()
        return [
            *(self.marked(start, end, found) for start, end in differing),
            *super().marks(),
            *(self.marked(start, end, pointed) for start, end in places),
        ]

    # Terms: pointed at, or walked through with the keyboard.

    @property
    def terminology(self) -> Terminology | None:
        """The terms that are pointed at, None before they are known."""
        return self._terminology

    def set_terminology(self, terminology: Terminology) -> None:
        """Let terms be pointed at."""
        self._terminology = terminology
        self._find_terms()

    def _find_terms(self) -> None:
        known = self._terminology
        spoken = [[cell.edition for cell in row.cells] for row in self._page.rows]
        self._terms = RowTerms(known, spoken, self._places, self.document()) if known else None

    @property
    def term(self) -> TermLight | None:
        """The concept that is lit in the cells of its row."""
        return self._term

    def go_to_term(self, by: int) -> None:
        """Light the next term, or with -1 the one before; at first that of the row gone to."""
        row = self.row_in_question()
        if self._terms is None or not self._places.starts or row == NOWHERE:
            return
        here = self._term.here[0] if self._term else self._places.starts[row]
        term = self._terms.after(here, by)
        if term is not None:
            self._light(term)
            self.bring_into_sight(self.cursorRect(self.cursor_over(*term.here)))

    def forget_term(self) -> None:
        """Light no term any more."""
        self._light(None)

    def _light(self, term: TermLight | None) -> None:
        if term != self._term:
            self._term = term
            self.show_marks()
            self.term_lit.emit(term)

    def _term_at(self, point: QPoint) -> TermLight | None:
        below = QPointF(point) + QPointF(0, self.verticalScrollBar().value())
        exact = Qt.HitTestAccuracy.ExactHit
        at = self.document().documentLayout().hitTest(below, exact)
        return self._terms.at(at) if self._terms is not None and at >= 0 else None

    def mouseMoveEvent(self, e: QMouseEvent) -> None:
        """Light the concept under the pointer in the other columns too."""
        super().mouseMoveEvent(e)
        self._light(None if e.buttons() else self._term_at(e.position().toPoint()))

    def mouseDoubleClickEvent(self, e: QMouseEvent) -> None:
        """Open the concept of the word."""
        super().mouseDoubleClickEvent(e)
        term = self._term_at(e.position().toPoint())
        if term is not None:
            self.concept_activated.emit(term.concept)

    def keyPressEvent(self, e: QKeyEvent) -> None:
        """Enter opens the concept that is lit, unless a link is in focus."""
        is_enter = e.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self._term is not None and self.focused_link < 0:
            self.concept_activated.emit(self._term.concept)
            return
        super().keyPressEvent(e)

    # Copying, and what it comes from.

    def copy_with_citation(self) -> None:
        """Copy the selected words, the words that changed, or the row, each with its places."""
        cursor = self.textCursor()
        if self._page.cites_selection and cursor.hasSelection():
            copied = self._cited(*_stretch_of(cursor))
        elif self._change is not None:
            copied = self._change.copied
        else:
            row = self.row_in_question() if self._page.cites_selection else self._here
            copied = self._page.rows[row].copied() if row != NOWHERE else ""
        if copied:
            QGuiApplication.clipboard().setText(copied)
        else:
            self.copy()

    def _cited(self, start: int, end: int) -> str:
        """Return a stretch of the document with the addresses of the cells it touches."""
        words = copied_words(self.words, start, end, self.link_spans, self._page.links)
        addresses = ", ".join(map(str, self._addresses_between(start, end)))
        return f"{words} ({addresses})" if addresses else words

    def _addresses_between(self, start: int, end: int) -> Iterator[Address]:
        for number, row in enumerate(self._page.rows):
            for column, cell in enumerate(row.cells):
                first, last = self._places.extent(number, column)
                if first < end and start < last:
                    yield from cell.places

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place of what was gone to: where the text was clicked, or in an edition."""
        if self._here == NOWHERE:
            return None
        if self._change is not None:
            return self._page.rows[self._change.row].place(edition)
        row, position = self._page.rows[self._here], self.textCursor().position()
        column = self._places.column_at(position)
        if column is not None and self._places.row_at(position) == self._here:
            clicked = row.cells[column].places
            if clicked:
                return clicked[0]
        return row.place(edition)

    # Links.

    def focus_fold(self, row: int) -> None:
        """Put the keyboard on the line that folds the rows from one on."""
        self._focus_link(self._page.links.index(FoldLink(row)))

    def _open_link(self, number: int) -> None:
        link = self._page.links[number]
        match link:
            case PlaceLink(address):
                self.place_activated.emit(address)
            case ReferenceLink() if link.targets:
                self.place_activated.emit(link.targets[0])
            case SourceLink(source):
                self.source_activated.emit(source)
            case FoldLink(row):
                self.fold_activated.emit(row)
            case FootnoteLink():
                self._show_footnote(link)

    def _show_footnote(self, link: FootnoteLink) -> None:
        """Bring the note below the cell's words into sight."""
        found = self.document().find(link.footnote.body.text.split("\n", 1)[0][:60])
        if not found.isNull():
            self.bring_into_sight(self.cursorRect(found))


def _changed(page: ColumnsPage) -> list[tuple[str, ...]] | None:
    """Return the words that are gone through, None where rows are."""
    return None if page.changes is None else [change.words for change in page.changes]


def _shape(ground: str, ink: str) -> QTextCharFormat:
    """Return the look of words that stand out, not by their ground alone."""
    shape = QTextCharFormat()
    shape.setBackground(QColor(ground))
    shape.setForeground(QColor(ink))
    shape.setFontUnderline(True)
    return shape


def _stretch_of(cursor: QTextCursor) -> tuple[int, int]:
    """Return where the selected words begin and end.

    Qt selects cells as a whole once there are several, but ends with the last one's beginning.
    """
    start, end = cursor.selectionStart(), cursor.selectionEnd()
    table = cursor.currentTable()
    if table is not None and cursor.hasComplexSelection():
        row, rows, column, columns = cast("tuple[int, int, int, int]", cursor.selectedTableCells())
        end = max(end, table.cellAt(row + rows - 1, column + columns - 1).lastPosition())
    return start, end
