"""What the tests of the simulator share: simulations over the real books, each made once."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.services.simulation.simulation import Simulation
from tests.services.simulation.stories import story

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus


@pytest.fixture(scope="session")
def simulated(corpus: Corpus) -> Callable[[str], Simulation]:
    """Return the simulation of a story of the library by its name."""

    @cache
    def simulation(name: str) -> Simulation:
        return Simulation(corpus, story(name))

    return simulation
