"""A simulator on the screen, with the real books and the library of situations."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import simulator_tools
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.simulator.workplace import SimulatorWorkplace
from tests.window.simulator.director import SAME_SUIT, Director


@pytest.fixture
def director(qtbot: QtBot, corpus: Corpus, tmp_path: Path) -> Director:
    """Return a director at the situations."""
    director = Director(qtbot, corpus, tmp_path)
    director.open("")
    return director


@pytest.fixture
def simulator(director: Director) -> SimulatorWorkplace:
    """Return a simulator that shows its situations."""
    return director.simulator


@pytest.fixture
def staged(director: Director) -> Director:
    """Return a director with a case on the table, before its first event."""
    director.open(SAME_SUIT)
    return director


@pytest.fixture
def instruments(instruments: Instruments, tmp_path: Path) -> Instruments:
    return replace(instruments, simulator=simulator_tools(tmp_path))
