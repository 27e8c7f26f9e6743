"""A simulator on the screen, with the real books and the library of situations."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.building import build_comparison, simulator_tools
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.services.search import Search
from bridge_rules_gui.views.instruments import Instruments
from bridge_rules_gui.views.main_window import MainWindow
from bridge_rules_gui.views.settings import Settings
from bridge_rules_gui.views.simulator.openings import Opening
from bridge_rules_gui.views.simulator.simulator_desk import SimulatorDesk
from bridge_rules_gui.views.simulator.state import SimulatorState
from tests import factories

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from PySide6.QtCore import QObject
    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.terminology import Terminology

SAME_SUIT = "law27-lowest-sufficient-same-suit"
"""A story of five events: 1S, 1H (insufficient), the director, not accepted, 2H."""


@pytest.fixture
def owner(qapp: QObject) -> QObject:
    return qapp


@pytest.fixture
def desk(qtbot: QtBot, corpus: Corpus, tmp_path: Path, owner: QObject) -> SimulatorDesk:
    """Return a simulator that shows its situations."""
    desk = SimulatorDesk(corpus, simulator_tools(tmp_path), SimulatorState(), owner)
    qtbot.addWidget(desk.view)
    desk.view.resize(1280, 690)
    with qtbot.waitExposed(desk.view):
        desk.view.show()
    with qtbot.waitSignal(desk.shown, timeout=10_000):
        desk.show_library()
    return desk


@pytest.fixture
def staged(qtbot: QtBot, desk: SimulatorDesk) -> SimulatorDesk:
    """Return a simulator with a story on the table, before its first event."""
    with qtbot.waitSignal(desk.shown, timeout=10_000):
        desk.open(Opening(SAME_SUIT))
    return desk


def no_search(_corpus: Corpus) -> Search:
    """Return a search that is quickly made."""
    return Search.of(factories.small_corpus(), Termbase(()), Concordance(()))


@pytest.fixture
def opened(
    qtbot: QtBot, corpus: Corpus, terminology: Terminology, tmp_path: Path
) -> Callable[[str], MainWindow]:
    """Return a way to open the window at a place."""

    def open_at(asked: str) -> MainWindow:
        instruments = Instruments(
            no_search,
            lambda _corpus: terminology,
            build_comparison,
            simulator=simulator_tools(tmp_path),
        )
        window = MainWindow(Settings(tmp_path / "window.ini"), lambda: corpus, asked, instruments)
        qtbot.addWidget(window)
        with qtbot.waitSignal(window.asked_shown, timeout=20_000):
            window.show()
        return window

    return open_at
