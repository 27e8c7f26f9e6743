"""A case being edited: immutable, with a place where the next event goes.

Every edit returns another case, or raises `EditError`, which says what is in the way and how
to correct it. What is merely unfinished, such as a hand of twelve cards, is no error: it is stated
by `problems_of` and leaves the case as it is.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import (
    CallMade,
    CallReplaced,
    CardsPlayed,
    Event,
    Facts,
    FactValue,
    Scenario,
    Scoring,
    Simultaneous,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.language.sentence import Sentence, sentence

NEW = "my-case"
"""The name of a case that has been given none."""


class EditError(ValueError):
    """Raised when an edit cannot be made: what is in the way, and how to correct it."""

    def __init__(self, problem: Sentence, remedy: Sentence) -> None:
        self.problem, self.remedy = problem, remedy
        super().__init__(sentence("{problem}; {remedy}", problem=problem, remedy=remedy))

    @classmethod
    def of(cls, error: BridgeError) -> EditError:
        """Return the error for what no game of bridge can have."""
        return cls(error.problem, error.remedy or sentence("correct it"))


@dataclass(frozen=True, slots=True)
class ScenarioDraft:
    """A case and the place of the next event: `cursor` events stand before it."""

    scenario: Scenario
    cursor: int = 0

    @classmethod
    def of(cls, scenario: Scenario) -> ScenarioDraft:
        """Return a case to continue at its end."""
        return cls(scenario, len(scenario.events))

    @property
    def events(self) -> tuple[Event, ...]:
        """What happens, in its order."""
        return self.scenario.events

    def at(self, cursor: int) -> ScenarioDraft:
        """Return the case with another place for the next event; what is too far is the end."""
        return replace(self, cursor=max(0, min(cursor, len(self.events))))

    # What happens.

    def inserted(self, event: Event) -> ScenarioDraft:
        """Return the case with an event at its place, and the place behind it."""
        before, after = self.events[: self.cursor], self.events[self.cursor :]
        return self._with_events((*before, event, *after), self.cursor + 1)

    def replaced(self, index: int, event: Event) -> ScenarioDraft:
        """Return the case with another event in the place of one."""
        self._check(index)
        return self._with_events(
            (*self.events[:index], event, *self.events[index + 1 :]), index + 1
        )

    def removed(self, index: int) -> ScenarioDraft:
        """Return the case without an event."""
        self._check(index)
        return self._with_events((*self.events[:index], *self.events[index + 1 :]), index)

    def moved(self, index: int, to: int) -> ScenarioDraft:
        """Return the case with an event at another place among the others."""
        self._check(index)
        self._check(to)
        rest = [*self.events[:index], *self.events[index + 1 :]]
        rest.insert(to, self.events[index])
        return self._with_events(tuple(rest), to + 1)

    def together(self, index: int) -> ScenarioDraft:
        """Return the case with an event and the next one happening at the same time."""
        self._check(index)
        if index + 1 >= len(self.events):
            raise EditError(
                sentence("there is no event after this one"),
                sentence("choose the first of the two simultaneous events"),
            )
        both = tuple(each for event in self.events[index : index + 2] for each in event.parts)
        rest = self.events[index + 2 :]
        together = Event(Simultaneous(both))
        return self._with_events((*self.events[:index], together, *rest), index + 1)

    def apart(self, index: int) -> ScenarioDraft:
        """Return the case with simultaneous events happening one after the other."""
        self._check(index)
        parts = self.events[index].parts
        if len(parts) == 1:
            raise EditError(
                sentence("this is not a simultaneous event"),
                sentence("choose a group of simultaneous events"),
            )
        events = (*self.events[:index], *parts, *self.events[index + 1 :])
        return self._with_events(events, index + len(parts))

    def called(self, who: Seat, call: Call) -> ScenarioDraft:
        """Return the case with a call, whoever's turn it is."""
        return self.inserted(Event(CallMade(call), who))

    def changed_call(self, who: Seat, call: Call) -> ScenarioDraft:
        """Return the case with a player's attempt to change his last call."""
        if not any(_has_called(event, who) for event in self.events[: self.cursor]):
            raise EditError(
                sentence("{who} has not called yet", who=who),
                sentence("let {who} call first, then change the call", who=who),
            )
        return self.inserted(Event(CallReplaced(call), who))

    def played(self, who: Seat, card: Card) -> ScenarioDraft:
        """Return the case with a card played from a hand, whoever's turn it is."""
        return self.inserted(Event(CardsPlayed((card,)), who))

    # What stands around it.

    def titled(self, title: str) -> ScenarioDraft:
        """Return the case under another title; until it has a name, that becomes its name."""
        named = self.scenario.identifier not in ("", NEW, slug(self.scenario.title))
        name = self.scenario.identifier if named else slug(title) or NEW
        return self._with(replace(self.scenario, title=title, identifier=name))

    def named(self, identifier: str) -> ScenarioDraft:
        """Return the case under another name, as a file of its own would have it."""
        name = slug(identifier)
        if not name:
            raise EditError(
                sentence("a case needs a name"),
                sentence("write letters and digits, such as lead-out-of-turn"),
            )
        return self._with(replace(self.scenario, identifier=name))

    def narrated(self, narrative: str) -> ScenarioDraft:
        """Return the case with other words that tell it."""
        return self._with(replace(self.scenario, narrative=narrative))

    def on_topic(self, topic: str, difficulty: int | None) -> ScenarioDraft:
        """Return the case under a topic, with a grade of 1 to 3 or none."""
        if difficulty is not None and not 1 <= difficulty <= 3:
            raise EditError(
                sentence("{grade} is not a level of difficulty", grade=difficulty),
                sentence("levels go from 1 (easy) to 3 (hard)"),
            )
        return self._with(replace(self.scenario, topic=topic, difficulty=difficulty))

    def dealt_by(self, dealer: Seat) -> ScenarioDraft:
        """Return the case with another dealer."""
        return self._with(replace(self.scenario, dealer=dealer))

    def vulnerable(self, sides: Vulnerability) -> ScenarioDraft:
        """Return the case with other sides vulnerable."""
        return self._with(replace(self.scenario, vulnerable=sides))

    def scored(self, scoring: Scoring) -> ScenarioDraft:
        """Return the case scored in another way."""
        return self._with(replace(self.scenario, scoring=scoring))

    def with_fact(self, name: str, value: FactValue | None) -> ScenarioDraft:
        """Return the case with a fact of no single event; None takes the fact out."""
        return self._with(
            replace(self.scenario, facts=_changed_facts(self.scenario.facts, name, value))
        )

    def with_scenario(self, scenario: Scenario) -> ScenarioDraft:
        """Return another case in the place of this one, the cursor where it was if it can be."""
        return ScenarioDraft(scenario, min(self.cursor, len(scenario.events)))

    def _with(self, scenario: Scenario) -> ScenarioDraft:
        return replace(self, scenario=scenario)

    def _with_events(self, events: tuple[Event, ...], cursor: int) -> ScenarioDraft:
        return ScenarioDraft(replace(self.scenario, events=events), cursor)

    def _check(self, index: int) -> None:
        if not 0 <= index < len(self.events):
            raise EditError(
                sentence("the case has no event {number}", number=index + 1),
                sentence("choose an event from the list"),
            )


def _changed_facts(facts: Facts, name: str, value: FactValue | None) -> Facts:
    """Return facts with one stated otherwise, in its old place; None takes it out."""
    if value is None:
        return Facts(tuple((key, stated) for key, stated in facts if key != name))
    if name in facts:
        return Facts(tuple((key, value if key == name else stated) for key, stated in facts))
    return Facts((*facts.entries, (name, value)))


def slug(title: str) -> str:
    """Return words as the name of a file: small letters and digits of any alphabet, hyphens."""
    kept = "".join(c if c.isalnum() else " " for c in title.lower())
    return "-".join(kept.split())[:60].strip("-")


def _has_called(event: Event, who: Seat) -> bool:
    return any(each.who is who and isinstance(each.act, CallMade) for each in event.parts)
