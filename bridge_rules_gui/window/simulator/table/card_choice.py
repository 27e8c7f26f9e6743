"""Which cards can be chosen at the table, and at which of them the keyboard stands."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.window.simulator.table.placing import PlacedCard, TablePlan


class CardChoice:
    """The cards offered: those named, or all that can be seen; none until `offer` is asked to.

    `focused` is the card at which the keyboard stands.
    """

    def __init__(self) -> None:
        self._named: Mapping[Seat, Collection[Card]] | None = None
        self.is_open = False
        self.focused: tuple[Seat, Card] | None = None

    def offer(self, named: Mapping[Seat, Collection[Card]] | None, *, is_open: bool) -> None:
        """Offer the cards named, or all that can be seen where None is given."""
        self._named, self.is_open = named, is_open

    def cards(self, plan: TablePlan | None) -> list[PlacedCard]:
        """Return the cards of a plan that can be chosen."""
        if plan is None or not self.is_open:
            return []
        held = [placed for placed in plan.cards if placed.is_held]
        if self._named is None:
            return held
        return [placed for placed in held if placed.card in self._named.get(placed.seat, ())]

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
