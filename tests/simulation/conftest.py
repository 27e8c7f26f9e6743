"""What the tests of the simulator share: simulations over the real books, each made once."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.simulation.simulation import Simulation
from tests.simulation.library_scenarios import library_scenario


@pytest.fixture(scope="session")
def simulated(corpus: Corpus) -> Callable[[str], Simulation]:
    """Return the simulation of a situation of the library by its name."""

    @cache
    def simulation(name: str) -> Simulation:
        return Simulation(corpus, library_scenario(name))

    return simulation
