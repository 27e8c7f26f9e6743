"""What comes in behind the painted window, one after the other: books, first page, study."""

from __future__ import annotations

from functools import cached_property, partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.views.library.first_reading import read_first
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.window.asked import Asked

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.guide.guiding import Guiding
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.library.library_view import LibraryView
    from bridge_rules_gui.views.library.navigator import Navigator
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.search.answering import Answering
    from bridge_rules_gui.views.settings import Settings
    from bridge_rules_gui.views.study import Study


class Opening(QObject):
    """Fills a window: reads the books, opens what is asked for, then lets the rest come in.

    ``kept`` is the view of the books where a kept page stands in it already. ``desk`` and
    ``study`` are there as far as the opening has come. What it has come to is told by the window.
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
        self.study: Study | None = None
        self._navigator: Navigator | None = None
        self._answering: Answering | None = None
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
        is_able = self._answering is None and self._window.instruments is not None
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
            import bridge_rules_gui.views.library.desk  # noqa: F401, PLC0415

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
            if self._answering is not None:
                self._answering.search.close()
        else:
            self.desk.open_typed(text)

    # The books.

    @Slot(object)
    def _take_books(self, corpus: Corpus) -> None:
        """Answer what is asked for, or show the place that is; the other comes in behind."""
        from bridge_rules_gui.views.library.navigator import Navigator  # noqa: PLC0415 - with them

        if self._navigator is None:
            self._navigator = Navigator(corpus, self, self._first)
        if self._must_answer:
            answering = self._make_answering(corpus, self._navigator)
            if answering is not None:
                answering.search.answered.connect(self.read)
        elif self.desk is None:
            self._show_books(corpus, self._navigator)

    def _show_books(self, corpus: Corpus, navigator: Navigator) -> None:
        from bridge_rules_gui.views.library.desk import Desk  # noqa: PLC0415 - most of the program

        window, library, bar = self._window, self._library, self._window.parts.top_bar.address_bar
        desk = Desk(
            corpus, window, self._settings, window.dress(), navigator=navigator, library=library
        )
        self.desk = window.guiding.desk = desk
        if self._kept is None:
            library.text_painted.connect(window.law_shown)
        library.text_painted.connect(self._complete)
        desk.completed.connect(self._begin_study)
        desk.failed.connect(self._show_failure)
        desk.start_refused.connect(window.start_refused)
        if self._answering is None:
            window.parts.workplaces.setCurrentWidget(library)
        desk.start(self._asked.place)
        if self._answering is not None:
            self._answering.take_pages()
        elif not bar.hasFocus():
            library.focus_text()
        if self._answering is not None or self._kept is not None:
            self._complete()

    @cached_property
    def _library(self) -> LibraryView:
        """The view of the books, which a kept page may stand in already.

        It has its room before its place: where a page is scrolled to depends on its size.
        """
        from bridge_rules_gui.views.library.library_view import LibraryView  # noqa: PLC0415

        colours = self._window.colours
        library = self._kept or LibraryView(colours, self._settings)
        if library.colours is not colours:
            library.take_colours(colours)
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
                self._make_answering(self.desk.corpus, self.desk.navigator)
            self.desk.complete()

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        from bridge_rules_gui.views.troubles import explained  # noqa: PLC0415 - rare

        self._window.parts.failure.explain(explained(error))
        self._window.parts.workplaces.setCurrentWidget(self._window.parts.failure)
        self._window.books_failed.emit(error)

    # Search and study.

    def _make_answering(self, corpus: Corpus, navigator: Navigator) -> Answering | None:
        """Make the search ready, and search what was asked for at the start."""
        from bridge_rules_gui.views.search.answering import Answering  # noqa: PLC0415 - law text first

        window, asked = self._window, self._asked
        if self._answering is not None or window.instruments is None:
            return self._answering
        answering = Answering(
            window,
            corpus,
            self._settings,
            window.dress(),
            window.instruments,
            navigator=navigator,
            library=self._library,
        )
        answering.search.answered.connect(window.answered)
        self._answering = answering
        if self.desk is not None:
            answering.take_pages()
        if asked.kind != "terms":  # one after the other: the terms are waited for
            answering.begin(asked.words if asked.is_search else None)
        return answering

    @Slot()
    def _begin_study(self) -> None:
        """Make terms and comparison ready, once all books have been read."""
        if self.desk is None:
            return
        window, instruments = self._window, self._window.instruments
        answering = self._make_answering(self.desk.corpus, self.desk.navigator)
        if instruments is not None and answering is not None:
            answering.name_laws()
            from bridge_rules_gui.views.study import Study  # noqa: PLC0415 - nobody waits for it

            self.study = Study(
                window,
                self.desk,
                self._settings,
                window.dress(),
                instruments,
                answering=answering,
            )
        if self.study is not None and self._asked.is_for_study:
            self._open_asked(self.study)
        elif self._asked.is_for_guide:
            self._open_asked(window.guiding)
        else:
            window.asked_shown.emit()

    def _open_asked(self, opener: Study | Guiding) -> None:
        opener.shown.connect(self._window.asked_shown)
        opener.refused.connect(self._window.start_refused)
        opener.open_asked(self._asked.written)
