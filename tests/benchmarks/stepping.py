"""What a step costs in the window: ruling, light in the book and repainting, beside repainting.

The simulator stands on the screen
at 1280 by 690. A step is: the share of making the case ready that falls to it (its ruling under
the edition shown, and under all three for the columns), showing table and law with the deciding
words lit, and painting everything. The yardstick is painting everything once more.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final

from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.building import read_situations, simulator_tools
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.simulation.moments import Stage
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.simulator.actions import SIMULATOR_ACTIONS
from bridge_rules_gui.window.simulator.names import editions_words
from bridge_rules_gui.window.simulator.state import SimulatorState
from bridge_rules_gui.window.simulator.workplace import SimulatorWorkplace
from bridge_rules_gui.window.speaking import say, say_text
from tests.benchmarks.measurement import Measurement, best_time
from tests.window.bare_shell import BareWindow

AIM: Final = 3.0
SCENARIOS: Final = (
    "law27-lowest-sufficient-same-suit",
    "law64-second-revoke-in-the-suit",
    "law50-no-restriction-and-again",
)
SIZE: Final = (1280, 690)


@dataclass(frozen=True, slots=True)
class Measured:
    """Seconds of one case: making a step ready, showing and painting it, painting alone."""

    name: str
    made_ready: float
    shown: float
    painted: float

    @property
    def ratio(self) -> float:
        """How many times longer a whole step takes than painting the same."""
        return (self.made_ready + self.shown) / self.painted


class Bench:
    """A simulator on the screen."""

    def __init__(self, corpus: Corpus, folder: Path) -> None:
        self._corpus = corpus
        self._situations = read_situations(str)
        self._stage = Stage(corpus, editions_words(say), say_text)
        self._window = BareWindow(corpus, folder)
        self._window.settings.simulator = SimulatorState(is_animated=False)
        self._simulator = SimulatorWorkplace(
            self._window.shell,
            corpus,
            simulator_tools(folder),
            self._window.settings,
            record_practised=lambda _place, _is_right: None,
        )
        self._window.shell.add_workplace(self._simulator, SIMULATOR_ACTIONS)
        self._simulator.setFixedSize(*SIZE)
        self._window.show()

    def measure(self, name: str, runs: int) -> Measured:
        """Measure a situation of the library."""
        self._open(name)
        scenario = self._situations.situation(name).scenario
        steps = len(scenario.events)
        ready = best_time(
            lambda: self._stage.staged(Simulation(self._corpus, scenario), Edition.BG_2017),
            runs,
        )
        timed = [self._step_through(steps) for _ in range(runs)]
        shown, painted = (min(times) / steps for times in zip(*timed, strict=True))
        return Measured(name, ready / (steps + 1), shown, painted)

    def _open(self, name: str) -> None:
        self._window.shell.open(f"scenario:{name}")
        QThreadPool.globalInstance().waitForDone()
        while self._simulator.scenario is None or self._simulator.scenario.identifier != name:
            QApplication.processEvents()

    def _step_through(self, steps: int) -> tuple[float, float]:
        """Return the seconds of all steps, and of painting each of them once more."""
        shown = painted = 0.0
        for step in range(1, steps + 1):
            begun = perf_counter()
            self._simulator.show_step(step)
            self._simulator.grab()
            stepped = perf_counter()
            self._simulator.grab()
            shown += stepped - begun
            painted += perf_counter() - stepped
        return shown, painted


def measure_all(corpus: Corpus, names: Sequence[str], runs: int) -> list[Measured]:
    """Measure cases, one after the other."""
    with TemporaryDirectory() as folder:
        bench = Bench(corpus, Path(folder))
        return [bench.measure(name, runs) for name in names]


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield what a step of some cases takes, beside painting the window once more."""
    app = QApplication.instance() or QApplication(["stepping", "-style", "fusion"])
    for one in measure_all(read_corpus(), SCENARIOS, 1 if is_quick else 5):
        law = one.name.partition("-")[0].capitalize().replace("Law", "Law ")
        step = one.made_ready + one.shown
        yield Measurement(f"a step, {law}", "painting the window", step, one.painted, AIM)
    app.processEvents()
