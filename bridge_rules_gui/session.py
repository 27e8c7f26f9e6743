"""One run of the window, from the first painting to the exit status.

What the first painting does without is brought in behind it.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, NamedTuple

from PySide6.QtCore import Slot

from bridge_rules_gui.cli.status import DONE, NOT_FOUND, UNUSABLE
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.start_options import complain
from bridge_rules_gui.window.interface_language import InterfaceLanguages, language_of_system
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.shell.garbage import GarbageCollection
from bridge_rules_gui.window.shell.open_request import OpenRequest
from bridge_rules_gui.window.shell.uncaught import UncaughtErrors

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QApplication

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.library.history import History
    from bridge_rules_gui.start_options import StartOptions
    from bridge_rules_gui.window.library.page_keeping import PageKeeping
    from bridge_rules_gui.window.settings import Settings
    from bridge_rules_gui.window.shell.ending import Endings

_ENDED_BY_SIGNAL: Final = 128
"""What shells add to the number of the signal that ended a program."""


class KeptIn(NamedTuple):
    """Where a run keeps what outlives it.

    ``pages`` is None where no page is kept, as for a picture, which shows what the books say
    now; ``work`` is where the reader's own work is kept, None for the user's folders.
    """

    errors: Path
    pages: Path | None = None
    work: Path | None = None


class _Books:
    """The books, read once for all windows of a session; none of them holds on to the session."""

    def __init__(self) -> None:
        self._corpus: Corpus | None = None

    def read(self) -> Corpus:
        """Return the books."""
        from bridge_rules_gui.building import read_books  # noqa: PLC0415 - after the first painting

        if self._corpus is None:
            self._corpus = read_books()
        return self._corpus


class Session:
    """The windows of a run, one after the other, and what they are made with.

    ``begins_again`` tells at the end that the reader wants another run like this one.
    """

    def __init__(
        self, app: QApplication, settings: Settings, options: StartOptions, kept_in: KeptIn
    ) -> None:
        self._status = DONE
        self._app = app
        self._settings = settings
        self._kept_in = kept_in
        self.begins_again = False
        self._endings: Endings | None = None
        self._garbage = GarbageCollection()
        self._errors = UncaughtErrors(kept_in.errors)
        self._errors.install()
        self._welcomes = options.picture is None and not options.place
        self._books = _Books()
        self._languages = InterfaceLanguages(self._app, _translations)
        self._speak(self._language_for(options))
        self._window = self._made_window(options.place or self._left_at())
        if options.place:
            self._window.start_refused.connect(self._note_refusal)
        if options.size is not None:
            self._window.resize(*options.size)
        if options.picture is None:
            self._errors.caught.connect(self._window.apologise)
        else:
            self._take_picture(options.picture)

    def _left_at(self) -> str:
        """Return what the workplace is asked for where the reader left it, if he was welcomed."""
        left = self._settings.workplace if self._settings.was_welcomed else ""
        return left if OpenRequest(left).is_for_workplace else ""

    def _language_for(self, options: StartOptions) -> InterfaceLanguage:
        """Return the language asked for; a picture is not the desktop's business."""
        if options.language is not None or options.picture is not None:
            return options.language or InterfaceLanguage.ENGLISH
        return self._settings.language or language_of_system()

    def _speak(self, language: InterfaceLanguage) -> None:
        self._languages.speak(language)
        self._settings.spoken = language

    def _made_window(self, place: str) -> MainWindow:
        language = self._languages.current
        window = MainWindow(
            self._settings,
            self._books.read,
            place,
            language=language,
            keeping=self._page_keeping(language),
        )
        window.begun.connect(self._equip)
        window.language_chosen.connect(self._change_language)
        window.begun_again.connect(self._begin_again)
        if self._welcomes:
            window.asked_shown.connect(window.welcome_newcomer)
        window.law_shown.connect(self._show_icon)
        return window

    def _page_keeping(self, language: InterfaceLanguage) -> PageKeeping | None:
        """Return what keeps the page a window is closed at, if any is kept."""
        if self._kept_in.pages is None:
            return None
        from bridge_rules_gui import resources  # noqa: PLC0415 - a picture needs none of this
        from bridge_rules_gui.window.library.kept_page import KeptPages  # noqa: PLC0415
        from bridge_rules_gui.window.library.page_keeping import PageKeeping  # noqa: PLC0415

        pages = KeptPages(self._kept_in.pages, resources.content())
        return PageKeeping(pages, self._settings, language)

    @Slot()
    def _equip(self) -> None:
        """Give the window what it works with, once it has been painted."""
        from bridge_rules_gui import building  # noqa: PLC0415 - behind the first painting, as all
        from bridge_rules_gui.window.looks.fonts import bring_letters  # noqa: PLC0415
        from bridge_rules_gui.window.speaking import speak  # noqa: PLC0415

        self._listen_for_ends()
        if not bring_letters():
            complain(
                "the system has no fonts, so not all letters can be shown; "
                "install fonts-dejavu-core"
            )
        language = self._languages.current
        speak(partial(building.open_phrasebook, language), language)
        self._window.instruments = building.build_instruments(language, self._kept_in.work)

    def _listen_for_ends(self) -> None:
        """Lose nothing where somebody else than the reader ends the program."""
        from bridge_rules_gui.window.shell.ending import Endings  # noqa: PLC0415 - as above

        if self._endings is None:
            self._endings = Endings(self._app)
            self._endings.keep_requested.connect(self._keep)
            self._endings.end_requested.connect(self._end_at_once)

    @Slot()
    def _keep(self) -> None:
        self._window.keep()

    @Slot(int)
    def _end_at_once(self, signal_number: int) -> None:
        """Close the window without questions, be it behind dialogs that wait, and end."""
        self._status = _ENDED_BY_SIGNAL + signal_number
        self._window.close_at_once()
        self._app.exit(self._status)

    @Slot()
    def _show_icon(self) -> None:
        """Give the windows their icon, once the first text no longer waits for it."""
        from PySide6.QtGui import QIcon  # noqa: PLC0415 - as above

        from bridge_rules_gui import resources  # noqa: PLC0415 - as above

        if self._app.windowIcon().isNull():
            self._app.setWindowIcon(QIcon(str(resources.assets() / "icon.svg")))

    @Slot(object)
    def _change_language(self, language: InterfaceLanguage) -> None:
        """Make the window again in another language, at the place where it was."""
        old = self._window
        self._settings.language = language
        self._app.setQuitOnLastWindowClosed(False)
        if language is not self._languages.current and old.close():
            reading, places = old.reading, old.workplaces
            if self._welcomes and not self._settings.was_welcomed:  # the welcome still stands there
                self._settings.forget_place()
            self._speak(language)
            self._window = self._made_window(places.shell.address if places is not None else "")
            self._errors.caught.connect(self._window.apologise)
            if reading is not None:
                self._window.asked_shown.connect(partial(self._resume, reading.navigator.history))
            self._window.show()
            old.deleteLater()
        self._app.setQuitOnLastWindowClosed(True)

    def _resume(self, history: History) -> None:
        """Let the new window lead back and forward as the old one did."""
        if self._window.reading is not None:
            self._window.reading.resume(history)

    @Slot()
    def _begin_again(self) -> None:
        """End this run, if the reader lets it end, to begin another as this one was begun."""
        self.begins_again = self._window.close()

    def run(self) -> int:
        """Show the window until it is closed, then take it away; return the exit status."""
        self._window.show()
        try:
            return self._app.exec() or self._status
        finally:
            self._end()

    def _end(self) -> None:
        """Take the window away with all it has under way, before Python collects by itself again.

        What is left of it would begin new work with the next event, and a worker that collects
        garbage deletes widgets on its own thread: Qt crashes then.
        """
        from PySide6.QtCore import QCoreApplication, QEvent, QThreadPool  # noqa: PLC0415 - at the end

        self._window.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        # A worker left behind would run on into the end of the interpreter.
        QThreadPool.globalInstance().clear()
        QThreadPool.globalInstance().waitForDone()
        self._languages.speak(InterfaceLanguage.ENGLISH)
        if self._endings is not None:
            self._endings.give_back()
        self._garbage.give_back()

    def _take_picture(self, file: Path) -> None:
        from bridge_rules_gui.window.shell.picture import Picture  # noqa: PLC0415 - rare

        picture = Picture(self._window, file)
        picture.taken.connect(self._app.quit)
        picture.failed.connect(self._give_up)
        self._errors.caught.connect(self._give_up)

    def _note_refusal(self, error: Exception) -> None:
        """Say that the place asked for is none; the window is open all the same."""
        complain(str(error))
        self._status = _status_of(error)

    def _give_up(self, error: Exception | str) -> None:
        if not self._status:
            complain(str(error))
        self._app.exit(_status_of(error))


def _translations() -> Path:
    from bridge_rules_gui import resources  # noqa: PLC0415 - English needs none

    return resources.translations()


def _status_of(error: Exception | str) -> int:
    """Return 1 for a place that does not exist, 2 for what cannot be understood or read."""
    return NOT_FOUND if isinstance(error, LookupError | str) else UNUSABLE
