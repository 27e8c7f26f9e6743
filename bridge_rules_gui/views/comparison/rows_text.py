"""The rows of a comparison as a text that is walked through row by row, and term by term."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QTextCharFormat

from bridge_rules_gui.services.comparison.anchors import end_anchor, row_anchor
from bridge_rules_gui.views.comparison.column_text import BESIDE, NOWHERE, ColumnText, PageT
from bridge_rules_gui.views.comparison.row_places import RowPlaces, row_places
from bridge_rules_gui.views.comparison.term_lights import RowTerms

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QPoint
    from PySide6.QtGui import QKeyEvent, QMouseEvent, QPaintEvent, QResizeEvent
    from PySide6.QtWidgets import QTextEdit, QWidget

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.views.comparison.term_lights import TermLight

NO_ROW: Final = NOWHERE
MARGIN: Final = BESIDE + 4  # Qt's own margin of a document
_BAR: Final = 3


class RowsText(ColumnText[PageT]):
    """Shows rows in one table; a row can be gone to, a term be lit in all cells of its row.

    ``concept_activated`` carries the concept of a word clicked twice, or opened with the
    keyboard, ``term_lit`` the `TermLight` that is lit, None when none is any more.
    """

    concept_activated = Signal(str)
    term_lit = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._places = RowPlaces()
        self.terminology: Terminology | None = None
        self._terms: RowTerms | None = None
        self._term: TermLight | None = None

    @abstractmethod
    def spoken(self) -> Sequence[Sequence[Edition | None]]:
        """Return for each cell of each row the edition whose terms it has, None where none."""

    @property
    def row(self) -> int:
        """The row gone to, or `NO_ROW`."""
        return self._here

    def _find_links_and_anchors(self) -> None:
        super()._find_links_and_anchors()
        rows = self.spoken()
        self._places = row_places(len(rows), len(rows[0]) if rows else 0, self.anchor_position)
        self._term = None
        self._find_terms()

    # Rows.

    def refresh(self, page: PageT) -> None:
        """Show the same rows with more said about them; the row at the top stays there."""
        top, offset = self._row_at_top()
        self._page = page
        self._set_page()
        if top != NO_ROW:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() + round(self.row_rect(top).top() - offset))

    def _row_at_top(self) -> tuple[int, float]:
        """Return the last row that begins above the top, and how far above."""
        tops = [(row, self.row_rect(row).top()) for row in range(len(self._places.starts))]
        return next((top for top in reversed(tops) if top[1] <= 0), (NO_ROW, 0.0))

    def go_to(self, number: int) -> None:
        """Bring a row to the top and mark it."""
        if self.scroll_to_anchor(row_anchor(number)):
            super().go_to(number)
            self.viewport().update()

    @property
    def row_in_question(self) -> int:
        """The row gone to, or else the first one in sight; `NO_ROW` where there is none."""
        rows = range(len(self._places.starts))
        if self._here != NO_ROW or not rows:
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
        rect = self.row_rect(self._here)
        if not rect.isEmpty():
            bar = QRectF(0, rect.top(), _BAR, rect.height())
            QPainter(self.viewport()).fillRect(bar, QColor(self.colours.bar))

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Keep the row gone to where it is."""
        super().resizeEvent(e)
        if self._here != NO_ROW and e.size().width() != e.oldSize().width():
            self.go_to(self._here)

    def mouseReleaseEvent(self, e: QMouseEvent) -> None:
        """Choose the row that a click in the text falls into."""
        point = e.position().toPoint()
        on_link = bool(self.anchorAt(point))
        super().mouseReleaseEvent(e)
        if e.button() == Qt.MouseButton.LeftButton and not on_link:
            row = self._places.row_at(self.cursorForPosition(point).position())
            if row != NO_ROW:
                super().go_to(row)
                self.viewport().update()

    # Terms: pointed at, or walked through with the keyboard.

    def set_terminology(self, terminology: Terminology) -> None:
        """Let terms be pointed at."""
        self.terminology = terminology
        self._find_terms()

    def _find_terms(self) -> None:
        known = self.terminology
        self._terms = (
            RowTerms(known, self.spoken(), self._places, self.document()) if known else None
        )

    @property
    def term(self) -> TermLight | None:
        """The concept that is lit in the cells of its row."""
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
            self.term_lit.emit(term)

    def _term_at(self, point: QPoint) -> TermLight | None:
        below = QPointF(point) + QPointF(0, self.verticalScrollBar().value())
        exact = Qt.HitTestAccuracy.ExactHit
        at = self.document().documentLayout().hitTest(below, exact)
        return self._terms.at(at) if self._terms is not None and at >= 0 else None

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return what any text marks, and the concept pointed at above all."""
        if self._term is None:
            return super().marks()
        pointed = QTextCharFormat()
        pointed.setBackground(QColor(self.colours.selection))
        pointed.setForeground(QColor(self.colours.selection_ink))
        pointed.setUnderlineStyle(QTextCharFormat.UnderlineStyle.SingleUnderline)
        lit = (self.marked(start, end, pointed) for start, end in self._term.places)
        return [*super().marks(), *lit]

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
