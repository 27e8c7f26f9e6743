"""What happened at the table, event by event, in sentences."""

from __future__ import annotations

from bridge_rules_gui.game.call import Call, Double, Pass, Redouble
from bridge_rules_gui.game.card import Card, card_or_suits
from bridge_rules_gui.game.errors import UnreadableError
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
    DirectorAct,
    DirectorArrives,
    DummyDesignation,
    Ending,
    Event,
    Explanation,
    Handling,
    Objection,
    OptionTaken,
    Question,
    Remark,
)
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.table.options import option_name

_CALLED: dict[Call, str] = {
    Pass(): "{who} passes",
    Double(): "{who} doubles",
    Redouble(): "{who} redoubles",
}
_CHANGED: dict[Call, str] = {
    Pass(): "{who} changes his call to a pass",
    Double(): "{who} changes his call to a double",
    Redouble(): "{who} changes his call to a redouble",
}
_HANDLED = {
    Handling.LEAD_FACE_DOWN: "{who} leads {cards} face down",
    Handling.EXPOSE: "{who} exposes {cards}",
    Handling.HOLD: "{who} holds {cards} in view",
    Handling.TOUCH: "{who} touches {cards}",
    Handling.NAME: "{who} names {cards}",
    Handling.WITHDRAW: "{who} takes {cards} back",
}

_MANNERS: dict[str, tuple[tuple[object, str], ...]] = {
    "pause": ((True, "{event} (after a pause)"), (False, "{event} (without a pause)")),
    "tempo": (("slow", "{event} (after a long pause)"), ("fast", "{event} (unusually fast)")),
}
"""How something was done, where that may decide, by the fact that states it and its value."""

_SPOKEN: dict[type, str] = {
    Question: "{who} asks: “{words}”",
    Remark: "{who}: “{words}”",
    Explanation: "{who} explains: “{words}”",
}


def described(event: Event) -> Sentence:
    """Return the sentence that describes an event; of simultaneous ones, only that they were."""
    who = event.who if event.who is not None else "somebody"
    pattern, filling = _said(event.act)
    said = sentence(pattern, who=who, **filling)
    for fact, value in event.facts:
        for stated, manner in _MANNERS.get(fact, ()):
            if value == stated:
                said = sentence(manner, event=said)
    return said


def _said(act: Act) -> tuple[str, dict[str, object]]:
    match act:
        case CallMade(call):
            return _CALLED.get(call, "{who} bids {call}"), {"call": call}
        case CallReplaced(call):
            return _CHANGED.get(call, "{who} changes his call to {call}"), {"call": call}
        case Acceptance(accepted):
            return ("{who} accepts it" if accepted else "{who} does not accept it"), {}
        case CardsPlayed(cards):
            return "{who} plays {cards}", {"cards": cards}
        case CardsHandled(handling, cards):
            return _HANDLED[handling], {"cards": cards}
        case DummyDesignation(words):
            return "{who} calls for a card from dummy: “{words}”", {"words": called_for(words)}
        case OptionTaken(option, value):
            return "{who} chooses: {option} {value}", {
                "option": option_name(option),
                "value": _card_or_suits(value),
            }
        case DirectorArrives(what):
            called = what is DirectorAct.CALLED
            return ("The director is called" if called else "The director rules"), {}
        case Question() | Remark() | Explanation():
            return _spoken(act), {"words": act.words}
        case _:
            return _said_of_the_end(act)


def _spoken(act: Question | Remark | Explanation) -> str:
    """Return how words are told; those in parentheses are a gesture, which nobody said."""
    return "{who} {words}" if act.words.startswith("(") else _SPOKEN[type(act)]


def _said_of_the_end(act: Act) -> tuple[str, dict[str, object]]:
    match act:
        case Claim(tricks):
            return _of_tricks(tricks, "{who} claims {tricks}", "{who} claims the rest")
        case Concession(tricks):
            return _of_tricks(tricks, "{who} concedes {tricks}", "{who} concedes the rest")
        case Agreement():
            return "{who} agrees", {}
        case Objection():
            return "{who} objects", {}
        case AttentionDrawn():
            return "{who} draws attention to an irregularity", {}
        case Ending(of):
            return "The {what} ends here", {"what": of.value}
        case _:
            return "At the same time:", {}


def _of_tricks(tricks: int | None, some: str, the_rest: str) -> tuple[str, dict[str, object]]:
    return (the_rest, {}) if tricks is None else (some, {"tricks": tricks})


def called_for(words: str) -> object:
    """Return a card called for in notation as the card, other words as they are."""
    try:
        return Card.parse(words)
    except UnreadableError:
        return words


def _card_or_suits(value: str) -> object:
    """Return the card or suits that a choice names, another value as it is."""
    try:
        return card_or_suits(value)
    except UnreadableError:
        return value
