"""Rulings as JSON documents, in the shape the command line promises."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from bridge_rules_gui.director.departures import departures_in
from bridge_rules_gui.director.ruling import FactNeeded, Noticed, Ruling, Step
from bridge_rules_gui.game.scenario import Facts, FactValue, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.table.recorded import read_as
from bridge_rules_gui.table.scores.adjusted_score import AdjustedScore
from bridge_rules_gui.table.verdict import (
    Applied,
    LeadRestriction,
    Option,
    PenaltyCard,
    Unauthorised,
    WithdrawnCall,
)

Document = dict[str, object]
Say = Callable[[Sentence], str]
"""What writes a sentence in the language of the reader."""


def document_words(phrasebook: Phrasebook) -> Say:
    """Return what writes the sentences of a document: in English as plain text, 1H for 1♥."""
    return str if phrasebook is ENGLISH else phrasebook.say


def ruling_document(ruling: Ruling, say: Say = str) -> Document:
    """Return the document of a ruling under one edition."""
    return {
        "edition": ruling.edition.value,
        "steps": [_step(step, say) for step in ruling.steps],
        "irregularities": [_noticed(each) for each in ruling.irregularities],
        **outcome_document(ruling, say),
    }


def scenario_ruling_document(scenario: Scenario, ruling: Ruling, say: Say = str) -> Document:
    """Return the document of a ruling on a case, with the facts its phrases were read as."""
    read = [
        {"event": each.event, "words": each.words, "facts": _facts(each.facts)}
        for each in read_as(scenario)
    ]
    return {**ruling_document(ruling, say), "read_as": read}


def _facts(facts: Facts) -> Document:
    return {name: _value(value) for name, value in facts}


def _value(value: FactValue) -> object:
    """Return what a fact says, a table of it as one."""
    if not isinstance(value, tuple):
        return value
    if value and all(isinstance(each, tuple) and len(each) == 2 for each in value):
        return {str(each[0]): _value(each[1]) for each in value if isinstance(each, tuple)}
    return [_value(each) for each in value]


def outcome_document(ruling: Ruling, say: Say = str) -> Document:
    """Return what a ruling comes to, without the way that led to it."""
    last = ruling.irregularity
    return {
        "irregularity": None if last is None else last.value,
        "laws": cites(ruling.laws),
        "options": [_option(option) for option in ruling.options],
        "must_pass": {str(seat): duration.value for seat, duration in ruling.must_pass},
        "lead_restrictions": [_restriction(each) for each in ruling.lead_restrictions],
        "penalty_cards": [_penalty_card(card) for card in ruling.penalty_cards],
        "withdrawn": [_withdrawn(each) for each in ruling.withdrawn],
        "unauthorised": [_unauthorised(each, say) for each in ruling.unauthorised],
        "contract": None if ruling.contract is None else str(ruling.contract),
        "declarer": None if ruling.contract is None else str(ruling.contract.declarer),
        "tricks": None
        if ruling.tricks is None
        else dict(zip(("ns", "ew"), ruling.tricks, strict=True)),
        "tricks_transferred": ruling.tricks_transferred,
        "score": ruling.score,
        "adjusted": {str(each.side).lower(): _adjusted(each) for each in ruling.adjusted},
        "facts_needed": [_fact(each, say) for each in ruling.facts_needed],
        "departures": [
            {"law": str(each.ground), "words": each.ground.words, "note": say(each.note)}
            for each in departures_in(ruling)
        ],
        "result": say(ruling.result),
        "not_covered": None if ruling.not_covered is None else say(ruling.not_covered),
    }


def _step(step: Step, say: Say) -> Document:
    return {
        "event": step.event,
        "turn": None if step.turn is None else str(step.turn),
        "laws": [{"cite": str(law.ground), "role": law.role.value} for law in named(step.laws)],
        "irregularity": None if step.irregularity is None else step.irregularity.value,
        "trace": [say(line) for line in step.trace],
    }


def _noticed(noticed: Noticed) -> Document:
    return {
        "key": noticed.key.value,
        "event": noticed.event,
        "offender": None if noticed.offender is None else str(noticed.offender),
        "laws": cites(noticed.laws),
    }


def _option(option: Option) -> Document:
    document: Document = {
        "who": str(option.who),
        "option": option.name,
        "law": str(option.ground),
    }
    if option.value:
        document["value"] = option.value
    return document | _condition("" if option.condition == _OF_THE_CARD else option.condition)


_OF_THE_CARD: Final = "withdraw_lead"
"""What only the penalty card is said to depend on, as in the samples given with the project."""


def _condition(condition: str) -> Document:
    return {"if": condition} if condition else {}


def _restriction(restriction: LeadRestriction) -> Document:
    return {
        "on": str(restriction.on),
        "law": str(restriction.ground),
        "require_one_of": _suits(restriction.require_one_of),
        "forbid_one_of": _suits(restriction.forbid_one_of),
        **({"chosen": True} if restriction.chosen else {}),
    } | _condition(restriction.condition)


def _suits(suits: Iterable[Suit]) -> list[str]:
    return [str(suit) for suit in suits]


def _penalty_card(card: PenaltyCard) -> Document:
    return {"card": str(card.card), "kind": card.rank.value} | _condition(card.condition)


def _withdrawn(withdrawn: WithdrawnCall) -> Document:
    return {
        "who": str(withdrawn.seat),
        "call": str(withdrawn.call),
        "event": withdrawn.event,
        "law": str(withdrawn.ground),
    }


def _unauthorised(unauthorised: Unauthorised, say: Say) -> Document:
    to = unauthorised.to
    return {
        "side": str(unauthorised.side),
        **({"player": str(to)} if isinstance(to, Seat) else {}),
        "about": [str(each) for each in unauthorised.about],
        "what": say(unauthorised.what),
        "law": str(unauthorised.ground),
    } | _condition(unauthorised.condition)


def _adjusted(given: AdjustedScore) -> Document:
    document: Document = {given.unit.value: given.amount, "law": str(given.ground)}
    return document | ({"bound": given.bound.value} if given.bound else {})


def _fact(needed: FactNeeded, say: Say) -> Document:
    return {
        "fact": needed.judgement.fact,
        "event": needed.judgement.event,
        "question": say(needed.judgement.question),
        "if": {
            str(alternative.holds).lower(): ruling_document(alternative.ruling, say)
            for alternative in needed.alternatives
        },
    }


def cites(laws: Iterable[Applied]) -> list[str]:
    """Return the citations of provisions, each once."""
    return list(dict.fromkeys(str(applied.ground) for applied in named(laws)))


def named(laws: Iterable[Applied]) -> tuple[Applied, ...]:
    """Return the provisions at work without those that only introduce another one of them.

    The words that introduce it are lit with it; what decides is what they introduce.
    """
    found = tuple(laws)
    heads = {head for applied in found for head in applied.ground.under}
    return tuple(law for law in found if law is found[0] or law.ground not in heads)
