"""A simulator on the screen, with the real books and the library of situations."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import simulator_tools
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.simulator.openings import Opening
from bridge_rules_gui.window.simulator.simulator_desk import SimulatorDesk
from bridge_rules_gui.window.simulator.state import SimulatorState

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


@pytest.fixture
def instruments(instruments: Instruments, tmp_path: Path) -> Instruments:
    return replace(instruments, simulator=simulator_tools(tmp_path))
