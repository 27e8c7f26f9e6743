"""What comes in behind the painted window, one after the other: books, first page, study."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.window.library.first_reading import read_first
from bridge_rules_gui.window.shell.asked import Asked
from bridge_rules_gui.window.tasks import LatestTask

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.window.library.desk import Desk
    from bridge_rules_gui.window.library.library_view import LibraryView
    from bridge_rules_gui.window.library.navigator import Navigator
    from bridge_rules_gui.window.main_window import MainWindow
    from bridge_rules_gui.window.search.workplace import SearchWorkplace
    from bridge_rules_gui.window.settings import Settings
    from bridge_rules_gui.window.shell.shell import Shell
    from bridge_rules_gui.window.study import Study

_AWAITED: Final = ("terms", "notebook", "welcome", "tour", "help", "find")
"""What is asked for and waited for; the search is made ready behind it."""


class Opening(QObject):
    """Fills a window: reads the books, opens what is asked for, then lets the rest come in.

    ``kept`` is the view of the books where a kept page stands in it already. ``desk``, ``search``
    and ``study`` are there as far as the opening has come. The window tells what it has come to.
    """

    def __init__(
        self,
        window: MainWindow,
        settings: Settings,
        read_books: Callable[[], Corpus],
        asked: Asked,
        kept: LibraryView | None,
    ) -> None:
        super().__init__(window)
        self.desk: Desk | None = None
        self.search: SearchWorkplace | None = None
        self.study: Study | None = None
        self._navigator: Navigator | None = None
        self._shell: Shell | None = None
        self._window = window
        self._settings = settings
        self._read_books = read_books
        self._asked = asked
        self._kept = kept
        self._is_completing = False
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._take_books)
        self._task.failed.connect(self._show_failure)

    @Slot()
    def read(self) -> None:
        """Begin to read the books; to answer a search none of them need be opened."""
        if self._must_answer:
            self._task.start(self._read_books)
        elif self.desk is None:
            asked = self._asked.written
            self._task.start(partial(read_first, self._read_books, asked, self._first))

    @property
    def _must_answer(self) -> bool:
        """Whether an answer is asked for that nobody works at."""
        is_able = self.search is None and self._window.instruments is not None
        return self._asked.is_search and is_able

    @property
    def _first(self) -> Edition:
        """The edition to begin with where none is asked for."""
        last = self._settings.place
        return self._settings.usual_edition if last is None else last.edition

    @Slot()
    def prepare_desk(self) -> None:
        """Bring in most of the program while the books are being read."""
        if not self._asked.is_search:
            import bridge_rules_gui.window.library.desk  # noqa: F401, PLC0415

    @Slot()
    def read_again(self) -> None:
        """Try once more what has failed."""
        parts = self._window.parts
        if self.desk is not None:  # the first page was there, but not all books
            parts.workplaces.setCurrentWidget(self.desk.library)
            self.desk.complete()
            return
        parts.loading.begin()
        parts.workplaces.setCurrentWidget(parts.loading)
        self.read()

    def open_typed(self, text: str) -> None:
        """Go to a place as typed; while the books are still being read, once they have been."""
        if self.desk is None:
            self._asked = Asked(text)
            if self._shell is not None:
                self._shell.close_overlay()
        else:
            self.desk.open_typed(text)

    # The books.

    @Slot(object)
    def _take_books(self, corpus: Corpus) -> None:
        """Answer what is asked for, or show the place that is; the other comes in behind."""
        from bridge_rules_gui.window.library.navigator import Navigator  # noqa: PLC0415 - with them

        if self._navigator is None:
            self._navigator = Navigator(corpus, self, self._first)
        if self._must_answer:
            search = self._make_search(corpus, self._navigator)
            if search is not None:
                search.answered.connect(self.read)
        elif self.desk is None:
            self._show_books(corpus, self._navigator)

    def _show_books(self, corpus: Corpus, navigator: Navigator) -> None:
        from bridge_rules_gui.window.library.desk import Desk  # noqa: PLC0415 - most of the program

        window, library, bar = self._window, self._library, self._window.parts.top_bar.address_bar
        desk = Desk(corpus, window, self._settings, navigator=navigator, library=library)
        self.desk = desk
        if self._kept is None:
            library.text_painted.connect(window.law_shown)
        library.text_painted.connect(self._complete)
        desk.completed.connect(self._begin_study)
        desk.failed.connect(self._show_failure)
        desk.start_refused.connect(window.start_refused)
        if self.search is None:
            window.parts.workplaces.setCurrentWidget(library)
        desk.start(self._asked.place)
        if self.search is not None:
            self._take_pages(desk, self.search)
        elif not bar.hasFocus():
            library.focus_text()
        if self.search is not None or self._kept is not None:
            self._complete()

    @cached_property
    def _library(self) -> LibraryView:
        """The view of the books, which a kept page may stand in already.

        It has its room before its place: where a page is scrolled to depends on its size.
        """
        from bridge_rules_gui.window.library.library_view import LibraryView  # noqa: PLC0415

        library = self._kept or LibraryView(self._settings)
        self._window.parts.workplaces.addWidget(library)
        return library

    @Slot()
    def _complete(self) -> None:
        """Let the rest come in, once what was asked for stands: the first page or an answer.

        The search comes before it where somebody is typing already.
        """
        if self.desk is not None and not self._is_completing:
            self._is_completing = True
            bar = self._window.parts.top_bar.address_bar
            if bar.isModified() and bar.hasFocus():
                self._make_search(self.desk.corpus, self.desk.navigator)
            self.desk.complete()

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        from bridge_rules_gui.window.troubles import explained  # noqa: PLC0415 - rare

        self._window.parts.failure.explain(explained(error))
        self._window.parts.workplaces.setCurrentWidget(self._window.parts.failure)
        self._window.books_failed.emit(error)

    # Search and study.

    def _make_search(self, corpus: Corpus, navigator: Navigator) -> SearchWorkplace | None:
        """Make the search, and search what was asked for at the start."""
        from bridge_rules_gui.window.search.workplace import SearchWorkplace  # noqa: PLC0415 - law text first
        from bridge_rules_gui.window.shell.shell import Shell  # noqa: PLC0415 - with it

        window, parts, instruments = self._window, self._window.parts, self._window.instruments
        if self.search is not None or instruments is None:
            return self.search
        shell = self._shell = Shell(
            parts.workplaces,
            parts.actions,
            parts.notice,
            parts.status_line,
            library=self._library,
            navigator=navigator,
            parent=self,
        )
        search = self.search = SearchWorkplace(
            shell,
            corpus,
            instruments.search,
            bar=parts.top_bar.address_bar,
            navigator=navigator,
            settings=self._settings,
        )
        shell.take_in(search, ())
        search.answered.connect(window.answered)
        if self.desk is not None:
            self._take_pages(self.desk, search)
        if self._asked.kind not in _AWAITED:  # one after the other
            search.prepare()
            if self._asked.is_search:
                search.search(self._asked.words)
            else:
                search.take_up()
        return search

    def _take_pages(self, desk: Desk, search: SearchWorkplace) -> None:
        """Let the answers of a search be opened: there is what shows their pages."""
        desk.navigator.refused.connect(search.hide_refusal)  # behind the desk, which says so
        if self._shell is not None:
            self._shell.take_pages()
            guide = self._window.guide
            guide.take_books(self._shell, desk.corpus, desk.library, desk.navigator)

    @Slot()
    def _begin_study(self) -> None:
        """Make terms and comparison ready, once all books have been read."""
        if self.desk is None:
            return
        window, instruments = self._window, self._window.instruments
        search = self._make_search(self.desk.corpus, self.desk.navigator)
        if instruments is not None and search is not None and self._shell is not None:
            search.name_laws()
            from bridge_rules_gui.window.study import Study  # noqa: PLC0415 - nobody waits for it

            self.study = Study(
                window,
                self._shell,
                self.desk,
                self._settings,
                instruments,
                appearance=window.dress(),
                search=search,
            )
        if self.study is not None and not self._asked.is_place:
            self.study.shown.connect(window.asked_shown)
            self.study.refused.connect(window.start_refused)
            self.study.open_asked(self._asked.written)
        else:
            window.asked_shown.emit()
