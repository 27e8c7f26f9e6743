"""Which cards can be chosen at the table, and at which of them the keyboard stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import Qt

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.window.simulator.table.placing import PlacedCard, TablePlan


class CardChoice:
    """The cards offered: all that can be seen once it `is_open`, none before.

    `focused` is the card at which the keyboard stands.
    """

    def __init__(self) -> None:
        self.is_open = False
        self.focused: tuple[Seat, Card] | None = None

    def cards(self, plan: TablePlan | None) -> list[PlacedCard]:
        """Return the cards of a plan that can be chosen."""
        if plan is None or not self.is_open:
            return []
        return [placed for placed in plan.cards if placed.is_held]

    def at(self, plan: TablePlan | None) -> PlacedCard | None:
        """Return the card at which the keyboard stands, where it can be chosen."""
        return next((p for p in self.cards(plan) if (p.seat, p.card) == self.focused), None)

    def hit(self, plan: TablePlan | None, x: float, y: float) -> PlacedCard | None:
        """Return the card at a point, where it can be chosen."""
        found = None if plan is None else plan.card_at(x, y)
        return found if found in self.cards(plan) else None

    def keep_focus(self, plan: TablePlan | None, turn: Seat | None) -> None:
        """Let the keyboard stand at a card that can be chosen, of the player in turn if any."""
        if self.at(plan) is None:
            cards = self.cards(plan)
            first = next((p for p in cards if p.seat is turn), None) or next(iter(cards), None)
            self.stand_at(first)

    def stand_at(self, placed: PlacedCard | None) -> None:
        """Let the keyboard stand at a card."""
        card = None if placed is None else placed.card
        self.focused = None if placed is None or card is None else (placed.seat, card)


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
