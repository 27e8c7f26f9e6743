"""Cases as scenario documents: plain values for JSON, and TOML as one writes it by hand."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Final

from bridge_rules_gui.game.card import Card
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
    DirectorArrives,
    DummyDesignation,
    Ending,
    Event,
    Explanation,
    Facts,
    FactValue,
    MidPlay,
    Objection,
    OptionTaken,
    Question,
    Remark,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.notation.scenario_reader import SCHEMA

_BARE: Final = frozenset("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-")


def scenario_document(scenario: Scenario) -> dict[str, Any]:
    """Return a scenario as the document that reads back as the same scenario."""
    document: dict[str, Any] = {"schema": SCHEMA, "id": scenario.identifier}
    document |= _said(
        title=scenario.title,
        story=scenario.narrative,
        remark=scenario.remark,
        topic=scenario.topic,
        difficulty=scenario.difficulty,
        commentary=scenario.commentary,
        dealer=scenario.dealer and str(scenario.dealer),
    )
    document |= {"vulnerable": str(scenario.vulnerable), "scoring": scenario.scoring.value}
    if scenario.deal is not None:
        document["deal"] = str(scenario.deal)
    if scenario.contract is not None:
        document["contract"] = str(scenario.contract)
        document["declarer"] = str(scenario.contract.declarer)
    if scenario.start is not None:
        document["start"] = _start(scenario.start)
    document["events"] = [_event(event) for event in scenario.events]
    if scenario.facts:
        document["facts"] = _facts(scenario.facts)
    return document


def scenario_toml(scenario: Scenario) -> str:
    """Return a scenario as TOML: plain keys first, then the tables, an event after the other."""
    document = scenario_document(scenario)
    events = document.pop("events")
    tables = {key: value for key, value in document.items() if isinstance(value, dict)}
    plain = {key: value for key, value in document.items() if key not in tables}
    blocks = [_pairs(plain)]
    blocks += [f"[{key}]\n{_pairs(table)}" for key, table in tables.items() if key != "facts"]
    blocks += [f"[[events]]\n{_pairs(event)}" for event in events]
    blocks += [f"[{key}]\n{_pairs(table)}" for key, table in tables.items() if key == "facts"]
    return "\n".join(blocks)


def _said(**values: object) -> dict[str, Any]:
    """Return the values that say something."""
    return {key: value for key, value in values.items() if value not in (None, "")}


def _start(start: MidPlay) -> dict[str, Any]:
    tricks = {"ns": start.tricks_ns, "ew": start.tricks_ew}
    return {"trick": start.trick, "on_lead": str(start.on_lead), "tricks": tricks}


def _event(event: Event) -> dict[str, Any]:
    document = _said(who=event.who and str(event.who))
    document |= dict(_act(event.act))
    document |= _said(statement=event.statement)
    return document | _facts(event.facts)


def _act(act: Act) -> Iterator[tuple[str, Any]]:
    """Yield the key of an act and its companions, with their values."""
    match act:
        case CallMade(call):
            yield "call", str(call)
        case CallReplaced(call):
            yield "replace", str(call)
        case Acceptance(accepted):
            yield "accept", accepted
        case CardsPlayed(cards, by_dummy, lead):
            yield "play", _cards(cards)
            yield from _said(by="dummy" if by_dummy else "", lead=lead).items()
        case CardsHandled(handling, cards, how):
            yield handling.value, _cards(cards)
            yield from _said(how=how).items()
        case OptionTaken(option, value):
            yield "option", option
            yield from _said(value=value).items()
        case Explanation(words, about, correct, corrects):
            yield "explain", words
            whose = corrects and corrects.value
            yield from _said(about=about, correct=correct, corrects=whose).items()
        case Simultaneous(events):
            yield "simultaneous", [_event(event) for event in events]
        case _:
            yield _single(act)


def _single(act: _Single) -> tuple[str, Any]:
    """Return the key and value of an act that has no companions."""
    key = _SINGLE_KEYS[type(act)]
    match act:
        case DummyDesignation(words) | Question(words) | Remark(words):
            return key, words
        case Claim(tricks) | Concession(tricks):
            return key, "all" if tricks is None else tricks
        case Agreement() | Objection() | AttentionDrawn():
            return key, True
        case DirectorArrives(done):
            return key, done.value
        case _:
            return key, act.of.value


_Single = (
    DummyDesignation
    | Question
    | Remark
    | Claim
    | Concession
    | Agreement
    | Objection
    | AttentionDrawn
    | DirectorArrives
    | Ending
)

_SINGLE_KEYS: Final[dict[type[_Single], str]] = {
    DummyDesignation: "call_dummy",
    Question: "ask",
    Remark: "say",
    Claim: "claim",
    Concession: "concede",
    Agreement: "agree",
    Objection: "object",
    AttentionDrawn: "attention",
    DirectorArrives: "director",
    Ending: "end",
}


def _cards(cards: tuple[Card, ...]) -> str | list[str]:
    written = [str(card) for card in cards]
    return written[0] if len(written) == 1 else written


def _facts(facts: Facts) -> dict[str, Any]:
    return {name: _fact(value) for name, value in facts}


def _fact(value: FactValue) -> object:
    if not isinstance(value, tuple):
        return value
    keys = [item[0] for item in value if isinstance(item, tuple) and len(item) == 2]
    names = [key for key in keys if isinstance(key, str)]
    if value and len(names) == len(value) == len(set(names)):
        return {item[0]: _fact(item[1]) for item in value if isinstance(item, tuple)}
    return [_fact(item) for item in value]


def _pairs(table: dict[str, Any]) -> str:
    return "".join(f"{_key(key)} = {_toml(value)}\n" for key, value in table.items())


def _key(key: str) -> str:
    return key if key and _BARE.issuperset(key) else _toml(key)


def _toml(value: object) -> str:
    """Return a value as TOML writes it within one line."""
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(item) for item in value)}]"
    if isinstance(value, float):
        return repr(value)
    # What JSON escapes TOML escapes alike, but for one character.
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
