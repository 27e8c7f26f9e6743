"""The search of the window is made beside the reading, and answers what was asked meanwhile."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.on_demand import OnDemand
from bridge_rules_gui.search.search import Search
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.search.workplace import SearchWorkplace
from bridge_rules_gui.window.settings import Settings
from tests.window.searching_window import Reader, type_into
from tests.window.study_corpus import INSTRUMENTS, small_search


class ClosedBooks:
    """Books that nobody can open yet, and a window that searches them."""

    def __init__(self, corpus: Corpus, file: Path, asked: str) -> None:
        self._open = corpus
        self._may_open = {edition: threading.Event() for edition in corpus.books}
        self.opened: list[Edition] = []
        closed = Corpus(OnDemand(corpus.books, self._opened))
        searching = replace(INSTRUMENTS, search=lambda _closed: small_search(corpus))
        self.window = MainWindow(Settings(file), lambda: closed, asked, searching)

    def _opened(self, edition: Edition) -> Book:
        assert self._may_open[edition].wait(20)
        self.opened.append(edition)
        return self._open.books[edition]

    def open(self, *editions: Edition) -> None:
        """Let some be opened from now on, or all."""
        for edition in editions or self._may_open:
            self._may_open[edition].set()


@pytest.fixture
def books(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Iterator[ClosedBooks]:
    """Return closed books, which have been searched already."""
    books = ClosedBooks(small_corpus, tmp_path / "window.ini", "search:licit")
    qtbot.addWidget(books.window)
    with qtbot.waitSignal(books.window.answered, timeout=20_000):
        books.window.show()
        books.window.activateWindow()
    yield books
    books.open()


def test_words_typed_beside_the_first_page_are_answered_before_other_books_are_opened(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    books = ClosedBooks(small_corpus, tmp_path / "window.ini", "2017 27")
    qtbot.addWidget(books.window)
    with qtbot.waitSignal(books.window.painted, timeout=20_000):
        books.window.show()
        books.window.activateWindow()
    bar = books.window.parts.top_bar.address_bar
    bar.begin()
    type_into(bar, "licit")
    with qtbot.waitSignal(books.window.answered, timeout=20_000):
        books.open(Edition.BG_2017)
    assert books.opened == [Edition.BG_2017]
    with qtbot.waitSignal(books.window.asked_shown, timeout=20_000):
        books.open()
    assert bar.text() == "licit"


def test_a_search_asked_for_at_the_start_is_answered_before_any_book_is_opened(
    books: ClosedBooks, qtbot: QtBot
) -> None:
    assert books.opened == []
    assert books.window.reading is None
    with qtbot.waitSignal(books.window.asked_shown, timeout=20_000):
        books.open()
    assert len(books.opened) == 3
    assert books.window.workplaces is not None
    assert books.window.parts.top_bar.address_bar.text() == "licit"
    shown = books.window.parts.stack.currentWidget()
    assert shown is books.window.workplaces.search


def test_an_answer_chosen_before_the_books_are_opened_is_shown_with_its_words_lit(
    books: ClosedBooks, qtbot: QtBot
) -> None:
    panel = books.window.findChild(SearchWorkplace)
    assert panel is not None
    QTest.keyClick(panel.results, Qt.Key.Key_Home)
    QTest.keyClick(panel.results, Qt.Key.Key_Return)
    assert books.opened == []
    with qtbot.waitSignal(books.window.asked_shown, timeout=20_000):
        books.open()
    assert books.window.workplaces is not None
    assert books.window.parts.status_line.address.text() == "bg2017/27"
    assert books.window.workplaces.shell.is_reading
    lit = [one.cursor.selectedText() for one in books.window.workplaces.law_view.extraSelections()]
    assert "ДЕКЛАРАЦИЯ" in lit


def test_a_place_asked_for_before_the_books_are_opened_is_shown_in_place_of_the_answer(
    books: ClosedBooks, qtbot: QtBot
) -> None:
    books.window.open_typed("2017 27")
    with qtbot.waitSignal(books.window.asked_shown, timeout=20_000):
        books.open()
    assert books.window.workplaces is not None
    assert books.window.workplaces.shell.is_reading
    assert books.window.parts.status_line.address.text() == "bg2017/27"
    assert books.window.parts.top_bar.address_bar.text().startswith("27")


def test_a_search_asked_for_at_the_start_is_answered_before_anything_else_comes_in(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    window = MainWindow(
        Settings(tmp_path / "window.ini"), lambda: small_corpus, "search:licit", INSTRUMENTS
    )
    qtbot.addWidget(window)
    signals = [window.answered, window.asked_shown]
    with qtbot.waitSignals(signals, order="strict", timeout=20_000):
        window.show()
    assert window.workplaces is not None
    assert window.workplaces.search.current is not None


def test_a_search_that_takes_long_keeps_nobody_waiting(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    may_build = threading.Event()

    def build(corpus: Corpus) -> Search:
        assert may_build.wait(20)
        return small_search(corpus)

    window = MainWindow(
        Settings(tmp_path / "window.ini"),
        lambda: small_corpus,
        "2017 27",
        replace(INSTRUMENTS, search=build),
    )
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.asked_shown, timeout=20_000):
        window.show()
    assert window.workplaces is not None
    window.workplaces.search.search("licit")
    with qtbot.waitSignal(window.answered, timeout=20_000):
        may_build.set()


@pytest.mark.parametrize("asked", ["search:", "search:licit"])
def test_a_search_asked_for_at_the_start_has_the_keyboard_when_all_is_there(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, asked: str
) -> None:
    reader = Reader(qtbot, small_corpus, tmp_path / "window.ini", asked)
    assert reader.bar.hasFocus()
    reader.type("nedovoljan")
    assert reader.bar.hasFocus()


def test_only_the_first_answer_ends_the_start(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    reader = Reader(qtbot, small_corpus, tmp_path / "window.ini", "search:licit")
    # A window in another language takes the ways back and forward then, and would take them again.
    with qtbot.assertNotEmitted(reader.window.asked_shown):
        reader.type("nedovoljan")
