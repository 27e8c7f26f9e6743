"""Searching as one types: what is typed is asked on a worker, the answer shown and opened."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from bridge_rules_gui.services.search.answer import SearchAnswer
from bridge_rules_gui.services.search.found_words import found_words
from bridge_rules_gui.services.search.query import parse
from bridge_rules_gui.views.search.bar_keys import BarKeys
from bridge_rules_gui.views.search.search_panel import MOST_HITS, SearchPanel
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from bridge_rules_gui.services.search.answer import SearchHit
    from bridge_rules_gui.services.search.query import Query
    from bridge_rules_gui.views.library.navigator import Navigator
    from bridge_rules_gui.views.settings import Settings
    from bridge_rules_gui.views.window.address_bar import AddressBar

FEWEST_LETTERS: Final = 2
PAUSE_MS: Final = 120


class Searching(Protocol):
    """What answers queries: `services.search.Search`."""

    def answer(self, query: Query, limit: int = ...) -> SearchAnswer:
        """Return the places that answer a query, best first."""
        ...


class SearchDesk(QObject):
    """Connects the address bar with the pane of answers.

    ``opened`` asks for the pane to be shown, ``closed`` for reading to be shown again.
    ``place_chosen`` carries the place of an answer and the words to be lit there;
    ``answered`` tells that the pane shows the answer to the last query, or why there is none.
    """

    opened = Signal()
    closed = Signal()
    place_chosen = Signal(object, object)
    answered = Signal()

    def __init__(
        self, bar: AddressBar, navigator: Navigator, settings: Settings, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.panel = SearchPanel()
        self._bar = bar
        self._navigator = navigator
        self._settings = settings
        self._searching: Searching | None = None
        self._failure = ""
        self._text = ""
        self._answer = SearchAnswer(())
        self._is_open = False
        self._opens_best = False
        self._is_answered = False
        self._task = LatestTask(self)
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.setInterval(PAUSE_MS)
        self._keys = BarKeys(bar, navigator, self)
        self._connect()

    def _connect(self) -> None:
        self.answered.connect(self._note_answered)
        self._task.succeeded.connect(self._show_answer)
        self._task.failed.connect(self._show_failure)
        self._pause.timeout.connect(self._ask)
        self._bar.textEdited.connect(self._on_typed)
        self._bar.abandoned.connect(self.close)
        self.panel.filters.changed.connect(self._ask)
        self.panel.filters.correction_taken.connect(self.search)
        self.panel.recent.chosen.connect(self.search)
        self.panel.recent.forgotten.connect(self._forget)
        self.panel.hit_chosen.connect(self.open_hit)
        self.panel.closed.connect(self.abandon)
        self.panel.left_upwards.connect(self._bar.begin)

    @property
    def is_open(self) -> bool:
        """Whether the pane lies above the workplace."""
        return self._is_open

    @property
    def text(self) -> str:
        """What was last asked for."""
        return self._text

    @property
    def is_at_rest(self) -> bool:
        """Whether the pane shows the answer to what is typed."""
        return not self._pause.isActive() and not self._task.is_running

    @property
    def is_answered(self) -> bool:
        """Whether the last query has been answered, or why it cannot be."""
        return self._is_answered

    @property
    def tells_missing(self) -> bool:
        """Whether the pane says that a place which is typed is none."""
        is_told = self._is_open and self._is_answered and self.is_at_rest
        return is_told and not self._answer.hits and bool(self._answer.missing)

    @Slot()
    def _note_answered(self) -> None:
        self._is_answered = True

    # The engine.

    def take_engine(self, searching: Searching) -> None:
        """Answer from now on; what has been asked meanwhile is answered at once."""
        self._searching = searching
        if self._is_open:
            self._ask()

    def fail(self, reason: str) -> None:
        """Say that the books could not be made ready to be searched."""
        self._failure = reason
        if self._is_open:
            self._ask()

    # Opening and closing.

    def take_up(self) -> None:
        """Search what has been typed before anybody could answer."""
        if self._bar.isModified() and self._bar.hasFocus():
            self._on_typed(self._bar.text())

    @Slot()
    def begin(self) -> None:
        """Open the pane with the last search, or with those made before, ready to type."""
        self._write(self._text)
        self._open()
        self._bar.begin()
        self._ask()

    @Slot(str)
    def search(self, text: str) -> None:
        """Search as if a text had been typed."""
        self._bar.setFocus(Qt.FocusReason.OtherFocusReason)
        self._write(text)
        self._text = text
        self._open()
        self._ask()

    @Slot()
    def close(self) -> None:
        """Go back to what was there before; the address bar shows the place again."""
        self._pause.stop()
        self._opens_best = False
        if self._is_open:
            self._is_open = False
            self._bar.accept_typed()
            self.closed.emit()

    @Slot()
    def abandon(self) -> None:
        """Go back to reading, and let the address bar show the place again."""
        self._bar.accept_typed()
        self._bar.deselect()
        self.close()
        self._bar.abandoned.emit()

    def _open(self) -> None:
        self._is_open = True
        self.opened.emit()

    def _write(self, text: str) -> None:
        self._bar.setText(text)
        self._bar.setModified(True)

    # Asking and answering.

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._text = text
        self._opens_best = False
        is_query = len(text.strip()) >= FEWEST_LETTERS
        if self._is_open and is_query:
            self._pause.start()
        elif self._is_open:
            self._ask()
        elif is_query:
            self._open()
            self._ask()

    @Slot()
    def _ask(self) -> None:
        self._pause.stop()
        self._is_answered = False
        if self._failure:
            self._say_failure(self._failure)
        elif len(self._text.strip()) < FEWEST_LETTERS:
            self.panel.show_recent(self._settings.recent.searches)
            self.answered.emit()
        elif self._searching is None:
            self.panel.show_getting_ready()
        else:
            query = self.panel.filters.narrowed(parse(self._text))
            self._task.start(partial(_answered, self._searching, query))

    @Slot(object)
    def _show_answer(self, answered: tuple[Query, SearchAnswer]) -> None:
        if answered[0].text != self._text:
            return  # more has been typed meanwhile
        query, self._answer = answered
        self.panel.show_answer(query, self._answer, self._navigator.edition)
        self.answered.emit()
        if self._opens_best and self.panel.current is not None:
            self.open_hit(self.panel.current)

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        self._say_failure(explained(error))

    def _say_failure(self, reason: str) -> None:
        self.panel.show_failure(reason)
        self.answered.emit()

    @Slot(object)
    def open_hit(self, hit: SearchHit) -> None:
        """Read the place of an answer."""
        self._remember()
        words = found_words(self._answer, hit.address.edition)
        self.close()
        self.place_chosen.emit(hit.address, words)

    def open_best(self, text: str) -> None:
        """Open the best answer to what is typed, at once or as soon as it is known."""
        is_answered = self.is_at_rest and self._is_open
        if is_answered and text == self._text and self.panel.current is not None:
            self.open_hit(self.panel.current)
            return
        self._text = text
        self._open()
        self._opens_best = True
        self._ask()

    def _remember(self) -> None:
        text = " ".join(self._text.split())
        if text:
            self._settings.recent.remember_search(text)

    @Slot()
    def _forget(self) -> None:
        self._settings.recent.forget_searches()
        self.panel.show_recent(())


def _answered(searching: Searching, query: Query) -> tuple[Query, SearchAnswer]:
    """Return a query with its answer; runs on a worker."""
    return query, searching.answer(query, MOST_HITS)
