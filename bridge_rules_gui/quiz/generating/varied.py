"""Stories that go another way at one point: a fact that is otherwise, a choice made otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.game.story import (
    Acceptance,
    CallMade,
    CallReplaced,
    CardsHandled,
    Event,
    Facts,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.quiz.generating.retold import retold
from bridge_rules_gui.quiz.generating.supposed import SUPPOSED


@dataclass(frozen=True, slots=True)
class Branch:
    """A story that goes another way: what is otherwise, and the name of it for identifiers.

    `retold` is what happened in it, event by event, where a choice is made otherwise. Where a
    fact is otherwise the words of the story contradict it: such a branch is not asked about, it
    only shows what would be ruled then.
    """

    scenario: Scenario
    supposed: Sentence
    name: str
    retold: Sentence | None = None


def branches(scenario: Scenario) -> Iterator[Branch]:
    """Yield the stories in which one told judgement or one choice is otherwise.

    Where the same words would tell two of them, a reader could not know which one is meant:
    neither is given.
    """
    found = tuple(_every(scenario))
    times = Counter(branch.supposed for branch in found)
    yield from (branch for branch in found if times[branch.supposed] == 1)


def _every(scenario: Scenario) -> Iterator[Branch]:
    yield from _other_facts_of_the_story(scenario)
    for place, event in enumerate(scenario.events):
        yield from _other_facts(scenario, place, event)
        is_told = not any(isinstance(e.act, Simultaneous) for e in scenario.events[:place])
        if isinstance(event.act, Acceptance) and event.who is not None and is_told:
            yield _other_choice(scenario, place, event, accepted=not event.act.accepted)


def _other_facts_of_the_story(scenario: Scenario) -> Iterator[Branch]:
    for name, value in scenario.facts:
        pattern = SUPPOSED[not value].get(name)
        if isinstance(value, bool) and pattern:
            otherwise = _flipped(scenario.facts, name)
            yield Branch(replace(scenario, facts=otherwise), sentence(pattern), f"not-{name}")


def _other_facts(scenario: Scenario, place: int, event: Event) -> Iterator[Branch]:
    for name, value in event.facts:
        pattern = SUPPOSED[not value].get(name)
        if isinstance(value, bool) and pattern:
            otherwise = replace(event, facts=_flipped(event.facts, name))
            otherwise = _without(otherwise, _OWN_HANGING_ON.get(name, ()))
            if name == "deliberate" and isinstance(event.act, CardsHandled):
                otherwise = replace(otherwise, act=replace(event.act, how=""))
            told = (*scenario.events[:place], otherwise, *scenario.events[place + 1 :])
            told = tuple(_without(each, _HANGING_ON.get(name, ())) for each in told)
            supposed = sentence(pattern, **_named(event))
            yield Branch(replace(scenario, events=told), supposed, f"{place}-not-{name}")


def _without(event: Event, names: Collection[str]) -> Event:
    """Return an event without some facts."""
    return replace(event, facts=Facts(tuple(f for f in event.facts if f[0] not in names)))


def _named(event: Event) -> Mapping[str, object]:
    """Return what names the act of an event, which a reader cannot find by a number."""
    if event.who is not None and isinstance(event.act, CallMade | CallReplaced):
        return {"who": event.who, "call": event.act.call}
    return {}


def _flipped(facts: Facts, name: str) -> Facts:
    return Facts(tuple((key, not value if key == name else value) for key, value in facts))


def _other_choice(scenario: Scenario, place: int, event: Event, *, accepted: bool) -> Branch:
    """Return the story up to a choice that is made otherwise; what came after it is not told."""
    told = (*scenario.events[:place], replace(event, act=Acceptance(accepted)))
    supposed = sentence(_ACCEPTED if accepted else _REFUSED, who=event.who)
    other = replace(scenario, events=told, story="")
    return Branch(other, supposed, f"{place}-{accepted}".lower(), retold(other))


_HANGING_ON: Final[Mapping[str, Collection[str]]] = {
    "artificial": ("comparable", "same_or_more_precise"),
    "comparable": ("same_or_more_precise",),
    "intended": ("slip",),
}
"""What was judged while a fact was as it is told, and is open once it is otherwise."""
_OWN_HANGING_ON: Final[Mapping[str, Collection[str]]] = {"artificial": ("meaning", "shows")}
"""What else is recorded of an event and no longer true once one of its facts is changed."""
_ACCEPTED = "Suppose that {who} accepts the irregularity instead, and that nothing more happens."
_REFUSED = "Suppose that {who} does not accept the irregularity, and that nothing more happens yet."
