"""The forms of an editor cover the notation: every act, every fact, with the same choices."""

from __future__ import annotations

from pathlib import Path

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.notation.documents import Entry, Source
from bridge_rules_gui.notation.files import read_scenarios
from bridge_rules_gui.notation.scenario_keys import ACT_KEYS, COMPANIONS, EVENT_FACTS
from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.simulation.editing_acts import FACTS, FORMS, Input, InputKind
from bridge_rules_gui.simulation.editing_deal import line_shown, line_typed
from bridge_rules_gui.simulation.editing_events import act_key, event_from_table, table_of
from tests.every import every

SCENARIOS = sorted((resources.content() / "scenarios").glob("*.toml"))
_EXAMPLES = {
    InputKind.TRUTH: True,
    InputKind.WORDS: "some words",
    InputKind.SUITS: ["H", "S"],
    InputKind.CARD: ["SQ", "S7"],
    InputKind.CALL: "2H",
    InputKind.LINE: ["SA", {"suit": "H"}, {"rest": True}],
    InputKind.NUMBER: 3,
}


def test_every_act_of_the_notation_has_a_form() -> None:
    assert {*FORMS, "simultaneous"} == set(ACT_KEYS)


def test_every_fact_of_the_notation_is_offered_with_some_act() -> None:
    assert set(FACTS) == set(EVENT_FACTS)


@pytest.mark.parametrize("key", FORMS)
def test_an_act_offers_all_its_companions(key: str) -> None:
    offered = {given.key for given in FORMS[key].inputs} - {key}
    assert offered == set(COMPANIONS.get(key, ()))


@every("fact", FACTS.values(), ids=lambda fact: fact.key)
def test_what_a_form_offers_for_a_fact_can_be_read(fact: Input) -> None:
    for value in fact.choices or (_EXAMPLES[fact.kind],):
        source = Source("fact", "{}", is_json=True)
        EVENT_FACTS[fact.key](Entry(value, (), source))
        assert source.problems == []


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("sa, h10 draw", ["SA", "HT", {"draw": "trumps"}]),
        ("h finesse dq rest", [{"suit": "H"}, {"finesse": "DQ"}, {"rest": True}]),
        ("", []),
        ("not drawing", ["not", "drawing"]),
        ("finesse", ["finesse"]),
    ],
)
def test_a_line_is_typed_step_by_step(typed: str, found: list[object]) -> None:
    assert line_typed(typed) == found
    assert line_typed(line_shown(found)) == found


@every("path", SCENARIOS, ids=lambda path: path.stem)
def test_forms_can_show_every_event_of_the_library(path: Path) -> None:
    (scenario,) = read_scenarios(path.read_bytes(), path.name).scenarios
    draft = ScenarioDraft.of(scenario)
    for event in draft.events:
        table = table_of(event)
        assert event_from_table(table) == event
        key = act_key(table)
        if key == "simultaneous":
            continue
        form = FORMS[key]
        known = {given.key for given in (*form.inputs, *form.facts)}
        assert set(table) <= {key, "who", "statement", *known}
