"""Help, tour, welcome and quick find: each made when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.views.window.asked import Asked

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.guidance.help_pages import HelpPages, HelpSubject
    from bridge_rules_gui.services.wording.languages import InterfaceLanguage
    from bridge_rules_gui.views.guide.doors import Doors
    from bridge_rules_gui.views.guide.quick_finding import QuickFinding
    from bridge_rules_gui.views.guide.tour import Tour
    from bridge_rules_gui.views.help.help_window import HelpWindow
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.settings import Settings

_DO: Final = "do:"
_OPEN: Final = "open:"
_HELP_KEY: Final = "help-key"


class Guiding(QObject):
    """Leads the reader through the window, and to what he looks for.

    ``desk`` is known once the books have been read. ``shown`` tells that what was asked for
    at the start stands on the screen, ``refused`` carries the error where there is none.
    """

    shown = Signal()
    refused = Signal(object)

    def __init__(self, window: MainWindow, settings: Settings, language: InterfaceLanguage) -> None:
        super().__init__(window)
        self.desk: Desk | None = None
        self.finding: QuickFinding | None = None
        self.help: HelpWindow | None = None
        self.doors: Doors | None = None
        self.tour: Tour | None = None
        self.window = window
        self._pages: HelpPages | None = None
        self._language = language
        self._settings = settings
        # Also in windows beside this one; one that must be answered first gets a key of its own.
        application = Qt.ShortcutContext.ApplicationShortcut
        window.parts.actions["help"].setShortcutContext(application)
        program = QApplication.instance()
        if isinstance(program, QApplication):
            program.focusWindowChanged.connect(self._give_help_key)

    @property
    def colours(self) -> Colours:
        """The colours of the window."""
        return self.window.colours

    @property
    def pages(self) -> HelpPages | None:
        """The pages of the help, opened when they are first wanted, if there are any."""
        instruments = self.window.instruments
        if self._pages is None and instruments is not None and instruments.help_pages is not None:
            self._pages = instruments.help_pages(self._language)
        return self._pages

    @property
    def recent_places(self) -> tuple[Address, ...]:
        """The places visited, the newest first: those of this start, then those before it."""
        visited = self.desk.navigator.history.places if self.desk else ()
        return (*reversed(visited), *self._settings.recent.places)

    # -- the help ------------------------------------------------------------------------

    @Slot()
    def show_help(self) -> None:
        """Show the page about the part of the window that has the keyboard."""
        from bridge_rules_gui.views.help.subjects import subject_of  # noqa: PLC0415 - rare

        shown = self.window.parts.workplaces.currentWidget()
        self.open_help(subject_of(QApplication.focusWidget(), shown))

    @Slot()
    def _give_help_key(self) -> None:
        """Give a dialog the key of the help: while it waits, the keys of the window are dead."""
        dialog = QApplication.activeModalWidget()
        if dialog is None or dialog.findChild(QShortcut, _HELP_KEY) is not None:
            return
        key = QShortcut(self.window.parts.actions["help"].shortcut(), dialog)
        key.setObjectName(_HELP_KEY)
        key.activated.connect(self.show_help)

    @Slot()
    def show_keyboard_map(self) -> None:
        """Show all keys."""
        from bridge_rules_gui.services.guidance.help_pages import HelpSubject  # noqa: PLC0415

        self.open_help(HelpSubject.KEYS)

    @Slot()
    def show_guides(self) -> None:
        """Show where the help begins."""
        from bridge_rules_gui.services.guidance.help_pages import HelpSubject  # noqa: PLC0415

        self.open_help(HelpSubject.START)

    def open_help(self, subject: HelpSubject) -> None:
        """Show a page of the help; beside a dialog that waits, in a window of the dialog's."""
        from bridge_rules_gui.views.help.help_window import HelpWindow  # noqa: PLC0415 - rare

        dialog = QApplication.activeModalWidget()
        if self.pages is None:
            return
        if dialog is not None:
            beside = dialog.findChild(HelpWindow) or HelpWindow(self.pages, self.colours, dialog)
            beside.open(subject)
            return
        if self.help is None:
            self.help = HelpWindow(self.pages, self.colours, self.window)
            self.help.link_chosen.connect(self.follow)
        self.help.open(subject)

    @Slot(str)
    def follow(self, link: str) -> None:
        """Do what a link of the help says: ``do:`` an action, or ``open:`` a place."""
        self.window.activateWindow()
        if link.startswith(_DO):
            self.window.parts.actions[link.removeprefix(_DO)].trigger()
        elif link.startswith(_OPEN):
            self.open_place(link.removeprefix(_OPEN))

    def open_place(self, text: str) -> None:
        """Open what ``--open`` would: a place as typed, or ``search:`` words, ``terms:`` ..."""
        study, asked = self.window.study, Asked(text)
        if study is not None and asked.is_search:
            study.search.search(asked.words)
        elif study is not None and asked.is_for_study:
            study.open_asked(text)
        else:
            self.window.open_typed(text)

    # -- the first start -----------------------------------------------------------------

    @Slot()
    def welcome_newcomer(self) -> None:
        """Show the doors to whom has not seen them yet."""
        if not self._settings.was_welcomed:
            self.show_welcome()

    @Slot()
    def show_welcome(self) -> None:
        """Show the doors."""
        from bridge_rules_gui.views.guide.doors import Doors  # noqa: PLC0415 - once

        if self.doors is not None:
            self.doors.deleteLater()
        doors = self.doors = Doors(self.window, self.window.parts.actions, self.colours)
        doors.entered.connect(self._note_welcomed)
        doors.tour_wanted.connect(self.begin_tour)
        doors.guides_wanted.connect(self.show_guides)
        doors.open()

    @Slot()
    def _note_welcomed(self) -> None:
        self._settings.was_welcomed = True

    @Slot()
    def begin_tour(self) -> None:
        """Lead through the window, from the first stop."""
        self._begin_tour(0)

    def _begin_tour(self, at: int) -> None:
        from bridge_rules_gui.views.guide.tour import Tour  # noqa: PLC0415 - rare
        from bridge_rules_gui.views.guide.tour_stops import tour_stops  # noqa: PLC0415

        if self.desk is None:
            return
        if self.tour is not None:
            self.tour.deleteLater()
        self.window.parts.actions["read"].trigger()
        stops = tour_stops(self.window.parts, self.desk.library, self.window.menuBar())
        self.tour = Tour(self.window, stops, self.colours)
        self.tour.begin(at)

    # -- finding -------------------------------------------------------------------------

    @Slot()
    def find_quickly(self) -> None:
        """Let the reader type what he looks for, whatever it is."""
        self._quick().begin()

    def _quick(self) -> QuickFinding:
        from bridge_rules_gui.views.guide.quick_finding import QuickFinding  # noqa: PLC0415

        if self.finding is None:
            self.finding = QuickFinding(self)
        return self.finding

    # -- what the window needs -----------------------------------------------------------

    def open_asked(self, asked: str) -> None:
        """Show what the command line asks for.

        ``welcome``; ``tour`` and the number of a stop; ``help`` and a page; ``find`` and words.
        """
        kind, _, text = asked.partition(":")
        if kind == "welcome":
            self.show_welcome()
        elif kind == "tour":
            self._begin_tour(int(text) - 1 if text.isdecimal() else 0)
        elif kind == "find":
            self._quick().answered.connect(self.shown)
            self._quick().begin(text)
            return
        elif not self._open_page(text.strip()):
            return
        self.shown.emit()

    def _open_page(self, name: str) -> bool:
        from bridge_rules_gui.views.help.subjects import UnknownHelpError, subject_named  # noqa: PLC0415

        try:
            self.open_help(subject_named(name))
        except UnknownHelpError as error:
            self.refused.emit(error)
            return False
        return True

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        if self.help is not None:
            self.help.set_colours(colours)
        for sheet in (self.doors, self.tour):
            if sheet is not None:
                sheet.set_colours(colours)
        if self.finding is not None:
            self.finding.set_colours(colours)
