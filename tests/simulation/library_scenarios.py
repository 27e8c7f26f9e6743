"""The situations of the library, for tests that go through all of them."""

from __future__ import annotations

from functools import cache

from bridge_rules_gui import resources
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.scenario_reader import read_scenario

NAMES = sorted(path.stem for path in (resources.content() / "scenarios").glob("*.toml"))


@cache
def library_scenario(name: str) -> Scenario:
    path = resources.content() / "scenarios" / f"{name}.toml"
    return read_scenario(path.read_text("utf-8"), path.name)
