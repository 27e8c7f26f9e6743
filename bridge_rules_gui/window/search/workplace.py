"""The search: what is typed into the address bar is asked on a worker, its answers are shown."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QLabel, QStackedWidget, QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.described import Example
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.phrasebook import Phrasebook
from bridge_rules_gui.library.law_names import listed_title
from bridge_rules_gui.search.answer import SearchAnswer, found_words
from bridge_rules_gui.search.query import Query, parse
from bridge_rules_gui.search.results import SearchResult
from bridge_rules_gui.search.search import Search
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.search.filters import SearchFilters
from bridge_rules_gui.window.search.message_page import MessagePage, RecentPage
from bridge_rules_gui.window.search.names import name_of_missing, translations_tried
from bridge_rules_gui.window.search.results_list import (
    NO_LINK,
    SIDEWAYS,
    ResultsList,
    SearchResultsModel,
)
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.address_bar import AddressBar
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import Workplace
from bridge_rules_gui.window.speaking import counted, phrasebook, spoken_language
from bridge_rules_gui.window.troubles import explained
from bridge_rules_gui.window.widgets import fill, plain_label

FEWEST_LETTERS: Final = 2
PAUSE_MS: Final = 120
MOST_HITS: Final = 90
"""How many answers of all editions are asked for."""
MOST_RESULTS: Final = 30
_STEPS: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 5,
    Qt.Key.Key_PageUp: -5,
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class SearchWorkplace(Workplace):
    """Lies above the workplace that is shown, while its answers are requested.

    It answers before any book has been read. ``answered`` tells that the answer to the last
    query, or why there is none, is shown; ``ready``, that it can answer.
    """

    name = "search"
    answered = Signal()
    ready = Signal()

    def __init__(
        self,
        shell: Shell,
        corpus: Corpus,
        build: Callable[[Corpus], Search],
        *,
        bar: AddressBar,
        navigator: Navigator,
        settings: Settings,
    ) -> None:
        super().__init__()
        self._shell = shell
        self._corpus = corpus
        self._build = build
        self._bar = bar
        self._navigator = navigator
        self._settings = settings
        self._is_prepared = False
        self._search: Search | None = None
        self._failure = ""
        self._text = ""
        self._answer = SearchAnswer(())
        self._has_walked = False
        self._is_answered = False
        self._opens_best = False
        self._pause = QTimer(self, singleShot=True)
        self._pause.setInterval(PAUSE_MS)
        self.setObjectName("search")
        self.message = MessagePage(self)
        self.recent = RecentPage(self)
        self.model = SearchResultsModel(self)
        self.results = self._results_list()
        self.translated = plain_label("search-translated", self)
        self._answered_page = QWidget(self)
        fill(self._answered_page, self.translated, self.results, growing=self.results)
        self.filters = SearchFilters(self)  # after the answers: so Tab goes
        self._pages = QStackedWidget(self)
        for page in (self.message, self.recent, self._answered_page):
            self._pages.addWidget(page)
        hint = QLabel(self)
        hint.setObjectName("search-hint")
        hint.setText(self.tr("Enter opens · ↑ ↓ move · → ← go to the links · Esc goes back"))
        fill(self, self.filters, self._pages, hint, growing=self._pages)
        self._connect()
        self.restyle()  # within the window a style sheet would be worked out for every part again

    def _results_list(self) -> ResultsList:
        results = ResultsList(self.model, self)
        results.setObjectName("results-list")
        results.setAccessibleName(self.tr("Search results"))
        return results

    def _connect(self) -> None:
        self._pause.timeout.connect(self._ask)
        self._bar.textEdited.connect(self._on_typed)
        self._bar.abandoned.connect(self._shell.close_overlay)
        self._bar.begin_search = self.begin
        self._bar.installEventFilter(self)
        self.filters.changed.connect(self._ask)
        self.filters.correction_taken.connect(self.search)
        self.filters.close_button.clicked.connect(self.abandon)
        self.message.offer.clicked.connect(self.filters.widen)
        self.recent.list.chosen.connect(self.search)
        self.recent.list.left_upwards.connect(self._bar.begin)
        self.recent.forget.clicked.connect(self._forget)
        self.results.chosen.connect(self.open_result)
        self.results.link_chosen.connect(self.open_link)
        self.results.left_upwards.connect(self._bar.begin)

    # What the window asks.

    @property
    def address(self) -> str:
        """What the window is asked for to search for the same again."""
        return f"{self.name}:{self._text}"

    def open(self, target: str) -> None:
        """Search for words; continue those searched last where there are none."""
        if target:
            self.search(target)
        else:
            self.begin()

    @property
    def is_open(self) -> bool:
        """Whether it lies above the workplace."""
        return self._shell.overlay is self

    @property
    def is_answered(self) -> bool:
        """Whether the answer to what is typed stands here, or why there is none."""
        return self._is_answered and not self._pause.isActive()

    @property
    def current(self) -> SearchResult | None:
        """The result selected."""
        if self._pages.currentWidget() is not self._answered_page:
            return None
        return self.model.row_of(self.results.currentIndex())

    # Getting ready.

    @Slot()
    def prepare(self) -> None:
        """Get the books ready to be searched, if that has not been begun."""
        if not self._is_prepared:
            self._is_prepared = True
            work = partial(self._build, self._corpus)
            saying = self.tr("Preparing the search…")
            self._shell.run(work, self._take_search, failed=self._take_failure, saying=saying)

    def name_laws(self) -> None:
        """Name laws, situations and questions as the reader does: all books have been read."""
        self.model.name_laws(self._law_name)
        self._shell.run(phrasebook, self._name_examples)

    def _law_name(self, place: Address) -> str:
        if not isinstance(place.place, Citation):
            return ""
        return listed_title(self._corpus, place, spoken_language())

    def _name_examples(self, spoken: Phrasebook) -> None:
        def said(example: Example) -> str:
            part, _, _ = example.address.partition(":")
            return spoken.text(example.title) if self._shell.opens(part) else ""

        self.model.name_examples(said)

    def situations_like(self, words: str, limit: int) -> tuple[str, ...]:
        """Return the addresses of the situations most like words; none before it is ready."""
        return self._search.situations_like(words, limit) if self._search is not None else ()

    def _take_search(self, search: Search) -> None:
        """Answer from now on; what has been asked meanwhile is answered at once."""
        self._search = search
        self.ready.emit()
        if self.is_open:
            self._ask()

    def _take_failure(self, error: Exception) -> None:
        self._failure = explained(error)
        if self.is_open:
            self._ask()

    # Opening and closing.

    def take_up(self) -> None:
        """Search what has been typed before anybody could answer."""
        if self._bar.isModified() and self._bar.hasFocus():
            self._on_typed(self._bar.text())

    def begin(self) -> None:
        """Open with the last search, or with those made before, ready to type."""
        self._write(self._text)
        if self._open_overlay():
            self._bar.begin()
            self._ask()

    @Slot(str)
    def search(self, text: str) -> None:
        """Search as if a text had been typed."""
        self._write(text)
        self._text = text
        if self._open_overlay():
            self._bar.take_keyboard()  # behind the pane, which takes that of what it hides
            self._ask()

    @Slot()
    def abandon(self) -> None:
        """Go back to reading, and let the address bar show the place again."""
        self._bar.accept_typed()
        self._bar.deselect()
        self._shell.close_overlay()
        self._bar.abandoned.emit()

    def _open_overlay(self) -> bool:
        may = self._shell.show_overlay(self, self._end)
        if not may:
            self._end()
        return may

    def _end(self) -> None:
        """Let the address bar show the place again."""
        self._pause.stop()
        self._opens_best = False
        self._bar.accept_typed()

    def _write(self, text: str) -> None:
        self._bar.setText(text)
        self._bar.setModified(True)

    # Asking and answering.

    @Slot(str)
    def _on_typed(self, text: str) -> None:
        self._text = text
        self._opens_best = False
        is_query = len(text.strip()) >= FEWEST_LETTERS
        if self.is_open and is_query:
            self._pause.start()
        elif self.is_open or (is_query and self._open_overlay()):
            self._ask()

    @Slot()
    def _ask(self) -> None:
        self._pause.stop()
        self._is_answered = False
        if self._failure:
            self._show_failure(self._failure)
        elif len(self._text.strip()) < FEWEST_LETTERS:
            self._show_recent()
        elif self._search is None:
            self._show_nothing_else()
            self.message.show_getting_ready()
            self._pages.setCurrentWidget(self.message)
        else:
            query = self.filters.narrowed(parse(self._text))
            work = partial(_answered, self._search, query, self._navigator.edition)
            self._shell.run(work, self._show_answer, failed=self._show_error)

    def _show_answered(self) -> None:
        self._is_answered = True
        self._shell.note_change()
        self.answered.emit()

    def _show_answer(
        self, answered: tuple[Query, SearchAnswer, tuple[SearchResult, ...], Edition]
    ) -> None:
        """Show what a query has found, or that it is nothing."""
        query, answer, results, read = answered
        if query.text != self._text:
            return  # more has been typed meanwhile
        self._answer = answer
        self.filters.offer(answer.did_you_mean)
        self.filters.summary.setText(self._summary(answer, len(results)) if results else "")
        translated = translations_tried(answer.tried, read)
        self.translated.setText(translated)
        self.translated.setVisible(bool(translated))
        # First the room, then the results: in another width all would be set again.
        self._pages.setCurrentWidget(self._answered_page if results else self.message)
        self._has_walked = False
        self.model.show_results(results, read.year)
        self.results.scrollToTop()
        self._select(0)
        if not results:
            self.message.show_no_answer(query, answer, is_narrow=self.filters.is_narrow)
        self._show_answered()
        if self._opens_best and self.current is not None:
            self.open_result(self.current)

    def _summary(self, answer: SearchAnswer, count: int) -> str:
        """Return how many places were found, and which of those cited there are not."""
        places = counted("{n} place", "{n} places", count)
        found = (
            counted("The {n} best place", "The {n} best places", count)
            if count >= MOST_RESULTS
            else places
        )
        return " · ".join((found, *map(name_of_missing, answer.missing)))

    def _show_error(self, error: Exception) -> None:
        self._show_failure(explained(error))

    def _show_failure(self, reason: str) -> None:
        """Say that the books could not be made ready, or searched."""
        self._show_nothing_else()
        self.message.say(self.tr("The search failed"), reason)
        self._pages.setCurrentWidget(self.message)
        self._show_answered()

    def _show_recent(self) -> None:
        """Show the searches made before, or how to search where there are none."""
        searches = self._settings.recent.searches
        self._show_nothing_else()
        self.recent.show_searches(searches)
        if not searches:
            self.message.say(
                self.tr("Search all the books"),
                self.tr(
                    "Type a term or any words in Bulgarian, Russian or Serbian, or English "
                    "terms of the Laws: ривок, renons, insufficient bid. Words in “quotation "
                    "marks” are searched as a phrase, взят* finds words with this beginning, "
                    "-word excludes a word."
                ),
            )
        self._pages.setCurrentWidget(self.recent if searches else self.message)
        self._show_answered()

    def _show_nothing_else(self) -> None:
        self.filters.summary.setText("")
        self.filters.offer("")

    @Slot()
    def _forget(self) -> None:
        self._settings.recent.forget_searches()
        self._show_recent()

    @Slot()
    def hide_refusal(self) -> None:
        """Put the notice of a refused place away where it stands here that there is none."""
        if self.is_open and self.is_answered and not self._answer.hits and self._answer.missing:
            self._shell.withdraw()

    # Opening an answer.

    @Slot(object)
    def open_result(self, result: SearchResult) -> None:
        """Read the place of a result."""
        self.open_link(result.hit.address)

    @Slot(object)
    def open_link(self, target: Address | str) -> None:
        """Read a place of the books, with the words found lit; or open a situation or question."""
        if text := " ".join(self._text.split()):
            self._settings.recent.remember_search(text)
        self._shell.close_overlay()
        if isinstance(target, str):
            self._shell.open(target)
        else:
            self._shell.open(target, found_words(self._answer, target.edition))

    def _open_best(self, text: str) -> None:
        """Open the best answer to what is typed, at once or as soon as it is known."""
        if self.is_answered and self.is_open and text == self._text and self.current is not None:
            self.open_result(self.current)
            return
        self._text = text
        if self._open_overlay():
            self._opens_best = True
            self._ask()

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape lead back to reading from everywhere in the pane."""
        if event.key() == Qt.Key.Key_Escape:
            self.abandon()
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that are meant for the answers from the address bar."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in _ENTER and self._takes_enter():
                return True
            if self.is_open and key in _STEPS:
                self._walk(_STEPS[key])
                return True
            if self.is_open and key in SIDEWAYS and not event.modifiers():
                return self._walk_links(SIDEWAYS[key])
            if self.is_open and key == Qt.Key.Key_Tab and not event.modifiers():
                return self.enter()
        return super().eventFilter(watched, event)

    def _walk(self, by: int) -> None:
        if self.current is None:
            self.enter()
        else:
            self._has_walked = True
            self._select(self.results.currentIndex().row() + by)

    def _walk_links(self, by: int) -> bool:
        """Go through the links from behind the last letter typed; tell whether that is meant."""
        bar = self._bar
        is_behind = bar.cursorPosition() == len(bar.text()) and not bar.hasSelectedText()
        if self.current is None or (self.results.link == NO_LINK and (by < 0 or not is_behind)):
            return False
        self._has_walked = True
        self.results.walk_links(by)
        return True

    def _select(self, row: int) -> None:
        """Select a result by its row, the nearest one where there is no such row."""
        row = max(0, min(row, self.model.rowCount() - 1))
        self.results.setCurrentIndex(self.model.index(row))

    def enter(self) -> bool:
        """Put the keyboard into the answers, or the searches made before; tell if there are any."""
        if self._pages.currentWidget() is self._answered_page:
            self.results.setFocus(Qt.FocusReason.TabFocusReason)
        elif self._pages.currentWidget() is self.recent:
            self.recent.list.setCurrentRow(0)
            self.recent.list.setFocus(Qt.FocusReason.TabFocusReason)
        else:
            return False
        return True

    def _takes_enter(self) -> bool:
        """Open the answer selected; leave places, and what is no query, to the address bar."""
        text = self._bar.text()
        if self.is_open and self._has_walked and self.current is not None:
            self.results.choose()
            return True
        if not self._bar.isModified() or self._navigator.is_meant_as_place(text):
            return False
        if parse(text).is_empty:
            return False
        self._open_best(text)
        return True

    def style_in(self, colours: Colours) -> str:
        """Return the style sheet of the pane."""
        return f"""
#search-filters, #search-hint {{ background: {colours.shade}; }}
#search-filters {{ border-bottom: 1px solid {colours.rule}; }}
#search-summary {{ color: {colours.ink}; font-weight: 600; }}
#search-correction {{ border: none; color: {colours.link}; text-decoration: underline;
    padding: 3px 6px; background: transparent; }}
#search-correction:focus {{ border: 1px solid {colours.bar}; }}
#search-filters QToolButton {{ background: {colours.button}; color: {colours.window_ink};
    border: 1px solid {colours.rule}; border-radius: 5px; padding: 3px 9px; }}
#search-filters QToolButton:checked {{ font-weight: 600; border-bottom: 3px solid {colours.bar};
    padding-bottom: 1px; }}
#search-filters QToolButton:focus {{ border-color: {colours.bar}; }}
#search-filters QToolButton:hover {{ background: {colours.paper}; }}
#search-filters #search-close {{ border-color: transparent; background: transparent;
    padding: 3px; }}
#search-hint {{ color: {colours.quiet_ink}; padding: 3px 12px;
    border-top: 1px solid {colours.rule}; }}
#results-list, #search-message, #search-recent {{ background: {colours.paper}; outline: none; }}
#search-translated {{ background: {colours.paper}; padding: 6px 12px;
    border-bottom: 1px solid {colours.rule}; }}
#search-translated, #search-message-text {{ color: {colours.quiet_ink}; }}
#search-message-title {{ color: {colours.ink}; font-weight: 600; font-size: 13pt; }}
#search-recent-list {{ background: {colours.paper}; color: {colours.ink};
    border: 1px solid {colours.rule}; border-radius: 5px; }}
#search-recent-list::item {{ padding: 5px 8px; }}
"""


def _answered(
    search: Search, query: Query, read: Edition
) -> tuple[Query, SearchAnswer, tuple[SearchResult, ...], Edition]:
    """Return a query with its answer for a reader of an edition; runs on a worker."""
    answer = search.answer(query, MOST_HITS)
    return query, answer, search.results(query, answer, read, MOST_RESULTS), read
