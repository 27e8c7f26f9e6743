"""A simulation answers questions, goes no further than asked, and bears several threads."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.watching import cut
from bridge_rules_gui.game.scenario import Facts
from bridge_rules_gui.simulation.simulation import Simulation
from tests.simulation.library_scenarios import library_scenario

Simulated = Callable[[str], Simulation]


BID = "law27-corrected-to-another-suit"
UNSTATED = "law27-artificial-answer-too-low"


def _without_facts(corpus: Corpus, name: str) -> Simulation:
    found = library_scenario(name)
    events = (*found.events[:-1], replace(found.events[-1], facts=Facts()))
    return Simulation(corpus, replace(found, events=events))


def test_an_answer_settles_the_ruling(corpus: Corpus) -> None:
    asked = _without_facts(corpus, UNSTATED)
    frame = asked.frame(asked.steps, Edition.SR_2007)
    assert frame.is_provisional
    (needed,) = frame.ruling.facts_needed
    for alternative in needed.alternatives:
        answered = asked.answering(needed.judgement, holds=alternative.holds)
        settled = answered.frame(answered.steps, Edition.SR_2007)
        assert not settled.is_provisional
        assert settled.ruling.laws == alternative.ruling.laws
        assert settled.ruling.facts_needed == ()


def test_the_case_asked_about_stays_as_it_was(corpus: Corpus) -> None:
    asked = _without_facts(corpus, UNSTATED)
    (needed,) = asked.ruling(Edition.SR_2007).facts_needed
    asked.answering(needed.judgement, holds=True)
    assert len(asked.scenario.events[-1].facts) == 0


def test_a_case_cut_short_is_ruled_on_as_the_frame_says(simulated: Simulated) -> None:
    simulation = simulated(BID)
    for step in range(simulation.steps + 1):
        short = Simulation(simulation.corpus, cut(simulation.scenario, step))
        assert short.steps == step
        for edition in Edition:
            assert short.ruling(edition) == simulation.frame(step, edition).ruling


def test_frames_are_kept(simulated: Simulated) -> None:
    simulation = simulated(BID)
    assert simulation.frame(2, Edition.BG_2017) is simulation.frame(2, Edition.BG_2017)


def test_several_threads_get_the_same_frames(corpus: Corpus, simulated: Simulated) -> None:
    name = "law64-revoke-trick-won-by-offender"
    fresh, known = Simulation(corpus, library_scenario(name)), simulated(name)
    places = [(step, edition) for step in range(known.steps + 1) for edition in Edition]
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda place: fresh.frame(*place), places * 3))
    assert found == [known.frame(*place) for place in places] * 3
