"""The window: painted first, then furnished, then filled with the books."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QMainWindow

from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.views.settings import USUAL_SIZE, Settings, ThemeChoice
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QCloseEvent, QPaintEvent
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.answering import Answering
    from bridge_rules_gui.views.appearance import Appearance
    from bridge_rules_gui.views.desk import Desk
    from bridge_rules_gui.views.furniture import Furniture
    from bridge_rules_gui.views.guiding import Guiding
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.palette import Colours
    from bridge_rules_gui.views.study import Study

SMALLEST: Final = (800, 520)
USUAL: Final = (1280, 800)
GUIDE_KINDS: Final = ("welcome", "tour", "help", "find")
STUDY_KINDS: Final = ("search:", "terms:", "compare:", "scenario:", "quiz")
_THEME_ACTIONS: Final = {
    ThemeChoice.SYSTEM: "theme-system",
    ThemeChoice.LIGHT: "theme-light",
    ThemeChoice.DARK: "theme-dark",
    ThemeChoice.HIGH_CONTRAST: "theme-high-contrast",
}

_LANGUAGE_ACTIONS: Final = {
    language: f"language-{language.value.lower()}" for language in InterfaceLanguage
}


class MainWindow(QMainWindow):
    """One window. It is painted empty, then furnished while the books are being read.

    ``asked`` is the place to be opened, as typed, or ``search:`` or ``terms:`` with what is
    looked for, or one of the kinds of `Guiding`; empty for the place last read.
    ``asked_shown`` tells that it stands on the screen, and that the window is complete;
    ``answered`` tells that a search has its answer.
    ``language`` is the one its texts are in.
    The ``instruments`` make search and terms, once the first law text is there.
    ``painted`` tells that the window stands on the screen, ``law_shown`` that the first
    law text does; ``books_failed`` carries the error when the books cannot be read,
    ``start_refused`` the one when the place asked for is none: then the last one is opened.
    ``language_chosen`` carries the language the window is to be made anew in; ``begun_again``
    tells that the whole program is to start anew.
    ``parts`` and ``guiding`` are there as soon as the window has been painted.
    """

    painted = Signal()
    law_shown = Signal()
    answered = Signal()
    asked_shown = Signal()
    books_failed = Signal(object)
    start_refused = Signal(object)
    language_chosen = Signal(object)
    begun_again = Signal()
    parts: Furniture
    guiding: Guiding

    def __init__(
        self,
        settings: Settings,
        read_books: Callable[[], Corpus],
        asked: str = "",
        instruments: Instruments | None = None,
        language: InterfaceLanguage = InterfaceLanguage.ENGLISH,
    ) -> None:
        super().__init__()
        self._settings = settings
        self._read_books = read_books
        self._asked = asked
        self.instruments = instruments
        self._language = language
        self._was_painted = False
        self._books: Mapping[Edition, Book] = {}
        self._appearance: Appearance | None = None
        self._desk: Desk | None = None
        self._answering: Answering | None = None
        self.study: Study | None = None
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._show_books)
        self._task.failed.connect(self._show_failure)
        self.setWindowTitle(self.tr("Bridge Rules"))
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.restoreGeometry(settings.geometry)
        if settings.theme is not ThemeChoice.SYSTEM:
            self._dress()  # lest a dark window begins with a white flash

    # Starting: paint, furnish, read, show.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin once the window has been painted for the first time."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._begin)

    @Slot()
    def _begin(self) -> None:
        self.painted.emit()
        self._read()
        self._furnish()
        QTimer.singleShot(0, self, self._prepare_desk)

    def _dress(self) -> Appearance:
        """Return the window's looks, taking them on at the first time."""
        if self._appearance is None:
            # The colours of the desktop are not asked for before the window is painted:
            # what it takes to understand the answer is slow to come in.
            from bridge_rules_gui.views.appearance import Appearance  # noqa: PLC0415

            self._appearance = Appearance(self._settings.theme, self)
            self._appearance.changed.connect(self._take_colours)
        return self._appearance

    def _furnish(self) -> None:
        """Put the bars and pages in, which together cost more than the window."""
        from bridge_rules_gui.views.furniture import Furniture  # noqa: PLC0415
        from bridge_rules_gui.views.guiding import Guiding  # noqa: PLC0415
        from bridge_rules_gui.views.interface_size import InterfaceSize  # noqa: PLC0415

        self._take_colours(self._dress().colours)
        parts = self.parts = Furniture(self)
        self._size = InterfaceSize(self._settings, self)
        self._size.begun_again.connect(self.begun_again)
        parts.put_above_workplaces(self._size.notice)
        parts.top_bar.address_bar.place_typed.connect(self.open_typed)
        parts.failure.retried.connect(self._load_again)
        parts.actions[_THEME_ACTIONS[self._settings.theme]].setChecked(True)
        parts.actions[_LANGUAGE_ACTIONS[self._language]].setChecked(True)
        self.guiding = Guiding(self, self._settings, self._language)
        parts.actions.connect_guide(self.guiding)
        self._dress().changed.connect(self.guiding.set_colours)

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
        import bridge_rules_gui.views.desk  # noqa: F401, PLC0415

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
        from bridge_rules_gui.views.first_reading import read_first  # noqa: PLC0415

        last = self._settings.place
        edition = self._settings.usual_edition if last is None else last.edition
        self._task.start(partial(read_first, self._read_books, self._asked, edition))

    @Slot(object)
    def _show_books(self, corpus: Corpus) -> None:
        from bridge_rules_gui.views.desk import Desk  # noqa: PLC0415 - most of the program

        self._books = corpus.books
        desk = self._desk = Desk(corpus, self, self._settings, self._dress())
        self.guiding.desk = desk
        desk.library.text_painted.connect(self.law_shown)
        desk.library.text_painted.connect(desk.complete)
        desk.completed.connect(self._begin_study)
        desk.failed.connect(self._show_failure)
        desk.start_refused.connect(self.start_refused)
        self.parts.workplaces.addWidget(desk.library)
        # First the room, then the place: where a page is scrolled to depends on its size.
        self.parts.workplaces.setCurrentWidget(desk.library)
        desk.start("" if self._asks_study() or self._asks_guide() else self._asked)
        if not self.parts.top_bar.address_bar.hasFocus():
            desk.library.focus_text()

    def _asks_study(self) -> bool:
        return self.instruments is not None and self._asked.startswith(STUDY_KINDS)

    def _asks_guide(self) -> bool:
        return self._asked.partition(":")[0] in GUIDE_KINDS

    def _make_answering(self, desk: Desk, instruments: Instruments) -> Answering:
        """Make the search ready, and search what was asked for at the start."""
        from bridge_rules_gui.views.answering import Answering  # noqa: PLC0415 - law text first

        answering = Answering(self, desk, self._settings, self._dress(), instruments)
        answering.search.answered.connect(self.answered)
        kind, _, text = self._asked.partition(":")
        if kind != "terms":  # one after the other: the terms are waited for
            answering.begin(text if kind == "search" else None)
        return answering

    @Slot()
    def _begin_study(self) -> None:
        """Make terms and comparison ready, once all books have been read."""
        if self._desk is not None and self.instruments is not None:
            from bridge_rules_gui.views.study import Study  # noqa: PLC0415 - nobody waits for it

            self._answering = self._make_answering(self._desk, self.instruments)
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
        if self._was_painted:
            self.parts.notice.say(message)

    @Slot()
    def welcome_newcomer(self) -> None:
        """Show the doors of the first start to whom has not seen them yet."""
        self.guiding.welcome_newcomer()

    # Slots of the actions that need no books.

    @Slot()
    def close_window(self) -> None:
        """End the program."""
        self.close()

    @Slot()
    def type_place(self) -> None:
        """Put the keyboard into the address bar."""
        self.parts.top_bar.address_bar.begin()

    @Slot()
    def begin_search(self) -> None:
        """Put the keyboard into the address bar, ready for words to be searched."""
        if self._answering is None:
            self.type_place()
        else:
            self._answering.search.begin()

    @Slot()
    def use_system_theme(self) -> None:
        """Take the colours of the desktop."""
        self._choose(ThemeChoice.SYSTEM)

    @Slot()
    def use_light_theme(self) -> None:
        """Take dark text on light paper."""
        self._choose(ThemeChoice.LIGHT)

    @Slot()
    def use_dark_theme(self) -> None:
        """Take light text on dark paper."""
        self._choose(ThemeChoice.DARK)

    @Slot()
    def use_high_contrast_theme(self) -> None:
        """Take the strongest contrast."""
        self._choose(ThemeChoice.HIGH_CONTRAST)

    @Slot()
    def enlarge_interface(self) -> None:
        """Have everything larger from the next start."""
        self._size.step(1)

    @Slot()
    def diminish_interface(self) -> None:
        """Have everything smaller from the next start."""
        self._size.step(-1)

    @Slot()
    def reset_interface(self) -> None:
        """Have everything as large as the desktop has it, from the next start."""
        self._size.want(USUAL_SIZE)

    @Slot()
    def speak_english(self) -> None:
        """Have the window in English."""
        self.language_chosen.emit(InterfaceLanguage.ENGLISH)

    @Slot()
    def speak_bulgarian(self) -> None:
        """Have the window in Bulgarian."""
        self.language_chosen.emit(InterfaceLanguage.BULGARIAN)

    @Slot()
    def speak_russian(self) -> None:
        """Have the window in Russian."""
        self.language_chosen.emit(InterfaceLanguage.RUSSIAN)

    @Slot()
    def speak_serbian(self) -> None:
        """Have the window in Serbian, in Latin letters."""
        self.language_chosen.emit(InterfaceLanguage.SERBIAN)

    @Slot()
    def speak_serbian_in_cyrillic(self) -> None:
        """Have the window in Serbian, in Cyrillic letters."""
        self.language_chosen.emit(InterfaceLanguage.SERBIAN_CYRILLIC)

    @Slot()
    def show_about(self) -> None:
        """Show what this program is."""
        from bridge_rules_gui.views.dialogs import AboutDialog  # noqa: PLC0415

        AboutDialog(self._books.values(), self).exec()

    def _choose(self, theme: ThemeChoice) -> None:
        self._settings.theme = theme
        self._dress().choose(theme)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        from bridge_rules_gui.views.shell_style import shell_style  # noqa: PLC0415

        self.setStyleSheet(shell_style(colours))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where everything stood; unsaved work is asked about first."""
        if self.study is not None and not self.study.may_close():
            event.ignore()
            return
        self._settings.geometry = self.saveGeometry()
        if self._desk is not None:
            self._settings.pane_widths = self._desk.library.pane_widths
        if self.study is not None:
            self.study.remember()
        self._settings.save()
        super().closeEvent(event)
