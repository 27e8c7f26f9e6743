"""Cards on their way from where they lay to where they lie."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEasingCurve, QObject, QRectF, QVariantAnimation, Signal, Slot

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.window.simulator.table.placing import PlacedCard, TablePlan, Where

USUAL_DURATION: Final = 260
"""How long a card is on its way, in milliseconds."""


class CardsMoving(QObject):
    """The cards that are on their way; ``moved`` tells that they are to be drawn again."""

    moved = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._starts: dict[Card, QRectF] = {}
        self._clock = QVariantAnimation(self)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.setDuration(USUAL_DURATION)
        self._clock.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._clock.valueChanged.connect(self._on_moved)
        self._clock.finished.connect(self.stop)

    def set_duration(self, milliseconds: int) -> None:
        """Let cards be on their way so long; none moves where it is nought."""
        self._clock.setDuration(max(0, milliseconds))

    def start(self, before: TablePlan, after: TablePlan) -> None:
        """Let the cards that have changed their place move there."""
        if self._clock.duration():
            self._starts = starts_of(before, after)
        if self._starts:
            self._clock.start()

    @Slot()
    def stop(self) -> None:
        """Let all cards lie where they belong."""
        self._clock.stop()
        self._starts = {}
        self.moved.emit()

    @property
    def is_under_way(self) -> bool:
        """Whether cards are on their way."""
        return self._clock.state() == QVariantAnimation.State.Running

    def has(self, placed: PlacedCard) -> bool:
        """Tell whether a card is on its way."""
        return placed.card in self._starts

    def area_of(self, placed: PlacedCard) -> QRectF:
        """Return where a card is to be drawn, which is its place unless it is on its way."""
        if placed.card is None or placed.card not in self._starts:
            return placed.rect
        return between(self._starts[placed.card], placed.rect, float(self._clock.currentValue()))

    @Slot(object)
    def _on_moved(self, _value: object) -> None:
        self.moved.emit()


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
