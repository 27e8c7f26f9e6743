"""A text in one column below a banner: how it is set, and that it stays where it was read."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QEvent, QPoint, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from bridge_rules_gui.window.library.page_style import column_width
from bridge_rules_gui.window.library.searched_text import SearchedText
from bridge_rules_gui.window.looks.fonts import reading_font

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFont, QResizeEvent, QShowEvent, QWheelEvent

    from bridge_rules_gui.library.law_page import LawPage, PageKind

ZOOM_STEPS: Final = (50, 67, 80, 90, 100, 110, 125, 150, 175, 200, 250, 300)
PAD: Final = 26  # between the edge of the column and the text: room for the bar
HEADROOM: Final = 8  # what stays free above a place that is gone to
_USUAL_ZOOM: Final = 100


class EditionBanner(QWidget):
    """Shows year and language of the edition, the title of its book, and the kind of page."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("edition-banner")
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.AlternateBase)
        self._line = QWidget(self)  # drawn by a painter, it would bring in all of `Qt`
        self._line.setAutoFillBackground(True)
        self._line.setBackgroundRole(QPalette.ColorRole.Mid)
        self._edition = QLabel(self)
        self._edition.setObjectName("edition-banner-edition")
        self._book = QLabel(self)
        self._book.setObjectName("edition-banner-book")
        self._book.setMinimumWidth(1)
        bold = self.font()
        bold.setBold(True)
        self._edition.setFont(bold)
        self._row = QHBoxLayout(self)
        self._row.setSpacing(12)
        self._row.addWidget(self._edition)
        self._row.addWidget(self._book, 1)
        self.align_with(0)

    def align_with(self, left: int) -> None:
        """Begin where the text column begins."""
        self._row.setContentsMargins(left, 6, 12, 6)

    def show_page(self, page: LawPage) -> None:
        """Name the edition of a page."""
        book = " · ".join(filter(None, (page.book_title, self._kind(page.kind))))
        self.show_words(f"{page.edition.year} {page.edition.language.upper()}", book)

    def show_words(self, edition: str, book: str) -> None:
        """Show what it is to say."""
        self._edition.setText(edition)
        self._book.setText(book)
        self.setAccessibleName(f"{edition} {book}")

    @property
    def words(self) -> tuple[str, str]:
        """What it says of the edition and of the book."""
        return self._edition.text(), self._book.text()

    def enable_interaction(self) -> None:
        """Take no words for markup."""
        for label in (self._edition, self._book):
            label.setTextFormat(QtCore.Qt.TextFormat.PlainText)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the line between the strip and the text where it belongs."""
        super().resizeEvent(event)
        self._line.setGeometry(0, self.height() - 1, self.width(), 1)

    def _kind(self, kind: PageKind) -> str:
        from bridge_rules_gui.library.law_page import PageKind  # noqa: PLC0415 - off the start

        match kind:
            case PageKind.DEFINITIONS:
                return self.tr("Definitions")
            case PageKind.INDEX:
                return self.tr("Subject index")
            case _:
                return ""


class PageColumn(SearchedText):
    """Sets a text in the middle of the room, below a banner and above what stands at its foot.

    Nothing here asks for the viewport before it is painted: to find the class of the widget Qt has
    made for it, its binding would first bring in all kinds of widgets there are.
    """

    zoom_changed = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self._zoom = _USUAL_ZOOM
        self._top = (0, 0)  # the block at the top, by its position, and the pixels above it
        self._margins = (0, 0, 0, 0)
        self._is_settling = False
        self._banner = EditionBanner(self)
        self._foot: QWidget | None = None
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)

    def set_foot(self, widget: QWidget) -> None:
        """Take a widget that stands below the text whenever it is visible."""
        self._foot = widget
        widget.hide()

    def enable_interaction(self) -> None:
        """Let the text be used by hand, and the banner hold nothing but words."""
        super().enable_interaction()
        self._banner.enable_interaction()

    def _set_text(self) -> None:
        """Set what is shown, in the room there is."""

    def _reset_text(self) -> None:
        """Set the same text again, in another size or other colours, at the same place."""
        self._set_text()
        self._settle()

    def retype(self) -> None:
        """Follow the font of the window."""
        self._reset_text()

    def _reading_font(self) -> QFont:
        return reading_font(self.font(), self._zoom)

    # -- where the text is being read ------------------------------------------------------

    @contextmanager
    def _settling(self) -> Iterator[None]:
        """Take no scrolling meanwhile for the reader's."""
        before, self._is_settling = self._is_settling, True
        try:
            yield
        finally:
            self._is_settling = before

    def go_to_anchor(self, name: str) -> None:
        """Bring an anchor of the text to the top."""
        at = self.anchor_position(name)
        if at is not None:
            self._top = (at, -HEADROOM)
            self._settle()

    def _settle(self) -> None:
        """Scroll so that what stood at the top stands there again."""
        position, offset = self._top
        block = self.document().findBlock(position)
        top = self.document().documentLayout().blockBoundingRect(block).top() if position else 0
        with self._settling():
            self.verticalScrollBar().setValue(round(top) + offset)
        self._on_moved()

    def _on_scrolled(self, value: int) -> None:
        self._on_moved()
        if self._is_settling:
            return
        block = self.cursorForPosition(QPoint(PAD + 1, 1)).block()
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self._top = (block.position(), value - round(top))
        self._on_read_on()

    def _on_moved(self) -> None:
        """Follow the text, which has moved by any cause."""

    def _on_read_on(self) -> None:
        """Follow the reader, who has scrolled."""

    def _height_of_text(self) -> int:
        _, above, _, below = self._margins
        bar = self.horizontalScrollBar()
        return self.height() - above - below - (bar.height() if bar.isVisible() else 0)

    # -- how large it is set ---------------------------------------------------------------

    @property
    def zoom(self) -> int:
        """The size of the text in percent."""
        return self._zoom

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size, keeping the place."""
        percent = max(ZOOM_STEPS[0], min(percent, ZOOM_STEPS[-1]))
        if percent != self._zoom:
            self._zoom = percent
            self._reset_text()
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
        if e.modifiers() & QtCore.Qt.KeyboardModifier.ControlModifier:
            (self.zoom_in if e.angleDelta().y() > 0 else self.zoom_out)()
            e.accept()
        else:
            super().wheelEvent(e)

    # -- the room there is -----------------------------------------------------------------

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
            self._set_text()
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
        spare = max(0, width - column_width(self._reading_font()) - 2 * PAD)
        margins = (spare // 2, above, spare - spare // 2, below)
        if margins != self._margins:
            self._margins = margins
            self.setViewportMargins(*margins)
            self._banner.align_with(margins[0] + PAD)
