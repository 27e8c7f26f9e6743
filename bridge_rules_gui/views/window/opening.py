"""What comes in behind the painted window, one after the other: books, first page, study."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.views.library.first_reading import read_first
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.window.asked import Asked

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.views.guide.guiding import Guiding
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.library.library_view import LibraryView
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
        self._answering: Answering | None = None
        self._window = window
        self._settings = settings
        self._read_books = read_books
        self._asked = asked
        self._kept = kept
        self._is_completing = False
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._show_books)
        self._task.failed.connect(self._show_failure)

    def read(self) -> None:
        """Begin to read the books."""
        last = self._settings.place
        edition = self._settings.usual_edition if last is None else last.edition
        self._task.start(partial(read_first, self._read_books, self._asked.written, edition))

    @Slot()
    def prepare_desk(self) -> None:
        """Bring in most of the program while the books are being read."""
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
        else:
            self.desk.open_typed(text)

    # The books.

    @Slot(object)
    def _show_books(self, corpus: Corpus) -> None:
        from bridge_rules_gui.views.library.desk import Desk  # noqa: PLC0415 - most of the program

        window, parts, library = self._window, self._window.parts, self._library()
        desk = Desk(corpus, window, self._settings, window.dress(), library=library)
        self.desk = window.guiding.desk = desk
        if self._kept is None:
            library.text_painted.connect(window.law_shown)
        library.text_painted.connect(self._complete)
        desk.completed.connect(self._begin_study)
        desk.failed.connect(self._show_failure)
        desk.start_refused.connect(window.start_refused)
        # First the room, then the place: where a page is scrolled to depends on its size.
        parts.workplaces.addWidget(library)
        if not self._searches:
            parts.workplaces.setCurrentWidget(library)
        desk.start(self._asked.place)
        if not parts.top_bar.address_bar.hasFocus():
            library.focus_text()
        if self._searches:  # the answer comes first, the law text lies behind it
            self._make_answering(desk)
        elif self._kept is not None:
            self._complete()

    @property
    def _searches(self) -> bool:
        return self._asked.is_search and self._window.instruments is not None

    def _library(self) -> LibraryView:
        """Return the view of the books, which a kept page may stand in already."""
        from bridge_rules_gui.views.library.library_view import LibraryView  # noqa: PLC0415

        colours = self._window.colours
        if self._kept is None:
            return LibraryView(colours, self._settings)
        if self._kept.colours is not colours:
            self._kept.take_colours(colours)
        return self._kept

    @Slot()
    def _complete(self) -> None:
        """Let the rest come in, once what was asked for stands: the first page or an answer."""
        if self.desk is not None and not self._is_completing:
            self._is_completing = True
            self.desk.complete()

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        from bridge_rules_gui.views.troubles import explained  # noqa: PLC0415 - rare

        self._window.parts.failure.explain(explained(error))
        self._window.parts.workplaces.setCurrentWidget(self._window.parts.failure)
        self._window.books_failed.emit(error)

    # Search and study.

    def _make_answering(self, desk: Desk) -> Answering | None:
        """Make the search ready, and search what was asked for at the start."""
        from bridge_rules_gui.views.search.answering import Answering  # noqa: PLC0415 - law text first

        window, asked = self._window, self._asked
        if self._answering is not None or window.instruments is None:
            return self._answering
        answering = Answering(window, desk, self._settings, window.dress(), window.instruments)
        answering.search.answered.connect(window.answered)
        answering.search.answered.connect(self._complete)
        self._answering = answering
        if asked.kind != "terms":  # one after the other: the terms are waited for
            answering.begin(asked.words if asked.is_search else None)
        return answering

    @Slot()
    def _begin_study(self) -> None:
        """Make terms and comparison ready, once all books have been read."""
        if self.desk is None:
            return
        window, instruments = self._window, self._window.instruments
        answering = self._make_answering(self.desk)
        if instruments is not None and answering is not None:
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
