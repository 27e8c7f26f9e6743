"""The reading pane: a page of a law book, typeset for reading."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, Signal
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
    QShowEvent,
    QTextCharFormat,
    QWheelEvent,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.services.page_search import occurrences
from bridge_rules_gui.services.typesetting.links import (
    EntryLink,
    FootnoteLink,
    PlaceLink,
    ReferenceLink,
    ReturnLink,
)
from bridge_rules_gui.services.typesetting.notes import NOTES_ANCHOR
from bridge_rules_gui.views.fonts import reading_font
from bridge_rules_gui.views.library.edition_banner import EditionBanner
from bridge_rules_gui.views.library.find_bar import FindBar
from bridge_rules_gui.views.library.link_previews import LinkPreviews
from bridge_rules_gui.views.library.linked_text import LinkedText
from bridge_rules_gui.views.library.page_places import PagePlaces
from bridge_rules_gui.views.library.page_style import column_width
from bridge_rules_gui.views.library.page_words import copied_words

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QTextEdit, QWidget

    from bridge_rules_gui.corpus.address import NamedPlace
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.services.law_page import LawPage
    from bridge_rules_gui.services.typesetting.links import PageLink
    from bridge_rules_gui.views.palette import Colours

ZOOM_STEPS: Final = (50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)
_USUAL_ZOOM: Final = 100
_PAD: Final = 26  # between the edge of the pane and the text: room for the bar
_BAR: Final = 3
_HEADROOM: Final = 8  # what stays free above a place that is gone to


class LawView(LinkedText):
    """Shows a `LawPage` and knows at which place of it the reader is.

    ``place_activated`` carries the address a link leads to; ``place_changed`` the address
    of the provision the reader has chosen, or else of the one at the top.
    """

    place_activated = Signal(object)
    place_changed = Signal(object)
    zoom_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("law-view")
        self.setAccessibleName(self.tr("Law text"))
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._page: LawPage | None = None
        self._places = PagePlaces((), (), 0)
        self._chosen: Address | None = None
        self._announced: Address | None = None
        self._zoom = _USUAL_ZOOM
        self._hits: list[tuple[int, int]] = []
        self._hit = 0
        self._top = (0, 0)  # the block at the top, by its position, and the pixels above it
        self._margins = (0, 0, 0, 0)
        self._is_settling = False
        self._banner = EditionBanner(self)
        self._find_bar = FindBar(self, self)
        self._find_bar.hide()
        self._previews = LinkPreviews(self, self.preview_font)
        self._find_bar.closed.connect(self._on_find_closed)
        self.link_activated.connect(self._on_link_activated)
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.set_colours(self.colours)

    # -- the page ---------------------------------------------------------------------

    @property
    def page(self) -> LawPage | None:
        """The page shown."""
        return self._page

    def show_page(self, page: LawPage, at: Citation | NamedPlace | None = None) -> None:
        """Show a page, at one of its places or at its beginning."""
        self._page = page
        self._chosen = Address(page.edition, at) if at is not None else None
        self._previews.hide()
        self._previews.links = page.links
        self._banner.show_page(page)
        self._set_page()
        self._go_to_chosen()
        self._announce()

    def set_previewer(self, previewer: Callable[[PageLink], Sequence[str]]) -> None:
        """Say who knows what a link leads to: `services.preview.previews` with its corpus."""
        self._previews.previewer = previewer

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
        self._banner.set_colours(colours)
        self._previews.leaf.set_colours(colours)
        self._reset_page()

    @property
    def place(self) -> Address | None:
        """The address of the provision chosen, while it is in sight, or of the one at the top."""
        if self._page is None:
            return None
        if self._chosen is not None and self._is_in_sight(self._chosen):
            return self._chosen
        top = self.cursorForPosition(QPoint(_PAD + 1, _HEADROOM + 2)).position()
        return self._places.at(top)

    def _set_page(self) -> None:
        if self._page is None:
            return
        self.set_markup(self._page.html, reading_font(self.font(), self._zoom))
        self.document().setDocumentMargin(_PAD)
        known = [
            (position, address)
            for address in self._page.anchors
            if (position := self.anchor_position(str(address.place))) is not None
        ]
        end = self.anchor_position(NOTES_ANCHOR)
        last = self.document().characterCount() - 1
        starts, addresses = tuple(p for p, _ in known), tuple(a for _, a in known)
        self._places = PagePlaces(addresses, starts, last if end is None else end)
        self._arrange()
        if self._find_bar.isVisible():
            self._find_bar.search_again()

    def _reset_page(self) -> None:
        """Set the same page anew, in another size or other colours, at the same place."""
        top = self._top
        self._is_settling = True
        self._set_page()
        self._is_settling = False
        self._top = top
        self._settle()

    # -- where the reader is ----------------------------------------------------------

    def _go_to_chosen(self) -> None:
        """Bring the chosen place to the top; a page without one starts at its beginning."""
        at = None if self._chosen is None else self.anchor_position(str(self._chosen.place))
        is_beginning = at is None or (self._page and self._chosen == self._page.anchors[0])
        self._top = (0, 0) if at is None or is_beginning else (at, -_HEADROOM)
        self._settle()
        self.viewport().update()

    def _go_to_anchor(self, name: str) -> None:
        at = self.anchor_position(name)
        if at is not None:
            self._top = (at, -_HEADROOM)
            self._settle()

    def _settle(self) -> None:
        """Scroll so that what stood at the top stands there again."""
        position, offset = self._top
        block = self.document().findBlock(position)
        top = self.document().documentLayout().blockBoundingRect(block).top() if position else 0
        self._is_settling = True
        self.verticalScrollBar().setValue(round(top) + offset)
        self._is_settling = False
        self.viewport().update()

    def _on_scrolled(self, value: int) -> None:
        if self._is_settling:
            return
        block = self.cursorForPosition(QPoint(_PAD + 1, 1)).block()
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self._top = (block.position(), value - round(top))
        self._announce()

    def _announce(self) -> None:
        place = self.place
        if place != self._announced:
            self._announced = place
            self.place_changed.emit(place)

    def _is_in_sight(self, address: Address) -> bool:
        rect = self._extent_rect(address)
        return rect.bottom() > 0 and rect.top() < self.viewport().height()

    def _extent_rect(self, address: Address) -> QRectF:
        """Return where a place stands in the viewport, over the full width."""
        if address not in self._places.addresses:
            return QRectF()
        start, end = self._places.extent(address)
        layout = self.document().documentLayout()
        first = layout.blockBoundingRect(self.document().findBlock(start))
        last = layout.blockBoundingRect(self.document().findBlock(max(end - 1, start)))
        scrolled = self.verticalScrollBar().value()
        return first.united(last).translated(0, -scrolled)

    def paintEvent(self, e: QPaintEvent) -> None:
        """Draw the text, and a bar beside the provision that has been chosen."""
        super().paintEvent(e)
        if self._chosen is None or self._page is None or self._chosen == self._page.address:
            return
        rect = self._extent_rect(self._chosen)
        if not rect.isEmpty():
            bar = QRectF(_PAD / 2 - _BAR, rect.top(), _BAR, rect.height())
            QPainter(self.viewport()).fillRect(bar, QColor(self.colours.bar))

    def mouseReleaseEvent(self, e: QMouseEvent) -> None:
        """Choose the provision that a click in the text falls into."""
        super().mouseReleaseEvent(e)
        is_plain = e.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection()
        point = e.position().toPoint()
        if is_plain and self._page is not None and not self.anchorAt(point):
            self._chosen = self._places.at(self.cursorForPosition(point).position())
            self.viewport().update()
            self._announce()

    # -- links ------------------------------------------------------------------------

    def _on_link_activated(self, number: int) -> None:
        if self._page is None or not 0 <= number < len(self._page.links):
            return
        match self._page.links[number]:
            case ReferenceLink(targets=(first, *_)):
                self.place_activated.emit(first)
            case PlaceLink(address):
                self.place_activated.emit(address)
            case FootnoteLink(note_anchor=name) | ReturnLink(name) | EntryLink(name):
                self._go_to_anchor(name)
            case _:
                self._previews.show(number)

    def show_preview(self) -> None:
        """Show what the link in focus leads to."""
        self._previews.show(self.focused_link)

    @property
    def preview_words(self) -> str:
        """What the preview says; empty while none is open."""
        return self._previews.leaf.words if self._previews.leaf.isVisible() else ""

    def preview_font(self) -> QFont:
        """Return the font of previews: the law text's, a little smaller."""
        return reading_font(self.font(), round(self._zoom * 0.88))

    def keyPressEvent(self, e: QKeyEvent) -> None:
        """Alt+Down previews the link in focus, Escape puts preview and find bar away."""
        is_alt = bool(e.modifiers() & Qt.KeyboardModifier.AltModifier)
        if e.key() == Qt.Key.Key_Down and is_alt:
            self.show_preview()
        elif e.key() == Qt.Key.Key_Escape and self._previews.leaf.isVisible():
            self._previews.hide()
        elif e.key() == Qt.Key.Key_Escape and self._find_bar.isVisible():
            self._find_bar.close_bar()
        else:
            super().keyPressEvent(e)

    # -- zoom -------------------------------------------------------------------------

    @property
    def zoom(self) -> int:
        """The size of the text in percent."""
        return self._zoom

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size, keeping the place."""
        percent = max(ZOOM_STEPS[0], min(percent, ZOOM_STEPS[-1]))
        if percent != self._zoom:
            self._zoom = percent
            self._reset_page()
            self.zoom_changed.emit(percent)

    def zoom_in(self) -> None:
        """Set the text in the next larger size."""
        self.set_zoom(next((step for step in ZOOM_STEPS if step > self._zoom), ZOOM_STEPS[-1]))

    def zoom_out(self) -> None:
        """Set the text in the next smaller size."""
        smaller = [step for step in ZOOM_STEPS if step < self._zoom]
        self.set_zoom(smaller[-1] if smaller else ZOOM_STEPS[0])

    def zoom_reset(self) -> None:
        """Set the text in its usual size."""
        self.set_zoom(_USUAL_ZOOM)

    def wheelEvent(self, e: QWheelEvent) -> None:
        """Ctrl and the wheel change the size."""
        if e.modifiers() & Qt.KeyboardModifier.ControlModifier:
            (self.zoom_in if e.angleDelta().y() > 0 else self.zoom_out)()
            e.accept()
        else:
            super().wheelEvent(e)

    # -- copying ----------------------------------------------------------------------

    def copy_with_citation(self) -> None:
        """Copy the selected words, or the whole provision, with the address behind them."""
        place = self.place
        if place is None:
            return
        cursor = self.textCursor()
        if cursor.hasSelection():
            place = self._places.at(cursor.selectionStart())
            words = self._copied(cursor.selectionStart(), cursor.selectionEnd())
        else:
            words = self._copied(*self._places.extent(place))
        QGuiApplication.clipboard().setText(f"{words} ({place.edition} {place.place})")

    def _copied(self, start: int, end: int) -> str:
        links = () if self._page is None else self._page.links
        return copied_words(self.toPlainText(), start, end, self.link_spans, links)

    # -- finding ----------------------------------------------------------------------

    def open_find_bar(self) -> None:
        """Open the bar that finds words in the page; selected words are looked for at once."""
        selected = self.textCursor().selectedText()
        self._find_bar.open_bar("" if "\u2029" in selected else selected)
        self._arrange()

    def find_next(self) -> None:
        """Go to the next hit."""
        self._find_bar.find_next()

    def find_previous(self) -> None:
        """Go to the hit before."""
        self._find_bar.find_previous()

    def find_words(self, wanted: str) -> int:
        """Mark all occurrences of words; return how many there are."""
        self._hits = occurrences(self.toPlainText(), wanted)
        top = self.cursorForPosition(QPoint(_PAD + 1, 1)).position()
        later = (index for index, (start, _) in enumerate(self._hits) if start >= top)
        self._hit = next(later, 0)
        self.show_marks()
        return len(self._hits)

    def go_to_hit(self, by: int) -> int:
        """Go so many hits further, around the end; return the number of the one reached."""
        if not self._hits:
            return 0
        self._hit = (self._hit + by) % len(self._hits)
        cursor = self.cursor_over(*self._hits[self._hit])
        self.bring_into_sight(self.cursorRect(cursor))
        self.show_marks()
        return self._hit + 1

    def clear_hits(self) -> None:
        """Take the marks of a search away."""
        self._hits = []
        self.show_marks()

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the hits of a search, then the link in focus or under the pointer."""
        hits = [
            self.marked(start, end, self._found_format(is_here=number == self._hit))
            for number, (start, end) in enumerate(self._hits)
        ]
        return [*hits, *super().marks()]

    def _found_format(self, *, is_here: bool) -> QTextCharFormat:
        shape = QTextCharFormat()
        colour = self.colours.found_here if is_here else self.colours.found
        shape.setBackground(QColor(colour))
        shape.setForeground(QColor(self.colours.found_ink))
        shape.setFontUnderline(is_here)
        return shape

    def _on_find_closed(self) -> None:
        self._arrange()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    # -- the room of the text ---------------------------------------------------------

    def event(self, e: QEvent) -> bool:
        """Make room for the column before the text is laid out for a new size."""
        if e.type() == QEvent.Type.Resize:
            # Margins changed in `resizeEvent` would come too late: Qt sends no second one.
            self._arrange()
        return super().event(e)

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Keep what stands at the top."""
        self._is_settling = True
        super().resizeEvent(e)
        self._is_settling = False
        self._settle()

    def showEvent(self, e: QShowEvent) -> None:
        """Find the room when the text is first shown."""
        super().showEvent(e)
        self._arrange()
        self._settle()

    def _arrange(self) -> None:
        """Put banner and find bar in their places, and the column between them."""
        above = self._banner.sizeHint().height()
        below = self._find_bar.sizeHint().height() if self._find_bar.isVisible() else 0
        self._banner.setGeometry(0, 0, self.width(), above)
        self._find_bar.setGeometry(0, self.height() - below, self.width(), below)
        bar = self.verticalScrollBar().sizeHint().width()
        column = column_width(reading_font(self.font(), self._zoom)) + 2 * _PAD
        spare = max(0, self.width() - bar - column)
        margins = (spare // 2, above, spare - spare // 2, below)
        if margins != self._margins:
            self._margins = margins
            self.setViewportMargins(*margins)
            self._banner.align_with(margins[0] + _PAD)
