"""The benchmark of stepping measures what it says, and a step stays cheap."""

from __future__ import annotations

from bridge_rules_gui.corpus.corpus import Corpus
from tests.benchmarks.simulation import frames, library, ratio, rule_on, step_through

SOME = slice(0, None, 6)


def test_every_frame_of_every_edition_is_worked_out(corpus: Corpus) -> None:
    scenarios = library()[SOME]
    assert step_through(corpus, scenarios) == frames(scenarios)
    assert rule_on(scenarios) == 3 * len(scenarios)


def test_a_frame_takes_no_longer_than_some_rulings_on_the_whole_case(corpus: Corpus) -> None:
    # About one is usual; a busy machine is given some room.
    assert ratio(corpus, library()[SOME], runs=3) < 4
