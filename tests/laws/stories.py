"""All stories of the tests and the library: those of the case tables and the situations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule_under_all
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import moments
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.notation.scenario import read_scenario
from tests.laws.cases import TABLES, cases


@cache
def situations() -> tuple[Scenario, ...]:
    """Return the stories of the library."""
    paths = sorted((resources.content() / "scenarios").glob("*.toml"))
    return tuple(read_scenario(path.read_text("utf-8"), path.stem) for path in paths)


@cache
def all_stories() -> tuple[Scenario, ...]:
    """Return the stories of all case tables, and those of the library."""
    recorded = {row.scenario: None for table in TABLES for row in cases(table)}
    return (*recorded, *situations())


@cache
def ruled_stories() -> tuple[tuple[Scenario, Mapping[Edition, Ruling]], ...]:
    """Return all stories with the rulings on each, which are the same for every test."""
    return tuple((story, rule_under_all(story)) for story in all_stories())


@cache
def ruled_moments() -> tuple[tuple[Scenario, tuple[Mapping[Edition, Ruling], ...]], ...]:
    """Return the situations with the rulings at each moment of them."""
    return tuple((story, tuple(moments(story))) for story in situations())


def with_answers(ruling: Ruling) -> Iterator[Ruling]:
    """Yield a ruling, and those for the answers to its open questions."""
    yield ruling
    for needed in ruling.facts_needed:
        for alternative in needed.alternatives:
            yield from with_answers(alternative.ruling)
