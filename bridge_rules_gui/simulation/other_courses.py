"""The same story gone another way at one point, and what the edition rules on it then.

Nothing here is written down about any law: choices, calls, words and the moment are changed one
at a time, and the story is ruled on anew. So what a provision waits for is found by trying.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.telling import told
from bridge_rules_gui.director.watching import Watch
from bridge_rules_gui.game.call import Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import (
    Acceptance,
    Act,
    Agreement,
    AttentionDrawn,
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    Claim,
    Concession,
    DirectorArrives,
    DummyDesignation,
    Ending,
    Event,
    Finished,
    Handling,
    Objection,
)
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.language.sentence import Sentence, sentence

_BOTH: Final = "{first}; {then}"

_MOMENTS: Final = tuple(Event(Ending(of)) for of in Finished)
_HANDLINGS: Final = (Handling.EXPOSE, Handling.HOLD)
_DESIGNATIONS: Final = ("high", "low", "win it", "anything", "spade", "heart", "diamond", "club")


@dataclass(frozen=True, slots=True)
class Course:
    """A story that went another way: a clause tells how, and the ruling.

    `event` is what happened instead, None where nothing did.
    """

    condition: Sentence
    ruling: Ruling
    event: Event | None = None


def courses(
    watch: Watch, irregular: Collection[int], kinds: tuple[type[Act], ...] = ()
) -> Iterator[Course]:
    """Yield other courses of a story, those that part from it last first.

    Acts of the named kinds alone are done otherwise, without a kind all. They part from it at
    the first of the events that are irregular, or later. What is irregular before the first
    event, such as a card too many, has the number -1. A call that was in order is not changed
    into one that is not: that would be another incident.
    """
    scenario = watch.scenario
    for moment in _MOMENTS:
        story = replace(scenario, events=(*scenario.events, moment))
        condition = sentence("If this happened next: “{other}”", other=told(moment))
        yield Course(condition, watch.ruling_on(story))
    for place in reversed(range(max(min(irregular, default=0), 0), len(scenario.events))):
        act = scenario.events[place].act
        if kinds and not isinstance(act, kinds):
            continue
        is_in_order = isinstance(act, CallMade) and place not in irregular
        for other in _others(scenario.events[place]):
            found = tuple(_with(watch, place, other))
            if not (is_in_order and _is_irregular_since(found[0].ruling, place)):
                yield from found
        if isinstance(act, AttentionDrawn | DirectorArrives):
            yield from _later(watch, place)


def _is_irregular_since(ruling: Ruling, place: int) -> bool:
    """Whether something irregular happened at an event or after it."""
    return any(each.event >= place for each in ruling.irregularities)


def _later(watch: Watch, place: int) -> Iterator[Course]:
    """Yield the story with attention drawn, or the director called, only after an end."""
    scenario = watch.scenario
    event, before = scenario.events[place], scenario.events[:place]
    for moment in _MOMENTS:
        story = replace(scenario, events=(*before, moment, *scenario.events[place:]))
        condition = sentence(
            "With “{other}” before “{event}”",
            event=told(event),
            other=told(moment),
        )
        yield Course(condition, watch.ruling_on(story))


def _with(watch: Watch, place: int, other: Event) -> Iterator[Course]:
    """Yield what another act brings, and what it brings where it could be accepted and is not."""
    scenario = watch.scenario
    event = scenario.events[place]
    # What was done with a card leaves the rest as it was; after another call it cannot have been.
    rest = scenario.events[place + 1 :] if isinstance(other.act, CardsHandled) else ()
    story = replace(scenario, events=(*scenario.events[:place], other, *rest))
    course = Course(_instead(event, told(other)), watch.ruling_on(story), other)
    yield course
    for option in course.ruling.options:
        if option.name.startswith("accept_") and not option.condition:
            refusal = Event(Acceptance(accepted=False), option.who)
            both = sentence(_BOTH, first=told(other), then=told(refusal))
            after = replace(story, events=(*story.events, refusal))
            yield Course(_instead(event, both), watch.ruling_on(after), other)
            return


def _instead(event: Event, other: Sentence) -> Sentence:
    return sentence("With “{other}” instead of “{event}”", event=told(event), other=other)


# -- what could have happened instead -------------------------------------------------------------


def _others(event: Event) -> Iterator[Event]:
    """Yield what could have happened instead of an event: the same player first, then another."""
    match event.act:
        case CallMade(call):
            yield from (Event(CallMade(other), event.who) for other in _calls(call))
            seats = (seat for seat in Seat if seat is not event.who)
            yield from (Event(CallMade(call), seat) for seat in seats)
        case CallReplaced(call):
            yield from (Event(CallReplaced(other), event.who) for other in _calls(call))
        case CardsHandled(handling, cards) if handling is not Handling.WITHDRAW:
            yield from (replace(event, act=act) for act in _done_with(cards, handling))
        case DummyDesignation(words):
            others_said = (each for each in _DESIGNATIONS if each != words)
            yield from (Event(DummyDesignation(each), event.who) for each in others_said)
        case Acceptance(accepted):
            yield Event(Acceptance(not accepted), event.who)
        case Agreement():
            yield Event(Objection(), event.who)
        case Objection():
            yield Event(Agreement(), event.who)
        case Claim(tricks):
            yield Event(Concession(tricks), event.who)
        case Concession(tricks):
            yield Event(Claim(tricks), event.who)
        case _:
            return


def _done_with(cards: tuple[Card, ...], handling: Handling) -> Iterator[Act]:
    """Yield what else could have been done with cards; several are not played at once."""
    yield from (CardsHandled(each, cards) for each in _HANDLINGS if each is not handling)
    if len(cards) == 1:
        yield CardsPlayed(cards)


def _calls(call: Call) -> Iterator[Call]:
    """Yield other calls: the simple ones, then bids near to a call."""
    yield from (simple for simple in (Pass(), Double(), Redouble()) if simple != call)
    if isinstance(call, Bid):
        levels = (call.level, call.level + 1, call.level - 1)
        for level in (level for level in levels if level > 0):
            for denomination in Denomination:
                other = Bid(level, denomination)
                if other != call:
                    yield other
