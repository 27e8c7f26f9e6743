"""The window: painted with the page last read, then furnished, then filled with the books."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QMainWindow, QWidget

from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.settings import USUAL_SIZE, Settings, ThemeChoice
from bridge_rules_gui.window.shell.asked import Asked
from bridge_rules_gui.window.shell.middle import Middle

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtGui import QCloseEvent, QPaintEvent

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.window.guide.controller import GuideController
    from bridge_rules_gui.window.instruments import Instruments
    from bridge_rules_gui.window.library.library_view import LibraryView
    from bridge_rules_gui.window.library.page_keeping import PageKeeping
    from bridge_rules_gui.window.looks.appearance import Appearance
    from bridge_rules_gui.window.looks.interface_size import InterfaceSize
    from bridge_rules_gui.window.looks.palette import Colours
    from bridge_rules_gui.window.shell.furniture import Furniture
    from bridge_rules_gui.window.shell.opening import Opening
    from bridge_rules_gui.window.study import Study

SMALLEST: Final = (800, 520)
USUAL: Final = (1280, 800)


class MainWindow(QMainWindow):
    """One window. It is painted, then furnished while the books are being read.

    Where the page asked for has been kept it is painted with it, else empty.

    ``asked`` is the place to be opened, as typed, or what else `Asked` knows.
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
    ``parts``, ``guide`` and ``size_choice`` are there as soon as the window has begun.
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
    guide: GuideController
    size_choice: InterfaceSize

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
        self._asked = Asked(asked)
        self.instruments = instruments
        self._language = language
        self._was_painted = False
        self._is_furnished = False
        self._ends_at_once = False
        self._keeping = keeping
        self._library: LibraryView | None = None
        self._appearance: Appearance | None = None
        self._opening: Opening | None = None
        self.setWindowTitle(self.tr("Bridge Rules"))
        self.setMinimumSize(*SMALLEST)
        self.resize(*USUAL)
        if settings.interface_size > USUAL_SIZE:  # points are larger, and fewer fit on the screen
            self.resize(self.size().boundedTo(self.screen().availableSize()))
        self.restoreGeometry(settings.geometry)
        self.middle = Middle(self)
        self.setCentralWidget(self.middle)
        if keeping is not None and not self._asked.is_search:
            self._show_kept(keeping)
        if self._library is None and settings.theme is not ThemeChoice.SYSTEM:
            self.dress()  # lest a dark window begins with a white flash

    def _show_kept(self, keeping: PageKeeping) -> None:
        """Begin with the page asked for, or the one last read, if it has been kept."""
        colours = keeping.find(self._asked.place or self._settings.place_written)
        if colours is not None:
            from bridge_rules_gui.window.looks.appearance import wear  # noqa: PLC0415 - seldom none

            wear(colours)
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
        self._open()

    def _open(self) -> None:
        """Begin to read the books, and furnish the window meanwhile."""
        from bridge_rules_gui.window.shell.opening import Opening  # noqa: PLC0415 - after painting

        opening = Opening(self, self._settings, self._read_books, self._asked, self._library)
        self._opening = opening
        opening.read()
        self._furnish(opening)
        QTimer.singleShot(0, opening, opening.prepare_desk)

    def dress(self) -> Appearance:
        """Return the window's looks, taking them on at the first time."""
        if self._appearance is None:
            # The colours of the desktop are not asked for before the window is painted:
            # what it takes to understand the answer is slow to come in.
            from bridge_rules_gui.window.looks.appearance import Appearance  # noqa: PLC0415

            self._appearance = Appearance(self._settings.theme, self)
            self._appearance.changed.connect(self._take_colours)
        return self._appearance

    def _furnish(self, opening: Opening) -> None:
        """Put the bars and pages in, which together cost more than the window."""
        from bridge_rules_gui.window.actions.action_set import ActionSet  # noqa: PLC0415
        from bridge_rules_gui.window.actions.table import ACTIONS, MENUS  # noqa: PLC0415
        from bridge_rules_gui.window.guide.actions import GUIDE_ACTIONS  # noqa: PLC0415
        from bridge_rules_gui.window.guide.controller import GuideController  # noqa: PLC0415
        from bridge_rules_gui.window.looks.interface_size import InterfaceSize  # noqa: PLC0415
        from bridge_rules_gui.window.shell.actions import WINDOW_ACTIONS  # noqa: PLC0415
        from bridge_rules_gui.window.shell.furniture import Furniture  # noqa: PLC0415

        self._take_colours(self.dress().colours)
        self.size_choice = InterfaceSize(self._settings, self)
        self.size_choice.begun_again.connect(self.begun_again)
        actions = ActionSet(self, ACTIONS)
        actions.fill(self.menuBar(), MENUS)
        actions.connect(WINDOW_ACTIONS, self)
        parts = self.parts = Furniture(self, self.middle, actions)
        actions[f"theme-{self._settings.theme}"].setChecked(True)
        actions[f"language-{self._language.value.lower()}"].setChecked(True)
        parts.put_above_workplaces(self.size_choice.notice)
        parts.top_bar.address_bar.place_typed.connect(self.open_typed)
        parts.failure.retried.connect(opening.read_again)
        self.guide = GuideController(
            self,
            parts,
            self._settings,
            instruments=self.instruments,
            language=self._language,
            open_address=self.open_address,
        )
        actions.connect(GUIDE_ACTIONS, self.guide)
        self._is_furnished = True
        self.middle.reserve(0, 0)
        if (layout := self.layout()) is not None:
            layout.activate()  # now, lest the text moves into the room of the bars and back

    @property
    def colours(self) -> Colours:
        """The colours that hold."""
        return self.dress().colours

    @property
    def pictured(self) -> QWidget:
        """What a picture is taken of: what stands open beside the window, else the window."""
        beside = (part for part in self.children() if isinstance(part, QWidget))
        return next((part for part in beside if part.isWindow() and part.isVisible()), self)

    @property
    def books(self) -> Mapping[Edition, Book]:
        """The books, once they have been read."""
        desk = self._opening.desk if self._opening is not None else None
        return desk.corpus.books if desk is not None else {}

    @property
    def study(self) -> Study | None:
        """What stands beside reading, once all books have been read."""
        return self._opening.study if self._opening is not None else None

    @Slot(str)
    def open_typed(self, text: str) -> None:
        """Go to a place as typed; while the books are still being read, once they have been."""
        if self._opening is None:
            self._asked = Asked(text)
        else:
            self._opening.open_typed(text)

    def open_address(self, text: str) -> None:
        """Open what ``--open`` would: a place as typed, or ``search:`` words, ``terms:`` ..."""
        study, asked = self.study, Asked(text)
        if study is not None and asked.is_search:
            study.shell.open(text)
        elif study is not None and asked.is_for_study:
            study.open_asked(text)
        else:
            self.open_typed(text)

    @Slot(str)
    def apologise(self, message: str) -> None:
        """Say that something unexpected went wrong, without stopping the reader."""
        if self._is_furnished:
            self.parts.notice.say(message)

    @Slot()
    def welcome_newcomer(self) -> None:
        """Welcome whom that has not been done to yet."""
        self.guide.welcome_newcomer()

    def type_place(self) -> None:
        """Put the keyboard into the address bar."""
        self.parts.top_bar.address_bar.begin()

    def begin_search(self) -> None:
        """Put the keyboard into the address bar, ready for words to be searched."""
        search = self._opening.search if self._opening is not None else None
        if search is None:
            self.type_place()
        else:
            search.begin()

    def show_about(self) -> None:
        """Show what this program is."""
        from bridge_rules_gui.window.shell.dialogs import AboutDialog  # noqa: PLC0415 - rare

        AboutDialog(self.books.values(), self).exec()

    def choose_language(self, language: InterfaceLanguage) -> None:
        """Have the window made anew in another language."""
        self.language_chosen.emit(language)

    def choose_theme(self, theme: ThemeChoice) -> None:
        """Take other colours, and remember them."""
        self._settings.theme = theme
        self.dress().choose(theme)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        from bridge_rules_gui.window.looks.shell_style import shell_style  # noqa: PLC0415

        style = shell_style(colours)
        if style != self.styleSheet():  # every part of the window would take it anew
            self.setStyleSheet(style)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Remember where everything stood; unsaved work is asked about first, if there is time."""
        if not self._ends_at_once and self.study is not None and not self.study.may_close():
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
        desk = self._opening.desk if self._opening is not None else None
        if desk is not None:
            self._settings.pane_widths = desk.library.pane_widths
            if self._keeping is not None:
                self._keeping.keep(self, desk.library)
        if self.study is not None:
            self.study.keep()
        self._settings.save()
