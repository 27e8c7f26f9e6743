"""The window opens with the page it was closed at, before the books are read."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.typesetting.links import ReferenceLink
from bridge_rules_gui.window.library.kept_page import KeptPages
from bridge_rules_gui.window.library.page_keeping import PageKeeping
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.looks.palette import DARK
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings

_START = """
import os, sys
from pathlib import Path
from PySide6 import QtCore
from PySide6.QtWidgets import QApplication
from bridge_rules_gui import resources
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.library.kept_page import KeptPages
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.library.page_keeping import PageKeeping
from bridge_rules_gui.window.settings import Settings

app = QApplication(["start", "-style", "fusion"])
folder = Path({folder!r})
settings = Settings(folder / "window.ini")
pages = KeptPages(folder / "pages", resources.content())
keeping = PageKeeping(pages, settings, InterfaceLanguage.ENGLISH)
window = MainWindow(settings, None, "", keeping=keeping)


def end():
    slow = [name for name in ("dataclasses", "bridge_rules_gui.corpus") if name in sys.modules]
    slow += ["Qt"] if "Qt" in vars(QtCore) else []
    print(*slow, "law shown", flush=True)
    os._exit(0)


window.law_shown.connect(end)
window.show()
app.exec()
"""

Opened = tuple[MainWindow, threading.Event]


@pytest.fixture
def start(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Callable[[str], Opened]:
    """Return a way to start a window; its books are read when the event is set."""

    def started(asked: str) -> Opened:
        may_read = threading.Event()

        def read() -> Corpus:
            assert may_read.wait(20)
            return small_corpus

        settings = Settings(tmp_path / "window.ini")
        pages = KeptPages(tmp_path / "pages", resources.content())
        keeping = PageKeeping(pages, settings, InterfaceLanguage.ENGLISH)
        window = MainWindow(settings, read, asked, keeping=keeping)
        qtbot.addWidget(window)
        window.resize(800, 600)
        return window, may_read

    return started


def read_once(qtbot: QtBot, start: Callable[[str], Opened], asked: str) -> None:
    """Read a place until all of the window is there, and close it."""
    window, may_read = start(asked)
    may_read.set()
    with qtbot.waitSignal(window.asked_shown):
        window.show()
    window.close()


def shown(window: MainWindow) -> ReadingWorkplace:
    current = window.stack.currentWidget()
    assert isinstance(current, ReadingWorkplace)
    return current


def test_law_text_stands_before_the_books_are_read(
    qtbot: QtBot, start: Callable[[str], Opened]
) -> None:
    read_once(qtbot, start, "bg2017/27B")
    window, may_read = start("")
    with qtbot.waitSignals([window.painted, window.law_shown], order="strict"):
        window.show()
    view = shown(window).law_view
    assert "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ" in view.toPlainText()
    assert not view.places.addresses  # known from the books alone
    with qtbot.waitSignal(window.asked_shown):
        may_read.set()
    assert view.places.addresses
    assert shown(window).law_view is view
    assert window.parts.status_line.address.text() == "bg2017/27B"


def test_first_page_is_painted_without_what_is_slow_to_come_in(
    qtbot: QtBot, start: Callable[[str], Opened], tmp_path: Path
) -> None:
    read_once(qtbot, start, "bg2017/27")
    program = tmp_path / "start.py"
    program.write_text(_START.format(folder=str(tmp_path)), "utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}
    ended = subprocess.run(
        [sys.executable, program], env=environment, capture_output=True, text=True, check=True
    )
    assert ended.stdout.split() == ["law", "shown"]


def test_text_stays_where_it_is_when_everything_else_comes_in(
    qtbot: QtBot, start: Callable[[str], Opened]
) -> None:
    read_once(qtbot, start, "bg2017/27B")
    window, may_read = start("")
    with qtbot.waitSignal(window.law_shown):
        window.show()
        view = shown(window).law_view

        def where() -> tuple[int, int, int, int]:
            corner = view.mapTo(window, view.viewport().geometry().topLeft())
            return corner.x(), corner.y(), view.viewport().width(), view.verticalScrollBar().value()

        before = where()
    with qtbot.waitSignal(window.asked_shown):
        may_read.set()
    assert where() == before


def test_links_work_as_soon_as_the_books_are_there(
    qtbot: QtBot, start: Callable[[str], Opened]
) -> None:
    read_once(qtbot, start, "bg2017/27")
    window, may_read = start("")
    with qtbot.waitSignal(window.law_shown):
        window.show()
    view = shown(window).law_view
    view.link_activated.emit(0)  # too early: nothing happens, and nothing breaks
    with qtbot.waitSignal(window.asked_shown):
        may_read.set()
    assert view.page is not None
    number = next(n for n, link in enumerate(view.page.links) if isinstance(link, ReferenceLink))
    assert view.link_words(number)
    with qtbot.waitSignal(view.place_activated):
        view.link_activated.emit(number)


def test_another_place_asked_for_is_opened_from_the_books(
    qtbot: QtBot, start: Callable[[str], Opened]
) -> None:
    read_once(qtbot, start, "bg2017/27")
    window, may_read = start("ru1987/27")
    may_read.set()
    with qtbot.waitSignal(window.asked_shown):
        window.show()
    assert window.parts.status_line.address.text() == "ru1987/27"


def test_place_of_the_page_that_is_none_is_refused(
    qtbot: QtBot, start: Callable[[str], Opened]
) -> None:
    read_once(qtbot, start, "bg2017/27")
    window, may_read = start("bg2017/27Z")
    may_read.set()
    with qtbot.waitSignals([window.start_refused, window.asked_shown]):
        window.show()
    assert window.parts.status_line.address.text() == "bg2017/27"


def test_page_read_in_the_dark_comes_back_dark(
    qtbot: QtBot, start: Callable[[str], Opened]
) -> None:
    window, may_read = start("bg2017/27")
    may_read.set()
    with qtbot.waitSignal(window.asked_shown):
        window.show()
    window.parts.actions["theme-dark"].trigger()
    window.close()
    again, may_read = start("")
    with qtbot.waitSignal(again.law_shown):
        again.show()
    picture = shown(again).law_view.viewport().grab().toImage()
    assert picture.pixelColor(4, 4).name() == DARK.paper
    with qtbot.waitSignal(again.asked_shown):
        may_read.set()


def test_page_of_other_words_gives_way_to_the_book(
    qtbot: QtBot, start: Callable[[str], Opened], monkeypatch: pytest.MonkeyPatch
) -> None:
    read_once(qtbot, start, "bg2017/27")
    find = KeptPages.find

    def altered(pages: KeptPages, address: str, looks: str) -> object:
        found = find(pages, address, looks)
        return found and found._replace(html="<p>Other words</p>")

    monkeypatch.setattr(KeptPages, "find", altered)
    window, may_read = start("")
    with qtbot.waitSignal(window.law_shown):
        window.show()
    assert shown(window).law_view.toPlainText() == "Other words"
    with qtbot.waitSignal(window.asked_shown):
        may_read.set()
    assert "НЕДОСТАТЪЧНА ДЕКЛАРАЦИЯ" in shown(window).law_view.toPlainText()
