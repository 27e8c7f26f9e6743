"""A law of the reader's own text beside a book, walked through from difference to difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette, QTextCharFormat

from bridge_rules_gui.services.own_text_page import row_anchor
from bridge_rules_gui.services.typesetting.links import PlaceLink
from bridge_rules_gui.views.comparison.comparison_style import comparison_style
from bridge_rules_gui.views.comparison.own_text_style import own_text_style
from bridge_rules_gui.views.comparison.own_text_terms import OwnTextTerms
from bridge_rules_gui.views.fonts import reading_font
from bridge_rules_gui.views.library.page_style import page_style
from bridge_rules_gui.views.library.searched_text import SearchedText
from bridge_rules_gui.views.paper import as_paper

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QMouseEvent, QPaintEvent
    from PySide6.QtWidgets import QTextEdit, QWidget

    from bridge_rules_gui.services.own_text_comparison import OwnTextComparison
    from bridge_rules_gui.services.own_text_page import OwnTextPage
    from bridge_rules_gui.services.terminology import Terminology
    from bridge_rules_gui.views.comparison.own_text_terms import OwnTerm
    from bridge_rules_gui.views.palette import Colours

NO_ROW: Final = -1
_BESIDE: Final = 8
_BAR: Final = 3
_SHARE: Final = 92  # of the size of the reading pane, in percent: two columns stand here


class OwnTextText(SearchedText):
    """Shows an `OwnTextPage`, or a report.

    ``place_activated`` carries a place of the book, ``row_reached`` the row gone to,
    ``concept_activated`` the concept of a word that was double-clicked.
    """

    place_activated = Signal(object)
    row_reached = Signal(int)
    concept_activated = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: OwnTextPage | None = None
        self._shown = ""
        self._row = NO_ROW
        self._zoom = 100
        self._comparison: OwnTextComparison | None = None
        self._terminology: Terminology | None = None
        self._terms: OwnTextTerms | None = None
        self._term: OwnTerm | None = None
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setViewportMargins(_BESIDE, 0, _BESIDE, 0)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.link_activated.connect(self._open_link)

    @property
    def page(self) -> OwnTextPage | None:
        """The page shown, None while a report is."""
        return self._page

    @property
    def row(self) -> int:
        """The number of the row gone to, or `NO_ROW`."""
        return self._row

    def show_page(self, comparison: OwnTextComparison, page: OwnTextPage) -> None:
        """Show a law at its beginning."""
        self._page, self._comparison = page, comparison
        self._show(page.html)

    def show_report(self, html: str) -> None:
        """Show what was understood of a text."""
        self._page = None
        self._show(html)

    def _show(self, html: str) -> None:
        self._shown, self._row = html, NO_ROW
        self._set_page()
        self.verticalScrollBar().setValue(0)
        self.row_reached.emit(NO_ROW)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.colours = colours
        self.setPalette(as_paper(self.palette(), colours))
        self.retype()

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size, keeping the place."""
        self._zoom = percent
        self.retype()

    def retype(self) -> None:
        """Set the page anew, keeping the place."""
        scrolled = self.verticalScrollBar().value()
        self._set_page()
        self.verticalScrollBar().setValue(scrolled)

    def _set_page(self) -> None:
        if self._shown:
            self.set_markup(self._shown, reading_font(self.font(), self._zoom * _SHARE // 100))

    def _take_look(self, font: QFont) -> None:
        super()._take_look(font)
        styles = (
            page_style(self.colours, font),
            comparison_style(self.colours, font),
            own_text_style(self.colours),
        )
        self.document().setDefaultStyleSheet("".join(styles))

    def next_difference(self, by: int) -> None:
        """Go to the next row that differs, or with -1 to the one before; at the ends it stays."""
        stops = self._page.differences if self._page else ()
        if by > 0:
            beyond = [row for row in stops if row > self._row]
        else:
            beyond = [row for row in reversed(stops) if row < self._row]
        if beyond:
            self._row = beyond[0]
            self.verticalScrollBar().setValue(round(self._top_of(self._row)) - _BESIDE)
            self.viewport().update()
            self.row_reached.emit(self._row)

    def _top_of(self, row: int) -> float:
        """Return where a row begins in the document, its end behind the last."""
        at = self.anchor_position(row_anchor(row))
        layout = self.document().documentLayout()
        if at is None:
            return layout.documentSize().height()
        return layout.blockBoundingRect(self.document().findBlock(at)).top()

    # Terms: pointed at, or walked through with the keyboard.

    def set_terminology(self, terminology: Terminology) -> None:
        """Let terms be pointed at."""
        self._terminology = terminology
        self._find_terms()

    @property
    def term(self) -> OwnTerm | None:
        """The concept that is lit on both sides of its row."""
        return self._term

    def _find_links_and_anchors(self) -> None:
        super()._find_links_and_anchors()
        self._find_terms()

    def _find_terms(self) -> None:
        self._terms = self._term = None
        if self._terminology and self._page and self._comparison:
            self._terms = OwnTextTerms(
                self._terminology,
                self._comparison,
                self._page,
                self.document(),
                self.anchor_position,
            )

    def go_to_term(self, by: int) -> None:
        """Light the next term, or with -1 the one before; at first that of the row in sight."""
        here = self._term.here[0] if self._term else self._start()
        term = self._terms.after(here, by) if self._terms else None
        if term is not None:
            self._light(term)
            self.bring_into_sight(self.cursorRect(self.cursor_over(*term.here)))

    def _start(self) -> int:
        """Return where the row gone to begins, or else the first in sight."""
        rows = range(len(self._page.rows)) if self._page else range(0)
        scrolled = self.verticalScrollBar().value()
        in_sight = next((row for row in rows if self._top_of(row) >= scrolled), 0)
        row = in_sight if self._row == NO_ROW else self._row
        return self.anchor_position(row_anchor(row)) or 0

    def _light(self, term: OwnTerm | None) -> None:
        if term != self._term:
            self._term = term
            self.show_marks()

    def _term_at(self, point: QPointF) -> OwnTerm | None:
        below = point + QPointF(0, self.verticalScrollBar().value())
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
        """Light the concept under the pointer on the other side too."""
        super().mouseMoveEvent(e)
        self._light(None if e.buttons() else self._term_at(e.position()))

    def mouseDoubleClickEvent(self, e: QMouseEvent) -> None:
        """Open the concept of the word."""
        super().mouseDoubleClickEvent(e)
        term = self._term_at(e.position())
        if term is not None:
            self.concept_activated.emit(term.concept)

    def paintEvent(self, e: QPaintEvent) -> None:
        """Draw the text, and a bar beside the row gone to."""
        super().paintEvent(e)
        if self._row != NO_ROW:
            scrolled = self.verticalScrollBar().value()
            top, bottom = self._top_of(self._row) - scrolled, self._top_of(self._row + 1) - scrolled
            bar = QRectF(0, top, _BAR, bottom - top)
            QPainter(self.viewport()).fillRect(bar, QColor(self.colours.bar))

    def _open_link(self, number: int) -> None:
        link = self._page.links[number] if self._page else None
        if isinstance(link, PlaceLink):
            self.place_activated.emit(link.address)
