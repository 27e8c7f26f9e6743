"""Stories that go another way at one point: a fact that is otherwise, a choice made otherwise."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.story import Acceptance, Event, Facts, Scenario
from bridge_rules_gui.rulings.sentence import sentence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.rulings.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Branch:
    """A story that goes another way: what is otherwise, and the name of it for identifiers."""

    scenario: Scenario
    supposed: Sentence
    name: str


_IF_SO = {
    "comparable": "the call put in its place is comparable with the one withdrawn",
    "same_or_more_precise": "the new call has the same or a more precise meaning",
    "artificial": "call {number} of the story is artificial",
    "intended": "the player meant what he first called",
    "pause": "the player paused for thought before he changed it",
    "at_once": "it was done at once",
    "influenced": "the wrong explanation could have influenced the call",
    "seen_by_partner": "partner could have seen the card",
    "deliberate": "the card was shown on purpose",
    "suggested": "what partner did suggested the call or play",
    "could_have_known": "the offender could have known that it would help his side",
    "damaged": "the other side was damaged",
    "holds_suit_led": "the player holds a card of the suit led",
    "harmless": "the deviation from normal procedure did no harm",
    "card_seen": "a player has seen another player's card",
    "all_agree": "all players agree",
    "unintended": "the designation was not meant",
    "finesse": "the line takes a finesse",
}
_IF_NOT = {
    "comparable": "the call put in its place is not comparable with the one withdrawn",
    "same_or_more_precise": "the new call has neither the same nor a more precise meaning",
    "artificial": "call {number} of the story is natural",
    "intended": "the player never meant what he first called",
    "pause": "the player did not pause for thought before he changed it",
    "at_once": "it was not done at once",
    "influenced": "the wrong explanation could not have influenced the call",
    "seen_by_partner": "partner could not have seen the card",
    "deliberate": "the card was not shown on purpose",
    "suggested": "what partner did suggested nothing",
    "could_have_known": "the offender could not have known that it would help his side",
    "damaged": "the other side was not damaged",
    "holds_suit_led": "the player holds no card of the suit led",
    "harmless": "the deviation from normal procedure did harm",
    "card_seen": "no player has seen another player's card",
    "all_agree": "not all players agree",
    "unintended": "the designation was meant",
    "finesse": "the line takes no finesse",
}
"""What is supposed where a fact is told to be so, or not to be so, in words for a reader."""

_SUPPOSE = "Suppose, otherwise than told, that "
_SUPPOSED = {
    (name, holds): f"{_SUPPOSE}{words}."
    for holds, facts in ((True, _IF_SO), (False, _IF_NOT))
    for name, words in facts.items()
}


def branches(scenario: Scenario) -> Iterator[Branch]:
    """Yield the stories in which one told judgement or one choice is otherwise."""
    yield from _other_facts_of_the_story(scenario)
    for place, event in enumerate(scenario.events):
        yield from _other_facts(scenario, place, event)
        if isinstance(event.act, Acceptance) and event.who is not None:
            yield _other_choice(scenario, place, event, accepted=not event.act.accepted)


def _other_facts_of_the_story(scenario: Scenario) -> Iterator[Branch]:
    for name, value in scenario.facts:
        pattern = _SUPPOSED.get((name, not value))
        if isinstance(value, bool) and pattern:
            otherwise = _flipped(scenario.facts, name)
            yield Branch(replace(scenario, facts=otherwise), sentence(pattern), f"not-{name}")


def _other_facts(scenario: Scenario, place: int, event: Event) -> Iterator[Branch]:
    for name, value in event.facts:
        pattern = _SUPPOSED.get((name, not value))
        if isinstance(value, bool) and pattern:
            otherwise = replace(event, facts=_flipped(event.facts, name))
            told = (*scenario.events[:place], otherwise, *scenario.events[place + 1 :])
            supposed = sentence(pattern, number=place + 1)
            yield Branch(replace(scenario, events=told), supposed, f"{place}-not-{name}")


def _flipped(facts: Facts, name: str) -> Facts:
    return Facts(tuple((key, not value if key == name else value) for key, value in facts))


def _other_choice(scenario: Scenario, place: int, event: Event, *, accepted: bool) -> Branch:
    """Return the story up to a choice that is made otherwise; what came after it is not told."""
    told = (*scenario.events[:place], replace(event, act=Acceptance(accepted)))
    supposed = sentence(_ACCEPTED if accepted else _REFUSED, who=event.who)
    return Branch(replace(scenario, events=told), supposed, f"{place}-{accepted}".lower())


_ACCEPTED = "Suppose that {who} accepts the irregularity instead, and that nothing more happens."
_REFUSED = "Suppose that {who} does not accept the irregularity, and that nothing more happens yet."
