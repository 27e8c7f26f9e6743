"""What the reader can tell the window to do with the books: the slots of the actions."""

from __future__ import annotations

from typing import Protocol

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.library.library_view import LibraryView
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.settings import Settings


class ActedText(Protocol):
    """What the commands about words act on: the law text, or what is shown instead of it."""

    def copy(self) -> None:
        """Copy the selected words."""
        ...

    def copy_with_citation(self) -> None:
        """Copy words with their address."""
        ...

    def open_find_bar(self) -> None:
        """Open the bar that finds words."""
        ...

    def find_next(self) -> None:
        """Go to the next hit."""
        ...

    def find_previous(self) -> None:
        """Go to the hit before."""
        ...


class OtherText(ActedText, Protocol):
    """A text that is shown instead of the law text."""

    def place_in_question(self, edition: Edition) -> Address | None:
        """Return the place whose source lines are meant, None for the place read."""
        ...


class EditionChoice(Protocol):
    """A workplace with an edition of its own, which is chosen there instead of the book's."""

    @property
    def edition(self) -> Edition | None:
        """The edition it is under, None for several."""
        ...

    def choose_edition(self, edition: Edition) -> None:
        """Take another edition."""
        ...


class ReadingCommands(QObject):
    """Hands each command to whom it concerns, and keeps the actions' state true."""

    def __init__(
        self,
        corpus: Corpus,
        navigator: Navigator,
        library: LibraryView,
        actions: ActionSet,
        settings: Settings,
    ) -> None:
        super().__init__(library)
        self._corpus = corpus
        self._navigator = navigator
        self._library = library
        self._actions = actions
        self._settings = settings
        self._other: OtherText | None = None
        self._choice: EditionChoice | None = None
        actions["contents"].setChecked(settings.shows_contents)
        actions["side-panel"].setChecked(settings.shows_side_panel)
        library.law_view.zoom_changed.connect(self._remember_zoom)
        navigator.opened.connect(self.update_actions)

    def act_on(self, other: OtherText | None) -> None:
        """Act on what is shown instead of the law text, or with None on the law text again."""
        self._other = other

    def choose_edition_of(self, choice: EditionChoice | None) -> None:
        """Choose the edition of what is shown instead of the book, or with None of the book."""
        self._choice = choice
        self.note_edition()

    @Slot()
    def note_edition(self) -> None:
        """Let the actions say which edition is shown; the book's where it is several."""
        shown = self._choice.edition if self._choice is not None else None
        self._actions[(shown or self._navigator.place.edition).value].setChecked(True)

    def switch(self, edition: Edition) -> None:
        """Read the same place in another edition, or go on under it."""
        if self._choice is None:
            self._navigator.switch(edition)
        else:
            self._choice.choose_edition(edition)
            self.note_edition()

    @property
    def _text(self) -> ActedText:
        return self._library.law_view if self._other is None else self._other

    def copy_selection(self) -> None:
        """Copy the selected words."""
        self._text.copy()

    def copy_with_citation(self) -> None:
        """Copy the selected words, or the whole provision, with the address below them."""
        self._text.copy_with_citation()
        self._library.told.emit(self.tr("Copied, with its address"))

    def find_on_page(self) -> None:
        """Open the line that finds words on this page."""
        self._text.open_find_bar()

    def find_next(self) -> None:
        """Go to the next place where the words stand."""
        self._text.find_next()

    def find_previous(self) -> None:
        """Go to the place before where the words stand."""
        self._text.find_previous()

    def filter_contents(self) -> None:
        """Go to the filter of the contents."""
        self._actions["contents"].setChecked(True)
        self.show_contents(shown=True)
        self._library.contents.begin_filter()

    def go_back(self) -> None:
        """Go to the place read before."""
        self._navigator.back()

    def go_forward(self) -> None:
        """Go to where the reader came back from."""
        self._navigator.forward()

    def go_to_previous_law(self) -> None:
        """Turn a page back."""
        self._navigator.turn(-1)

    def go_to_next_law(self) -> None:
        """Turn a page on."""
        self._navigator.turn(1)

    def show_contents(self, shown: bool) -> None:
        """Show or put away the contents."""
        self._settings.shows_contents = shown
        self._library.show_contents(shown=shown)

    def show_side_panel(self, shown: bool) -> None:
        """Show or put away the panel on this law."""
        self._settings.shows_side_panel = shown
        self._library.show_side_panel(shown=shown)

    def focus_next_pane(self) -> None:
        """Move the keyboard one pane to the right."""
        self._library.focus_pane(1)

    def focus_previous_pane(self) -> None:
        """Move the keyboard one pane to the left."""
        self._library.focus_pane(-1)

    def zoom_in(self) -> None:
        """Set the law text larger."""
        self._library.law_view.zoom_in()

    def zoom_out(self) -> None:
        """Set the law text smaller."""
        self._library.law_view.zoom_out()

    def zoom_reset(self) -> None:
        """Set the law text in its usual size."""
        self._library.law_view.zoom_reset()

    def show_source(self) -> None:
        """Show the lines of the source file the place was read from."""
        edition = self._navigator.place.edition
        place = None if self._other is None else self._other.place_in_question(edition)
        self._library.show_source(place)

    def show_rights(self) -> None:
        """Show the full notice of rights."""
        from bridge_rules_gui.window.shell.dialogs import RightsDialog  # noqa: PLC0415 - rare

        RightsDialog(self._corpus, self._library.window()).exec()

    @Slot(int)
    def _remember_zoom(self, percent: int) -> None:
        self._settings.zoom = percent
        self._library.told.emit(self.tr("Text size {percent} %").format(percent=percent))

    @Slot()
    def update_actions(self) -> None:
        """Let the actions say where they lead from the place being read."""
        history = self._navigator.history
        self._actions["back"].setEnabled(history.has_back)
        self._actions["forward"].setEnabled(history.has_forward)
        self._actions["previous-law"].setEnabled(self._navigator.has_previous_page)
        self._actions["next-law"].setEnabled(self._navigator.has_next_page)
        self.note_edition()
