"""The words and numbers of a scenario as values of the game, each with what to say of a bad one."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Final, TypeVar

from bridge_rules_gui.game.call import CALLS, Call
from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import FactValue
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.notation.documents import Entry, attempted
from bridge_rules_gui.notation.problems import quoted

V = TypeVar("V")

_LOOK_ALIKES: Final = str.maketrans("АВЕКМНОРСТХ", "ABEKMHOPCTX")
_SPOKEN: Final = {
    **dict.fromkeys(("PASS", "PAS", "-", "AP"), "P"),
    **dict.fromkeys(("D", "DBL", "DOUBLE", "*"), "X"),
    **dict.fromkeys(("R", "RDBL", "REDBL", "REDOUBLE", "**"), "XX"),
    **{name: name[0] for name in ("NORTH", "EAST", "SOUTH", "WEST")},
    **{name: name[0] for name in ("CLUBS", "DIAMONDS", "HEARTS", "SPADES")},
}
"""What is written here for words that other notations, and people, use."""


_LONGEST_TEXT: Final = 20_000
_LONGEST_LINE: Final = 1_000
"""In characters: a page of case, and what a heading or a list can show."""


def line(entry: Entry) -> str:
    """Read text that is shown in one line."""
    text = words(entry)
    if len(text) > _LONGEST_LINE:
        raise entry.refused(
            sentence("{count} characters are too many for a line", count=len(text)),
            sentence("write at most {count}", count=_LONGEST_LINE),
        )
    return text


def words(entry: Entry) -> str:
    """Read text."""
    text = entry.of_type(str)
    if len(text) > _LONGEST_TEXT:
        raise entry.refused(
            sentence("{count} characters are too many for a text", count=len(text)),
            sentence("write at most {count}", count=_LONGEST_TEXT),
        )
    if not text.isprintable() and any("\ud800" <= character <= "\udfff" for character in text):
        raise entry.refused(
            sentence("this text contains an incomplete character"),
            sentence("write the whole character"),
        )
    return text


def truth(entry: Entry) -> bool:
    """Read true or false."""
    return entry.of_type(bool)


def true(entry: Entry) -> bool:
    """Read true, where saying the contrary means leaving the event out."""
    if not entry.of_type(bool):
        raise entry.refused(
            sentence("false has no meaning here"), sentence("write true, or leave the event out")
        )
    return True


def number(least: int, most: int) -> Callable[[Entry], int]:
    """Return the reading of a whole number between bounds."""

    def reading(entry: Entry) -> int:
        value = entry.of_type(int)
        if not least <= value <= most:
            raise entry.refused(
                sentence("{value} is not possible", value=quoted(value)),
                sentence("write a number from {least} to {most}", least=least, most=most),
            )
        return value

    return reading


def seat(entry: Entry) -> Seat:
    """Read a player."""
    return _value(entry, Seat.parse, Seat, sentence("a seat"), sentence("N, E, S or W"))


def suit(entry: Entry) -> Suit:
    """Read a suit."""
    return _value(entry, Suit.parse, Suit, sentence("a suit"), sentence("C, D, H or S"))


def suits(entry: Entry) -> tuple[Suit, ...]:
    """Read a suit or a list of suits."""
    items = (entry,) if isinstance(entry.value, str) else tuple(entry.items())
    return tuple(suit(item) for item in items)


def card(entry: Entry) -> Card:
    """Read a card."""
    return _value(
        entry, Card.parse, DECK, sentence("a card"), sentence("suit and rank like SQ or HT")
    )


def cards(entry: Entry) -> tuple[Card, ...]:
    """Read a card, or a list of different cards."""
    if isinstance(entry.value, str):
        return (card(entry),)
    found: list[Card] = []
    for item in entry.items():
        one = attempted(item, card, None)
        if one in found:
            item.note(
                sentence("{card} appears twice in the list", card=one),
                sentence("name each card once"),
            )
        elif one is not None:
            found.append(one)
    if not entry.value:
        raise entry.refused(
            sentence("no card is named"),
            sentence('name one, like "SQ", or several, like ["SQ", "S7"]'),
        )
    return tuple(found)


def call(entry: Entry) -> Call:
    """Read a call, also one that cannot be, such as ``8C``."""
    return _value(entry, Call.parse, CALLS, sentence("a call"), sentence("1C to 7NT, P, X or XX"))


def tricks(entry: Entry) -> int | None:
    """Read a number of tricks, or None for ``all``."""
    if entry.value == "all":
        return None
    if isinstance(entry.value, str):
        raise entry.refused(
            sentence("{value} is not a number of tricks", value=quoted(entry.value)),
            sentence('write a number or "all"'),
        )
    return number(0, 13)(entry)


def fact(entry: Entry) -> FactValue:
    """Read what a fact says: anything but a date."""
    value = entry.value
    if isinstance(value, dict):
        return tuple((words(_key(entry, key)), fact(_item(entry, key))) for key in value)
    if isinstance(value, list):
        return tuple(fact(item) for item in entry.items())
    if isinstance(value, str):
        return words(entry)
    if isinstance(value, float) and not math.isfinite(value):
        raise entry.refused(
            sentence("{value} is empty", value=value), sentence("write a number or words")
        )
    if isinstance(value, bool | int | float):
        return value
    if value is None:
        raise entry.refused(sentence("null is not a value"), sentence("leave the fact out"))
    raise entry.refused(
        sentence("{value} is a date or time", value=value),
        sentence('put it in quotes: "{value}"', value=value),
    )


def _key(entry: Entry, key: str) -> Entry:
    return type(entry)(key, (*entry.path, key), entry.source)


def _item(entry: Entry, key: str) -> Entry:
    return entry.table().at(key)


def _value(
    entry: Entry,
    parse: Callable[[str], V],
    known: Iterable[object],
    what: Sentence,
    example: Sentence,
) -> V:
    text = entry.of_type(str)
    try:
        return parse(text)
    except BridgeError:
        guess = _guess(text, [str(value) for value in known])
        remedy = (
            sentence("{guess} write {what}", guess=guess, what=example)
            if guess
            else sentence("write {what}", what=example)
        )
        raise entry.refused(
            sentence("{word} is not {what}", word=quoted(text), what=what), remedy
        ) from None


def _guess(text: str, known: list[str]) -> Sentence | None:
    """Return what a text may mean: letters of another alphabet or case, spoken words, a slip."""
    upper = text.strip().upper()
    latin = upper.translate(_LOOK_ALIKES)
    if latin != upper and latin in known:
        return sentence(
            "its letters are Cyrillic: did you mean {word} in Latin letters?", word=repr(latin)
        )
    spoken = _SPOKEN.get(latin, latin.replace("10", "T"))
    for candidate in (spoken, spoken[::-1], f"{spoken}T"):
        if candidate in known:
            return sentence("did you mean {words}?", words=repr(candidate))
    return None
