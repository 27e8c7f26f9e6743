"""Cards on their way from where they lay to where they lie."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF

from bridge_rules_gui.views.simulator.table.placing import Where

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.views.simulator.table.placing import PlacedCard, TablePlan


def starts_of(before: TablePlan, after: TablePlan) -> dict[Card, QRectF]:
    """Return where the cards that have changed their place come from.

    A card that stays in its hand is not on its way, although its neighbours close the gap.
    """
    places = {placed.card: placed for placed in before.cards}
    starts: dict[Card, QRectF] = {}
    for placed in after.cards:
        known = places.get(placed.card)
        if placed.card is None or known is None or known.where is placed.where:
            continue
        starts[placed.card] = _start(known, before)
    return starts


def _start(known: PlacedCard, before: TablePlan) -> QRectF:
    """Return where a card comes from: from the midst of its hand where nobody sees it there."""
    if known.is_up or known.where is not Where.HAND:
        return known.rect
    hand = [p.rect for p in before.cards if p.where is Where.HAND and p.seat is known.seat]
    return hand[len(hand) // 2]


def between(start: QRectF, end: QRectF, part: float) -> QRectF:
    """Return the area so far on the way from one to another, `part` from 0 to 1."""
    return QRectF(
        start.x() + (end.x() - start.x()) * part,
        start.y() + (end.y() - start.y()) * part,
        start.width() + (end.width() - start.width()) * part,
        start.height() + (end.height() - start.height()) * part,
    )
