"""All stories of the tests and the library: those of the case tables and the situations."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.notation.scenario import read_scenario
from tests.rulings.cases import HERE, cases

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.rulings.course.ruling import Ruling


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
