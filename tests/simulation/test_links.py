"""Every place linked beside the table comes from a citation of the ruling, never from a call.

Over all steps of the library, and the last step of every case of the case tables.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle, islice

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.language.phrasebook import ENGLISH
from bridge_rules_gui.simulation.frame import Frame
from bridge_rules_gui.simulation.moment_page import governing_law, moment_page
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.simulator.names import editions_words
from tests.every import every
from tests.laws.scenarios import all_scenarios, with_answers
from tests.simulation.library_scenarios import NAMES

Simulated = Callable[[str], Simulation]


WORDS = editions_words(ENGLISH.say).moment


def _check(corpus: Corpus, frame: Frame) -> None:
    """Check that all links are citations of the ruling or its step, and exist in the edition.

    What follows from each answer to an open question links to the ruling for that answer.
    """
    own = set(frame.ruling.citations())
    assert {place for line in frame.trace for place in line.laws} <= own
    cited = {place for each in with_answers(frame.ruling) for place in each.citations()}
    linked = {link.address for link in moment_page(frame, WORDS).links}
    parts = {
        part for line in frame.trace for part in line.sentence.parts() if isinstance(part, Address)
    }
    assert parts <= linked
    assert linked <= cited | {law.address for law in frame.laws}
    for address in linked:
        assert address.edition is frame.edition
        assert isinstance(address.place, Citation)
        assert corpus.has(address.edition, address.place)


def _check_governing_law(frame: Frame) -> None:
    governing = governing_law(frame)
    assert governing is not None
    assert governing.address == frame.ruling.laws[0].ground.address


@every("name", NAMES)
def test_links_at_every_step_are_citations_of_the_ruling(
    name: str, simulated: Simulated, corpus: Corpus
) -> None:
    simulation = simulated(name)
    for edition in Edition:
        for step in range(simulation.steps + 1):
            frame = simulation.frame(step, edition)
            _check(corpus, frame)
            if frame.ruling.laws and (frame.irregularity or step == simulation.steps):
                _check_governing_law(frame)


@pytest.mark.slow
@pytest.mark.parametrize("turn", range(3))
def test_links_of_every_case_are_citations_of_the_ruling(corpus: Corpus, turn: int) -> None:
    """In each turn each case is ruled on under another edition."""
    editions = islice(cycle(Edition), turn, None)
    for library_scenario, edition in zip(all_scenarios(), editions, strict=False):
        simulation = Simulation(corpus, library_scenario)
        frame = simulation.frame(simulation.steps, edition)
        _check(corpus, frame)
        if frame.ruling.laws:
            _check_governing_law(frame)


def test_a_bid_of_eight_clubs_is_no_link_to_law_8c(simulated: Simulated, corpus: Corpus) -> None:
    simulation = simulated("law38-eight-clubs")
    frame = simulation.frame(simulation.steps, Edition.BG_2017)
    assert Call.parse("8C") in frame.ruling.result.parts()
    assert corpus.has(Edition.BG_2017, Citation.parse("8C"))
    assert "8C" not in {str(link.address.place) for link in moment_page(frame, WORDS).links}
