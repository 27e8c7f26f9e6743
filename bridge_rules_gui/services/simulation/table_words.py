"""Calls and cards in sentences, written as bridge books print them: 1♥, ♠K."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from re import Match

_SYMBOLS: Final = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}
_BID: Final = re.compile(r"(?<![\w.])([1-9])([SHDC])(?=X{0,2}(?!\w))")
_CARD: Final = re.compile(r"(?<![\w.])([SHDC])([2-9TJQKA])(?!\w)")


def with_symbols(sentence: str) -> str:
    """Return a sentence with its bids and cards in suit symbols."""
    bids = _BID.sub(lambda found: found[1] + _SYMBOLS[found[2]], sentence)
    return _CARD.sub(_card, bids)


def suit_symbols(value: str) -> str:
    """Return the value of an option: a card, suits one after the other, or words."""
    card = with_symbols(value)
    if card != value or not value or set(value) - set(_SYMBOLS) - {" "}:
        return card
    return " ".join(_SYMBOLS[letter] for letter in value.replace(" ", ""))


def _card(found: Match[str]) -> str:
    rank = "10" if found[2] == "T" else found[2]
    return f"{_SYMBOLS[found[1]]}{rank}"
