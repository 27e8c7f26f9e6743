"""Cases that go another way at one point: a fact that is otherwise, a choice made otherwise."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.game.scenario import (
    Acceptance,
    CallMade,
    CallReplaced,
    Event,
    FactValue,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.quiz.generating.narrated import narrated
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
        if pattern := _supposed(_SUPPOSED.get(name), value):
            other = with_fact_turned(scenario, None, name)
            yield Branch(other, sentence(pattern), f"not-{name}")


def _other_facts(scenario: Scenario, place: int, event: Event) -> Iterator[Branch]:
    table = _SUPPOSED_OF_CALL if isinstance(event.act, CallMade) else _SUPPOSED
    for name, value in event.facts:
        if pattern := _supposed(table.get(name), value):
            other = with_fact_turned(scenario, place, name)
            supposed = sentence(pattern, **_named(event))
            yield Branch(other, supposed, f"{place}-not-{name}")


def _supposed(patterns: tuple[str, str] | None, value: FactValue) -> str | None:
    """Return which of its sentences supposes a fact to be otherwise; None if there is none."""
    if patterns is None or not isinstance(value, bool):
        return None
    so, not_so = patterns
    return not_so if value else so


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

_SUPPOSED: Final = {
    "comparable": (
        "Suppose instead that the new call is comparable with the one withdrawn.",
        "Suppose instead that the new call is not comparable with the one withdrawn.",
    ),
    "same_or_more_precise": (
        "Suppose instead that the new call means the same or is more precise.",
        "Suppose instead that the new call means something different or more.",
    ),
    "artificial": (
        "Suppose instead that {who}’s {call} is artificial.",
        "Suppose instead that {who}’s {call} is natural.",
    ),
    "intended": (
        "Suppose instead that the player intended the first call.",
        "Suppose instead that the player never intended the first call.",
    ),
    "pause": (
        "Suppose instead that the player paused for thought before changing it.",
        "Suppose instead that the player did not pause for thought before changing it.",
    ),
    "at_once": (
        "Suppose instead that the player corrected himself at once.",
        "Suppose instead that the player did not correct himself at once.",
    ),
    "influenced": (
        "Suppose instead that the card was played because of the wrong explanation.",
        "Suppose instead that the card was not played because of the wrong explanation.",
    ),
    "seen_by_partner": (
        "Suppose instead that partner could have seen the card.",
        "Suppose instead that partner could not have seen the card.",
    ),
    "deliberate": (
        "Suppose instead that the card was shown on purpose.",
        "Suppose instead that the card was not shown on purpose.",
    ),
    "suggested": (
        "Suppose instead that what partner did suggested the call or play.",
        "Suppose instead that what partner did suggested nothing.",
    ),
    "could_have_known": (
        "Suppose instead that the offender could have known that it might help.",
        "Suppose instead that the offender could not have known that it might help.",
    ),
    "damaged": (
        "Suppose instead that the other side was damaged.",
        "Suppose instead that the other side was not damaged.",
    ),
    "holds_suit_led": (
        "Suppose instead that the player holds a card of the suit led.",
        "Suppose instead that the player holds no card of the suit led.",
    ),
    "harmless": (
        "Suppose instead that the board can still be played normally.",
        "Suppose instead that the board can no longer be played normally.",
    ),
    "calls_can_stand": (
        "Suppose instead that no call need change when the deal is corrected.",
        "Suppose instead that a call must change when the deal is corrected.",
    ),
    "card_seen": (
        "Suppose instead that a player has seen another player’s card.",
        "Suppose instead that no player has seen another player’s card.",
    ),
    "all_agree": (
        "Suppose instead that all players agree.",
        "Suppose instead that not all players agree.",
    ),
    "unintended": (
        "Suppose instead that the card was named unintentionally.",
        "Suppose instead that the card was named intentionally.",
    ),
    "finesse": (
        "Suppose instead that the line takes a finesse.",
        "Suppose instead that the line takes no finesse.",
    ),
}
"""The sentences for each fact that a case may state: where it is so, and where it is not so."""

_SUPPOSED_OF_CALL: Final = {
    **_SUPPOSED,
    "deliberate": (
        "Suppose instead that {who}’s {call} was meant as a call over the new call.",
        "Suppose instead that {who}’s {call} was meant as a call over the first call.",
    ),
    "influenced": (
        "Suppose instead that the wrong explanation could have influenced the call.",
        "Suppose instead that the wrong explanation could not have influenced the call.",
    ),
}
"""The same where a fact of a call means something else than that of a card."""
