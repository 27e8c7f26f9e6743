"""Declarer's words for a card of dummy's: which suit, which rank, or what he wants of it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.bridge.card import Card, Rank
from bridge_rules_gui.bridge.errors import BridgeError
from bridge_rules_gui.bridge.suit import Suit

_SUITS = {
    word: suit
    for suit, name in zip(Suit, ("club", "diamond", "heart", "spade"), strict=True)
    for word in (name, f"{name}s", str(suit).lower(), suit.symbol)
}
_NAMES = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "jack", "queen", "king", "ace"),
)
# A lone "a" is an article ("a heart"); as a rank it is written out, or in a card: "HA".
_RANKS = (
    dict(zip(_NAMES, Rank, strict=True))
    | {str(rank.value): rank for rank in Rank if rank <= Rank.TEN}
    | {str(rank).lower(): rank for rank in Rank if Rank.TEN <= rank < Rank.ACE}
    | {"deuce": Rank.TWO, "knave": Rank.JACK}
)


class Wish(Enum):
    """What declarer asks of the card where he names no rank; the value is the words for it."""

    HIGH = frozenset({"high", "highest", "top", "big"})
    WIN = frozenset({"win", "take", "cover"})
    LOW = frozenset({"low", "lowest", "small", "smallest", "little"})
    ANY = frozenset({"anything", "any", "whatever", "something"})


@dataclass(frozen=True, slots=True)
class Words:
    """What declarer's words name; None for what they leave out."""

    suit: Suit | None = None
    rank: Rank | None = None
    wish: Wish | None = None


def understood(words: str) -> Words:
    """Return what words for a card of dummy's name: ``HQ``, ``queen of hearts``, ``low club``."""
    text = words.strip()
    try:
        card = Card.parse(text.upper().replace("10", "T"))
    except BridgeError:
        return _word_by_word(text.lower())
    return Words(card.suit, card.rank)


def _word_by_word(text: str) -> Words:
    found = re.findall(r"[a-z]+|\d+|[♣♦♥♠]", text)
    suits = [_SUITS[word] for word in found if word in _SUITS]
    ranks = [_RANKS[word] for word in found if word in _RANKS]
    wishes = [wish for wish in Wish if any(word in wish.value for word in found)]
    return Words(
        suits[0] if suits else None,
        ranks[0] if ranks else None,
        wishes[0] if wishes and not ranks else None,
    )
