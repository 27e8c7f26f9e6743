"""Cards drawn: faces, backs, and the signs that go with them."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPen, QPolygonF

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.window.simulator.table.looks import TableLook, draw_lettering
from bridge_rules_gui.window.simulator.table.names import printed_rank
from bridge_rules_gui.window.simulator.table.suit_shapes import suit_in

CARD_SHAPE = 0.7
"""The width of a card, as a part of its height."""


class Edge(Enum):
    """The edge of a card that stays in sight when the next one lies on it."""

    LEFT = "left"
    TOP = "top"


def draw_face(
    painter: QPainter,
    rect: QRectF,
    card: Card,
    look: TableLook,
    *,
    edge: Edge,
    strip: float,
    is_covered: bool = False,
) -> None:
    """Draw the face of a card, its rank and suit within a strip of some breadth at an edge."""
    draw_blank(painter, rect, look)
    ink = look.on_card(card.suit)
    rank, sign = _index(rect, edge, strip)
    draw_lettering(painter, rank, printed_rank(card.rank), ink)
    painter.fillPath(suit_in(card.suit, sign), ink)
    middle = _middle(rect, rank, sign)
    if not is_covered and middle.height() > sign.height() and middle.width() > sign.width():
        painter.fillPath(suit_in(card.suit, middle), ink)


def _index(rect: QRectF, edge: Edge, strip: float) -> tuple[QRectF, QRectF]:
    """Return the areas of the rank and of the sign of the suit beside or under it."""
    if edge is Edge.TOP:
        height = min(strip * 0.78, rect.height() * 0.8, rect.width() * 0.44)
        top = rect.top() + min((strip - height) / 2, height * 0.3)
        left = rect.left() + rect.width() * 0.06
        rank = QRectF(left, top, height * 0.95, height)
        return rank, QRectF(rank.right() + height * 0.12, top, height * 0.85, height)
    width = min(strip * 0.78, rect.height() * 0.28, rect.width() * 0.32)
    left = rect.left() + max(1.0, min((strip - width) / 2, width * 0.25))
    height = min(width * 1.15, rect.height() * 0.42)
    rank = QRectF(left, rect.top() + min(height * 0.25, rect.height() * 0.07), width, height)
    return rank, QRectF(left, rank.bottom() + height * 0.12, width, min(width, height))


def _middle(rect: QRectF, rank: QRectF, sign: QRectF) -> QRectF:
    """Return where the large sign goes: right of the index, or below it."""
    side = rect.width() * 0.52
    below = max(rank.bottom(), sign.bottom())
    left = max(rect.left() + rect.width() * 0.38, min(rank.right(), rect.right() - side))
    room = rect.bottom() - rect.height() * 0.06 - below
    side = min(side, room, rect.right() - left - rect.width() * 0.06)
    return QRectF(left, rect.bottom() - rect.height() * 0.08 - side, side, side)


def draw_blank(painter: QPainter, rect: QRectF, look: TableLook) -> None:
    """Draw a card without anything on it."""
    painter.setPen(QPen(QColor(look.colours.card_edge), max(1.0, rect.height() * 0.008)))
    painter.setBrush(QColor(look.colours.card))
    radius = corner(rect)
    painter.drawRoundedRect(rect, radius, radius)


def corner(rect: QRectF) -> float:
    """Return the radius of a card's corners."""
    return min(rect.width(), rect.height()) * 0.09


def draw_back(painter: QPainter, rect: QRectF, look: TableLook) -> None:
    """Draw the back of a card: a frame around crossing lines."""
    draw_blank(painter, rect, look)
    inset = min(rect.width(), rect.height()) * 0.07
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.fillRect(inner, QColor(look.colours.card_back))
    step = max(3.0, min(rect.width(), rect.height()) * 0.16)
    painter.save()
    painter.setClipRect(inner, Qt.ClipOperation.IntersectClip)
    painter.setPen(QPen(QColor(look.colours.card_back_rule), max(0.6, step * 0.1)))
    for number in range(int((inner.width() + inner.height()) / step) + 1):
        x = inner.left() + number * step
        rise = inner.height()
        painter.drawLine(QPointF(x, inner.top()), QPointF(x - rise, inner.bottom()))
        painter.drawLine(QPointF(x - rise, inner.top()), QPointF(x, inner.bottom()))
    painter.restore()


def draw_frame(painter: QPainter, rect: QRectF, colour: QColor, breadth: float) -> None:
    """Draw a frame around a card."""
    painter.setPen(QPen(colour, breadth))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    around = rect.adjusted(-breadth / 2, -breadth / 2, breadth / 2, breadth / 2)
    radius = corner(rect) + breadth / 2
    painter.drawRoundedRect(around, radius, radius)


def draw_warning(painter: QPainter, rect: QRectF, ground: QColor, ink: QColor) -> None:
    """Draw the sign of an irregularity: a triangle with an exclamation mark."""
    triangle = QPolygonF(
        [
            QPointF(rect.center().x(), rect.top()),
            QPointF(rect.right(), rect.bottom()),
            QPointF(rect.left(), rect.bottom()),
        ]
    )
    painter.setPen(QPen(ink, max(1.0, rect.height() * 0.06)))
    painter.setBrush(ground)
    painter.drawPolygon(triangle)
    bar = rect.width() * 0.1
    x, y = rect.center().x(), rect.top()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawRect(QRectF(x - bar / 2, y + rect.height() * 0.36, bar, rect.height() * 0.32))
    painter.drawRect(QRectF(x - bar / 2, y + rect.height() * 0.76, bar, bar))


def draw_tick(painter: QPainter, rect: QRectF, ground: QColor, ink: QColor) -> None:
    """Draw the sign of a won trick: a tick in a circle."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(ground))
    painter.drawEllipse(rect)
    side = rect.width()
    path = QPainterPath(rect.topLeft() + QPointF(side * 0.26, side * 0.52))
    path.lineTo(rect.topLeft() + QPointF(side * 0.44, side * 0.7))
    path.lineTo(rect.topLeft() + QPointF(side * 0.75, side * 0.32))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(ink, max(1.2, side * 0.12)))
    painter.drawPath(path)
