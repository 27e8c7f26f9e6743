"""The events of a scenario document as acts with their players, words and facts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from bridge_rules_gui.game.call import Pass
from bridge_rules_gui.game.scenario import (
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
    Corrected,
    DirectorAct,
    DirectorArrives,
    DummyDesignation,
    Ending,
    Event,
    Explanation,
    Facts,
    FactValue,
    Finished,
    Handling,
    Objection,
    OptionTaken,
    Question,
    Remark,
    Simultaneous,
)
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.notation import scenario_values as read
from bridge_rules_gui.notation.documents import Entry, Table, attempted, name_of, offer
from bridge_rules_gui.notation.problems import quoted
from bridge_rules_gui.notation.scenario_keys import ACT_KEYS, COMPANIONS, EVENT_FACTS, NEED_A_PLAYER

_MOST_NAMED: Final = 5
"""How many unknown keys of an event a message names."""

_NOTHING: Final[Act] = CallMade(Pass())
"""Stands where an act could not be read; a scenario with a problem is never given away."""


def events_of(entry: Entry) -> tuple[Event, ...]:
    """Read a list of events."""
    nobody = Event(_NOTHING)
    return tuple(attempted(item, _event, nobody) for item in entry.items())


def _event(entry: Entry) -> Event:
    table = entry.table()
    who = table.read("who", read.seat, None)
    statement = table.read("statement", read.words, "")
    key = _act_key(table)
    companions = COMPANIONS.get(key, ())
    act = table.read(key, lambda value: _ACTS[key](value, table), _NOTHING)
    if key in NEED_A_PLAYER and "who" not in table:
        problem = sentence("the player who acts is not given ({key})", key=key)
        table.at("who").note(problem, sentence('add who = "N", "E", "S" or "W"'))
    facts = tuple(
        (name, table.read(name, EVENT_FACTS[name], _NO_FACT))
        for name in table.values
        if name in EVENT_FACTS
    )
    table.refuse_the_rest(("who", key, "statement", *companions, *EVENT_FACTS))
    return Event(act, who, statement, Facts(facts))


_NO_FACT: Final[FactValue] = False


def _act_key(table: Table) -> str:
    """Return the one key of an event that says what was done."""
    keys = [key for key in ACT_KEYS if key in table]
    if len(keys) == 1:
        return keys[0]
    if keys:
        problem = sentence(
            "one event has {count} actions: {names}", count=len(keys), names=", ".join(keys)
        )
        raise table.entry.refused(
            problem, sentence("make each a separate event, in the order at the table")
        )
    others = [key for key in table.values if key not in {"who", "statement", *EVENT_FACTS}]
    named = [*map(name_of, others[:_MOST_NAMED]), *(["..."] if others[_MOST_NAMED:] else [])]
    problem = sentence(
        "nothing happens in this event (it has {names})"
        if others
        else "nothing happens in this event",
        names=", ".join(named),
    )
    raise table.entry.refused(problem, offer(others[0] if others else "", ACT_KEYS))


def _handled(handling: Handling) -> Callable[[Entry, Table], Act]:
    def reading(entry: Entry, table: Table) -> Act:
        return CardsHandled(handling, read.cards(entry), table.read("how", read.words, ""))

    return reading


def _played(entry: Entry, table: Table) -> Act:
    by = table.read("by", lambda value: value.one_of(("dummy",)), "")
    lead = table.read("lead", read.truth, None)
    return CardsPlayed(read.cards(entry), by_dummy=by == "dummy", lead=lead)


def _option(entry: Entry, table: Table) -> Act:
    return OptionTaken(_some_words(entry), table.read("value", _value, ""))


def _value(entry: Entry) -> str:
    """Read what an option needs: one suit or card, or a list of them (``forbid_suits``)."""
    if isinstance(entry.value, list):
        return " ".join(read.words(item) for item in entry.items())
    return read.words(entry)


def _explanation(entry: Entry, table: Table) -> Act:
    return Explanation(
        read.words(entry),
        table.read("about", read.words, ""),
        table.read("correct", read.truth, None),
        table.read("corrects", lambda whose: whose.one_of(Corrected), None),
    )


def _simultaneous(entry: Entry, _: Table) -> Act:
    events = events_of(entry)
    if len(events) < 2:
        raise entry.refused(
            sentence("simultaneous events: only {count} given", count=len(events)),
            sentence("list two or more"),
        )
    if any(isinstance(event.act, Simultaneous) for event in events):
        raise entry.refused(
            sentence("simultaneous events are nested"), sentence("put them in one list")
        )
    return Simultaneous(events)


def _some_words(entry: Entry) -> str:
    said = read.words(entry)
    if not said.strip():
        raise entry.refused(
            sentence("{value} is empty", value=quoted(said)), sentence("write the words")
        )
    return said


def _agreement(entry: Entry, _: Table) -> Act:
    read.true(entry)
    return Agreement()


def _objection(entry: Entry, _: Table) -> Act:
    read.true(entry)
    return Objection()


def _attention(entry: Entry, _: Table) -> Act:
    read.true(entry)
    return AttentionDrawn()


_ACTS: Final[Mapping[str, Callable[[Entry, Table], Act]]] = {
    "call": lambda entry, _: CallMade(read.call(entry)),
    "replace": lambda entry, _: CallReplaced(read.call(entry)),
    "accept": lambda entry, _: Acceptance(read.truth(entry)),
    "play": _played,
    **{handling.value: _handled(handling) for handling in Handling},
    "call_dummy": lambda entry, _: DummyDesignation(_some_words(entry)),
    "option": _option,
    "claim": lambda entry, _: Claim(read.tricks(entry)),
    "concede": lambda entry, _: Concession(read.tricks(entry)),
    "agree": _agreement,
    "object": _objection,
    "attention": _attention,
    "ask": lambda entry, _: Question(read.words(entry)),
    "say": lambda entry, _: Remark(read.words(entry)),
    "explain": _explanation,
    "director": lambda entry, _: DirectorArrives(entry.one_of(DirectorAct)),
    "simultaneous": _simultaneous,
    "end": lambda entry, _: Ending(entry.one_of(Finished)),
}
"""The reading of each act, by its key; an act may take companions from the event's table."""
