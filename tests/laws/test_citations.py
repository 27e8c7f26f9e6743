"""Every citation of a ruling exists in the edition ruled under, and its sentences name no other.

The rulings are those on all case tables and situations, at each moment, and on cases made of
them at random: events left out, repeated, taken from other cases, or made by another player.
"""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from random import Random

import pytest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule, rule_under_all
from bridge_rules_gui.director.ruling import ForeignCitationError, Ruling
from bridge_rules_gui.game.scenario import Event, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.verdict import Applied
from tests.laws.scenarios import all_scenarios, ruled_moments, ruled_scenarios, with_answers


@cache
def _events() -> tuple[Event, ...]:
    return tuple(event for scenario in all_scenarios() for event in scenario.events)


def _at_random(chance: Random) -> Scenario:
    """Return a case with some of its events left out, repeated, changed or added."""
    scenario = chance.choice(all_scenarios())
    events = list(scenario.events)
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(events) + 1)
        if place == len(events) or chance.random() < 0.5:
            events.insert(place, chance.choice(_events()))
        elif chance.random() < 0.4:
            del events[place]
        elif chance.random() < 0.5:
            events.insert(place, events[place])
        else:
            events[place] = replace(events[place], who=chance.choice(tuple(Seat)))
    return replace(scenario, events=tuple(events))


def _not_in_the_book(corpus: Corpus, ruling: Ruling) -> set[str]:
    cited = {place for each in with_answers(ruling) for place in each.citations()}
    return {
        str(place)
        for place in cited
        if place.edition is not ruling.edition
        or not isinstance(place.place, Citation)
        or not corpus.has(place.edition, place.place)
    }


def test_rulings_on_all_cases_cite_their_own_edition(corpus: Corpus) -> None:
    for scenario, rulings in ruled_scenarios():
        for ruling in rulings.values():
            assert not _not_in_the_book(corpus, ruling), scenario.title


def test_rulings_at_every_moment_cite_their_own_edition(corpus: Corpus) -> None:
    for scenario, at_each_moment in ruled_moments():
        for moment in at_each_moment:
            for ruling in moment.values():
                assert not _not_in_the_book(corpus, ruling), scenario.title


@pytest.mark.parametrize(
    ("first", "end"), [(0, 300), pytest.param(300, 1_200, marks=pytest.mark.slow)]
)
def test_rulings_on_cases_at_random_cite_their_own_edition(
    corpus: Corpus, first: int, end: int, request: pytest.FixtureRequest
) -> None:
    asked = request.config.getoption("--random-scenarios")
    for seed in range(first, first + asked if asked else end):
        scenario = _at_random(Random(seed))  # noqa: S311 - cases, no secrets
        for ruling in rule_under_all(scenario).values():
            assert not _not_in_the_book(corpus, ruling), (seed, scenario)


def test_a_ruling_that_cites_another_edition_cannot_be_made() -> None:
    ruling = rule(all_scenarios()[0], Edition.RU_1987)
    foreign = clauses(68)[Edition.BG_2017]["director_is_called"]
    with pytest.raises(ForeignCitationError, match=r"ru1987 cites 68D2\(a\) of bg2017"):
        replace(ruling, laws=(*ruling.laws, Applied(foreign)))
    with pytest.raises(ForeignCitationError, match="bg2017"):
        replace(ruling, not_covered=sentence("{law} is not covered.", law=foreign))
