"""A window on the real books; those of a test are taken away as the program does it."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import build_comparison
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.search.search import Search
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings
from tests import factories


@pytest.fixture(autouse=True, scope="module")
def _windows_go_soon() -> Iterator[None]:
    """Look for garbage as often as Python does: a palette is told to each window that is left.

    What other tests have made, millions of rulings, is not looked through each time.
    """
    seldom = gc.get_threshold()
    gc.freeze()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*seldom)
    gc.collect()


@pytest.fixture(autouse=True)
def collect_garbage_on_this_thread() -> Iterator[None]:
    """Keep Python from collecting on a worker: deleting a widget there crashes Qt."""
    gc.disable()
    yield
    gc.collect(1)
    gc.enable()


@pytest.fixture(autouse=True)
def keep_palette(qapp: QApplication) -> Iterator[None]:
    """Give the program back the palette it had before a test took a theme."""
    before = QPalette(qapp.palette())
    yield
    if qapp.palette() != before:
        qapp.setPalette(before)


@cache
def _small_search() -> Search:
    return Search.of(factories.small_corpus(), Termbase(()), Concordance(()))


def no_search(_corpus: Corpus) -> Search:
    """Return a search of little books, made once."""
    return _small_search()


@pytest.fixture
def instruments(terminology: Terminology) -> Instruments:
    """Return what is quickly made; workplaces that need more have a fixture of their own."""
    return Instruments(no_search, lambda _corpus: terminology, build_comparison)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Return where the settings are kept."""
    return tmp_path / "window.ini"


@pytest.fixture
def opened(
    qtbot: QtBot, corpus: Corpus, instruments: Instruments, file: Path
) -> Callable[[str], MainWindow]:
    """Return a way to open the window at a place."""

    def open_at(asked: str) -> MainWindow:
        window = MainWindow(Settings(file), lambda: corpus, asked, instruments)
        qtbot.addWidget(window)
        with qtbot.waitSignal(window.asked_shown, timeout=20_000):
            window.show()
        return window

    return open_at
