"""The real books ready to be compared, and a reader at a comparison in the window."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.building import build_comparison
from bridge_rules_gui.comparison.comparison import Comparisons, Filter
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.editions_view import EditionsView
from bridge_rules_gui.window.comparison.workplace import ComparisonWorkplace
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings
from tests.window.conftest import no_search

_PATIENCE = 20_000


@pytest.fixture(scope="session")
def comparisons(corpus: Corpus) -> Comparisons:
    return build_comparison(corpus)


@pytest.fixture(scope="module")
def terms_found() -> Iterator[threading.Event]:
    """Return what the terms wait for: the reader compares for a while without them."""
    found = threading.Event()
    yield found
    found.set()


@pytest.fixture(scope="module")
def shared_instruments(
    comparisons: Comparisons, terminology: Terminology, terms_found: threading.Event
) -> Instruments:
    def find_terms(_corpus: Corpus) -> Terminology:
        terms_found.wait(60)
        return terminology

    return Instruments(no_search, find_terms, lambda _corpus: comparisons)


@pytest.fixture(scope="module")
def shared_window(
    qapp: QApplication,
    corpus: Corpus,
    shared_instruments: Instruments,
    terms_found: threading.Event,
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[MainWindow]:
    """Return a window at a comparison, which all tests of a module share."""
    palette = qapp.palette()
    instruments, folder = shared_instruments, tmp_path_factory.mktemp("compared")
    window = MainWindow(Settings(folder / "window.ini"), lambda: corpus, "compare:64", instruments)
    gc.disable()  # to delete a widget on a worker crashes Qt
    window.resize(1280, 800)
    waiting = QEventLoop()
    window.asked_shown.connect(waiting.quit)
    QTimer.singleShot(_PATIENCE, waiting.quit)
    window.show()
    waiting.exec()
    yield window
    terms_found.set()
    window.close()
    window.deleteLater()
    qapp.processEvents()
    qapp.setPalette(palette)


@pytest.fixture
def workplace(shared_window: MainWindow) -> ComparisonWorkplace:
    assert shared_window.workplaces is not None
    return shared_window.workplaces.comparison


@pytest.fixture
def view(shared_window: MainWindow, workplace: ComparisonWorkplace) -> EditionsView:
    """Return a comparison of Law 64 in three columns, as if it had just been opened."""
    shared_window.resize(1280, 800)
    workplace.open("64")
    view = workplace.view_of(EditionsView)
    assert view is not None
    view.pane.show_editions(tuple(Edition))
    view.pane.bar.rows.select(Filter.ALL)
    view.entrances.topics.list.setCurrentRow(0)
    for pane in (view.pane, view.entrances.topics.pane):
        pane.close_find_bar()
    view.pane.show_law(1)
    view.pane.show_law(64)
    shared_window.activateWindow()
    view.focus()
    QApplication.processEvents()
    return view


@pytest.fixture
def read(shared_window: MainWindow) -> Callable[[], str]:
    """Return a way to tell the place that is read; nothing while something else is shown."""

    def place_read() -> str:
        places = shared_window.workplaces
        assert places is not None
        return str(places.shell.place) if places.shell.is_reading else ""

    return place_read
