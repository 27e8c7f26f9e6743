"""What a case loses as LIN: it is written, read back, and what is missing then is stated."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from difflib import SequenceMatcher
from enum import StrEnum

from bridge_rules_gui.director.descriptions import described
from bridge_rules_gui.game.scenario import (
    CallMade,
    CallReplaced,
    CardsPlayed,
    Event,
    Facts,
    Scenario,
)
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.notation.lin_reader import read_lin
from bridge_rules_gui.notation.lin_writer import write_lin
from bridge_rules_gui.notation.table_record import record_of


class Part(StrEnum):
    """What belongs to a case beside its events and facts; the value is a field of it."""

    CONTRACT = "contract"
    START = "start"
    SCORING = "scoring"
    NARRATIVE = "narrative"


@dataclass(frozen=True, slots=True)
class Lost:
    """What is missing: events, names of facts about the others or the case, and other parts."""

    events: tuple[Sentence, ...] = ()
    facts: tuple[str, ...] = ()
    parts: tuple[Part, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.events or self.facts or self.parts)


def lost_in_lin(scenario: Scenario) -> Lost:
    """Return what is not there any more when a case has gone through LIN."""
    back = _read_back(scenario)
    kept = dict(_kept(scenario.events, back.events))
    pairs = ((scenario.events[place].facts, found.facts) for place, found in kept.items())
    facts = (
        name
        for before, after in (*pairs, (scenario.facts, back.facts))
        for name in _missing(before, after)
    )
    return Lost(
        tuple(described(event) for place, event in enumerate(scenario.events) if place not in kept),
        tuple(dict.fromkeys(facts)),
        tuple(part for part in Part if _is_lost(scenario, back, part)),
    )


def _read_back(scenario: Scenario) -> Scenario:
    """Return a case as LIN holds it; its cards also where their contract is lost."""
    boards = read_lin(write_lin([scenario]), scenario.identifier).scenarios
    back = boards[0] if boards else Scenario(scenario.identifier, "")
    play = record_of(scenario).play if scenario.contract and not back.contract else None
    tricks = play.tricks if play else ()
    cards = (Event(CardsPlayed((card,)), seat) for trick in tricks for seat, card in trick.cards)
    return replace(back, events=(*back.events, *cards))


def _kept(before: tuple[Event, ...], after: tuple[Event, ...]) -> Iterator[tuple[int, Event]]:
    """Yield the events that are still there, by their place, as they are read back."""
    ways = list(map(_as_recorded, before)), list(map(_as_recorded, after))
    for block in SequenceMatcher(None, *ways, autojunk=False).get_matching_blocks():
        for step in range(block.size):
            yield block.a + step, after[block.b + step]


def _as_recorded(event: Event) -> str:
    """Return what a record says of an event; a call put in place of another is but a call."""
    if isinstance(event.act, CallMade | CallReplaced):
        return f"{event.who} {event.act.call}"
    return str(described(event))


def _missing(before: Facts, after: Facts) -> Iterator[str]:
    return (name for name, value in before if after.value(name) != value)


def _is_lost(before: Scenario, after: Scenario, part: Part) -> bool:
    """Whether something other than what a case has when nothing is said of it has changed."""
    own, usual = getattr(before, part), getattr(Scenario("", ""), part)
    return bool(own != usual and own != getattr(after, part))
