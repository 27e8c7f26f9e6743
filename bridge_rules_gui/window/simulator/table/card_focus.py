"""From one card to the next in a direction, as the arrow keys go."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt

from bridge_rules_gui.window.simulator.table.placing import PlacedCard

_DIRECTIONS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_ASIDE: Final = 2.5
"""How much a step aside counts against a step ahead."""


def is_direction(key: int) -> bool:
    """Tell whether a key goes somewhere."""
    return key in _DIRECTIONS


def next_card(cards: Sequence[PlacedCard], at: PlacedCard, key: int) -> PlacedCard:
    """Return the nearest card in the direction of an arrow key; the same one at the edge."""
    x, y = _DIRECTIONS[Qt.Key(key)]
    here = at.rect.topLeft()

    def far(placed: PlacedCard) -> float | None:
        move = placed.rect.topLeft() - here
        ahead = move.x() * x + move.y() * y
        aside = abs(move.x() * y) + abs(move.y() * x)
        return ahead + aside * _ASIDE if ahead > 1 else None

    found = [(distance, place) for place, c in enumerate(cards) if (distance := far(c)) is not None]
    return cards[min(found)[1]] if found else at
