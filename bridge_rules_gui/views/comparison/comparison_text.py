"""The text of a comparison: rows with terms to be pointed at, links, words to be copied."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QPointF, Qt, Signal
from PySide6.QtGui import QColor, QGuiApplication, QTextCharFormat

from bridge_rules_gui.services.comparison_copy import row_text
from bridge_rules_gui.services.typesetting.links import FootnoteLink, PlaceLink, ReferenceLink
from bridge_rules_gui.views.comparison.names import told_of_concept
from bridge_rules_gui.views.comparison.row_places import NO_ROW
from bridge_rules_gui.views.comparison.rows_text import RowsText
from bridge_rules_gui.views.comparison.term_lights import RowTerms
from bridge_rules_gui.views.library.linked_text import NO_LINK
from bridge_rules_gui.views.library.page_words import copied_words

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QTextCursor
    from PySide6.QtWidgets import QTextEdit, QWidget

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.services.terminology import Terminology
    from bridge_rules_gui.views.comparison.term_lights import TermLight


class ComparisonText(RowsText):
    """Shows the rows of a law, and lights the same concept in all columns of a row.

    ``place_activated`` carries the place of a citation or reference that was chosen,
    ``concept_activated`` the concept of a word clicked twice, or opened with the keyboard,
    ``term_told`` what there is to say of the concept lit, nothing when none is any more.
    """

    place_activated = Signal(object)
    concept_activated = Signal(str)
    term_told = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._terminology: Terminology | None = None
        self._terms: RowTerms | None = None
        self._term: TermLight | None = None
        self.link_activated.connect(self._open_link)

    def _find_links_and_anchors(self) -> None:
        super()._find_links_and_anchors()
        self._term = None
        self._find_terms()

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return what the rows mark, and the concept pointed at above all."""
        if self._term is None:
            return super().marks()
        pointed = QTextCharFormat()
        pointed.setBackground(QColor(self.colours.selection))
        pointed.setForeground(QColor(self.colours.selection_ink))
        pointed.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        lit = (self.marked(start, end, pointed) for start, end in self._term.places)
        return [*super().marks(), *lit]

    # Terms: pointed at, or walked through with the keyboard.

    def set_terminology(self, terminology: Terminology) -> None:
        """Let terms be pointed at."""
        self._terminology = terminology
        self._find_terms()

    def _find_terms(self) -> None:
        known = self._terminology
        self._terms = None
        if known is not None and self._page is not None:
            self._terms = RowTerms(known, self._page, self._places, self.document())

    @property
    def term(self) -> TermLight | None:
        """The concept that is lit in the columns of its row."""
        return self._term

    def go_to_term(self, by: int) -> None:
        """Light the next term, or with -1 the one before; at first that of the row gone to."""
        row = self.row_in_question
        if self._terms is None or row == NO_ROW:
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
            self.term_told.emit(told_of_concept(term) if term else "")

    def _term_at(self, point: QPoint) -> TermLight | None:
        at = (
            self.document()
            .documentLayout()
            .hitTest(
                QPointF(point) + QPointF(0, self.verticalScrollBar().value()),
                Qt.HitTestAccuracy.ExactHit,
            )
        )
        return self._terms.at(at) if self._terms is not None and at >= 0 else None

    def mouseMoveEvent(self, e: QMouseEvent) -> None:
        """Light the concept under the pointer in the other columns too."""
        super().mouseMoveEvent(e)
        term = None if e.buttons() else self._term_at(e.position().toPoint())
        if term is None and self._term is not None:
            self.forget_term()
        else:
            self._light(term)

    def mouseDoubleClickEvent(self, e: QMouseEvent) -> None:
        """Open the concept of the word."""
        super().mouseDoubleClickEvent(e)
        term = self._term_at(e.position().toPoint())
        if term is not None:
            self.concept_activated.emit(term.concept)

    def keyPressEvent(self, e: QKeyEvent) -> None:
        """Enter opens the concept that is lit, unless a link is in focus."""
        is_enter = e.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if is_enter and self._term is not None and self.focused_link == NO_LINK:
            self.concept_activated.emit(self._term.concept)
            return
        super().keyPressEvent(e)

    # Copying, and what it comes from.

    def copy_with_citation(self) -> None:
        """Copy the selected words with their address, or else the row with all its addresses."""
        cursor = self.textCursor()
        row = self.row_in_question
        if cursor.hasSelection():
            start, end = _stretch_of(cursor)
            links = self._page.links if self._page else ()
            words = copied_words(self.words, start, end, self.link_spans, links)
            addresses = ", ".join(str(p.address) for p in self._provisions_between(start, end))
            QGuiApplication.clipboard().setText(f"{words} ({addresses})" if addresses else words)
        elif self._page is not None and row != NO_ROW:
            QGuiApplication.clipboard().setText(row_text(self._page.rows[row]))

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place of the row gone to: where the text was clicked, or in an edition."""
        if self._page is None or self._row == NO_ROW:
            return None
        cells = self._page.rows[self._row].cells
        position = self.textCursor().position()
        clicked = (
            self._provisions_at(position) if self._places.row_at(position) == self._row else ()
        )
        asked = next((cell.provisions for cell in cells if cell.edition is edition), ())
        found = (*clicked, *asked, *(p for cell in cells for p in cell.provisions))
        return found[0].address if found else None

    def _provisions_between(self, start: int, end: int) -> Iterator[Provision]:
        """Yield the provisions of the cells that a stretch of the document touches."""
        rows = self._page.rows if self._page else ()
        for number, row in enumerate(rows):
            for column, cell in enumerate(row.cells):
                first, last = self._places.extent(number, column)
                if first < end and start < last:
                    yield from cell.provisions

    def _provisions_at(self, position: int) -> tuple[Provision, ...]:
        column = self._places.column_at(position)
        if self._page is None or column is None:
            return ()
        return self._page.rows[self._places.row_at(position)].cells[column].provisions

    def _open_link(self, number: int) -> None:
        link = self._page.links[number] if self._page else None
        if isinstance(link, PlaceLink):
            self.place_activated.emit(link.address)
        elif isinstance(link, ReferenceLink) and link.targets:
            self.place_activated.emit(link.targets[0])
        elif isinstance(link, FootnoteLink):
            self._show_footnote(link)

    def _show_footnote(self, link: FootnoteLink) -> None:
        """Bring the note below the cell's words into sight."""
        found = self.document().find(link.footnote.body.text.split("\n", 1)[0][:60])
        if not found.isNull():
            self.bring_into_sight(self.cursorRect(found))


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
