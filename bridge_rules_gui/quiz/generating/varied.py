"""Cases that go another way at one point: a fact that is otherwise, a choice made otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from bridge_rules_gui.game.scenario import (
    Acceptance,
    CallMade,
    CallReplaced,
    Event,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.quiz.generating.narrated import narrated
from bridge_rules_gui.quiz.generating.supposed import SUPPOSED, SUPPOSED_OF_CALL
from bridge_rules_gui.simulation.answers import with_fact_turned


@dataclass(frozen=True, slots=True)
class Branch:
    """A case that goes another way: what is otherwise, and the name of it for identifiers.

    `narrated` is what happened in it, event by event, where a choice is made otherwise. Where a
    fact is otherwise the words of the case contradict it: such a branch is not asked about, it
    only shows what would be ruled then.
    """

    scenario: Scenario
    supposed: Sentence
    name: str
    narrated: Sentence | None = None


def branches(scenario: Scenario) -> Iterator[Branch]:
    """Yield the cases in which one stated judgement or one choice is otherwise.

    Where the same words would tell two of them, a reader could not know which one is meant:
    neither is given.
    """
    found = tuple(_every(scenario))
    times = Counter(branch.supposed for branch in found)
    yield from (branch for branch in found if times[branch.supposed] == 1)


def _every(scenario: Scenario) -> Iterator[Branch]:
    yield from _other_facts_of_the_scenario(scenario)
    for place, event in enumerate(scenario.events):
        yield from _other_facts(scenario, place, event)
        can_be_narrated = not any(isinstance(e.act, Simultaneous) for e in scenario.events[:place])
        if isinstance(event.act, Acceptance) and event.who is not None and can_be_narrated:
            yield _other_choice(scenario, place, event, accepted=not event.act.accepted)


def _other_facts_of_the_scenario(scenario: Scenario) -> Iterator[Branch]:
    for name, value in scenario.facts:
        pattern = SUPPOSED[not value].get(name)
        if isinstance(value, bool) and pattern:
            other = with_fact_turned(scenario, None, name)
            yield Branch(other, sentence(pattern), f"not-{name}")


def _other_facts(scenario: Scenario, place: int, event: Event) -> Iterator[Branch]:
    of_act = SUPPOSED_OF_CALL if isinstance(event.act, CallMade) else SUPPOSED
    for name, value in event.facts:
        pattern = of_act[not value].get(name) or SUPPOSED[not value].get(name)
        if isinstance(value, bool) and pattern:
            other = with_fact_turned(scenario, place, name)
            supposed = sentence(pattern, **_named(event))
            yield Branch(other, supposed, f"{place}-not-{name}")


def _named(event: Event) -> Mapping[str, object]:
    """Return what names the act of an event, which a reader cannot find by a number."""
    if event.who is not None and isinstance(event.act, CallMade | CallReplaced):
        return {"who": event.who, "call": event.act.call}
    return {}


def _other_choice(scenario: Scenario, place: int, event: Event, *, accepted: bool) -> Branch:
    """Return the case up to a choice that is made otherwise; what came after it is not stated."""
    recorded = (*scenario.events[:place], replace(event, act=Acceptance(accepted)))
    supposed = sentence(_ACCEPTED if accepted else _REFUSED, who=event.who)
    other = replace(scenario, events=recorded, narrative="")
    return Branch(other, supposed, f"{place}-{accepted}".lower(), narrated(other))


_ACCEPTED = "Suppose that {who} accepts the irregularity instead, and that nothing more happens."
_REFUSED = "Suppose that {who} does not accept the irregularity, and that nothing more happens yet."
