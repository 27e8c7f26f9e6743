"""A text in columns, on the paper of the theme, walked through from change to change."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, Protocol, TypeVar

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPalette

from bridge_rules_gui.services.typesetting.links import PlaceLink
from bridge_rules_gui.views.comparison.comparison_style import comparison_style
from bridge_rules_gui.views.library.page_style import page_style
from bridge_rules_gui.views.library.searched_text import SearchedText
from bridge_rules_gui.views.looks.fonts import reading_font
from bridge_rules_gui.views.looks.paper import as_paper

if TYPE_CHECKING:
    from PySide6.QtGui import QFont
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.typesetting.links import PageLink
    from bridge_rules_gui.views.looks.palette import Colours

NOWHERE: Final = -1
"""Gone to while no change is."""
BESIDE: Final = 8


class ColumnPage(Protocol):
    """A page ready to be shown; the numbers of the markup's links count ``links``."""

    @property
    def html(self) -> str:
        """The markup."""

    @property
    def links(self) -> tuple[PageLink, ...]:
        """What the links lead to."""

    @property
    def stops(self) -> tuple[int, ...]:
        """The numbers of the changes to be gone through."""


PageT = TypeVar("PageT", bound=ColumnPage)


class ColumnText(SearchedText, Generic[PageT]):
    """Shows a page, and keeps its place when the page is set anew.

    ``place_activated`` carries the place of a link that was chosen, ``page_shown`` tells that
    another page has come. ``reached`` carries the number of the change gone to, or `NOWHERE`;
    ``changes_ended`` tells that there is no further one the way the reader wants to go.
    """

    SHARE: ClassVar = 92
    """Of the size of the reading pane, in percent: several columns stand here."""

    place_activated = Signal(object)
    page_shown = Signal()
    reached = Signal(int)
    changes_ended = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._page: PageT | None = None
        self._here = NOWHERE
        self._zoom = 100
        # A bar that comes only when it is needed, and a margin of the document would each have
        # every page laid out twice.
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        self.setViewportMargins(BESIDE, 0, BESIDE, 0)
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.link_activated.connect(self._open_link)

    @property
    def page(self) -> PageT | None:
        """The page shown."""
        return self._page

    def show_page(self, page: PageT) -> None:
        """Show a page at its beginning, no change gone to."""
        self._page, self._here = page, NOWHERE
        self._hits = []
        self._set_page()
        self.verticalScrollBar().setValue(0)
        self.reached.emit(NOWHERE)
        self.page_shown.emit()

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
            font = reading_font(self.font(), self._zoom * self.SHARE // 100)
            self.set_markup(self._page.html, font)

    def _take_look(self, font: QFont) -> None:
        super()._take_look(font)
        sheets = (page_style(self.colours, font), comparison_style(self.colours, font))
        self.document().setDefaultStyleSheet("".join((*sheets, self.own_style())))

    def own_style(self) -> str:
        """Return the style sheet of what only this text shows; subclasses know."""
        return ""

    def next_change(self, by: int) -> None:
        """Go to the next change, or with -1 to the one before; at the ends tell so and stay."""
        stops = self._page.stops if self._page else ()
        if by > 0:
            beyond = [number for number in stops if number > self._here]
        else:
            beyond = [number for number in reversed(stops) if number < self._here]
        if beyond:
            self.go_to(beyond[0])
        else:
            self.changes_ended.emit()

    def go_to(self, number: int) -> None:
        """Go to a change; subclasses bring it into sight before."""
        self._here = number
        self.reached.emit(number)

    def scroll_to_anchor(self, name: str) -> bool:
        """Bring a place of the page to the top; tell whether there is such a one."""
        at = self.anchor_position(name)
        if at is None:
            return False
        block = self.document().findBlock(at)
        top = self.document().documentLayout().blockBoundingRect(block).top()
        self.verticalScrollBar().setValue(round(top) - BESIDE)
        return True

    def copy_with_citation(self) -> None:
        """Copy the selected words; subclasses know where they stand."""
        self.copy()

    def place_in_question(self, _edition: Edition) -> Address | None:
        """Return the place of what was gone to; subclasses know."""
        return None

    def _open_link(self, number: int) -> None:
        if self._page is not None:
            self.open_link(self._page.links[number])

    def open_link(self, link: PageLink) -> None:
        """Follow a link to a place; subclasses have other links too."""
        if isinstance(link, PlaceLink):
            self.place_activated.emit(link.address)


AnyColumnText = ColumnText[Any]
"""A text in columns, whatever its page is."""
