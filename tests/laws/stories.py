"""All stories of the tests and the library: those of the case tables and the situations."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bridge_rules_gui import resources
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.notation.scenario import read_scenario
from tests.laws.cases import HERE, cases


@cache
def situations() -> tuple[Scenario, ...]:
    """Return the stories of the library."""
    paths = sorted((resources.content() / "scenarios").glob("*.toml"))
    return tuple(read_scenario(path.read_text("utf-8"), path.stem) for path in paths)


@cache
def all_stories() -> tuple[Scenario, ...]:
    """Return the stories of all case tables, and those of the library."""
    tables = (cases(path.stem) for path in sorted(HERE.glob("law*.toml")))
    recorded = {row.values[0].scenario: None for rows in tables for row in rows}
    return (*recorded, *situations())


def with_answers(ruling: Ruling) -> Iterator[Ruling]:
    """Yield a ruling, and those for the answers to its open questions."""
    yield ruling
    for needed in ruling.facts_needed:
        for alternative in needed.alternatives:
            yield from with_answers(alternative.ruling)
