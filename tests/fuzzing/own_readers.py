"""Readers of the program's own files, which a hand, a disk or another version may have spoilt."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import count
from pathlib import Path
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.indexes.cache import IndexCache
from bridge_rules_gui.notebook.documents import entry_of_kept, entry_text
from bridge_rules_gui.notebook.entries import Bookmark, Highlight, Ink, Note, Stretch
from bridge_rules_gui.notebook.notebook import Change, Notebook
from bridge_rules_gui.own_text.shelf import OwnTextShelf
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.progress.file import NAME
from bridge_rules_gui.progress.records import KeptDocument
from bridge_rules_gui.quiz.documents import sitting_of, sitting_text
from bridge_rules_gui.quiz.exam import PRESETS, Paper, Sitting
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.quiz.study_progress import StudyProgress
from bridge_rules_gui.reading.cache import Cache
from bridge_rules_gui.search.query import parse
from bridge_rules_gui.search.search import Search
from bridge_rules_gui.simulation import editing_deal
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.quiz.state import QuizState
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.simulator.state import SimulatorState
from tests import factories
from tests.fuzzing.reader import Reader
from tests.quiz.studying import START, SetClock, question, review

_PLACE: Final = Address.parse("bg2017/27B1(a)")
_HIGHLIGHT: Final = Highlight("h", START, Ink.LEARN, (Stretch(_PLACE, 1, 3, 9, "думите"),))
_ENTRIES: Final = (Bookmark("b", START, _PLACE), Note("n", START, _PLACE, "бел"), _HIGHLIGHT)


def own_readers(folder: Path) -> tuple[Reader, ...]:
    """Return the readers of what the program itself has written."""
    return (
        _unsaved(folder / "unsaved"),
        _shelf(folder / "shelf"),
        _notes(),
        _sitting(),
        _student(folder / "student"),
        _settings(folder / "settings"),
        _cache(folder / "cache"),
        _index(folder / "index"),
    )


def _unsaved(folder: Path) -> Reader:
    """Return the shelf of unsaved cases: it raises nothing, it tells what is damaged."""
    shelf = UnsavedShelf(folder)
    shelf.keep(UnsavedWork("a", editing_deal.new_draft(1)), 1)
    return _rewriting("unsaved", folder / "a.json", shelf.left)


def _shelf(folder: Path) -> Reader:
    """Return the shelf of own texts, with what is said of a text spoilt."""
    shelf = OwnTextShelf(folder)
    kept = shelf.keep(b"Law 1", "laws.txt")
    return _rewriting("shelf", folder / f"{kept.id}.json", shelf.texts)


def _rewriting(
    name: str, file: Path, read: Callable[[], object], *refusals: type[Exception]
) -> Reader:
    """Return a reader of a file that is there, written again with each content."""
    seed = file.read_bytes()

    def read_content(content: bytes) -> object:
        file.write_bytes(content)
        return read()

    return Reader(name, read_content, refusals, (seed,))


def _notes() -> Reader:
    """Return the reader of an entry of the notebook."""

    def read(content: bytes) -> object:
        return entry_of_kept(KeptDocument("a", START, content.decode("utf-8", "replace")))

    seeds = tuple(entry_text(entry).encode() for entry in _ENTRIES)
    return Reader("notes", read, (ValueError,), seeds)


def _sitting() -> Reader:
    """Return the reader of an exam that was left under way."""
    asked = {name: question(name) for name in ("a", "b", "c")}
    sitting = Sitting(PRESETS[0], Paper(tuple(asked.values())), {"a": (0,)}, {"a": 3.5}, 60.0)

    def read(content: bytes) -> object:
        return sitting_of(content.decode("utf-8", "replace"), asked.get)

    return Reader("sitting", read, (ValueError,), (sitting_text(sitting).encode(),))


def _student(folder: Path) -> Reader:
    """Return the one file of progress and notebook, its bytes spoilt; backups there are none."""
    student = StudyProgress(folder, Schedule(spread=False), SetClock())
    student.open()
    for number in range(3):
        student.store.add(review(number), student.schedule.remember)
    notebook = Notebook(folder)
    for entry in _ENTRIES:
        notebook.add(Change(None, entry))
    notebook.write()

    def read() -> object:
        for backup in student.store.file.backups.all():
            backup.unlink()
        for aside in folder.glob("*.damaged-*"):
            aside.unlink()
        student.open()
        return student.plan(["a"]), student.statistics(), Notebook(folder).write()

    return _rewriting("student", folder / NAME, read, ProgressError)


def _settings(folder: Path) -> Reader:
    """Return the settings of the window; Qt remembers a file, so that each has its own name."""
    folder.mkdir()
    seed = folder / "seed.ini"
    settings = Settings(seed)
    settings.place = _PLACE
    settings.recent.remember_search("ривок")
    settings.recent.remember_place(_PLACE)
    settings.simulator = SimulatorState(recent=("a",), panes=(1, 2, 3, 4))
    settings.quiz = QuizState(panes=(3, 4))
    settings.save()
    numbers = count()

    def read(content: bytes) -> object:
        file = folder / f"{next(numbers)}.ini"
        file.write_bytes(content)
        settings = Settings(file)
        names = (name for name, value in vars(Settings).items() if isinstance(value, property))
        found = [getattr(settings, name) for name in names]
        settings.save()
        file.unlink(missing_ok=True)
        return found

    return Reader("settings", read, (), (seed.read_bytes(),))


def _cache(folder: Path) -> Reader:
    """Return the cache of a book: whatever it holds, the book is there."""
    book = factories.small_corpus().books[Edition.BG_2017]
    cache = Cache(folder)

    def read() -> Book:
        found = cache.read_through("book", "key", Book, lambda: book)
        if replace(found) != book:
            raise AssertionError("another book came out of the cache")
        return found

    read()
    return _rewriting("cache", folder / "book.json", read)


def _index(folder: Path) -> Reader:
    """Return the kept search: whatever its files hold, it finds what it found before."""
    corpus = factories.small_corpus()

    def found() -> object:
        cache = IndexCache(folder, "key")
        search = Search.cached(corpus, lambda: Termbase(()), lambda: Concordance(()), tuple, cache)
        return search.answer(parse("27")), search.answer(parse("наддаване"))

    usual = found()
    seeds = {name: (folder / name).read_bytes() for name in ("search.kept", "search-engine.kept")}

    def read(content: bytes) -> object:
        for name in seeds:
            (folder / name).write_bytes(content)
        answered = found()
        if answered != usual:
            raise AssertionError("another answer came out of the index")
        return answered

    return Reader("index", read, (), tuple(seeds.values()))
