"""Positions of real cases, and a table to show them on."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from pytestqt.qtbot import QtBot

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.simulation.position import Position
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.simulator.table.table_view import TableView


@pytest.fixture(scope="session")
def position_of(corpus: Corpus) -> Callable[[str, int], Position]:
    """Return the position of a situation of the library after so many events, under 2017."""
    kept: dict[str, Simulation] = {}

    def position(name: str, step: int) -> Position:
        if name not in kept:
            path = resources.content() / "scenarios" / f"{name}.toml"
            kept[name] = Simulation(corpus, read_scenario(path.read_text("utf-8"), path.name))
        return kept[name].frame(step, Edition.BG_2017).position

    return position


@pytest.fixture
def table(qtbot: QtBot) -> TableView:
    """Return a table on the screen, as large as in half a small window."""
    table = TableView()
    qtbot.addWidget(table)
    table.resize(620, 600)
    with qtbot.waitExposed(table):
        table.show()
    return table
