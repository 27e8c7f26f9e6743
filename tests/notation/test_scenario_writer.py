from __future__ import annotations

import json
import tomllib

from hypothesis import given, settings

from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.notation.scenario_reader import read_scenario
from bridge_rules_gui.notation.scenario_writer import scenario_document, scenario_toml
from tests.notation.scenario_strategies import scenarios

BY_HAND = """\
schema = 1
id = "law27-example"
title = "Insufficient bid corrected"
dealer = "N"
vulnerable = "none"
scoring = "mp"

[[events]]
who = "N"
call = "1S"

[[events]]
who = "E"
call = "1H"
artificial = false

[[events]]
director = "called"

[[events]]
simultaneous = [{ who = "S", accept = false }, { who = "W", say = "\\"Oh\\"" }]

[facts]
cards = { N = 14, S = 12 }
"""


@settings(max_examples=80)
@given(scenarios())
def test_a_scenario_is_read_from_toml_as_it_was_written(scenario: Scenario) -> None:
    assert read_scenario(scenario_toml(scenario), "scenario.toml") == scenario


@settings(max_examples=80)
@given(scenarios())
def test_a_scenario_is_read_from_json_as_it_was_written(scenario: Scenario) -> None:
    text = json.dumps(scenario_document(scenario), ensure_ascii=False)
    assert read_scenario(text, "scenario.json") == scenario


@settings(max_examples=40)
@given(scenarios())
def test_toml_and_json_say_the_same(scenario: Scenario) -> None:
    document = {"events": [], **tomllib.loads(scenario_toml(scenario))}
    assert document == scenario_document(scenario)


def test_toml_is_written_as_one_writes_it_by_hand() -> None:
    assert scenario_toml(read_scenario(BY_HAND, "by-hand.toml")) == BY_HAND
