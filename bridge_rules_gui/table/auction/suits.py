"""Suits shown: which ones a player's calls have related to."""

from __future__ import annotations

from collections.abc import Iterable

from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.auction.recorded_call import RecordedCall

SUITS = tuple(reversed(Suit))
"""The four suits, spades first, as the ruling format lists them."""


def shown(calls: Iterable[RecordedCall]) -> frozenset[Suit]:
    """Return the suits that calls related to."""
    return frozenset(suit for call in calls for suit in call.shows)


def listed(suits: Iterable[Suit]) -> tuple[Suit, ...]:
    """Return suits in the order of `SUITS`."""
    requested = set(suits)
    return tuple(suit for suit in SUITS if suit in requested)
