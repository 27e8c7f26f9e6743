"""Whole phrases of cases that stand for typed facts: a closed list, in four languages.

Words never decide: a rule looks at facts alone. So that "dropped" or "at the end of play, before
the hands are returned" need not be repeated, `content/phrases/recorded/*.toml` says which facts a
phrase stands for; it is compared as a whole, and nothing is looked for inside it. A fact that is
stated goes before one that is read, and what was read is given away (`ReadAs`), so that it can be
changed.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Final

from bridge_rules_gui import resources
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import (
    CardsHandled,
    DummyDesignation,
    Event,
    Explanation,
    Facts,
    FactValue,
    Question,
    Remark,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.language.serbian_cyrillic import in_cyrillic
from bridge_rules_gui.table.changing import replace


class How(StrEnum):
    """How cards were exposed, held, touched or named; the value is that of ``how`` in a case."""

    DROPPED = "dropped"
    SHOWN = "shown"
    LED = "led"
    PLAYED = "played"
    HELD = "held"
    DETACHED = "detached"
    NAMED = "named"
    FACED_HAND = "faced_hand"
    FACED_AS_DUMMY = "faced_as_dummy"
    ARRANGING = "arranging"


@dataclass(frozen=True, slots=True)
class ReadAs:
    """A phrase of a case and the facts it stands for; `event` is None for the whole case."""

    event: int | None
    words: str
    facts: Facts


def how(event: Event) -> How | None:
    """Return how the cards of an event were handled, as stated or as its words are read."""
    value = event.facts.value(_HOW)
    return How(value) if isinstance(value, str) else None


def showed(event: Event, cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards whose faces showed: those stated, else all."""
    stated = event.facts.value("visible")
    names = stated if isinstance(stated, tuple) else ()
    return tuple(card for card in cards if str(card) in names) or cards


def with_recorded_facts(scenario: Scenario) -> Scenario:
    """Return a case with the facts its recorded phrases stand for; the same where it has none."""
    events = tuple(map(_event_read, scenario.events))
    facts = _added(scenario.facts, _facts_read_of_scenario(scenario))
    if facts is scenario.facts and all(map(_is_same, events, scenario.events)):
        return scenario
    return replace(scenario, events=events, facts=facts)


def read_as(scenario: Scenario) -> tuple[ReadAs, ...]:
    """Return the phrases of a case that stand for facts not stated, in order."""
    return tuple(_read(scenario))


def phrases(place: str) -> Mapping[str, Facts]:
    """Return the closed list of a place: ``how``, ``time``, ``say``, ``ask``, ``statement``..."""
    return _phrases().get(place, {})


# -- reading ------------------------------------------------------------------------------------

_HOW: Final = "how"
_TYPED_HOW: Final = frozenset(each.value for each in How)


def _read(scenario: Scenario) -> Iterator[ReadAs]:
    for words, facts in _facts_read_of_scenario(scenario):
        new = _unstated(scenario.facts, facts)
        if len(new):
            yield ReadAs(None, words, new)
    for number, event in enumerate(scenario.events):
        for part in event.parts:
            for words, facts in _facts_read(part):
                new = _unstated(part.facts, facts)
                if len(new) and words not in _TYPED_HOW:
                    yield ReadAs(number, words, new)


def _is_same(read: Event, recorded: Event) -> bool:
    return read is recorded


def _event_read(event: Event) -> Event:
    act = event.act
    if isinstance(act, Simultaneous):
        parts = tuple(map(_event_read, act.events))
        if all(map(_is_same, parts, act.events)):
            return event
        return replace(event, act=Simultaneous(parts))
    facts = _added(event.facts, _facts_read(event))
    return event if facts is event.facts else replace(event, facts=facts)


def _added(stated: Facts, recorded: Iterator[tuple[str, Facts]]) -> Facts:
    for _, facts in recorded:
        new = _unstated(stated, facts)
        if len(new):
            stated = Facts((*stated.entries, *new.entries))
    return stated


def _unstated(stated: Facts, facts: Facts) -> Facts:
    return Facts(tuple((name, value) for name, value in facts if name not in stated))


def _facts_read_of_scenario(scenario: Scenario) -> Iterator[tuple[str, Facts]]:
    for name, value in scenario.facts:
        if isinstance(value, str):
            yield from _looked_up(name, value)


def _facts_read(event: Event) -> Iterator[tuple[str, Facts]]:
    match event.act:
        case CardsHandled(how=str(words)) if words in _TYPED_HOW:
            yield words, Facts(((_HOW, words),))
        case CardsHandled(how=str(words)) if words:
            yield from _looked_up(_HOW, words)
        case Question(words):
            yield from _looked_up("ask", words)
        case Remark(words):
            yield from _looked_up("say", words)
        case Explanation(words=words):
            yield from _looked_up("explain", words)
        case DummyDesignation(words):
            yield from _looked_up("call_dummy", words)
        case _:
            pass
    if event.statement:
        yield from _looked_up("statement", event.statement)


def _looked_up(place: str, words: str) -> Iterator[tuple[str, Facts]]:
    facts = phrases(place).get(_folded(words))
    if facts is not None:
        yield words, facts


def _folded(words: str) -> str:
    """Return words as they are compared: small letters, single spaces, no stop at the end."""
    return " ".join(words.casefold().split()).rstrip(".!")


# -- the list -----------------------------------------------------------------------------------

_LANGUAGES: Final = ("en", "bg", "ru", "sr")


@cache
def _phrases() -> Mapping[str, Mapping[str, Facts]]:
    found: dict[str, dict[str, Facts]] = {}
    for path in sorted((resources.content() / "phrases" / "recorded").glob("*.toml")):
        for entry in tomllib.loads(path.read_text("utf-8"))["phrase"]:
            facts = Facts(tuple((name, _value(value)) for name, value in entry["facts"].items()))
            for place in entry["in"]:
                for words in _wordings(entry):
                    found.setdefault(place, {})[_folded(words)] = facts
    return found


def _wordings(entry: Mapping[str, Any]) -> Iterator[str]:
    """Yield the wordings of a phrase, Serbian in both its alphabets."""
    for language in _LANGUAGES:
        for words in entry[language]:
            yield words
            if language == "sr":
                yield in_cyrillic(words)


def _value(recorded: Any) -> FactValue:
    if isinstance(recorded, Mapping):
        return tuple((key, _value(value)) for key, value in recorded.items())
    return tuple(map(_value, recorded)) if isinstance(recorded, list) else recorded
