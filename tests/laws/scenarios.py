"""All cases of the tests and the library: those of the case tables and the situations."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule_under_all
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import moments
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.scenario_reader import read_scenario
from tests.laws.cases import TABLES, cases


@cache
def situations() -> tuple[Scenario, ...]:
    """Return the situations of the library."""
    paths = sorted((resources.content() / "scenarios").glob("*.toml"))
    return tuple(read_scenario(path.read_text("utf-8"), path.stem) for path in paths)


@cache
def all_scenarios() -> tuple[Scenario, ...]:
    """Return the cases of all case tables, and those of the library."""
    recorded = {row.scenario: None for table in TABLES for row in cases(table)}
    return (*recorded, *situations())


@cache
def ruled_scenarios() -> tuple[tuple[Scenario, Mapping[Edition, Ruling]], ...]:
    """Return all cases with the rulings on each, which are the same for every test."""
    return tuple((scenario, rule_under_all(scenario)) for scenario in all_scenarios())


@cache
def ruled_moments() -> tuple[tuple[Scenario, tuple[Mapping[Edition, Ruling], ...]], ...]:
    """Return the situations with the rulings at each moment of them."""
    return tuple((scenario, tuple(moments(scenario))) for scenario in situations())


def with_answers(ruling: Ruling) -> Iterator[Ruling]:
    """Yield a ruling, and those for the answers to its open questions."""
    yield ruling
    for needed in ruling.facts_needed:
        for alternative in needed.alternatives:
            yield from with_answers(alternative.ruling)
