"""The workplace for reading: contents, law text, and what is said about the law.

Its text is the first thing the window paints, so what that does without comes in later.
"""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QTimer, Slot
from PySide6.QtWidgets import QHBoxLayout, QSplitter, QWidget

from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.settings import USUAL_WIDTHS
from bridge_rules_gui.window.shell.workplace import Sheet, Workplace

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.provision import SourceLines
    from bridge_rules_gui.window.library.contents_view import ContentsView
    from bridge_rules_gui.window.library.navigator import Navigator
    from bridge_rules_gui.window.library.on_this_law import OnThisLawPanel
    from bridge_rules_gui.window.library.source_view import SourceView
    from bridge_rules_gui.window.settings import Settings

_LEAST_TEXT: Final = 380  # in a narrow window the panes beside the text give room first


class ReadingWorkplace(Workplace):
    """Shows a place of the books in three panes.

    The text comes first: a kept page may stand there before the books are taken. What stands
    beside it is made by `add_side_panes`, or when it is asked for earlier, and follows once the
    text has been painted.
    """

    name = "read"

    def __init__(self, settings: Settings) -> None:
        super().__init__()
        self.setObjectName("library")
        self._corpus: Corpus
        self._navigator: Navigator
        self._settings = settings
        self._place: Address | None = None
        self._listed: Edition | None = None
        self._is_opening = False
        self._has_side_panes = False
        self._source_view: SourceView | None = None
        self._following = QTimer(self)
        self._following.setSingleShot(True)
        self._following.timeout.connect(self._show_beside)
        self.law_view = LawView(self)
        self.law_view.set_zoom(settings.zoom)
        self._arrange(settings)
        self.law_view.place_changed.connect(self._note_scrolled)

    def take_books(self, corpus: Corpus, navigator: Navigator) -> None:
        """Take the books that are to be read, and show where the navigator leads in them."""
        from bridge_rules_gui.library.preview import previews  # noqa: PLC0415 - with the books

        self._corpus, self._navigator = corpus, navigator
        self.law_view.set_previewer(partial(previews, corpus))
        self.law_view.place_activated.connect(navigator.open)
        navigator.opened.connect(self.show_place)

    # What the window asks.

    @property
    def address(self) -> str:
        """Nothing: the window is asked for a place of the books by the place alone."""
        return ""

    @property
    def shows_place_read(self) -> bool:
        """That is what is read here."""
        return True

    def open(self, target: str) -> None:
        """Read a place as it is typed; without one, the place stays."""
        if target:
            self._navigator.open_typed(target)

    def printed(self) -> Sheet | None:
        """Return the page that is read."""
        return None if self.law_view.page is None else Sheet(self.law_view.page.html)

    def keep(self) -> None:
        """Keep the widths of the panes."""
        self._settings.pane_widths = self.pane_widths

    # The panes.

    def _arrange(self, settings: Settings) -> None:
        """Put the text in its place, between the room of contents and side panel."""
        self._panes = QSplitter()  # given more, its binding brings in all of `Qt`
        self._panes.setHandleWidth(1)
        self._panes.setChildrenCollapsible(False)
        self._left, self._right = QWidget(self), QWidget(self)
        self.law_view.setMinimumWidth(_LEAST_TEXT)
        for pane in (self._left, self.law_view, self._right):
            self._panes.addWidget(pane)
        pairs = zip(settings.pane_widths, USUAL_WIDTHS, strict=True)
        self._widths = [width or usual for width, usual in pairs]
        self._panes.setSizes(self._widths)
        self._left.setVisible(settings.shows_contents)
        self._right.setVisible(settings.shows_side_panel)
        self._panes.setStretchFactor(1, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self._panes)

    @cached_property
    def contents(self) -> ContentsView:
        """The contents of the book."""
        from bridge_rules_gui.window.library.contents_view import ContentsView  # noqa: PLC0415

        contents = ContentsView(self)
        contents.place_activated.connect(self._navigator.open)
        self._put(contents, self._left)
        return contents

    @cached_property
    def on_this_law(self) -> OnThisLawPanel:
        """The panel with what is said about the law."""
        from bridge_rules_gui.library.preview import previews  # noqa: PLC0415 - as above
        from bridge_rules_gui.window.library.on_this_law import OnThisLawPanel  # noqa: PLC0415

        panel = OnThisLawPanel(self._corpus, self)
        panel.set_previewer(partial(previews, self._corpus))
        panel.place_activated.connect(self._navigator.open)
        panel.source_activated.connect(self._show_source_lines)
        self._put(panel, self._right)
        return panel

    def _put(self, pane: QWidget, room: QWidget) -> None:
        """Let a pane take the room kept for it."""
        is_shown = room.isVisibleTo(self._panes)
        self._panes.replaceWidget(self._panes.indexOf(room), pane)
        room.deleteLater()
        pane.setVisible(is_shown)

    @Slot()
    def add_side_panes(self) -> None:
        """Bring in what stands beside the text."""
        self._has_side_panes = True
        self._show_beside()
        self.setTabOrder(self.contents.tree, self.law_view)
        self.setTabOrder(self.law_view, self.on_this_law.text)

    @Slot()
    def _show_beside(self) -> None:
        """Let contents and side panel stand at the place of the text."""
        if self._place is None:
            return
        if self._listed is not self._place.edition:
            from bridge_rules_gui.library.contents import contents_of  # noqa: PLC0415
            from bridge_rules_gui.window.speaking import spoken_language  # noqa: PLC0415

            self._listed = self._place.edition
            language = spoken_language()
            self.contents.show_contents(contents_of(self._corpus, self._listed, language))
        self.contents.show_place(self._place)
        self.on_this_law.show_place(self._place)

    @property
    def pane_widths(self) -> tuple[int, ...]:
        """The widths of the three panes; of one put away, that which it had when last seen."""
        self._note_widths()
        return tuple(self._widths)

    def _note_widths(self) -> None:
        """Note the widths of the panes that can be seen."""
        seen = self._seen_panes()
        for number, width in enumerate(self._panes.sizes()):
            if width and seen[number]:
                self._widths[number] = width

    def _seen_panes(self) -> list[bool]:
        panes = (self._panes.widget(number) for number in range(self._panes.count()))
        return [pane is not None and pane.isVisibleTo(self._panes) for pane in panes]

    def show_contents(self, *, shown: bool) -> None:
        """Show the contents as wide as they were last, or put them away."""
        self._show_pane(self.contents, shown=shown)

    def show_side_panel(self, *, shown: bool) -> None:
        """Show the panel on this law as wide as it was last, or put it away."""
        self._show_pane(self.on_this_law, shown=shown)

    def _show_pane(self, pane: QWidget, *, shown: bool) -> None:
        self._note_widths()
        pane.setVisible(shown)
        seen = self._seen_panes()
        # The splitter forgets the width of a pane that took its room while it was hidden.
        left, right = (self._widths[number] if seen[number] else 0 for number in (0, 2))
        text = self._panes.width() - left - right - self._panes.handleWidth() * (sum(seen) - 1)
        self._panes.setSizes([left, max(text, 1), right])

    @Slot(object)
    def show_place(self, place: Address) -> None:
        """Show a place: its page, its line in the contents, what is said about it."""
        from bridge_rules_gui.library.law_page import page_at  # noqa: PLC0415 - with the books

        page = page_at(self._corpus, place)
        self._is_opening = True
        self.law_view.show_page(page, place.place)
        self._is_opening = False
        self._stand_beside(place)

    @Slot(object)
    def _note_scrolled(self, place: Address) -> None:
        """Let contents and side panel follow the reader's scrolling."""
        if self._is_opening:
            return  # the page finds its position: nobody has scrolled
        self._stand_beside(place)
        self._navigator.drift(place)

    def _stand_beside(self, place: Address) -> None:
        self._place = place
        if self._has_side_panes:
            self._following.start()

    def show_source(self, place: Address | None = None) -> None:
        """Show the lines of the source file a place was read from, or the place shown here."""
        from bridge_rules_gui.library.places import source_of  # noqa: PLC0415 - rare

        place = place or self._place
        source = source_of(self._corpus, place) if place else None
        if place is not None and source is not None:
            self._show_lines(place, source)

    @Slot(object)
    def _show_source_lines(self, source: SourceLines) -> None:
        if self._place is not None:
            self._show_lines(self._place, source)

    def _show_lines(self, place: Address, source: SourceLines) -> None:
        from bridge_rules_gui.library.places import printed_title  # noqa: PLC0415 - rare
        from bridge_rules_gui.window.library.source_view import SourceView  # noqa: PLC0415 - rare
        from bridge_rules_gui.window.place_names import name_with_year  # noqa: PLC0415 - rare

        if self._source_view is None:
            self._source_view = SourceView(self)
        named = name_with_year(place, printed_title(self._corpus, place))
        self._source_view.show_source(named, source)

    def focus_text(self) -> None:
        """Put the keyboard into the law text."""
        self.law_view.setFocus(QtCore.Qt.FocusReason.OtherFocusReason)

    def focus_pane(self, by: int) -> None:
        """Move the keyboard so many panes to the right of where it is."""
        texts = (self.contents.tree, self.law_view, self.on_this_law.text)
        panes = [pane for pane in texts if pane.isVisible()]
        if not panes:
            return  # another workplace is shown
        current = next((n for n, pane in enumerate(panes) if pane.hasFocus()), 0)
        panes[(current + by) % len(panes)].setFocus(QtCore.Qt.FocusReason.ShortcutFocusReason)
