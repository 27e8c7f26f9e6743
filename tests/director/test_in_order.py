"""What a player does by right is what the moment is about, and makes room for what comes next."""

from __future__ import annotations

import json

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.table.irregularity import Irregularity


def _ruled(*events: dict[str, object]) -> tuple[Irregularity | None, ...]:
    """Return what each event of an auction was in 2017."""
    found = {
        "schema": 1,
        "id": "in-order",
        "title": "In order",
        "dealer": "N",
        "vulnerable": "none",
    }
    scenario = read_scenario(
        json.dumps({**found, "scoring": "mp", "events": list(events)}), "in order"
    )
    return tuple(step.irregularity for step in rule(scenario, Edition.BG_2017).steps)


def test_an_irregularity_right_after_something_in_order_is_that_of_its_own_step() -> None:
    steps = _ruled(
        {"who": "N", "call": "1S", "deviation": True},
        {"who": "E", "call": "1H"},
    )
    assert steps == (None, Irregularity.INSUFFICIENT_BID)


def test_something_in_order_after_an_irregularity_is_none_of_its_own() -> None:
    steps = _ruled(
        {"who": "N", "call": "1S"},
        {"who": "E", "call": "1H"},
        {"who": "S", "call": "2D", "own_misunderstanding": True},
    )
    assert steps == (None, Irregularity.INSUFFICIENT_BID, None)
