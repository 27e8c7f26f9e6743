"""The window: arranges what is shown, and brings the books into it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.views.actions import ActionSet
from bridge_rules_gui.views.appearance import Appearance, shell_style
from bridge_rules_gui.views.notice import Notice
from bridge_rules_gui.views.settings import Settings, ThemeChoice
from bridge_rules_gui.views.start_pages import FailurePage, LoadingPage
from bridge_rules_gui.views.status_line import StatusLine
from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.top_bar import TopBar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QCloseEvent, QPaintEvent

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.desk import Desk
    from bridge_rules_gui.views.palette import Colours

SMALLEST: Final = (800, 520)
USUAL: Final = (1280, 800)
_THEME_ACTIONS: Final = {
    ThemeChoice.SYSTEM: "theme-system",
    ThemeChoice.LIGHT: "theme-light",
    ThemeChoice.DARK: "theme-dark",
    ThemeChoice.HIGH_CONTRAST: "theme-high-contrast",
}


class MainWindow(QMainWindow):
    """One window; the books arrive after it has been painted.

    ``asked`` is the place to be opened, as typed; empty for the one last read.
    ``painted`` tells that the window stands on the screen, ``law_shown`` that the first
    law text does; ``books_failed`` carries the error when the books cannot be read,
    ``start_refused`` the one when the place asked for is none: then the last one is opened.
    """

    painted = Signal()
    law_shown = Signal()
    books_failed = Signal(object)
    start_refused = Signal(object)

    def __init__(
        self, settings: Settings, read_books: Callable[[], Corpus], asked: str = ""
    ) -> None:
        super().__init__()
        self._settings = settings
        self._read_books = read_books
        self._asked = asked
        self._was_painted = False
        self._books: Mapping[Edition, Book] = {}
        self._desk: Desk | None = None
        self._appearance = Appearance(settings.theme, self)
        self.actions_by_name = ActionSet(self)
        self._arrange()
        self._connect()
        self._take_colours(self._appearance.colours)
        self.actions_by_name[_THEME_ACTIONS[settings.theme]].setChecked(True)

    def _arrange(self) -> None:
        self.setWindowTitle(self.tr("Bridge Rules"))
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        self.actions_by_name.fill(self.menuBar())
        self.top_bar = TopBar(self.actions_by_name, self)
        self.addToolBar(self.top_bar)
        self.notice = Notice(self)
        self.loading = LoadingPage(self)
        self.failure = FailurePage(self)
        self.workplaces = QStackedWidget(self)
        self.workplaces.addWidget(self.loading)
        self.workplaces.addWidget(self.failure)
        middle = QWidget(self)
        column = QVBoxLayout(middle)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.notice)
        column.addWidget(self.workplaces, 1)
        self.setCentralWidget(middle)
        self.status_line = StatusLine(self)
        self.setStatusBar(self.status_line)
        self.loading.setFocus()  # not the address bar, which Qt would choose
        self.restoreGeometry(self._settings.geometry)

    def _connect(self) -> None:
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._show_books)
        self._task.failed.connect(self._show_failure)
        self._appearance.changed.connect(self._take_colours)
        self.top_bar.address_bar.place_typed.connect(self.open_typed)
        self.top_bar.address_bar.abandoned.connect(self.notice.hide)
        self.failure.retried.connect(self._load)
        self.status_line.source_wanted.connect(self.actions_by_name["source-lines"].trigger)
        self.status_line.rights_wanted.connect(self.actions_by_name["rights"].trigger)

    # Starting: paint, read, show.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Begin to read the books once the window has been painted for the first time."""
        super().paintEvent(event)
        if not self._was_painted:
            self._was_painted = True
            QTimer.singleShot(0, self, self._begin)

    @Slot()
    def _begin(self) -> None:
        self.painted.emit()
        self._load()

    @Slot()
    def _load(self) -> None:
        self.loading.begin()
        self.workplaces.setCurrentWidget(self.loading)
        self._task.start(self._read_books)

    @Slot(object)
    def _show_books(self, corpus: Corpus) -> None:
        from bridge_rules_gui.views.desk import Desk  # noqa: PLC0415 - most of the program

        self._books = corpus.books
        desk = self._desk = Desk(corpus, self, self._settings, self._appearance)
        desk.library.text_painted.connect(self.law_shown)
        desk.start_refused.connect(self.start_refused)
        self.workplaces.addWidget(desk.library)
        # First the room, then the place: where a page is scrolled to depends on its size.
        self.workplaces.setCurrentWidget(desk.library)
        desk.start(self._asked)
        if not self.top_bar.address_bar.hasFocus():
            desk.library.focus_text()

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        self.failure.explain(str(error))
        self.workplaces.setCurrentWidget(self.failure)
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
        self.notice.say(message)

    # Slots of the actions that need no books.

    @Slot()
    def close_window(self) -> None:
        """End the program."""
        self.close()

    @Slot()
    def type_place(self) -> None:
        """Put the keyboard into the address bar."""
        self.top_bar.address_bar.begin()

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
    def show_about(self) -> None:
        """Show what this program is."""
        from bridge_rules_gui.views.dialogs import AboutDialog  # noqa: PLC0415

        AboutDialog(self._books.values(), self).exec()

    def _choose(self, theme: ThemeChoice) -> None:
        self._settings.theme = theme
        self._appearance.choose(theme)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        self.setStyleSheet(shell_style(colours))

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where everything stood."""
        self._settings.geometry = self.saveGeometry()
        if self._desk is not None:
            self._settings.pane_widths = self._desk.library.pane_widths
        self._settings.save()
        super().closeEvent(event)
