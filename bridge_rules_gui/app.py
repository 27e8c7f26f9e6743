"""The composition root of the window: puts the parts together and starts them.

What the first painting does without is brought in behind it.
"""

from __future__ import annotations

import os
import sys
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QStandardPaths, Slot
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import __version__
from bridge_rules_gui.command_line import DONE, NOT_FOUND, UNUSABLE
from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.views.interface_language import InterfaceLanguages, language_of_system
from bridge_rules_gui.views.main_window import MainWindow
from bridge_rules_gui.views.settings import USUAL_SIZE, Settings
from bridge_rules_gui.views.window.garbage import GarbageCollection
from bridge_rules_gui.views.window.uncaught import UncaughtErrors
from bridge_rules_gui.wishes import PROGRAM, understand_arguments

if TYPE_CHECKING:
    from collections.abc import Sequence
    from contextlib import AbstractContextManager

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.views.library.page_keeping import PageKeeping
    from bridge_rules_gui.wishes import Wishes

_STYLE: Final = ("-style", "fusion")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the window, or write a picture of it; return the exit status of the program."""
    wishes = understand_arguments(argv)
    if not _has_screen():
        if wishes.picture is None:
            _say("there is no screen to open a window on; set DISPLAY or WAYLAND_DISPLAY")
            return UNUSABLE
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if wishes.picture is None:
        session = _Session(wishes, _settings_file())
        status = session.run()
        if session.begins_again:
            from PySide6.QtCore import QProcess  # noqa: PLC0415 - rare

            QProcess.startDetached(sys.orig_argv[0], sys.orig_argv[1:])
        return status
    with TemporaryDirectory() as scratch:  # a picture neither reads nor changes the user's state
        return _Session(wishes, Path(scratch) / "window.ini").run()


def _has_screen() -> bool:
    """Tell whether Qt will find a screen: on Linux it would abort the program if not."""
    named = ("QT_QPA_PLATFORM", "DISPLAY", "WAYLAND_DISPLAY")
    return sys.platform != "linux" or any(os.environ.get(name) for name in named)


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


class _Session:
    """One run of the window, from the first painting to the exit status."""

    def __init__(self, wishes: Wishes, settings_file: Path) -> None:
        self._status = DONE
        self._settings = Settings(settings_file)
        self.begins_again = False
        self._app = _application(self._settings.interface_size)
        self._garbage = GarbageCollection()
        self._errors = UncaughtErrors(_error_log())
        self._errors.install()
        kept = settings_file.parent if wishes.picture else None
        self._kept = kept
        self._welcomes = wishes.picture is None and not wishes.place
        self._books = _Books()
        self._languages = InterfaceLanguages(self._app, _translations)
        self._speak(self._language_for(wishes))
        self._window = self._made_window(wishes.place)
        if wishes.size is not None:
            self._window.resize(*wishes.size)
        if wishes.picture is None:
            self._errors.caught.connect(self._window.apologise)
        else:
            self._take_picture(wishes.picture)

    def _language_for(self, wishes: Wishes) -> InterfaceLanguage:
        """Return the language asked for; a picture is not the desktop's business."""
        if wishes.language is not None or wishes.picture is not None:
            return wishes.language or InterfaceLanguage.ENGLISH
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
        window.start_refused.connect(self._note_refusal)
        window.language_chosen.connect(self._change_language)
        window.begun_again.connect(self._begin_again)
        if self._welcomes:
            window.asked_shown.connect(window.welcome_newcomer)
        window.law_shown.connect(self._show_icon)
        return window

    def _page_keeping(self, language: InterfaceLanguage) -> PageKeeping | None:
        """Return where pages are kept; a picture shows what the books say now."""
        if self._kept is not None:
            return None
        from bridge_rules_gui import resources  # noqa: PLC0415 - a picture needs none of this
        from bridge_rules_gui.views.library.kept_page import KeptPages  # noqa: PLC0415
        from bridge_rules_gui.views.library.page_keeping import PageKeeping  # noqa: PLC0415

        pages = KeptPages(_page_folder(), resources.content())
        return PageKeeping(pages, self._settings, language)

    @Slot()
    def _equip(self) -> None:
        """Give the window what it works with, once it has been painted."""
        import signal  # noqa: PLC0415 - behind the first painting, as all here

        from bridge_rules_gui import building  # noqa: PLC0415
        from bridge_rules_gui.views.instruments import Instruments  # noqa: PLC0415
        from bridge_rules_gui.views.speaking import speak  # noqa: PLC0415

        # Qt's event loop would not let Python see Ctrl+C in the terminal.
        signal.signal(signal.SIGINT, signal.SIG_DFL)
        _bring_letters()
        language = self._languages.current
        speak(partial(building.open_phrasebook, language))
        self._window.instruments = Instruments(
            building.build_search,
            building.build_terminology,
            partial(building.build_comparison, language=language),
            building.OwnTexts(self._kept),
            building.simulator_tools(self._kept),
            building.quiz_tools(self._kept),
            building.open_termbase,
            building.open_help,
            notebook=partial(building.open_notebook, self._kept),
        )

    @Slot()
    def _show_icon(self) -> None:
        """Give the windows their icon, once the first text no longer waits for it."""
        from PySide6.QtGui import QIcon  # noqa: PLC0415 - as above

        from bridge_rules_gui import resources  # noqa: PLC0415 - as above

        if self._app.windowIcon().isNull():
            self._app.setWindowIcon(QIcon(str(resources.assets() / "icon.svg")))

    @Slot(object)
    def _change_language(self, language: InterfaceLanguage) -> None:
        """Make the window anew in another language, at the place where it was."""
        old = self._window
        self._settings.language = language
        self._app.setQuitOnLastWindowClosed(False)
        if language is not self._languages.current and old.close():
            if self._welcomes and not self._settings.was_welcomed:  # the doors still stand open
                self._settings.forget_place()
            self._speak(language)
            self._window = self._made_window("")
            self._errors.caught.connect(self._window.apologise)
            self._window.show()
            old.deleteLater()
        self._app.setQuitOnLastWindowClosed(True)

    @Slot()
    def _begin_again(self) -> None:
        """End this run, if the reader lets it end, to begin another as this one was begun."""
        self.begins_again = self._window.close()

    def run(self) -> int:
        """Show the window until it is closed, then wait for what its workers have under way."""
        self._window.show()
        try:
            return self._app.exec() or self._status
        finally:
            from PySide6.QtCore import QThreadPool  # noqa: PLC0415 - at the end

            # A worker left behind would run on into the end of the interpreter.
            QThreadPool.globalInstance().clear()
            QThreadPool.globalInstance().waitForDone()
            self._languages.speak(InterfaceLanguage.ENGLISH)
            self._garbage.give_back()

    def _take_picture(self, file: Path) -> None:
        from bridge_rules_gui.views.window.picture import Picture  # noqa: PLC0415 - rare

        picture = Picture(self._window, file)
        picture.taken.connect(self._app.quit)
        picture.failed.connect(self._give_up)
        self._errors.caught.connect(self._give_up)

    def _note_refusal(self, error: Exception) -> None:
        """Say that the place asked for is none; the window is open all the same."""
        _say(str(error))
        self._status = _status_of(error)

    def _give_up(self, error: Exception | str) -> None:
        if not self._status:
            _say(str(error))
        self._app.exit(_status_of(error))


def _application(size: int) -> QApplication:
    """Return Qt's application, which draws everything at a size in percent."""
    running = QApplication.instance()
    # Asked by `setStyle`, its binding would bring in all a style can draw, before anything is.
    with _drawn_at(size):
        app = running if isinstance(running, QApplication) else QApplication([PROGRAM, *_STYLE])
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName("Bridge Rules")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(PROGRAM)
    return app


def _drawn_at(size: int) -> AbstractContextManager[None]:
    """Have an application that is made now draw at a size; the usual one needs nothing."""
    if size == USUAL_SIZE:
        return nullcontext()
    from bridge_rules_gui.views.looks.drawn_size import drawn_at  # noqa: PLC0415 - seldom

    return drawn_at(size)


def _bring_letters() -> None:
    """Take the letters that PDF is made with, where the system has none at all.

    Asked once the window stands on the screen, empty: looking for a font takes its time.
    """
    from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics  # noqa: PLC0415 - as above

    if QFontMetrics(QApplication.font()).inFont("a"):
        return
    from bridge_rules_gui import resources  # noqa: PLC0415 - hardly ever

    for file in sorted((resources.assets() / "fonts").glob("book-*.ttf")):
        number = QFontDatabase.addApplicationFont(str(file))
        if file.stem == "book-regular" and (found := QFontDatabase.applicationFontFamilies(number)):
            QApplication.setFont(QFont(found[0], QApplication.font().pointSize()))
    _say("the system has no fonts, so not all letters can be shown; install fonts-dejavu-core")


def _settings_file() -> Path:
    return _user_folder(QStandardPaths.StandardLocation.GenericConfigLocation) / "window.ini"


def _error_log() -> Path:
    return _user_folder(QStandardPaths.StandardLocation.GenericStateLocation) / "errors.log"


def _page_folder() -> Path:
    return _user_folder(QStandardPaths.StandardLocation.GenericCacheLocation) / "pages"


def _translations() -> Path:
    from bridge_rules_gui import resources  # noqa: PLC0415 - English needs none

    return resources.translations()


def _user_folder(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location)) / PROGRAM


def _status_of(error: Exception | str) -> int:
    """Return 1 for a place that does not exist, 2 for what cannot be understood or read."""
    return NOT_FOUND if isinstance(error, LookupError | str) else UNUSABLE


def _say(message: str) -> None:
    print(f"{PROGRAM}: {message}", file=sys.stderr)
