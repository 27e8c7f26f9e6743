"""Two columns of one language as a text that can be walked through from change to change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QColor, QPalette, QTextCharFormat

from bridge_rules_gui.services.same_language_markup import Side, change_anchor
from bridge_rules_gui.services.same_language_page import pair_anchor
from bridge_rules_gui.services.typesetting.links import PlaceLink, SourceLink
from bridge_rules_gui.views.comparison.comparison_style import comparison_style
from bridge_rules_gui.views.comparison.same_language_style import same_language_style
from bridge_rules_gui.views.fonts import reading_font
from bridge_rules_gui.views.library.page_style import page_style
from bridge_rules_gui.views.library.searched_text import SearchedText
from bridge_rules_gui.views.paper import as_paper

if TYPE_CHECKING:
    from collections.abc import Iterator

    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QTextEdit, QWidget

    from bridge_rules_gui.services.same_language_page import SameLanguagePage
    from bridge_rules_gui.views.palette import Colours

NO_CHANGE: Final = -1
_BESIDE: Final = 8
_SHARE: Final = 92  # of the size of the reading pane, in percent: two columns stand here


class SameLanguageText(SearchedText):
    """Shows a `SameLanguagePage`; the change gone to has a frame of its own.

    ``place_activated`` carries the place of a pair that was chosen, ``source_activated`` the
    lines of the other text, ``change_reached`` the number of the change gone to.
    """

    place_activated = Signal(object)
    source_activated = Signal(object)
    change_reached = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: SameLanguagePage | None = None
        self._change = NO_CHANGE
        self._zoom = 100
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setViewportMargins(_BESIDE, 0, _BESIDE, 0)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.link_activated.connect(self._open_link)

    @property
    def page(self) -> SameLanguagePage | None:
        """The page shown."""
        return self._page

    @property
    def change(self) -> int:
        """The number of the change gone to, or `NO_CHANGE`."""
        return self._change

    def show_page(self, page: SameLanguagePage) -> None:
        """Show a page at its beginning."""
        self._page, self._change = page, NO_CHANGE
        self._set_page()
        self.verticalScrollBar().setValue(0)
        self.change_reached.emit(NO_CHANGE)

    def refresh(self, page: SameLanguagePage) -> None:
        """Show the same texts with more compared, keeping the place and the change gone to."""
        known = self._page.changes if self._page else ()
        if [placed.change.spans for placed in known] != [p.change.spans for p in page.changes]:
            self._change = NO_CHANGE
        self._page = page
        self.retype()
        self.change_reached.emit(self._change)

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
        if self._page is not None:
            font = reading_font(self.font(), self._zoom * _SHARE // 100)
            self.set_markup(self._page.html, font)

    def _take_look(self, font: QFont) -> None:
        super()._take_look(font)
        styles = (
            page_style(self.colours, font),
            comparison_style(self.colours, font),
            same_language_style(self.colours),
        )
        self.document().setDefaultStyleSheet("".join(styles))

    def marks(self) -> list[QTextEdit.ExtraSelection]:
        """Return the change gone to in both columns, then what any text marks."""
        here = QTextCharFormat()
        here.setBackground(QColor(self.colours.found_here))
        here.setForeground(QColor(self.colours.found_ink))
        here.setFontUnderline(True)
        lit = (self.marked(start, end, here) for start, end in self._extents(self._change))
        return [*lit, *super().marks()]

    def _extents(self, number: int) -> Iterator[tuple[int, int]]:
        """Yield where the words of a change stand in the two columns."""
        if self._page is None or not 0 <= number < len(self._page.changes):
            return
        placed = self._page.changes[number]
        for side, words in ((Side.BOOK, placed.book), (Side.OTHER, placed.other)):
            start = self.anchor_position(change_anchor(number, side))
            if start is not None:
                yield start, start + len(words)

    def change_words(self, number: int) -> tuple[str, ...]:
        """Return the words of a change as they are lit in the columns."""
        return tuple(self.cursor_over(*span).selectedText() for span in self._extents(number))

    def next_change(self, by: int) -> None:
        """Go to the next change, or with -1 to the one before; at the ends it stays."""
        stops = self._page.stops if self._page else ()
        if by > 0:
            beyond = [number for number in stops if number > self._change]
        else:
            beyond = [number for number in reversed(stops) if number < self._change]
        if beyond:
            self._change = beyond[0]
            self.bring_into_sight(self._change_rect(beyond[0]))
            self.show_marks()
            self.change_reached.emit(beyond[0])

    def _change_rect(self, number: int) -> QRect:
        rects = [self.cursorRect(self.cursor_over(a, a)) for a, _ in self._extents(number)]
        return rects[0].united(rects[-1]) if rects else QRect()

    def go_to_pair(self, number: int) -> None:
        """Bring a pair to the top and light its first change, if it has one."""
        at = self.anchor_position(pair_anchor(number))
        if at is None or self._page is None:
            return
        block = self.document().findBlock(at)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - _BESIDE)
        pair = self._page.pairs[number]
        changes = enumerate(self._page.changes)
        here = (change for change, placed in changes if placed.pair is pair)
        self._change = next(here, NO_CHANGE)
        self.show_marks()
        self.change_reached.emit(self._change)

    def _open_link(self, number: int) -> None:
        link = self._page.links[number] if self._page else None
        if isinstance(link, PlaceLink):
            self.place_activated.emit(link.address)
        elif isinstance(link, SourceLink):
            self.source_activated.emit(link.source)
