"""A case in which a judgement is stated: the answer becomes a fact of the event, or of the case."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from bridge_rules_gui.game.scenario import CardsHandled, Event, Facts, FactValue, Scenario
from bridge_rules_gui.table.judgement import Judgement


def answered(scenario: Scenario, judgement: Judgement, *, holds: bool) -> Scenario:
    """Return the case with a judgement stated; the case it came from has it not stated."""
    return with_fact(scenario, judgement.event, judgement.fact, holds)


def with_fact(scenario: Scenario, event: int | None, fact: str, value: FactValue) -> Scenario:
    """Return a case with a fact stated of an event, or of the whole case where it is None."""
    kept = _without(_facts(scenario, event), fact)
    return _with_facts(scenario, event, Facts((*kept.entries, (fact, value))))


def without_fact(scenario: Scenario, event: int | None, fact: str) -> Scenario:
    """Return a case in which a fact of an event, or of the whole case, is not stated."""
    return _with_facts(scenario, event, _without(_facts(scenario, event), fact))


def with_fact_turned(scenario: Scenario, event: int | None, fact: str) -> Scenario:
    """Return a case in which a fact, yes or no, is otherwise than it is stated.

    What was stated because the fact was as it is, and cannot be true of the other, is left out.
    """
    value = not _facts(scenario, event).value(fact)
    if event is None:
        return with_fact(scenario, event, fact, value)
    events = [_event_without(each, _RESTS_ON.get(fact, ())) for each in scenario.events]
    recorded = events[event]
    if fact == "deliberate" and isinstance(recorded.act, CardsHandled):
        recorded = replace(recorded, act=replace(recorded.act, how=""))
    events[event] = _event_without(recorded, _DESCRIBES.get(fact, ()))
    return with_fact(replace(scenario, events=tuple(events)), event, fact, value)


_RESTS_ON: Final[Mapping[str, Collection[str]]] = {
    "artificial": (
        *("comparable", "same_or_more_precise", "same_purpose"),
        *("same_denominations", "repeats_denomination"),
    ),
    "comparable": ("same_or_more_precise", "same_purpose"),
    "intended": ("slip",),
}
"""What was judged while a fact was as it is recorded, of any event, and is open once it is not."""
_DESCRIBES: Final[Mapping[str, Collection[str]]] = {
    "artificial": ("meaning", "shows", "specified_suit", "unspecified_suit")
}
"""What else is stated of the same event, and no longer true once a fact of it is turned."""


def _facts(scenario: Scenario, event: int | None) -> Facts:
    return scenario.facts if event is None else scenario.events[event].facts


def _event_without(event: Event, names: Collection[str]) -> Event:
    """Return an event without some facts; the event itself where it has none of them."""
    kept = _without(event.facts, *names)
    return event if len(kept) == len(event.facts) else replace(event, facts=kept)


def _without(facts: Facts, *names: str) -> Facts:
    return Facts(tuple(entry for entry in facts if entry[0] not in names))


def _with_facts(scenario: Scenario, event: int | None, facts: Facts) -> Scenario:
    if event is None:
        return replace(scenario, facts=facts)
    events = scenario.events
    stated = replace(events[event], facts=facts)
    return replace(scenario, events=(*events[:event], stated, *events[event + 1 :]))
