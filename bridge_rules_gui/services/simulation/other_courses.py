"""The same story gone another way at one point, and what the edition rules on it then.

Nothing here is written down about any law: choices, calls, words and the moment are changed one
at a time, and the story is ruled on anew. So what a provision waits for is found by trying.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.call import Bid, Double, Pass, Redouble
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.sentence import Sentence, sentence
from bridge_rules_gui.bridge.story import (
    Acceptance,
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
from bridge_rules_gui.bridge.suit import Denomination
from bridge_rules_gui.rulings.course.follow import rule
from bridge_rules_gui.rulings.course.telling import told

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.bridge.call import Call
    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.course.ruling import Ruling

_INSTEAD: Final = "if instead of “{event}” this had happened: “{other}”"
_BEFORE: Final = "if before “{event}” this had happened: “{other}”"
_NEXT: Final = "if this happened next: “{other}”"
_BOTH: Final = "{first}; {then}"

_DESIGNATIONS: Final = ("high", "low", "win it", "anything", "spade", "heart", "diamond", "club")


@dataclass(frozen=True, slots=True)
class Course:
    """A story that went another way: a clause that begins with "if" tells how, and the ruling."""

    condition: Sentence
    ruling: Ruling


def courses(scenario: Scenario, edition: Edition, since: int) -> Iterator[Course]:
    """Yield other courses of a story from an event on, those that part from it last first.

    What is irregular before the first event, such as a card too many, has the number -1.
    """
    for condition, story in _stories(scenario, since):
        course = Course(condition, _ruled(story, edition))
        yield course
        if condition.pattern == _INSTEAD:
            yield from _refused(story, course)


def _ruled(story: Scenario, edition: Edition) -> Ruling:
    """Return the ruling on a story in which whatever is asked is taken as no, as the table is."""
    ruling = rule(story, edition)
    while ruling.facts_needed:
        ruling = ruling.facts_needed[0].alternatives[-1].ruling
    return ruling


def _stories(scenario: Scenario, since: int) -> Iterator[tuple[Sentence, Scenario]]:
    """Yield stories that go another way, each with what is otherwise."""
    for moment in _MOMENTS:
        story = replace(scenario, events=(*scenario.events, moment))
        yield sentence(_NEXT, other=told(moment)), story
    for place in reversed(range(max(since, 0), len(scenario.events))):
        event, before = scenario.events[place], scenario.events[:place]
        for other in _others(event):
            condition = sentence(_INSTEAD, event=told(event), other=told(other))
            yield condition, replace(scenario, events=(*before, other))
        if isinstance(event.act, AttentionDrawn | DirectorArrives):
            for moment in _MOMENTS:
                late = (*before, moment, *scenario.events[place:])
                condition = sentence(_BEFORE, event=told(event), other=told(moment))
                yield condition, replace(scenario, events=late)


_MOMENTS: Final = tuple(Event(Ending(of)) for of in Finished)


def _refused(story: Scenario, course: Course) -> Iterator[Course]:
    """Yield what follows where an act that could be accepted is not."""
    for option in course.ruling.options:
        if option.name.startswith("accept_") and not option.condition:
            refusal = Event(Acceptance(accepted=False), option.who)
            after = _ruled(replace(story, events=(*story.events, refusal)), course.ruling.edition)
            filling = dict(course.condition.filling)
            both = sentence(_BOTH, first=filling["other"], then=told(refusal))
            yield Course(sentence(_INSTEAD, event=filling["event"], other=both), after)
            return


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
        case CardsHandled(handling, cards):
            others = (each for each in Handling if each is not handling)
            yield from (Event(CardsHandled(each, cards), event.who) for each in others)
            yield Event(CardsPlayed(cards), event.who)
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
