"""The books on the desk: once they have been read, they are connected with the window's bars.

Everything imported here is needed only after the window has been painted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.address import Address, NamedPlace
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus, UnknownPlaceError
from bridge_rules_gui.library.history import History
from bridge_rules_gui.library.law_names import cited_title
from bridge_rules_gui.library.other_editions import OtherEdition
from bridge_rules_gui.library.places import DEFINITIONS, printed_title, source_of
from bridge_rules_gui.window.library.actions import LIBRARY_ACTIONS
from bridge_rules_gui.window.library.commands import ReadingCommands
from bridge_rules_gui.window.library.library_view import LibraryView
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.place_names import name_of_place, name_with_year
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.speaking import spoken_language
from bridge_rules_gui.window.tasks import LatestTask
from bridge_rules_gui.window.troubles import explained

if TYPE_CHECKING:
    from bridge_rules_gui.window.main_window import MainWindow

_LONGEST_MESSAGE: Final = 300
_TEXT_MENU: Final = (
    *("copy", "copy-with-citation", "find", "word-by-word", "source-lines"),
    *("bookmark", "note", "highlight-important", "highlight-question", "highlight-learn"),
    "remove-highlight",
)


class Desk(QObject):
    """Follows the reader through the books and keeps the window's bars true.

    ``start_refused`` carries the error when the place asked for at the start is none.
    What the first page does without is read once it stands on the screen: ``completed``
    tells that everything is there, ``failed`` carries the error when it cannot be read.
    """

    start_refused = Signal(object)
    completed = Signal()
    failed = Signal(object)

    def __init__(
        self,
        corpus: Corpus,
        window: MainWindow,
        settings: Settings,
        *,
        navigator: Navigator,
        library: LibraryView,
    ) -> None:
        super().__init__(window)
        self._corpus = corpus
        self._window = window
        self._parts = window.parts
        self._settings = settings
        self._nearest: Address | None = None
        self._came_from: Address | None = None
        self.library = library
        library.take_books(corpus)
        self.navigator = navigator
        self.commands = ReadingCommands(
            corpus, self.navigator, self.library, window.parts.actions, settings
        )
        window.parts.actions.connect(LIBRARY_ACTIONS, self.commands)
        self._rest = LatestTask(self)
        self._connect(window)

    @property
    def corpus(self) -> Corpus:
        """The books."""
        return self._corpus

    def _connect(self, window: MainWindow) -> None:
        library, navigator = self.library, self.navigator
        library.law_view.addActions([window.parts.actions[name] for name in _TEXT_MENU])
        library.place_activated.connect(navigator.open)
        library.place_changed.connect(navigator.drift)
        library.told.connect(window.parts.status_line.tell)
        navigator.opened.connect(library.show_place)
        navigator.opened.connect(self._show_place)
        navigator.drifted.connect(self._show_place)
        navigator.refused.connect(self._refuse)
        navigator.switched.connect(self._tell_switched)
        window.parts.top_bar.address_bar.abandoned.connect(library.focus_text)
        window.parts.notice.offer_taken.connect(self._open_nearest)
        self._rest.succeeded.connect(self._furnish)
        self._rest.failed.connect(self.failed)

    @Slot()
    def complete(self) -> None:
        """Read what the first page did without, then show what stands beside it."""
        self._rest.start(self._corpus.read_all)

    @Slot()
    def _furnish(self) -> None:
        self.library.furnish()
        if self._came_from is not None:
            self.navigator.come_from(self._came_from)
            self.commands.update_actions()
        if self._settings.is_of_newer_version:
            self._parts.status_line.tell(
                self.tr("A newer version wrote the settings: changes made here are not kept.")
            )
        self.completed.emit()

    def start(self, asked: str) -> None:
        """Open the place asked for, or the one last read where none is asked or it is none.

        Once all books have been read, the way back leads from there to the one last read.
        """
        last = self._settings.place
        self.navigator.refused.connect(self.start_refused)
        if asked and self.navigator.open_typed(asked):
            self._came_from = last
        else:
            is_there = last is not None and self._corpus.has_place(last)
            self.navigator.open(last if last and is_there else self.navigator.place)
        self.navigator.refused.disconnect(self.start_refused)

    def resume(self, history: History) -> None:
        """Lead back and forward as another window did that read the same place."""
        self.navigator.resume(history)
        self.commands.update_actions()

    def open_typed(self, text: str) -> None:
        """Go to a place as typed; what is not understood stays in the address bar."""
        if self.navigator.open_typed(text):
            self._parts.notice.hide()
            self._parts.top_bar.address_bar.accept_typed()
            self.library.focus_text()

    @Slot(object)
    def _show_place(self, place: Address) -> None:
        self._settings.place = place
        self.tell_place()

    def tell_place(self) -> None:
        """Let the bars of the window tell of the place that is read."""
        place = self.navigator.place
        title = self._title(place)
        self._entitle(title)
        self._parts.top_bar.address_bar.show_place(title)
        self._parts.status_line.show_place(str(place), source_of(self._corpus, place))
        self._parts.status_line.show_rights(self._corpus.books[place.edition])

    def tell_workplace(self, name: str, address: str) -> None:
        """Let the bars of the window tell of a workplace that shows no place of the books."""
        self._entitle(name)
        self._parts.top_bar.address_bar.show_place("")
        self._parts.status_line.show_workplace(address)

    def _entitle(self, title: str) -> None:
        self._window.setWindowTitle(self.tr("{title} · Bridge Rules").format(title=title))

    def _title(self, place: Address) -> str:
        """Return a place's citation and what a reader of the window's language calls it."""
        if isinstance(place.place, Citation):
            return cited_title(self._corpus, place, spoken_language())
        return printed_title(self._corpus, place) or self.tr("Subject index")

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        """Say what is wrong with a place, and offer what it would stand under."""
        self._nearest = None
        if isinstance(error, UnknownPlaceError):
            self._nearest = self.navigator.nearest(error.address)
        nearest = name_with_year(self._nearest) if self._nearest else ""
        offer = self.tr("Open {place}").format(place=nearest) if nearest else ""
        self._parts.notice.say(_shortened(explained(error)), offer)

    @Slot()
    def _open_nearest(self) -> None:
        if self._nearest is not None:
            self._parts.top_bar.address_bar.accept_typed()
            self.navigator.open(self._nearest)
            self.library.focus_text()

    @Slot(object, object)
    def _tell_switched(self, asked: Address, other: OtherEdition) -> None:
        """Say which places correspond, unless it is the one of the same name alone.

        The definitions of a book correspond to those of another: that goes without saying.
        """
        is_chapter = asked.place == DEFINITIONS and bool(other.counterparts)
        if is_chapter or [place.place for place in other.counterparts] == [asked.place]:
            return
        if other.counterparts:
            sentence = self.tr("{asked} corresponds to {shown} in the Laws of {edition}.")
        elif isinstance(asked.place, NamedPlace) and asked.place.name.startswith("def:"):
            sentence = self.tr(
                "{asked}: not defined in the Laws of {edition}. These are its definitions."
            )
        elif not other.is_near:
            sentence = self.tr(
                "{asked}: not in the Laws of {edition}. This is the beginning of the book."
            )
        else:
            sentence = self.tr(
                "{asked}: not in the Laws of {edition}. The nearest place is {shown}."
            )
        shown = other.counterparts or (other.nearest,)
        self._parts.status_line.tell(
            sentence.format(
                asked=self._name(asked),
                edition=other.edition.year,
                shown=", ".join(map(self._name, shown)),
            )
        )

    def _name(self, place: Address) -> str:
        return name_of_place(place, printed_title(self._corpus, place))


def _shortened(message: str) -> str:
    """Return a message in one line of bearable length, be it all one word."""
    line = " ".join(message.split())
    if len(line) <= _LONGEST_MESSAGE:
        return line
    # The middle goes: what was typed begins the message, what is wrong with it ends it.
    return f"{line[: _LONGEST_MESSAGE // 2].rstrip()} … {line[-_LONGEST_MESSAGE // 2 :].lstrip()}"
