"""A page and its places: what is shown, and at which provision the reader is."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6 import QtCore
from PySide6.QtCore import QPoint, QRectF, Signal
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.typesetting.names import NOTES_ANCHOR
from bridge_rules_gui.window.library.page_column import HEADROOM, PAD, PageColumn

if TYPE_CHECKING:
    from PySide6.QtGui import QMouseEvent

    from bridge_rules_gui.corpus.address import Address, NamedPlace
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.library.law_page import LawPage
    from bridge_rules_gui.window.library.kept_page import KeptPage

_BAR: Final = 3
_PART_OF_TITLE: Final = 6  # a page's title takes up to this part of the height


class PagePlaces(NamedTuple):
    """The addresses of a page with the positions they start at, and where the text ends."""

    addresses: tuple[Address, ...]
    starts: tuple[int, ...]
    end: int

    def at(self, position: int) -> Address:
        """Return the innermost place a position of the document belongs to."""
        return self.addresses[max(bisect_right(self.starts, position) - 1, 0)]

    def extent(self, address: Address) -> tuple[int, int]:
        """Return the positions a place takes up, everything below it included."""
        index = self.addresses.index(address)
        for later in range(index + 1, len(self.addresses)):
            if not _is_within(self.addresses[later], address):
                return self.starts[index], self.starts[later]
        return self.starts[index], self.end


class PageText(PageColumn):
    """Shows a `LawPage` in one column and knows at which place of it the reader is.

    ``place_changed`` carries the address of the provision the reader has chosen, while it
    is in sight, and else of the one at the top; a bar stands beside the chosen one.
    A `KeptPage` can stand there before the books do; the same page shown then is only taken over.
    """

    place_changed = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: LawPage | None = None
        self._places = PagePlaces((), (), 0)
        self._chosen: Address | None = None
        self._kept: tuple[str, str, tuple[int, int] | None] | None = None
        self._announced: Address | None = None
        self._bar = QWidget(self)
        self._bar.setAutoFillBackground(True)
        self._bar.setBackgroundRole(QPalette.ColorRole.Accent)
        self._bar.hide()

    def enable_interaction(self) -> None:
        """Let clicks on the bar fall into the text."""
        super().enable_interaction()
        self._bar.setAttribute(QtCore.Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    @property
    def page(self) -> LawPage | None:
        """The page shown."""
        return self._page

    def show_page(self, page: LawPage, at: Citation | NamedPlace | None = None) -> None:
        """Show a page, at one of its places or at its beginning."""
        stands = self._kept is not None and self._kept[:2] == (page.html, str(at))
        self._kept = None
        self._page = page
        # A whole law is not chosen: the reader is wherever the text has been scrolled to.
        is_whole = at is None or at == page.address.place
        found = (address for address in page.anchors if address.place == at)
        self._chosen = None if is_whole else next(found, None)
        self._banner.show_page(page)
        self._set_text()
        if stands:
            self._settle()
        else:
            self._go_to_chosen()
        self._announce()

    def show_kept(self, kept: KeptPage, at: str) -> None:
        """Show a page as it was kept, at one of its places or at its beginning."""
        self._banner.show_words(kept.edition, kept.book)
        self.arrange()
        with self._settling():
            self.document().setDocumentMargin(PAD)
            self.set_prepared(kept.html, self._reading_font(), kept.look)
        extent = None if at == kept.whole else kept.places.get(at)
        self._kept = (kept.html, at, extent)
        is_first = extent is None or extent[0] == min(start for start, _ in kept.places.values())
        self._top = (0, 0) if extent is None or is_first else (extent[0], -HEADROOM)
        self._settle()

    @property
    def place(self) -> Address | None:
        """The address of the provision chosen, while it is in sight, or of the one at the top."""
        if self._page is None:
            return None
        if self._chosen is not None and self._is_in_sight(self._chosen):
            return self._chosen
        top = self.cursorForPosition(QPoint(PAD + 1, HEADROOM + 2)).position()
        return self._places.at(top)

    @property
    def banner_words(self) -> tuple[str, str]:
        """What stands above the page: the edition, and the book."""
        return self._banner.words

    @property
    def places(self) -> PagePlaces:
        """The places of the page, and where they stand in it."""
        return self._places

    def margin_beside(self, address: Address) -> QPoint | None:
        """Return where the margin begins right of a place's first line, None out of sight."""
        rect = self._rect_of(self._extent(address))
        if rect.isEmpty() or not -HEADROOM <= rect.top() < self._height_of_text() - PAD:
            return None
        _, above, right, _ = self._margins
        scroll_bar = self.verticalScrollBar().sizeHint().width()
        return QPoint(self.width() - scroll_bar - right - PAD + _BAR, above + round(rect.top()))

    def _set_text(self) -> None:
        if self._page is None:
            return
        # The room first, then the words: each change of the room lays them out again.
        self.arrange()
        with self._settling():
            self.document().setDocumentMargin(PAD)
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

    def _go_to_chosen(self) -> None:
        """Bring the chosen place to the top; a page without one starts at its beginning."""
        at = None if self._chosen is None else self.anchor_position(str(self._chosen.place))
        is_first = at is None or at == min(self._places.starts, default=0)
        stays = at is None or is_first or self._needs_no_scrolling()
        self._top = (0, 0) if stays or at is None else (at, -HEADROOM)
        self._settle()

    def _needs_no_scrolling(self) -> bool:
        """Tell whether the chosen place is in sight on a page that could scroll by a title only.

        Such a page would come to rest with its title cut off below the banner.
        """
        if not self.isVisible():
            return False  # how long the page will be is not known yet
        height, bar = self._height_of_text(), self.verticalScrollBar()
        bottom = self._rect_of(self._extent_of_chosen()).bottom() + bar.value()
        return bar.maximum() < height // _PART_OF_TITLE and bottom <= height

    def _on_moved(self) -> None:
        self._place_bar()

    def _on_read_on(self) -> None:
        self._announce()

    def _announce(self) -> None:
        place = self.place
        if place != self._announced:
            self._announced = place
            self.place_changed.emit(place)

    def _is_in_sight(self, address: Address) -> bool:
        rect = self._rect_of(self._extent(address))
        return rect.bottom() > 0 and rect.top() < self._height_of_text()

    def _extent(self, address: Address) -> tuple[int, int] | None:
        """Return the positions a place takes up, None where it is not on the page."""
        is_here = address in self._places.addresses
        return self._places.extent(address) if is_here else None

    def _extent_of_chosen(self) -> tuple[int, int] | None:
        if self._kept is not None:
            return self._kept[2]
        return None if self._chosen is None else self._extent(self._chosen)

    def _rect_of(self, extent: tuple[int, int] | None) -> QRectF:
        """Return where positions stand in the viewport, over the full width."""
        if extent is None:
            return QRectF()
        start, end = extent
        layout = self.document().documentLayout()
        first = layout.blockBoundingRect(self.document().findBlock(start))
        last = layout.blockBoundingRect(self.document().findBlock(max(end - 1, start)))
        scrolled = self.verticalScrollBar().value()
        return first.united(last).translated(0, -scrolled)

    def _place_bar(self) -> None:
        """Let the bar stand beside the provision that has been chosen, as far as it is in sight."""
        rect = self._rect_of(self._extent_of_chosen())
        left, above, _, _ = self._margins
        top, bottom = max(rect.top(), 0), min(rect.bottom(), self._height_of_text())
        self._bar.setGeometry(
            left + PAD // 2 - _BAR, above + round(top), _BAR, round(max(bottom - top, 0))
        )
        self._bar.setVisible(not rect.isEmpty())

    def mouseReleaseEvent(self, e: QMouseEvent) -> None:
        """Choose the provision that a click in the text falls into."""
        point = e.position().toPoint()
        # Asked before the link is followed: then another page may stand below the pointer.
        on_link, page = bool(self.anchorAt(point)), self._page
        super().mouseReleaseEvent(e)
        e.accept()
        is_left = e.button() == QtCore.Qt.MouseButton.LeftButton
        is_plain = is_left and not self.textCursor().hasSelection()
        if is_plain and not on_link and page is not None and page is self._page:
            self._chosen = self._places.at(self.cursorForPosition(point).position())
            self._place_bar()
            self._announce()


def _is_within(one: Address, other: Address) -> bool:
    # The text is painted before anything of the books has come in.
    from bridge_rules_gui.corpus.citation import Citation  # noqa: PLC0415

    inner, outer = one.place, other.place
    return isinstance(inner, Citation) and isinstance(outer, Citation) and inner.is_within(outer)
