"""Suits shown: which ones a player's calls have related to."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.suit import Suit

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.rulings.auction.told import ToldCall

SUITS = tuple(reversed(Suit))
"""The four suits, spades first, as the ruling format lists them."""


def shown(calls: Iterable[ToldCall]) -> frozenset[Suit]:
    """Return the suits that calls related to."""
    return frozenset(suit for call in calls for suit in call.shows)


def listed(suits: Iterable[Suit]) -> tuple[Suit, ...]:
    """Return suits in the order of `SUITS`."""
    wanted = set(suits)
    return tuple(suit for suit in SUITS if suit in wanted)
