"""A hand as books print it: four lines, each a suit's sign and its ranks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QFontMetricsF, QPainter
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.bridge.suit import Suit
from bridge_rules_gui.views.simulator.table.description import told_hand
from bridge_rules_gui.views.simulator.table.looks import TableLook
from bridge_rules_gui.views.simulator.table.names import printed_rank
from bridge_rules_gui.views.simulator.table.suit_shapes import suit_in

if TYPE_CHECKING:
    from PySide6.QtGui import QPaintEvent

    from bridge_rules_gui.bridge.card import Card

_VOID = "–"


def ranks_of(cards: tuple[Card, ...], suit: Suit) -> str:
    """Return the ranks of a suit, highest first; a dash where there are none."""
    held = sorted((card for card in cards if card.suit is suit), reverse=True)
    return " ".join(printed_rank(card.rank) for card in held) or _VOID


def draw_hand(painter: QPainter, place: QPointF, cards: tuple[Card, ...], look: TableLook) -> None:
    """Draw the four lines of a hand with the painter's letters."""
    metrics = QFontMetricsF(painter.font())
    line, sign = metrics.height() * 1.1, metrics.capHeight() * 1.15
    for number, suit in enumerate(reversed(Suit)):
        top = place.y() + number * line
        area = QRectF(place.x(), top + (line - sign) / 2, sign, sign)
        painter.fillPath(suit_in(suit, area), look.on_paper(suit))
        painter.setPen(QColor(look.colours.ink))
        base = top + (line + metrics.capHeight()) / 2
        painter.drawText(QPointF(area.right() + sign * 0.4, base), ranks_of(cards, suit))


class HandDiagram(QWidget):
    """Shows one hand in four lines."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("hand-diagram")
        self.setAccessibleName(self.tr("Hand"))
        self._cards: tuple[Card, ...] = ()
        self._look = TableLook()

    def show_cards(self, cards: tuple[Card, ...]) -> None:
        """Show the cards of a hand."""
        self._cards = cards
        self.setAccessibleDescription(told_hand(cards))
        self.updateGeometry()
        self.update()

    def set_look(self, look: TableLook) -> None:
        """Take other colours."""
        self._look = look
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room of the longest suit, four lines high."""
        metrics = QFontMetricsF(self.font())
        longest = max(metrics.horizontalAdvance(ranks_of(self._cards, suit)) for suit in Suit)
        sign = metrics.capHeight() * 1.15 * 1.4
        return QSize(round(longest + sign) + 4, round(metrics.height() * 4.4) + 2)

    def minimumSizeHint(self) -> QSize:
        """Return the same: a hand is not cut off."""
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the hand."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_hand(painter, QPointF(1, 1), self._cards, self._look)
