"""What a step through a case costs beside ruling on the whole case.

Every situation of the library is
stepped through from its beginning to its end under all three editions; the yardstick is ruling
once on each case as a whole, as the command line does. A frame holds the ruling of the director
who comes at its step, the position, and the words of the law found in the book.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule_under_all
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.simulation.practice import practice
from bridge_rules_gui.simulation.simulation import Simulation
from tests.benchmarks.measurement import Measurement, best_time


def library() -> list[Scenario]:
    """Return every situation of the library."""
    paths = sorted((resources.content() / "scenarios").glob("*.toml"))
    return [read_scenario(path.read_text("utf-8"), path.name) for path in paths]


def frames(scenarios: Sequence[Scenario]) -> int:
    """Return how many frames cases have under all editions."""
    return sum(len(scenario.events) + 1 for scenario in scenarios) * len(Edition)


def step_through(corpus: Corpus, scenarios: Sequence[Scenario]) -> int:
    """Work out every frame of cases in their order; return how many there are."""
    made = 0
    for scenario in scenarios:
        simulation = Simulation(corpus, scenario)
        for edition in Edition:
            for step in range(simulation.steps + 1):
                simulation.frame(step, edition)
                made += 1
    return made


def rule_on(scenarios: Sequence[Scenario]) -> int:
    """Rule on each case as a whole under all editions; return how many rulings there are."""
    return sum(len(rule_under_all(scenario)) for scenario in scenarios)


def ratio(corpus: Corpus, scenarios: Sequence[Scenario], runs: int) -> float:
    """Return how many times longer one frame takes than one ruling on a whole case."""
    step_through(corpus, scenarios[:1])
    each_frame = best_time(lambda: step_through(corpus, scenarios), runs) / frames(scenarios)
    each_ruling = best_time(lambda: rule_on(scenarios), runs) / rule_on(scenarios)
    return each_frame / each_ruling


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield what frames and tasks of the library's cases take, beside a ruling."""
    corpus, scenarios = read_corpus(), library()[:: 10 if is_quick else 1]
    step_through(corpus, scenarios)
    runs = 1 if is_quick else 5
    unit = best_time(lambda: rule_on(scenarios), runs) / rule_on(scenarios)
    stepped = best_time(lambda: step_through(corpus, scenarios), runs) / frames(scenarios)
    practised = best_time(lambda: _practise(corpus, scenarios), 1) / rule_on(scenarios)
    yield Measurement("a frame, stepping on", "ruling on its case", stepped, unit)
    yield Measurement("the tasks of a case", "ruling on it", practised, unit)


def _practise(corpus: Corpus, scenarios: Sequence[Scenario]) -> int:
    found = 0
    for scenario in scenarios:
        simulation = Simulation(corpus, scenario)
        found += sum(len(practice(simulation, edition)) for edition in Edition)
    return found
