"""The stories of the library, for tests that go through all of them."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from bridge_rules_gui import resources
from bridge_rules_gui.notation.scenario import read_scenario

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import Scenario

NAMES = sorted(path.stem for path in (resources.content() / "scenarios").glob("*.toml"))


@cache
def story(name: str) -> Scenario:
    """Return a story of the library by its name."""
    path = resources.content() / "scenarios" / f"{name}.toml"
    return read_scenario(path.read_text("utf-8"), path.name)
