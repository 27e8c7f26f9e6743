"""The window: painted with the page last read, then furnished, then filled with the books."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.views.settings import Settings, ThemeChoice
from bridge_rules_gui.views.window.middle import Middle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QCloseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.guide.guiding import Guiding
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.library.library_view import LibraryView
    from bridge_rules_gui.views.library.page_keeping import PageKeeping
    from bridge_rules_gui.views.looks.appearance import Appearance
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.search.answering import Answering
    from bridge_rules_gui.views.study import Study
    from bridge_rules_gui.views.tasks import LatestTask
    from bridge_rules_gui.views.window.furniture import Furniture

SMALLEST: Final = (800, 520)
USUAL: Final = (1280, 800)
GUIDE_KINDS: Final = ("welcome", "tour", "help", "find")
STUDY_KINDS: Final = ("search:", "terms:", "compare:", "scenario:", "quiz")


class MainWindow(QMainWindow):
    """One window. It is painted, then furnished while the books are being read.

    Where the page asked for has been kept it is painted with it, else empty.

    ``asked`` is the place to be opened, as typed, or ``search:`` or ``terms:`` with what is
    looked for, or one of the kinds of `Guiding`; empty for the place last read.
    ``asked_shown`` tells that it stands on the screen, and that the window is complete;
    ``answered`` tells that a search has its answer, which comes before law text if asked for.
    ``language`` is the one its texts are in.
    The ``instruments`` make search and terms, once the first law text is there; they may be
    given as late as ``begun`` is told: that all that could be painted at once has been.
    ``painted`` tells that the window stands on the screen, ``law_shown`` that the first
    law text does; ``books_failed`` carries the error when the books cannot be read,
    ``start_refused`` the one when the place asked for is none: then the last one is opened.
    ``language_chosen`` carries the language the window is to be made anew in; ``begun_again``
    tells that the whole program is to start anew.
    ``parts`` and ``guiding`` are there as soon as the window has begun.
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
    parts: Furniture
    guiding: Guiding
    books: Mapping[Edition, Book]
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
        self._asked = asked
        self.instruments = instruments
        self._language = language
        self.books = {}
        self._was_painted = False
        self._is_furnished = False
        self._is_completing = False
        self._keeping = keeping
        self._library: LibraryView | None = None
        self._appearance: Appearance | None = None
        self._desk: Desk | None = None
        self._answering: Answering | None = None
        self.study: Study | None = None
        self.setWindowTitle(self.tr("Bridge Rules"))
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.restoreGeometry(settings.geometry)
        self.middle = Middle(self)
        self.setCentralWidget(self.middle)
        if keeping is not None and not self._asks_more():
            self._show_kept(keeping)
        if self._library is None and settings.theme is not ThemeChoice.SYSTEM:
            self._dress()  # lest a dark window begins with a white flash

    def _show_kept(self, keeping: PageKeeping) -> None:
        """Begin with the page asked for, if it has been kept."""
        colours = keeping.find(self._asked or self._settings.place_written)
        if colours is not None:
            self._take_colours(colours)
            self._library = keeping.show(self.middle)
            self._library.text_painted.connect(self._go_on)

    # Starting: paint, furnish, read, show.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin once the window has been painted for the first time."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self._begin)  # given more, its binding brings in all of `Qt`

    @Slot()
    def _begin(self) -> None:
        self.painted.emit()
        if self._library is None:
            self._go_on()

    @Slot()
    def _go_on(self) -> None:
        """Let everything else come in behind what has been painted."""
        if self._library is not None:
            self.law_shown.emit()
        self.begun.emit()
        self._read()
        self._furnish()
        QTimer.singleShot(0, self, self._prepare_desk)

    def _dress(self) -> Appearance:
        """Return the window's looks, taking them on at the first time."""
        if self._appearance is None:
            # The colours of the desktop are not asked for before the window is painted:
            # what it takes to understand the answer is slow to come in.
            from bridge_rules_gui.views.looks.appearance import Appearance  # noqa: PLC0415

            self._appearance = Appearance(self._settings.theme, self)
            self._appearance.changed.connect(self._take_colours)
        return self._appearance

    def _furnish(self) -> None:
        """Put the bars and pages in, which together cost more than the window."""
        from bridge_rules_gui.views.guide.guiding import Guiding  # noqa: PLC0415
        from bridge_rules_gui.views.looks.interface_size import InterfaceSize  # noqa: PLC0415
        from bridge_rules_gui.views.window.commands import WindowCommands  # noqa: PLC0415
        from bridge_rules_gui.views.window.furniture import Furniture  # noqa: PLC0415

        self._take_colours(self._dress().colours)
        size = self._size = InterfaceSize(self._settings, self)
        size.begun_again.connect(self.begun_again)
        commands = WindowCommands(self, size)
        commands.theme_chosen.connect(self._choose_theme)
        commands.language_chosen.connect(self.language_chosen)
        parts = self.parts = Furniture(self, commands)
        commands.check(parts.actions, self._settings.theme, self._language)
        parts.put_above_workplaces(size.notice)
        parts.top_bar.address_bar.place_typed.connect(self.open_typed)
        parts.failure.retried.connect(self._load_again)
        self.guiding = Guiding(self, self._settings, self._language)
        parts.actions.connect_guide(self.guiding)
        self._dress().changed.connect(self.guiding.set_colours)
        self._is_furnished = True
        self.middle.reserve(0, 0)
        if (layout := self.layout()) is not None:
            layout.activate()  # now, lest the text moves into the room of the bars and back

    @property
    def colours(self) -> Colours:
        """The colours that hold."""
        return self._dress().colours

    @property
    def pictured(self) -> QWidget:
        """What a picture is taken of."""
        return self.guiding.pictured

    @Slot()
    def _prepare_desk(self) -> None:
        """Bring in most of the program while the books are being read."""
        import bridge_rules_gui.views.library.desk  # noqa: F401, PLC0415

    @Slot()
    def _load_again(self) -> None:
        if self._desk is not None:  # the first page was there, but not all books
            self.parts.workplaces.setCurrentWidget(self._desk.library)
            self._desk.complete()
            return
        self.parts.loading.begin()
        self.parts.workplaces.setCurrentWidget(self.parts.loading)
        self._read()

    def _read(self) -> None:
        from bridge_rules_gui.views.library.first_reading import read_first  # noqa: PLC0415
        from bridge_rules_gui.views.tasks import LatestTask  # noqa: PLC0415 - as above

        self._task = LatestTask(self)
        self._task.succeeded.connect(self._show_books)
        self._task.failed.connect(self._show_failure)
        last = self._settings.place
        edition = self._settings.usual_edition if last is None else last.edition
        self._task.start(partial(read_first, self._read_books, self._asked, edition))

    @Slot(object)
    def _show_books(self, corpus: Corpus) -> None:
        from bridge_rules_gui.views.library.desk import Desk  # noqa: PLC0415 - most of the program

        self.books = corpus.books
        library, is_kept = self._made_library(), self._library is not None
        desk = self._desk = Desk(corpus, self, self._settings, self._dress(), library=library)
        self.guiding.desk = desk
        if not is_kept:
            library.text_painted.connect(self.law_shown)
        library.text_painted.connect(self._complete)
        desk.completed.connect(self._begin_study)
        desk.failed.connect(self._show_failure)
        desk.start_refused.connect(self.start_refused)
        # First the room, then the place: where a page is scrolled to depends on its size.
        self.parts.workplaces.addWidget(library)
        if not self._asks_search():
            self.parts.workplaces.setCurrentWidget(library)
        desk.start("" if self._asks_more() else self._asked)
        if not self.parts.top_bar.address_bar.hasFocus():
            library.focus_text()
        if self._asks_search():  # the answer comes first, the law text lies behind it
            self._make_answering(desk)
        elif is_kept:
            self._complete()

    @Slot()
    def _complete(self) -> None:
        """Let the rest come in, once what was asked for stands: the first page or an answer."""
        if self._desk is not None and not self._is_completing:
            self._is_completing = True
            self._desk.complete()

    def _made_library(self) -> LibraryView:
        """Return the view of the books, which a kept page may stand in already."""
        from bridge_rules_gui.views.library.library_view import LibraryView  # noqa: PLC0415

        colours = self._dress().colours
        if self._library is None:
            return LibraryView(colours, self._settings)
        if self._library.colours is not colours:
            self._library.take_colours(colours)
        return self._library

    def _asks_more(self) -> bool:
        """Tell whether something else than a place of the books is asked for."""
        return self._asks_study() or self._asks_guide()

    def _asks_search(self) -> bool:
        return self._asks_study() and self._asked.startswith("search:")

    def _asks_study(self) -> bool:
        return self.instruments is not None and self._asked.startswith(STUDY_KINDS)

    def _asks_guide(self) -> bool:
        return self._asked.partition(":")[0] in GUIDE_KINDS

    def _make_answering(self, desk: Desk) -> None:
        """Make the search ready, and search what was asked for at the start."""
        from bridge_rules_gui.views.search.answering import Answering  # noqa: PLC0415 - law text first

        if self._answering is not None or self.instruments is None:
            return
        answering = Answering(self, desk, self._settings, self._dress(), self.instruments)
        answering.search.answered.connect(self.answered)
        answering.search.answered.connect(self._complete)
        self._answering = answering
        kind, _, text = self._asked.partition(":")
        if kind != "terms":  # one after the other: the terms are waited for
            answering.begin(text if kind == "search" else None)

    @Slot()
    def _begin_study(self) -> None:
        """Make terms and comparison ready, once all books have been read."""
        if self._desk is not None:
            self._make_answering(self._desk)
        if self._desk is not None and self.instruments is not None and self._answering is not None:
            from bridge_rules_gui.views.study import Study  # noqa: PLC0415 - nobody waits for it

            self.study = Study(
                self,
                self._desk,
                self._settings,
                self._dress(),
                self.instruments,
                answering=self._answering,
            )
        if self.study is not None and self._asks_study():
            self.study.shown.connect(self.asked_shown)
            self.study.refused.connect(self.start_refused)
            self.study.open_asked(self._asked)
        elif self._asks_guide():
            self.guiding.shown.connect(self.asked_shown)
            self.guiding.refused.connect(self.start_refused)
            self.guiding.open_asked(self._asked)
        else:
            self.asked_shown.emit()

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        self.parts.failure.explain(str(error))
        self.parts.workplaces.setCurrentWidget(self.parts.failure)
        self.books_failed.emit(error)

    @Slot(str)
    def open_typed(self, text: str) -> None:
        """Go to a place as typed; while the books are still being read, once they have been."""
        if self._desk is None:
            self._asked = text
        else:
            self._desk.open_typed(text)

    @Slot(str)
    def apologise(self, message: str) -> None:
        """Say that something unexpected went wrong, without stopping the reader."""
        if self._is_furnished:
            self.parts.notice.say(message)

    @Slot()
    def welcome_newcomer(self) -> None:
        """Show the doors of the first start to whom has not seen them yet."""
        self.guiding.welcome_newcomer()

    @Slot(object)
    def _choose_theme(self, theme: ThemeChoice) -> None:
        self._settings.theme = theme
        self._dress().choose(theme)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        from bridge_rules_gui.views.looks.shell_style import shell_style  # noqa: PLC0415

        style = shell_style(colours)
        if style != self.styleSheet():  # every part of the window would take it anew
            self.setStyleSheet(style)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where everything stood; unsaved work is asked about first."""
        if self.study is not None and not self.study.may_close():
            event.ignore()
            return
        self._settings.geometry = self.saveGeometry()
        if self._desk is not None:
            self._settings.pane_widths = self._desk.library.pane_widths
            if self._keeping is not None:
                self._keeping.keep(self, self._desk.library)
        if self.study is not None:
            self.study.remember()
        self._settings.save()
        super().closeEvent(event)
