"""Whose cards the table shows."""

from __future__ import annotations

from collections.abc import Iterable
from enum import StrEnum

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.simulation.position import Position


class SeenHands(StrEnum):
    """Which hands lie open to whoever looks at the window."""

    HIDDEN = "hidden"
    """None: only what lies face up on the table."""
    DUMMY = "dummy"
    """Dummy, once it has been faced."""
    ALL = "all"
    """All four, as far as they are known."""

    def includes(self, seat: Seat, position: Position) -> bool:
        """Tell whether a hand is to be shown in a position."""
        if self is SeenHands.ALL:
            return True
        return self is SeenHands.DUMMY and seat is position.dummy


def in_display_order(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards by suit, black and red in turn, highest first."""
    return tuple(sorted(cards, key=lambda card: (_SUITS.index(card.suit), -card.rank)))


_SUITS = (Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS)

CLOCKWISE_FROM_WEST = (Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH)
"""The order of the columns in which an auction is printed."""
