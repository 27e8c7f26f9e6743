"""A page in its column: what is shown, at which place the reader is, how large it is set."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPoint, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QFont, QPalette
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.services.typesetting.notes import NOTES_ANCHOR
from bridge_rules_gui.views.fonts import reading_font
from bridge_rules_gui.views.library.edition_banner import EditionBanner
from bridge_rules_gui.views.library.page_places import PagePlaces
from bridge_rules_gui.views.library.page_style import column_width
from bridge_rules_gui.views.library.searched_text import SearchedText
from bridge_rules_gui.views.paper import as_paper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QMouseEvent, QPaintEvent, QResizeEvent, QShowEvent, QWheelEvent

    from bridge_rules_gui.corpus.address import NamedPlace
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.services.law_page import LawPage
    from bridge_rules_gui.views.palette import Colours

ZOOM_STEPS: Final = (50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)
_USUAL_ZOOM: Final = 100
_PAD: Final = 26  # between the edge of the column and the text: room for the bar
_BAR: Final = 3
_PART_OF_TITLE: Final = 6  # a page's title takes up to this part of the height
_HEADROOM: Final = 8  # what stays free above a place that is gone to


class PageText(SearchedText):
    """Shows a `LawPage` in one column and knows at which place of it the reader is.

    ``place_changed`` carries the address of the provision the reader has chosen, while it
    is in sight, and else of the one at the top; a bar stands beside the chosen one.
    ``painted`` tells once that a page stands on the screen.

    Nothing here asks for the viewport before that: to find the class of the widget Qt has
    made for it, its binding would first bring in all kinds of widgets there are.
    """

    painted = Signal()
    place_changed = Signal(object)
    zoom_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._page: LawPage | None = None
        self._places = PagePlaces((), (), 0)
        self._chosen: Address | None = None
        self._announced: Address | None = None
        self._zoom = _USUAL_ZOOM
        self._top = (0, 0)  # the block at the top, by its position, and the pixels above it
        self._margins = (0, 0, 0, 0)
        self._is_settling = False
        self._was_painted = False
        self._banner = EditionBanner(self)
        self._bar = QWidget(self)
        self._bar.setAutoFillBackground(True)
        self._bar.setBackgroundRole(QPalette.ColorRole.Window)
        self._bar.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._bar.hide()
        self._foot: QWidget | None = None
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    @property
    def page(self) -> LawPage | None:
        """The page shown."""
        return self._page

    def show_page(self, page: LawPage, at: Citation | NamedPlace | None = None) -> None:
        """Show a page, at one of its places or at its beginning."""
        self._page = page
        # A whole law is not chosen: the reader is wherever the text has been scrolled to.
        is_whole = at is None or at == page.address.place
        self._chosen = None if at is None or is_whole else Address(page.edition, at)
        self._banner.show_page(page)
        self._set_page()
        self._go_to_chosen()
        self._announce()

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.colours = colours
        palette = as_paper(self.palette(), colours)
        self.setPalette(palette)
        palette.setColor(QPalette.ColorRole.Window, QColor(colours.bar))
        self._bar.setPalette(palette)
        self._banner.set_colours(colours)
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

    @property
    def places(self) -> PagePlaces:
        """The places of the page, and where they stand in it."""
        return self._places

    def margin_beside(self, address: Address) -> QPoint | None:
        """Return where the margin begins right of a place's first line, None out of sight."""
        rect = self._extent_rect(address)
        if rect.isEmpty() or not -_HEADROOM <= rect.top() < self._height_of_text() - _PAD:
            return None
        _, above, right, _ = self._margins
        scroll_bar = self.verticalScrollBar().sizeHint().width()
        return QPoint(self.width() - scroll_bar - right - _PAD + _BAR, above + round(rect.top()))

    def set_foot(self, widget: QWidget) -> None:
        """Take a widget that stands below the text whenever it is visible."""
        self._foot = widget
        widget.hide()

    def _set_page(self) -> None:
        if self._page is None:
            return
        # The room first, then the words: each change of the room lays them out anew.
        self.arrange()
        with self._settling():
            self.document().setDocumentMargin(_PAD)
            self.set_fitting(self._page.html, self._reading_font())
        self._places = self._places_of(self._page)

    def _places_of(self, page: LawPage) -> PagePlaces:
        known = [
            (position, address)
            for address in page.anchors
            if (position := self.anchor_position(str(address.place))) is not None
        ]
        notes = self.anchor_position(NOTES_ANCHOR)
        end = self.document().characterCount() - 1 if notes is None else notes
        return PagePlaces(tuple(a for _, a in known), tuple(p for p, _ in known), end)

    def _reset_page(self) -> None:
        """Set the same page anew, in another size or other colours, at the same place."""
        self._set_page()
        self._settle()

    def retype(self) -> None:
        """Follow the font of the window."""
        self._reset_page()

    def _reading_font(self) -> QFont:
        return reading_font(self.font(), self._zoom)

    @contextmanager
    def _settling(self) -> Iterator[None]:
        """Take no scrolling meanwhile for the reader's."""
        before, self._is_settling = self._is_settling, True
        try:
            yield
        finally:
            self._is_settling = before

    def _go_to_chosen(self) -> None:
        """Bring the chosen place to the top; a page without one starts at its beginning."""
        at = None if self._chosen is None else self.anchor_position(str(self._chosen.place))
        is_first = at is None or at == min(self._places.starts, default=0)
        stays = at is None or is_first or self._needs_no_scrolling()
        self._top = (0, 0) if stays or at is None else (at, -_HEADROOM)
        self._settle()

    def _needs_no_scrolling(self) -> bool:
        """Tell whether the chosen place is in sight on a page that could scroll by a title only.

        Such a page would come to rest with its title cut off below the banner.
        """
        if not self.isVisible():
            return False  # how long the page will be is not known yet
        height, bar = self._height_of_text(), self.verticalScrollBar()
        bottom = self._extent_rect(self._chosen).bottom() + bar.value() if self._chosen else 0
        return bar.maximum() < height // _PART_OF_TITLE and bottom <= height

    def go_to_anchor(self, name: str) -> None:
        """Bring an anchor of the page to the top."""
        at = self.anchor_position(name)
        if at is not None:
            self._top = (at, -_HEADROOM)
            self._settle()

    def _settle(self) -> None:
        """Scroll so that what stood at the top stands there again."""
        position, offset = self._top
        block = self.document().findBlock(position)
        top = self.document().documentLayout().blockBoundingRect(block).top() if position else 0
        with self._settling():
            self.verticalScrollBar().setValue(round(top) + offset)
        self._place_bar()

    def _on_scrolled(self, value: int) -> None:
        self._place_bar()
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
        return rect.bottom() > 0 and rect.top() < self._height_of_text()

    def _height_of_text(self) -> int:
        _, above, _, below = self._margins
        bar = self.horizontalScrollBar()
        return self.height() - above - below - (bar.height() if bar.isVisible() else 0)

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

    def _place_bar(self) -> None:
        """Let the bar stand beside the provision that has been chosen, as far as it is in sight."""
        rect = QRectF() if self._chosen is None else self._extent_rect(self._chosen)
        left, above, _, _ = self._margins
        top, bottom = max(rect.top(), 0), min(rect.bottom(), self._height_of_text())
        self._bar.setGeometry(
            left + _PAD // 2 - _BAR, above + round(top), _BAR, round(max(bottom - top, 0))
        )
        self._bar.setVisible(not rect.isEmpty())

    def paintEvent(self, e: QPaintEvent) -> None:
        """Draw the text."""
        super().paintEvent(e)
        if self._page is not None and not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self.painted.emit)

    def mouseReleaseEvent(self, e: QMouseEvent) -> None:
        """Choose the provision that a click in the text falls into."""
        point = e.position().toPoint()
        # Asked before the link is followed: then another page may stand below the pointer.
        on_link, page = bool(self.anchorAt(point)), self._page
        super().mouseReleaseEvent(e)
        e.accept()
        is_plain = e.button() == Qt.MouseButton.LeftButton and not self.textCursor().hasSelection()
        if is_plain and not on_link and page is not None and page is self._page:
            self._chosen = self._places.at(self.cursorForPosition(point).position())
            self._place_bar()
            self._announce()

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

    def event(self, e: QEvent) -> bool:
        """Make room for the column before the text is laid out for a new size."""
        if e.type() == QEvent.Type.Resize:
            # Margins changed in `resizeEvent` would come too late: Qt sends no second one.
            self.arrange()
        return super().event(e)

    def resizeEvent(self, e: QResizeEvent) -> None:
        """Keep what stands at the top, and fit tables to the new width."""
        is_own = self._is_settling  # a page being set: it fits its tables itself
        with self._settling():
            super().resizeEvent(e)
        if not is_own and (self.is_overhanging or self.is_tightened):
            self._set_page()
        self._settle()

    def showEvent(self, e: QShowEvent) -> None:
        """Find the room when the text is first shown."""
        with self._settling():  # the first showing scrolls to the text cursor
            super().showEvent(e)
        self.arrange()
        self._settle()

    def arrange(self) -> None:
        """Put the banner above, the foot below, and the column in the middle between them."""
        above = self._banner.sizeHint().height()
        foot = self._foot if self._foot is not None and self._foot.isVisible() else None
        below = foot.sizeHint().height() if foot else 0
        width = self.width() - self.verticalScrollBar().sizeHint().width()
        self._banner.setGeometry(0, 0, self.width(), above)
        if foot:
            foot.setGeometry(0, self.height() - below, width, below)
        spare = max(0, width - column_width(self._reading_font()) - 2 * _PAD)
        margins = (spare // 2, above, spare - spare // 2, below)
        if margins != self._margins:
            self._margins = margins
            self.setViewportMargins(*margins)
            self._banner.align_with(margins[0] + _PAD)
