"""Everything the editor offers has a name of its own for people."""

from __future__ import annotations

from bridge_rules_gui.simulation.editing_acts import FACTS, FORMS, SCENARIO_FACTS, Topic
from bridge_rules_gui.table.options import OPTIONS
from bridge_rules_gui.window.simulator.editor.names import (
    act_names,
    choice_names,
    fact_names,
    scenario_fact_names,
    topic_names,
)


def test_every_act_fact_and_topic_is_named() -> None:
    assert set(act_names()) == set(FORMS)
    assert set(fact_names()) == set(FACTS)
    assert set(scenario_fact_names()) == set(SCENARIO_FACTS)
    assert set(topic_names()) == set(Topic)


def test_no_two_facts_of_an_act_are_called_alike() -> None:
    names = fact_names()
    for form in FORMS.values():
        called = [names[fact.key] for fact in form.facts]
        assert len(set(called)) == len(called)


def test_every_choice_is_named() -> None:
    known = {*choice_names(), *OPTIONS}
    for form in FORMS.values():
        for given in (*form.inputs, *form.facts):
            assert set(given.choices) <= known, given.key
