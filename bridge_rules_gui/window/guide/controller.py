"""Help, tour, welcome and quick find: each made when it is first needed."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Slot
from PySide6.QtGui import QShortcut
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QMainWindow

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.guide.help_pages import HelpPages, HelpSubject
    from bridge_rules_gui.guide.quick_find import QuickEntry
    from bridge_rules_gui.language.languages import InterfaceLanguage
    from bridge_rules_gui.window.guide.quick_finding import QuickFinding
    from bridge_rules_gui.window.guide.tour import Tour
    from bridge_rules_gui.window.guide.welcome import WelcomeSheet
    from bridge_rules_gui.window.help.help_window import HelpWindow
    from bridge_rules_gui.window.instruments import Instruments
    from bridge_rules_gui.window.library.navigator import Navigator
    from bridge_rules_gui.window.library.workplace import ReadingWorkplace
    from bridge_rules_gui.window.settings import Settings
    from bridge_rules_gui.window.shell.parts import WindowParts
    from bridge_rules_gui.window.shell.shell import Shell

_DO: Final = "do:"
_OPEN: Final = "open:"
_HELP_KEY: Final = "help-key"


def _no_situations(_words: str, _limit: int) -> Sequence[str]:
    """Return none, as long as there is no search."""
    return ()


class GuideController(QObject):
    """Leads the reader through the window, and to what he looks for.

    Help and commands are there as soon as the window is; `take_books` brings in the rest.
    ``situations_like`` says which situations are like what happened, once there is a search.
    ``open_address`` opens what ``--open`` would.
    """

    def __init__(
        self,
        window: QMainWindow,
        parts: WindowParts,
        settings: Settings,
        *,
        instruments: Instruments | None,
        language: InterfaceLanguage,
        open_address: Callable[[str], None],
    ) -> None:
        super().__init__(window)
        self._window = window
        self._parts = parts
        self._settings = settings
        self._instruments = instruments
        self._language = language
        self._open_address = open_address
        self._shell: Shell | None = None
        self._corpus: Corpus | None = None
        self._library: ReadingWorkplace | None = None
        self._navigator: Navigator | None = None
        self.finding: QuickFinding | None = None
        self.situations_like: Callable[[str, int], Sequence[str]] = _no_situations
        self.help: HelpWindow | None = None
        self.welcome: WelcomeSheet | None = None
        self.tour: Tour | None = None
        # Also in windows beside this one; one that must be answered first gets a key of its own.
        application = Qt.ShortcutContext.ApplicationShortcut
        parts.actions["help"].setShortcutContext(application)
        program = QApplication.instance()
        if isinstance(program, QApplication):
            program.focusWindowChanged.connect(self._give_help_key)

    def take_books(
        self, shell: Shell, corpus: Corpus, library: ReadingWorkplace, navigator: Navigator
    ) -> None:
        """Lead to the books from now on, and open what addresses of the guide ask for."""
        self._shell, self._corpus = shell, corpus
        self._library, self._navigator = library, navigator
        for name, opener in (
            ("welcome", self._open_welcome),
            ("tour", self._open_tour),
            ("help", self._open_page),
            ("find", self.find_quickly),
        ):
            shell.add_opener(name, opener)
        if self.finding is not None:
            self.finding.take_books(shell, corpus, navigator)

    @cached_property
    def pages(self) -> HelpPages | None:
        """The pages of the help, if there are any."""
        instruments = self._instruments
        if instruments is None or instruments.help_pages is None:
            return None
        return instruments.help_pages(self._language)

    # The help.

    def show_help(self) -> None:
        """Show the page about the part of the window that has the keyboard."""
        from bridge_rules_gui.window.help.subjects import subject_of  # noqa: PLC0415 - rare
        from bridge_rules_gui.window.shell.workplace import Workplace  # noqa: PLC0415 - with it

        shown = self._parts.stack.currentWidget()
        shown = shown.part_shown if isinstance(shown, Workplace) else shown
        self.open_help(subject_of(QApplication.focusWidget(), shown))

    @Slot()
    def _give_help_key(self) -> None:
        """Give a dialog the key of the help: while it waits, the keys of the window are dead."""
        dialog = QApplication.activeModalWidget()
        if dialog is None or dialog.findChild(QShortcut, _HELP_KEY) is not None:
            return
        key = QShortcut(self._parts.actions["help"].shortcut(), dialog)
        key.setObjectName(_HELP_KEY)
        key.activated.connect(self.show_help)

    def show_keyboard_map(self) -> None:
        """Show all keys."""
        from bridge_rules_gui.guide.help_pages import HelpSubject  # noqa: PLC0415

        self.open_help(HelpSubject.KEYS)

    def show_guides(self) -> None:
        """Show where the help begins."""
        from bridge_rules_gui.guide.help_pages import HelpSubject  # noqa: PLC0415

        self.open_help(HelpSubject.START)

    def open_help(self, subject: HelpSubject) -> None:
        """Show a page of the help; beside a dialog that waits, in a window of the dialog's."""
        from bridge_rules_gui.window.help.help_window import HelpWindow  # noqa: PLC0415 - rare

        dialog, actions = QApplication.activeModalWidget(), self._parts.actions
        if self.pages is None:
            return
        if dialog is not None:
            beside = dialog.findChild(HelpWindow) or HelpWindow(self.pages, actions, dialog)
            beside.open(subject)
            return
        if self.help is None:
            self.help = HelpWindow(self.pages, actions, self._window)
            self.help.link_chosen.connect(self._follow)
        self.help.open(subject)

    @Slot(str)
    def _follow(self, link: str) -> None:
        """Do what a link of the help says: ``do:`` an action, or ``open:`` an address."""
        self._window.activateWindow()
        if link.startswith(_DO):
            self._do(link.removeprefix(_DO))
        elif link.startswith(_OPEN):
            self._open_address(link.removeprefix(_OPEN))

    def _do(self, name: str) -> None:
        """Do an action; where it needs a situation and there is none, let one be chosen first."""
        action = self._parts.actions[name]
        if action.isEnabled() or not self._parts.actions.row(name).needs_scenario:
            action.trigger()
            return
        self._parts.actions["situations"].trigger()
        command = action.text().replace("&", "").rstrip("…")
        message = self.tr("Open a situation first, then choose “{command}” in the menu.")
        self._parts.notice.show_briefly(message.format(command=command))

    # The first start.

    def welcome_newcomer(self) -> None:
        """Welcome whom that has not been done to yet."""
        if not self._settings.was_welcomed:
            self.show_welcome()

    def show_welcome(self) -> None:
        """Show what one can begin with."""
        from bridge_rules_gui.window.guide.welcome import WelcomeSheet  # noqa: PLC0415 - once

        if self.welcome is not None:
            self.welcome.deleteLater()
        self.welcome = WelcomeSheet(self._window, self._parts.actions)
        self.welcome.closed.connect(self._note_welcomed)
        self.welcome.open()

    @Slot()
    def _note_welcomed(self) -> None:
        self._settings.was_welcomed = True

    def begin_tour(self, at: int = 0) -> None:
        """Lead through the window, from a stop counted from nought."""
        from bridge_rules_gui.window.guide.tour import Tour  # noqa: PLC0415 - rare
        from bridge_rules_gui.window.guide.tour_stops import tour_stops  # noqa: PLC0415

        if self._library is None:
            return
        if self.tour is not None:
            self.tour.deleteLater()
        self._parts.actions["read"].trigger()
        stops = tour_stops(self._parts, self._library, self._window.menuBar())
        self.tour = Tour(self._window, stops)
        self.tour.begin(at)

    # Finding.

    def find_quickly(self, words: str = "") -> None:
        """Let the reader type what he looks for, whatever it is; words may stand there already."""
        self._quick().begin(words)

    def _quick(self) -> QuickFinding:
        from bridge_rules_gui.window.guide.quick_finding import QuickFinding  # noqa: PLC0415

        if self.finding is None:
            self.finding = QuickFinding(
                self._window,
                self._parts.actions,
                self._settings,
                instruments=self._instruments,
                pages=self.pages,
                situations_like=self._situations_like,
            )
            self.finding.sheet.chosen.connect(self._open_entry)
            if self._shell and self._corpus and self._navigator:
                self.finding.take_books(self._shell, self._corpus, self._navigator)
        return self.finding

    @Slot()
    def refresh_found(self) -> None:
        """Show what can be found now that there is a search."""
        if self.finding is not None:
            self.finding.sheet.refresh()

    def _situations_like(self, words: str, limit: int) -> Sequence[str]:
        return self.situations_like(words, limit)

    @Slot(object)
    def _open_entry(self, entry: QuickEntry) -> None:
        """Open what was chosen, or do it."""
        from bridge_rules_gui.corpus.address import Address  # noqa: PLC0415
        from bridge_rules_gui.guide.help_pages import HelpSubject  # noqa: PLC0415
        from bridge_rules_gui.guide.quick_find import EntryKind  # noqa: PLC0415

        match entry.kind:
            case EntryKind.ACTION:
                self._parts.actions[entry.target].trigger()
            case EntryKind.HELP:
                self.open_help(HelpSubject(entry.target))
            case EntryKind.TERM:
                self._open_address(f"terms:{entry.target}")
            case EntryKind.SITUATION:
                self._open_address(f"scenario:{entry.target}")
            case EntryKind.SEARCH:
                self._open_address(f"search:{entry.target}")
            case _ if self._shell is not None:
                self._shell.open(Address.parse(entry.target))
                self._shell.leave()

    # Addresses.

    def _open_welcome(self, _target: str) -> None:
        self.show_welcome()

    def _open_tour(self, stop: str) -> None:
        self.begin_tour(int(stop) - 1 if stop.isdecimal() else 0)

    def _open_page(self, name: str) -> None:
        from bridge_rules_gui.window.help.subjects import (  # noqa: PLC0415
            UnknownHelpError,
            subject_named,
        )

        try:
            self.open_help(subject_named(name))
        except UnknownHelpError as error:
            if self._shell is not None:
                self._shell.note_failure(error)
