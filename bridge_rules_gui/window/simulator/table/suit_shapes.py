"""The shapes of the four suits, drawn by curves: sharp at any size, distinct without colour."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath, QTransform

from bridge_rules_gui.game.suit import Suit


@cache
def suit_shape(suit: Suit) -> QPainterPath:
    """Return a suit's outline in the square from 0 to 1."""
    shapes = {
        Suit.SPADES: _spade,
        Suit.HEARTS: _heart,
        Suit.DIAMONDS: _diamond,
        Suit.CLUBS: _club,
    }
    return shapes[suit]()


def suit_in(suit: Suit, rect: QRectF) -> QPainterPath:
    """Return a suit's outline in the largest square in the middle of an area."""
    side = min(rect.width(), rect.height())
    corner = rect.center() - QPointF(side / 2, side / 2)
    return QTransform(side, 0, 0, side, corner.x(), corner.y()).map(suit_shape(suit))


def _heart() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.98))
    path.cubicTo(0.34, 0.78, 0.03, 0.58, 0.03, 0.31)
    path.cubicTo(0.03, 0.12, 0.16, 0.04, 0.27, 0.04)
    path.cubicTo(0.38, 0.04, 0.47, 0.12, 0.5, 0.24)
    path.cubicTo(0.53, 0.12, 0.62, 0.04, 0.73, 0.04)
    path.cubicTo(0.84, 0.04, 0.97, 0.12, 0.97, 0.31)
    path.cubicTo(0.97, 0.58, 0.66, 0.78, 0.5, 0.98)
    path.closeSubpath()
    return path


def _spade() -> QPainterPath:
    # A heart on its head, less high, on a foot.
    leaf = QTransform(1, 0, 0, -0.83, 0, 0.84).map(_heart())
    return _joined(leaf, _foot(0.52))


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0.5, 0.01))
    # The sides bend a little inwards: the shape is not taken for a square on its corner.
    path.quadTo(0.65, 0.28, 0.9, 0.5)
    path.quadTo(0.65, 0.72, 0.5, 0.99)
    path.quadTo(0.35, 0.72, 0.1, 0.5)
    path.quadTo(0.35, 0.28, 0.5, 0.01)
    path.closeSubpath()
    return path


def _club() -> QPainterPath:
    leaves = [
        _disc(0.5, 0.255, 0.225),
        _disc(0.255, 0.575, 0.225),
        _disc(0.745, 0.575, 0.225),
        _disc(0.5, 0.5, 0.14),
    ]
    return _joined(*leaves, _foot(0.5))


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _joined(*parts: QPainterPath) -> QPainterPath:
    """Return one outline around several."""
    # Qt joins outlines with a coarseness of its own, whatever their size: too coarse for ours.
    whole = QPainterPath()
    for part in parts:
        whole = whole.united(QTransform.fromScale(1000, 1000).map(part))
    return QTransform.fromScale(0.001, 0.001).map(whole)


def _foot(top: float) -> QPainterPath:
    path = QPainterPath(QPointF(0.47, top))
    path.cubicTo(0.47, 0.8, 0.42, 0.93, 0.27, 0.98)
    path.lineTo(0.73, 0.98)
    path.cubicTo(0.58, 0.93, 0.53, 0.8, 0.53, top)
    path.closeSubpath()
    return path
