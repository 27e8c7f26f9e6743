"""A story in which a judgement is told: the answer becomes a fact of the event, or of the story."""

from __future__ import annotations

from dataclasses import replace

from bridge_rules_gui.game.story import Facts, FactValue, Scenario
from bridge_rules_gui.table.judgement import Judgement


def answered(scenario: Scenario, judgement: Judgement, *, holds: bool) -> Scenario:
    """Return the story with a judgement told; the story it came from has it untold."""
    return with_fact(scenario, judgement.event, judgement.fact, holds)


def with_fact(scenario: Scenario, event: int | None, fact: str, value: FactValue) -> Scenario:
    """Return a story with a fact told of an event, or of the whole story where it is None."""
    kept = _without(_facts(scenario, event), fact)
    return _telling(scenario, event, Facts((*kept.entries, (fact, value))))


def without_fact(scenario: Scenario, event: int | None, fact: str) -> Scenario:
    """Return a story in which a fact of an event, or of the whole story, is not told."""
    return _telling(scenario, event, _without(_facts(scenario, event), fact))


def _facts(scenario: Scenario, event: int | None) -> Facts:
    return scenario.facts if event is None else scenario.events[event].facts


def _without(facts: Facts, fact: str) -> Facts:
    return Facts(tuple(entry for entry in facts if entry[0] != fact))


def _telling(scenario: Scenario, event: int | None, facts: Facts) -> Scenario:
    if event is None:
        return replace(scenario, facts=facts)
    events = scenario.events
    told = replace(events[event], facts=facts)
    return replace(scenario, events=(*events[:event], told, *events[event + 1 :]))
