"""The first page comes before the other books and what stands beside it."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.on_demand import OnDemand
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.reading.document import SourceError
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.main_window import MainWindow, read_first
from bridge_rules_gui.window.settings import Settings


class Shelf:
    """Books that note when they are read; one of them may be missing."""

    def __init__(self, corpus: Corpus) -> None:
        self._corpus = corpus
        self.read: list[Edition] = []
        self.missing: Edition | None = None

    def books(self) -> Corpus:
        """Return the books, none of them read yet."""
        return Corpus(OnDemand(Edition, self._book))

    def _book(self, edition: Edition) -> Book:
        if edition is self.missing:
            raise SourceError(f"content/sources/{edition}.txt cannot be read")
        self.read.append(edition)
        return self._corpus.books[edition]


@pytest.fixture
def shelf(small_corpus: Corpus) -> Shelf:
    return Shelf(small_corpus)


@pytest.fixture
def window(qtbot: QtBot, shelf: Shelf, tmp_path: Path) -> MainWindow:
    window = MainWindow(Settings(tmp_path / "window.ini"), shelf.books, "2007 27")
    qtbot.addWidget(window)
    return window


def test_only_the_book_asked_for_is_read_first(shelf: Shelf) -> None:
    read_first(shelf.books, "2007 27", Edition.RU_1987)
    assert shelf.read == [Edition.SR_2007]


def test_the_way_back_leads_to_the_place_last_read_once_its_book_is_there(
    qtbot: QtBot, shelf: Shelf, tmp_path: Path
) -> None:
    settings = Settings(tmp_path / "window.ini")
    settings.place = Address.parse("ru1987/1")
    window = MainWindow(settings, shelf.books, "2007 27")
    qtbot.addWidget(window)
    read: list[Edition] = []
    window.law_shown.connect(lambda: read.extend(shelf.read))
    with qtbot.waitSignal(window.asked_shown):
        window.show()
    assert read == [Edition.SR_2007]
    window.parts.actions["back"].trigger()
    assert window.parts.status_line.address.text() == "ru1987/1"
    window.parts.actions["forward"].trigger()
    assert window.parts.status_line.address.text() == "sr2007/27"
    assert not window.parts.actions["forward"].isEnabled()


@pytest.mark.parametrize(
    ("asked", "last"),
    [
        ("", Edition.BG_2017),
        ("27", Edition.RU_1987),
        ("search:ревок", Edition.SR_2007),
    ],
)
def test_without_an_edition_typed_the_last_book_is_read_first(
    shelf: Shelf, asked: str, last: Edition
) -> None:
    read_first(shelf.books, asked, last)
    assert shelf.read == [last]


def test_newcomer_reads_the_book_of_his_language(
    qtbot: QtBot, shelf: Shelf, tmp_path: Path
) -> None:
    settings = Settings(tmp_path / "window.ini")
    settings.spoken = InterfaceLanguage.RUSSIAN
    window = MainWindow(settings, shelf.books)
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.law_shown):
        window.show()
    assert settings.place is not None
    assert settings.place.edition is Edition.RU_1987


def test_law_text_stands_before_the_other_books_are_read(
    qtbot: QtBot, window: MainWindow, shelf: Shelf
) -> None:
    read: list[Edition] = []
    window.law_shown.connect(lambda: read.extend(shelf.read))
    with qtbot.waitSignal(window.asked_shown):
        window.show()
    assert Edition.RU_1987 not in read
    assert set(shelf.read) == set(Edition)


def test_another_book_that_cannot_be_read_is_told_and_tried_again(
    qtbot: QtBot, window: MainWindow, shelf: Shelf
) -> None:
    shelf.missing = Edition.RU_1987
    with qtbot.waitSignals([window.law_shown, window.books_failed]):
        window.show()
    failure = window.parts.failure
    assert window.parts.stack.currentWidget() is failure
    assert "ru1987.txt cannot be read" in failure.reason
    shelf.missing = None
    again = failure.findChild(QAbstractButton, "try-again")
    assert isinstance(again, QAbstractButton)
    with qtbot.waitSignal(window.asked_shown):
        QTest.mouseClick(again, Qt.MouseButton.LeftButton)
    library = window.parts.stack.currentWidget()
    assert isinstance(library, ReadingWorkplace)
    assert library.contents.isVisible()
