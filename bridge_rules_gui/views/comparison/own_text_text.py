"""A law of the reader's own text beside a book, walked through from difference to difference."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPalette

from bridge_rules_gui.services.own_text_page import row_anchor
from bridge_rules_gui.services.typesetting.links import PlaceLink
from bridge_rules_gui.views.comparison.comparison_style import comparison_style
from bridge_rules_gui.views.comparison.own_text_style import own_text_style
from bridge_rules_gui.views.fonts import reading_font
from bridge_rules_gui.views.library.page_style import page_style
from bridge_rules_gui.views.library.searched_text import SearchedText

if TYPE_CHECKING:
    from PySide6.QtGui import QFont, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.services.own_text_page import OwnTextPage
    from bridge_rules_gui.views.palette import Colours

NO_ROW: Final = -1
_BESIDE: Final = 8
_BAR: Final = 3
_SHARE: Final = 92  # of the size of the reading pane, in percent: two columns stand here


class OwnTextText(SearchedText):
    """Shows an `OwnTextPage`, or a report; ``place_activated`` carries a place of the book."""

    place_activated = Signal(object)
    row_reached = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: OwnTextPage | None = None
        self._shown = ""
        self._row = NO_ROW
        self._zoom = 100
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

    def show_page(self, page: OwnTextPage) -> None:
        """Show a law at its beginning."""
        self._page = page
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
        palette = self.palette()
        for role, colour in (
            (QPalette.ColorRole.Base, colours.paper),
            (QPalette.ColorRole.Text, colours.ink),
            (QPalette.ColorRole.Highlight, colours.selection),
            (QPalette.ColorRole.HighlightedText, colours.selection_ink),
        ):
            palette.setColor(role, QColor(colour))
        self.setPalette(palette)
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
