"""The situations as they are shown: whatever is said of them is said in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bridge_rules_gui import building
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.language.sentence import Sentence, plain
from bridge_rules_gui.simulation.consequences import consequences
from bridge_rules_gui.simulation.option_words import option_words
from bridge_rules_gui.simulation.simulation import Simulation
from tests.simulation.library_scenarios import NAMES, library_scenario

_CITATION = re.compile(r"\b\d+[A-Z]?\d*(?:\([a-z]+\))*")
_LATIN_WORD = re.compile(r"[a-z]+")


@pytest.fixture(scope="module")
def said(corpus: Corpus) -> dict[Sentence, str]:
    """Everything said of any situation after any event under any edition, and of which."""
    found: dict[Sentence, str] = {}
    for name in NAMES:
        simulation = Simulation(corpus, library_scenario(name))
        for edition in Edition:
            found.update(dict.fromkeys(_said_of(simulation, edition), name))
    return found


def _said_of(simulation: Simulation, edition: Edition) -> Iterator[Sentence]:
    scenario = simulation.scenario
    yield from map(plain, (scenario.title, scenario.narrative, scenario.remark, scenario.topic))
    for step in range(simulation.steps + 1):
        frame = simulation.frame(step, edition)
        yield frame.ruling.result
        yield from frame.happened
        yield from (each.sentence for each in frame.trace)
        yield from (each.said for each in consequences(frame.ruling))
        yield from (each.judgement.question for each in frame.ruling.facts_needed)
        yield from (option_words(each) for each in frame.ruling.options)


@pytest.mark.parametrize(
    "language",
    [
        InterfaceLanguage.BULGARIAN,
        InterfaceLanguage.RUSSIAN,
        InterfaceLanguage.SERBIAN_CYRILLIC,
    ],
)
def test_nothing_said_of_a_situation_stays_in_latin_letters(
    language: InterfaceLanguage, said: dict[Sentence, str]
) -> None:
    phrasebook = building.open_phrasebook(language)
    left = {
        (name, text)
        for each, name in said.items()
        if _LATIN_WORD.search(_CITATION.sub("", text := phrasebook.say(each)))
    }
    assert not left
