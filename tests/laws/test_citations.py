"""Every citation of a ruling exists in the edition ruled under, and its sentences name no other.

The rulings are those on all case tables and situations, at each moment, and on stories made of
them at random: events left out, told twice, taken from other stories, or made by another player.
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
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import Event, Scenario
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.verdict import Applied
from tests.laws.stories import all_stories, ruled_moments, ruled_stories, with_answers


@cache
def _events() -> tuple[Event, ...]:
    return tuple(event for story in all_stories() for event in story.events)


def _at_random(chance: Random) -> Scenario:
    """Return a story with some of its events left out, told again, changed or added."""
    story = chance.choice(all_stories())
    events = list(story.events)
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
    return replace(story, events=tuple(events))


def _not_in_the_book(corpus: Corpus, ruling: Ruling) -> set[str]:
    cited = {place for each in with_answers(ruling) for place in each.citations()}
    return {
        str(place)
        for place in cited
        if place.edition is not ruling.edition
        or not isinstance(place.place, Citation)
        or not corpus.has(place.edition, place.place)
    }


def test_rulings_on_all_stories_cite_their_own_edition(corpus: Corpus) -> None:
    for story, rulings in ruled_stories():
        for ruling in rulings.values():
            assert not _not_in_the_book(corpus, ruling), story.title


def test_rulings_at_every_moment_cite_their_own_edition(corpus: Corpus) -> None:
    for story, at_each_moment in ruled_moments():
        for moment in at_each_moment:
            for ruling in moment.values():
                assert not _not_in_the_book(corpus, ruling), story.title


@pytest.mark.parametrize(
    ("first", "end"), [(0, 300), pytest.param(300, 3_000, marks=pytest.mark.slow)]
)
def test_rulings_on_stories_at_random_cite_their_own_edition(
    corpus: Corpus, first: int, end: int, request: pytest.FixtureRequest
) -> None:
    asked = request.config.getoption("--random-stories")
    for seed in range(first, first + asked if asked else end):
        story = _at_random(Random(seed))  # noqa: S311 - stories, no secrets
        for ruling in rule_under_all(story).values():
            assert not _not_in_the_book(corpus, ruling), (seed, story)


def test_a_ruling_that_cites_another_edition_cannot_be_made() -> None:
    ruling = rule(all_stories()[0], Edition.RU_1987)
    foreign = clauses(68)[Edition.BG_2017]["director_is_called"]
    with pytest.raises(ForeignCitationError, match=r"ru1987 cites 68D2\(a\) of bg2017"):
        replace(ruling, laws=(*ruling.laws, Applied(foreign)))
    with pytest.raises(ForeignCitationError, match="bg2017"):
        replace(ruling, not_covered=sentence("{law} is not covered.", law=foreign))
