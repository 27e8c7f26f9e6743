"""The window: painted with the page last read, then furnished, then filled with the books.

What the first painting does without is brought in behind it, in the order in which it is requested:
bars, books, the page or the answer asked for, the other books, the other workplaces.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6 import QtCore
from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.settings import USUAL_SIZE, Settings, ThemeChoice
from bridge_rules_gui.window.shell.open_request import OpenRequest

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QCloseEvent, QPaintEvent

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.window.guide.controller import GuideController
    from bridge_rules_gui.window.instruments import Instruments
    from bridge_rules_gui.window.library.controller import ReadingController
    from bridge_rules_gui.window.library.page_keeping import PageKeeping
    from bridge_rules_gui.window.library.workplace import ReadingWorkplace
    from bridge_rules_gui.window.looks.appearance import Appearance
    from bridge_rules_gui.window.looks.interface_size import InterfaceSize
    from bridge_rules_gui.window.looks.palette import Colours
    from bridge_rules_gui.window.search.workplace import SearchWorkplace
    from bridge_rules_gui.window.shell.parts import WindowParts
    from bridge_rules_gui.window.shell.shell import Shell
    from bridge_rules_gui.window.tasks import LatestTask
    from bridge_rules_gui.window.workplaces import WorkplaceSet

SMALLEST: Final = (800, 520)
USUAL: Final = (1280, 800)
_BEFORE_SEARCH: Final = ("terms", "notebook", "welcome", "tour", "help", "find")
"""What is asked for and waited for; the search is made ready behind it."""


class MainWindow(QMainWindow):
    """One window. It is painted, then furnished while the books are being read.

    Where the page asked for has been kept it is painted with it, else empty.

    ``asked`` is the place to be opened, as typed, or what else `OpenRequest` knows.
    ``asked_shown`` tells once that it stands on the screen, and that the window is complete;
    ``answered`` tells that a search has its answer, which comes before law text if asked for.
    ``language`` is the one its texts are in.
    The ``instruments`` make search and terms, once the first law text is there; they may be
    given as late as ``begun`` is told: that all that could be painted at once has been.
    ``painted`` tells that the window stands on the screen, ``law_shown`` that the first
    law text does; ``books_failed`` carries the error when the books cannot be read,
    ``start_refused`` the one when the place asked for is none: then the last one is opened.
    ``language_chosen`` carries the language the window is to be made again in; ``begun_again``
    tells that the whole program is to start again.
    ``parts``, ``guide`` and ``size_choice`` are there as soon as the window has begun;
    ``shell``, ``reading``, ``search`` and ``workplaces`` as far as it has come.
    """

    painted = Signal()
    begun = Signal()
    law_shown = Signal()
    answered = Signal()
    asked_shown = Signal()
    books_failed = Signal(object)
    start_refused = Signal(object)
    language_chosen = Signal(object)
    begun_again = Signal()
    parts: WindowParts
    guide: GuideController
    size_choice: InterfaceSize
    _task: LatestTask

    def __init__(
        self,
        settings: Settings,
        read_books: Callable[[], Corpus],
        asked: str = "",
        instruments: Instruments | None = None,
        language: InterfaceLanguage = InterfaceLanguage.ENGLISH,
        *,
        keeping: PageKeeping | None = None,
    ) -> None:
        super().__init__()
        self._settings = settings
        self._read_books = read_books
        self._asked = OpenRequest(asked)
        self.instruments = instruments
        self._language = language
        self._keeping = keeping
        self._appearance: Appearance | None = None
        self._page: ReadingWorkplace | None = None  # where a kept page may stand already
        self.shell: Shell | None = None
        self.reading: ReadingController | None = None
        self.search: SearchWorkplace | None = None
        self.workplaces: WorkplaceSet | None = None
        self._was_painted = False
        self._has_kept_page = False
        self._has_bars = False
        self._has_read_rest = False
        self._has_started = False
        self._ends_at_once = False
        self.setWindowTitle(self.tr("Bridge Rules"))
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        if settings.interface_size > USUAL_SIZE:  # points are larger, and fewer fit on the screen
            self.resize(self.size().boundedTo(self.screen().availableSize()))
        self.restoreGeometry(settings.geometry)
        middle = QWidget(self)
        self.stack = QStackedWidget(middle)
        self._column = QVBoxLayout(middle)
        self._column.setSpacing(0)
        self._column.addWidget(self.stack, 1)
        self._column.setContentsMargins(0, 0, 0, 0)
        self.setCentralWidget(middle)
        if keeping is not None and not self._asked.is_search:
            self._show_kept(keeping, self._asked.place or self._settings.place_written)
        if not self._has_kept_page and settings.theme is not ThemeChoice.SYSTEM:
            self._take_looks()  # lest a dark window begins with a white flash

    def _show_kept(self, keeping: PageKeeping, address: str) -> None:
        """Begin with the page asked for, or the one last read, if it has been kept."""
        kept = keeping.find(address)
        if kept is None:
            return
        from bridge_rules_gui.window.looks.appearance import apply_palette  # noqa: PLC0415 - seldom none
        from bridge_rules_gui.window.looks.palette import Theme, colours_of  # noqa: PLC0415

        colours = colours_of(Theme(kept.theme))
        apply_palette(colours)
        self._take_colours(colours)
        above, below = kept.room
        self._column.setContentsMargins(0, above, 0, below)
        law_view = self._reading_page().law_view
        law_view.show_kept(kept, address.partition("/")[2])
        law_view.painted.connect(self._go_on)
        self._has_kept_page = True

    # The start: paint, furnish, read, show.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin once the window has been painted for the first time."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self._begin)  # given more, its binding brings in all of `Qt`

    @Slot()
    def _begin(self) -> None:
        self.painted.emit()
        if not self._has_kept_page:
            self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Let everything else come in behind what has been painted."""
        from bridge_rules_gui.window.tasks import LatestTask  # noqa: PLC0415 - after painting

        if self._has_kept_page:
            self.law_shown.emit()
        self.begun.emit()
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._take_books)
        self._task.failed.connect(self._show_failure)
        self._read()
        self._add_bars()
        QTimer.singleShot(0, self, self._import_reading)

    def _take_looks(self) -> Appearance:
        """Return the window's looks, taking them on at the first time."""
        if self._appearance is None:
            # The colours of the desktop are not asked for before the window is painted:
            # what it takes to understand the answer is slow to come in.
            from bridge_rules_gui.window.looks.appearance import Appearance  # noqa: PLC0415

            self._appearance = Appearance(self._settings, self)
            self._appearance.changed.connect(self._take_colours)
        return self._appearance

    def _add_bars(self) -> None:
        """Put the bars and pages in, which together cost more than the window."""
        from bridge_rules_gui.window.actions.action_set import ActionSet  # noqa: PLC0415
        from bridge_rules_gui.window.actions.table import ACTIONS, MENUS  # noqa: PLC0415
        from bridge_rules_gui.window.guide.actions import GUIDE_ACTIONS  # noqa: PLC0415
        from bridge_rules_gui.window.guide.controller import GuideController  # noqa: PLC0415
        from bridge_rules_gui.window.looks.interface_size import InterfaceSize  # noqa: PLC0415
        from bridge_rules_gui.window.shell.actions import (  # noqa: PLC0415
            ADDRESS_BAR_ACTIONS,
            SIZE_ACTIONS,
            THEME_ACTIONS,
            WINDOW_ACTIONS,
        )
        from bridge_rules_gui.window.shell.parts import WindowParts  # noqa: PLC0415

        appearance = self._take_looks()
        self._take_colours(appearance.colours)
        self.size_choice = InterfaceSize(self._settings, self)
        self.size_choice.notice.offer_taken.connect(self.begun_again)
        actions = ActionSet(self, ACTIONS)
        actions.fill(self.menuBar(), MENUS)
        parts = self.parts = WindowParts(self, actions, stack=self.stack, column=self._column)
        actions.connect(WINDOW_ACTIONS, self)
        actions.connect(THEME_ACTIONS, appearance)
        actions.connect(SIZE_ACTIONS, self.size_choice)
        actions.connect(ADDRESS_BAR_ACTIONS, parts.top_bar.address_bar)
        actions[f"theme-{self._settings.theme}"].setChecked(True)
        actions[f"language-{self._language.value.lower()}"].setChecked(True)
        parts.put_above_workplaces(self.size_choice.notice)
        parts.top_bar.address_bar.place_typed.connect(self.open_typed)
        parts.failure.retried.connect(self._read_again)
        self.guide = GuideController(
            self,
            parts,
            self._settings,
            instruments=self.instruments,
            language=self._language,
            open_address=self.open_address,
        )
        actions.connect(GUIDE_ACTIONS, self.guide)
        self._has_bars = True
        self._column.setContentsMargins(0, 0, 0, 0)
        if (layout := self.layout()) is not None:
            layout.activate()  # now, lest the text moves into the room of the bars and back

    # The books.

    @Slot()
    def _read(self) -> None:
        """Begin to read the books; to answer a search none of them need be opened."""
        if self._must_answer:
            self._task.start(self._read_books)
        elif self.reading is None:
            asked = self._asked.written
            self._task.start(partial(read_first, self._read_books, asked, self._first))

    @property
    def _must_answer(self) -> bool:
        """Whether an answer is asked for that nobody works at."""
        return self._asked.is_search and self.search is None and self.instruments is not None

    @property
    def _first(self) -> Edition:
        """The edition to begin with where none is asked for."""
        last = self._settings.place
        return self._settings.usual_edition if last is None else last.edition

    @Slot()
    def _import_reading(self) -> None:
        """Bring in most of the program while the books are being read."""
        if not self._asked.is_search:
            import bridge_rules_gui.window.library.controller  # noqa: F401, PLC0415

    @Slot()
    def _read_again(self) -> None:
        """Try once more what has failed."""
        if self.reading is not None:  # the first page was there, but not all books
            self.stack.setCurrentWidget(self.reading.workplace)
            self._read_rest()
            return
        self.parts.loading.begin()
        self.stack.setCurrentWidget(self.parts.loading)
        self._read()

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        from bridge_rules_gui.window.troubles import explained  # noqa: PLC0415 - rare

        self.parts.failure.explain(explained(error))
        self.stack.setCurrentWidget(self.parts.failure)
        self.books_failed.emit(error)

    @Slot(object)
    def _take_books(self, corpus: Corpus) -> None:
        """Answer what is asked for, or show the place that is; the other comes in behind."""
        shell = self.shell or self._made_shell(corpus)
        if self._must_answer:
            self._make_search(corpus, shell)
        elif self.reading is None:
            self._show_books(corpus, shell)

    def _made_shell(self, corpus: Corpus) -> Shell:
        from bridge_rules_gui.window.library.navigator import Navigator  # noqa: PLC0415 - with them
        from bridge_rules_gui.window.shell.shell import Shell  # noqa: PLC0415 - as above

        navigator = Navigator(corpus, self, self._first)
        page = self._reading_page()
        self.shell = Shell(self.parts, reading=page, navigator=navigator, parent=self)
        self.shell.failed.connect(self._note_failure)
        return self.shell

    def _reading_page(self) -> ReadingWorkplace:
        """Return the workplace of the books.

        It has its room before its place: where a page is scrolled to depends on its size.
        """
        from bridge_rules_gui.window.library.workplace import ReadingWorkplace  # noqa: PLC0415

        if self._page is None:
            self._page = ReadingWorkplace(self._settings)
            self.stack.addWidget(self._page)
        return self._page

    def _show_books(self, corpus: Corpus, shell: Shell) -> None:
        from bridge_rules_gui.window.library.actions import READING_ACTIONS  # noqa: PLC0415
        from bridge_rules_gui.window.library.controller import ReadingController  # noqa: PLC0415

        page = self._reading_page()
        reading = self.reading = ReadingController(
            corpus,
            shell,
            self.parts,
            self._settings,
            navigator=shell.navigator,
            workplace=page,
        )
        self.parts.actions.connect(READING_ACTIONS, reading)
        self.guide.take_books(shell, corpus, page, shell.navigator)
        if not self._has_kept_page:
            page.law_view.painted.connect(self.law_shown)
        page.law_view.painted.connect(self._go_on_reading)
        if self.search is None:
            self.stack.setCurrentWidget(page)
        reading.start(self._asked.place)
        shell.take_pages()
        if self.search is not None:
            shell.navigator.refused.connect(self.search.hide_refusal)
        elif not self.parts.top_bar.address_bar.hasFocus():
            page.focus_text()
        if self.search is not None or self._has_kept_page:
            self._go_on_reading()

    @Slot()
    def _go_on_reading(self) -> None:
        """Let the rest come in, once what was asked for stands: the first page or an answer.

        The search comes before it where somebody is typing already.
        """
        if self.reading is None or self.shell is None or self._has_read_rest:
            return
        self._has_read_rest = True
        bar = self.parts.top_bar.address_bar
        if bar.isModified() and bar.hasFocus():
            self._make_search(self.reading.corpus, self.shell)
        self._read_rest()

    def _read_rest(self) -> None:
        """Read the books that the first page did without."""
        if self.reading is not None and self.shell is not None:
            read = self.reading.corpus.read_all
            self.shell.run(read, self._make_workplaces, failed=self._show_failure)

    # Search and workplaces.

    def _make_search(self, corpus: Corpus, shell: Shell) -> SearchWorkplace | None:
        """Make the search, and search what was asked for at the start."""
        if self.search is not None or self.instruments is None:
            return self.search
        from bridge_rules_gui.window.search.workplace import SearchWorkplace  # noqa: PLC0415 - law text first

        search = self.search = SearchWorkplace(
            shell,
            corpus,
            self.instruments.search,
            bar=self.parts.top_bar.address_bar,
            navigator=shell.navigator,
            settings=self._settings,
        )
        shell.add_workplace(search, ())
        self.guide.situations_like = search.situations_like
        search.answered.connect(self.answered)
        if self.reading is None:
            search.answered.connect(self._read)
        else:
            # Behind the reading, which says so.
            shell.navigator.refused.connect(search.hide_refusal)
        if self._asked.kind not in _BEFORE_SEARCH:  # one after the other
            search.prepare()
            if self._asked.is_search:
                search.search(self._asked.words)
            else:
                search.take_up()
        return search

    def _make_workplaces(self, _read: object) -> None:
        """Make terms, comparison and the others ready, once all books have been read."""
        reading, shell, instruments = self.reading, self.shell, self.instruments
        if reading is None or shell is None:
            return
        reading.complete()
        search = self._make_search(reading.corpus, shell)
        if search is not None and instruments is not None:
            search.name_laws()
            from bridge_rules_gui.window.workplaces import WorkplaceSet  # noqa: PLC0415 - nobody waits for it

            self.workplaces = WorkplaceSet(
                self.parts,
                shell,
                reading,
                self._settings,
                instruments,
                search=search,
            )
            if not self._asked.is_place:
                self._open_asked(shell, search)
                return
        self._end_start()

    def _open_asked(self, shell: Shell, search: SearchWorkplace) -> None:
        """Open what was asked for at the start beside the books; its words are searched already."""
        if self._asked.is_search:
            search.answered.connect(self._end_start)
            if search.is_answered:
                self._end_start()
            return
        shell.rested.connect(self._end_start)
        if self._asked.kind in _BEFORE_SEARCH:
            # Once a picture of what was asked for can be taken.
            queued = QtCore.Qt.ConnectionType.QueuedConnection
            self.asked_shown.connect(search.prepare, queued)
        shell.open(self._asked.written)

    @Slot()
    def _end_start(self) -> None:
        """Tell that what was asked for stands on the screen: of later answers nobody is told."""
        if not self._has_started:
            self._has_started = True
            self.asked_shown.emit()

    @Slot(object)
    def _note_failure(self, error: Exception) -> None:
        if not self._has_started:
            self.start_refused.emit(error)

    # What is asked of the window.

    @property
    def pictured(self) -> QWidget:
        """What a picture is taken of: what stands open beside the window, else the window."""
        beside = (part for part in self.children() if isinstance(part, QWidget))
        return next((part for part in beside if part.isWindow() and part.isVisible()), self)

    @Slot(str)
    def open_typed(self, text: str) -> None:
        """Go to a place as typed; while the books are still being read, once they have been."""
        if self.reading is None:
            self._asked = OpenRequest(text)
            if self.shell is not None:
                self.shell.close_overlay()
        else:
            self.reading.open_typed(text)

    def open_address(self, text: str) -> None:
        """Open what ``--open`` would: a place as typed, or ``search:`` words, ``terms:`` ..."""
        if (
            self.workplaces is not None
            and self.shell is not None
            and OpenRequest(text).is_for_workplace
        ):
            self.shell.open(text)
        else:
            self.open_typed(text)

    @Slot(str)
    def apologise(self, message: str) -> None:
        """Say that something unexpected went wrong, without stopping the reader."""
        if self._has_bars:
            self.parts.notice.say(message)

    @Slot()
    def welcome_newcomer(self) -> None:
        """Welcome whom that has not been done to yet."""
        self.guide.welcome_newcomer()

    def show_about(self) -> None:
        """Show what this program is."""
        from bridge_rules_gui.window.shell.dialogs import AboutDialog  # noqa: PLC0415 - rare

        books = () if self.reading is None else self.reading.corpus.books.values()
        AboutDialog(books, self).exec()

    def choose_language(self, language: InterfaceLanguage) -> None:
        """Have the window made again in another language."""
        self.language_chosen.emit(language)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        from bridge_rules_gui.window.looks.shell_style import shell_style  # noqa: PLC0415

        style = shell_style(colours)
        if style != self.styleSheet():  # every part of the window would take it again
            self.setStyleSheet(style)

    # The end.

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where everything stood; unsaved work is asked about first, if there is time."""
        places = self.workplaces
        if not self._ends_at_once and places is not None and not places.may_close():
            event.ignore()
            return
        self.keep()
        super().closeEvent(event)

    @Slot()
    def close_at_once(self) -> None:
        """Close without asking anything: all that is not kept yet is kept for the next start."""
        self._ends_at_once = True
        self.close()

    @Slot()
    def keep(self) -> None:
        """Keep all that would go with the window: unsaved work, and where everything stood."""
        self._settings.geometry = self.saveGeometry()
        if self.reading is not None and self.shell is not None:
            if self._keeping is not None:
                self._keeping.keep(self, self.reading.workplace)
            self.shell.keep()
        if self.workplaces is not None:
            self.workplaces.keep()
        self._settings.save()


def read_first(read_books: Callable[[], Corpus], asked: str, last: Edition) -> Corpus:
    """Return the books, of which that of the place asked for is read, or else the last one.

    Runs on a worker, before the first page is shown.
    """
    from bridge_rules_gui.corpus.citation import Citation  # noqa: PLC0415 - after painting
    from bridge_rules_gui.library.typed_place import edition_of  # noqa: PLC0415 - as above

    corpus = read_books()
    corpus.has(edition_of(asked, last), Citation(1))
    return corpus
