"""The composition root of the window: puts the parts together and starts them."""

from __future__ import annotations

import argparse
import os
import re
import signal
import sys
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Final, NoReturn

from PySide6.QtCore import QStandardPaths, QThreadPool, Slot
from PySide6.QtWidgets import QApplication

from bridge_rules_gui import __version__
from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.views.garbage import GarbageCollection
from bridge_rules_gui.views.instruments import Instruments
from bridge_rules_gui.views.interface_language import InterfaceLanguages, language_of_system
from bridge_rules_gui.views.main_window import MainWindow
from bridge_rules_gui.views.picture import Picture
from bridge_rules_gui.views.settings import Settings
from bridge_rules_gui.views.speaking import speak
from bridge_rules_gui.views.uncaught import UncaughtErrors

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.own_text import OwnText
    from bridge_rules_gui.corpus.termbase import Termbase
    from bridge_rules_gui.quiz.bank import QuestionBank
    from bridge_rules_gui.services.comparison import Comparisons
    from bridge_rules_gui.services.guidance.help_pages import HelpPages
    from bridge_rules_gui.services.notebook.notebook import Notebook
    from bridge_rules_gui.services.own_text_shelf import OwnTextShelf
    from bridge_rules_gui.services.search import Search
    from bridge_rules_gui.services.simulation.library import SituationLibrary
    from bridge_rules_gui.services.terminology import Terminology
    from bridge_rules_gui.services.wording.phrasebook import Phrasebook
    from bridge_rules_gui.views.quiz.tools import QuizTools
    from bridge_rules_gui.views.simulator.tools import SimulatorTools

DONE, NOT_FOUND, UNUSABLE = 0, 1, 2
PROGRAM: Final = "bridge-rules-gui"
_STYLE: Final = ("-style", "fusion")
_SIZE: Final = re.compile(r"(\d{3,5})x(\d{3,5})")
_SMALLEST: Final = (800, 520)
_LARGEST: Final = (7680, 4320)


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the command line asks of the window."""

    place: str
    language: InterfaceLanguage | None
    picture: Path | None
    size: tuple[int, int] | None


class _Parser(argparse.ArgumentParser):
    """An argument parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        self.exit(UNUSABLE, f"{self.prog}: {message}; see {self.prog} --help\n")


def _size(text: str) -> tuple[int, int]:
    match = _SIZE.fullmatch(text.strip().lower())
    size = (int(match[1]), int(match[2])) if match else (0, 0)
    if not all(map(_within, _SMALLEST, size, _LARGEST)):
        smallest, largest = ("x".join(map(str, s)) for s in (_SMALLEST, _LARGEST))
        raise argparse.ArgumentTypeError(
            f"{text!r} is not a size; write WIDTHxHEIGHT, from {smallest} to {largest}"
        )
    return size


def _within(low: int, value: int, high: int) -> bool:
    return low <= value <= high


def understand_arguments(argv: Sequence[str] | None) -> Wishes:
    """Return what the command line asks for; ends the program when it makes no sense."""
    parser = _Parser(prog=PROGRAM, description="A study desk for the Laws of Duplicate Bridge.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    parser.add_argument(
        "--open",
        dest="place",
        default="",
        metavar="ADDRESS",
        help="the place to open: bg2017/27B1(a), or as people type it: 27B1, П27В1(б), 2007 27; "
        "or search:WORDS, terms:CONCEPT, compare:LAW, compare:topics/claims, scenario:FILE, "
        "scenario:law27-pass-instead#4/2007 (a situation at a step, under an edition or all), "
        "quiz, quiz:today, quiz:statistics, quiz:law/27, "
        "or welcome, tour:3, help:search, find:WORDS",
    )
    parser.add_argument(
        "--language",
        type=InterfaceLanguage,
        choices=list(InterfaceLanguage),
        help="the language of the interface; without it the one last chosen, else the desktop's",
    )
    parser.add_argument(
        "--screenshot",
        dest="picture",
        type=Path,
        metavar="FILE.png",
        help="write a picture of the place and end",
    )
    parser.add_argument("--size", type=_size, metavar="WxH", help="the size of the window")
    return Wishes(**vars(parser.parse_args(argv)))


def main(argv: Sequence[str] | None = None) -> int:
    """Run the window, or write a picture of it; return the exit status of the program."""
    wishes = understand_arguments(argv)
    if not _has_screen():
        if wishes.picture is None:
            _say("there is no screen to open a window on; set DISPLAY or WAYLAND_DISPLAY")
            return UNUSABLE
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    if wishes.picture is None:
        return _Session(wishes, _settings_file()).run()
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
        if self._corpus is None:
            self._corpus = read_books()
        return self._corpus


class _Session:
    """One run of the window, from the first painting to the exit status."""

    def __init__(self, wishes: Wishes, settings_file: Path) -> None:
        self._status = DONE
        self._app = _application()
        self._garbage = GarbageCollection()
        self._errors = UncaughtErrors(_error_log())
        self._errors.install()
        self._settings = Settings(settings_file)
        kept = settings_file.parent if wishes.picture else None
        self._kept = kept
        self._welcomes = wishes.picture is None and not wishes.place
        self._own_texts, self._simulator = OwnTexts(kept), simulator_tools(kept)
        self._quiz = quiz_tools(kept)
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
        speak(partial(open_phrasebook, language))

    def _made_window(self, place: str) -> MainWindow:
        window = MainWindow(
            self._settings,
            self._books.read,
            place,
            Instruments(
                build_search,
                build_terminology,
                build_comparison,
                self._own_texts,
                self._simulator,
                self._quiz,
                open_termbase,
                open_help,
                notebook=partial(open_notebook, self._kept),
            ),
            self._languages.current,
        )
        window.start_refused.connect(self._note_refusal)
        window.language_chosen.connect(self._change_language)
        if self._welcomes:
            window.asked_shown.connect(window.welcome_newcomer)
        return window

    @Slot(object)
    def _change_language(self, language: InterfaceLanguage) -> None:
        """Make the window anew in another language, at the place where it was."""
        old = self._window
        self._settings.language = language
        self._app.setQuitOnLastWindowClosed(False)
        if language is not self._languages.current and old.close():
            self._speak(language)
            self._window = self._made_window("")
            self._errors.caught.connect(self._window.apologise)
            self._window.show()
            old.deleteLater()
        self._app.setQuitOnLastWindowClosed(True)

    def run(self) -> int:
        """Show the window until it is closed, then wait for what its workers have under way."""
        self._window.show()
        try:
            return self._app.exec() or self._status
        finally:
            # A worker left behind would run on into the end of the interpreter.
            QThreadPool.globalInstance().clear()
            QThreadPool.globalInstance().waitForDone()
            self._languages.speak(InterfaceLanguage.ENGLISH)
            self._garbage.give_back()

    def _take_picture(self, file: Path) -> None:
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


def _application() -> QApplication:
    # Qt's event loop would not let Python see Ctrl+C in the terminal.
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    running = QApplication.instance()
    # Asked by `setStyle`, its binding would bring in all a style can draw, before anything is.
    app = running if isinstance(running, QApplication) else QApplication([PROGRAM, *_STYLE])
    app.setApplicationName(PROGRAM)
    app.setApplicationDisplayName("Bridge Rules")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(PROGRAM)
    return app


def _settings_file() -> Path:
    return _user_folder(QStandardPaths.StandardLocation.GenericConfigLocation) / "window.ini"


def _error_log() -> Path:
    return _user_folder(QStandardPaths.StandardLocation.GenericStateLocation) / "errors.log"


def _translations() -> Path:
    from bridge_rules_gui import resources  # noqa: PLC0415 - English needs none

    return resources.translations()


def _user_folder(location: QStandardPaths.StandardLocation) -> Path:
    return Path(QStandardPaths.writableLocation(location)) / PROGRAM


def read_books() -> Corpus:
    """Read the books, from the cache where nothing has changed."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - on the worker, after the first paint
    from bridge_rules_gui.sources.kept import read_corpus  # noqa: PLC0415

    return read_corpus(resources.user_cache())


def open_phrasebook(language: InterfaceLanguage) -> Phrasebook:
    """Return what the sentences of rulings, questions and stories are in a language."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - later
    from bridge_rules_gui.services.wording.phrasebook import Phrasebook  # noqa: PLC0415 - later
    from bridge_rules_gui.sources.phrasebooks import read_phrases  # noqa: PLC0415

    return Phrasebook(language, read_phrases(resources.content(), language.written))


def build_search(corpus: Corpus) -> Search:
    """Make the books ready to be searched."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - on the worker, after the law text
    from bridge_rules_gui.indexes.keeping import Keeping  # noqa: PLC0415
    from bridge_rules_gui.services.search import Search  # noqa: PLC0415
    from bridge_rules_gui.sources.concordance import read_concordance  # noqa: PLC0415
    from bridge_rules_gui.sources.kept import search_key  # noqa: PLC0415
    from bridge_rules_gui.sources.termbase import read_termbase  # noqa: PLC0415

    content = resources.content()
    key = search_key(corpus)
    return Search.kept(
        corpus,
        lambda: read_termbase(content),
        lambda: read_concordance(content),
        Keeping(resources.user_cache(), key) if key else None,
    )


def build_terminology(corpus: Corpus) -> Terminology:
    """Make the terms of the books ready."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - on the worker, when it is wanted
    from bridge_rules_gui.services.terminology import Terminology  # noqa: PLC0415
    from bridge_rules_gui.sources.function_words import read_function_words  # noqa: PLC0415
    from bridge_rules_gui.sources.termbase import read_termbase  # noqa: PLC0415

    content = resources.content()
    return Terminology(corpus, read_termbase(content), read_function_words(content))


def build_comparison(corpus: Corpus) -> Comparisons:
    """Make the editions ready to be compared."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - on the worker, when it is wanted
    from bridge_rules_gui.services.comparison import Comparisons  # noqa: PLC0415
    from bridge_rules_gui.sources.changes import read_change_notes  # noqa: PLC0415
    from bridge_rules_gui.sources.concordance import read_concordance  # noqa: PLC0415
    from bridge_rules_gui.sources.topics import read_topics  # noqa: PLC0415

    content = resources.content()
    notes, topics = read_change_notes(content), read_topics(content)
    return Comparisons(corpus, read_concordance(content), notes, topics=topics)


def open_termbase() -> Termbase:
    """Read the termbase alone, without where its words stand in the books."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - on the worker, when first wanted
    from bridge_rules_gui.sources.termbase import read_termbase  # noqa: PLC0415

    return read_termbase(resources.content())


def open_help(language: InterfaceLanguage) -> HelpPages:
    """Return the pages of the help in a language."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - when first wanted
    from bridge_rules_gui.services.guidance.help_pages import HelpPages  # noqa: PLC0415

    return HelpPages(resources.content() / "help", language)


def open_notebook(folder: Path | None = None) -> Notebook:
    """Return the reader's notebook; ``folder`` is where a picture keeps its own."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - once all books have been read
    from bridge_rules_gui.services.notebook.notebook import Notebook  # noqa: PLC0415

    return Notebook((folder or resources.user_data()) / "progress")


def simulator_tools(folder: Path | None = None) -> SimulatorTools:
    """Return what the simulator is made with; ``folder`` is where a picture keeps its work."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - as above
    from bridge_rules_gui.views.simulator.tools import SimulatorTools  # noqa: PLC0415

    unsaved = (folder or resources.user_data()) / "unsaved"
    return SimulatorTools(read_situations, unsaved, resources.assets() / "fonts")


def quiz_tools(folder: Path | None = None) -> QuizTools:
    """Return what the quiz is made with; ``folder`` is where a picture keeps its progress."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - as above
    from bridge_rules_gui.views.quiz.tools import QuizTools  # noqa: PLC0415

    kept = (folder or resources.user_data()) / "progress"
    return QuizTools(build_questions, kept, resources.assets() / "fonts")


def build_questions(terminology: Terminology) -> QuestionBank:
    """Make the questions ready."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - on the worker, when first wanted
    from bridge_rules_gui.notation.library import read_library  # noqa: PLC0415
    from bridge_rules_gui.services.quiz.questions import question_bank  # noqa: PLC0415
    from bridge_rules_gui.sources.changes import read_change_notes  # noqa: PLC0415
    from bridge_rules_gui.sources.concordance import read_concordance  # noqa: PLC0415
    from bridge_rules_gui.sources.questions import read_questions  # noqa: PLC0415
    from bridge_rules_gui.sources.topics import read_topics  # noqa: PLC0415

    content = resources.content()
    return question_bank(
        terminology,
        concordance=read_concordance(content),
        notes=read_change_notes(content),
        topics=read_topics(content),
        scenarios=read_library(content),
        authored=read_questions(content),
    )


def read_situations(text: Callable[[str], str]) -> SituationLibrary:
    """Read the situations of the simulator."""
    from bridge_rules_gui import resources  # noqa: PLC0415 - on the worker, when first wanted
    from bridge_rules_gui.services.simulation.library import read_library  # noqa: PLC0415

    return read_library(resources.content() / "scenarios", text)


@dataclass(frozen=True, slots=True)
class OwnTexts:
    """How the user's own texts are opened and read; ``folder`` is where a picture keeps them."""

    folder: Path | None = None

    @property
    def shelf(self) -> OwnTextShelf:
        """Where they are kept."""
        from bridge_rules_gui import resources  # noqa: PLC0415 - when the first is opened
        from bridge_rules_gui.services.own_text_shelf import OwnTextShelf  # noqa: PLC0415

        return OwnTextShelf((self.folder or resources.user_data()) / "own-texts")

    def open_file(self, path: Path) -> bytes:
        """Return the bytes of a file; raise `SourceError` when it cannot be a text."""
        from bridge_rules_gui.sources.own_text.opening import read_bytes  # noqa: PLC0415

        return read_bytes(path)

    def read(self, content: bytes, name: str, where: str, tick: Callable[[float], None]) -> OwnText:
        """Return a text as it was understood; raise `SourceError` when it is none of the Laws."""
        from bridge_rules_gui.sources.own_text.reader import read_content  # noqa: PLC0415

        return read_content(content, name, where, tick)


def _status_of(error: Exception | str) -> int:
    """Return 1 for a place that does not exist, 2 for what cannot be understood or read."""
    return NOT_FOUND if isinstance(error, LookupError | str) else UNUSABLE


def _say(message: str) -> None:
    print(f"{PROGRAM}: {message}", file=sys.stderr)
