"""The cloth drawn: plates, labels, every card of a plan, and the calls laid before the players."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.position import CallOnTable, CallState, Position
from bridge_rules_gui.window.simulator.table.call_painting import draw_call
from bridge_rules_gui.window.simulator.table.card_painting import (
    CARD_SHAPE,
    corner,
    draw_back,
    draw_blank,
    draw_face,
    draw_frame,
    draw_tick,
    draw_warning,
)
from bridge_rules_gui.window.simulator.table.looks import (
    TableLook,
    draw_first_that_fits,
    draw_lettering,
)
from bridge_rules_gui.window.simulator.table.names import name_of_facing
from bridge_rules_gui.window.simulator.table.placing import FacedLabel, PlacedCard, TablePlan, Where
from bridge_rules_gui.window.simulator.table.plan import before_player

_FLAT: Final = 0.62
"""The height of a call laid on the table, against that of a card."""


def draw_cloth(painter: QPainter, rect: QRectF, look: TableLook) -> None:
    """Draw the table without anything on it."""
    painter.setPen(QPen(QColor(look.colours.rule), 1))
    painter.setBrush(QColor(look.colours.table))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 10, 10)


def draw_placed(painter: QPainter, placed: PlacedCard, rect: QRectF, look: TableLook) -> None:
    """Draw a card in an area, which is its own unless the card is on its way."""
    if placed.where is Where.QUITTED:
        _draw_turned(painter, placed, rect, look)
    elif not placed.is_up:
        draw_back(painter, rect, look)
        if placed.card is None and placed.where is Where.HAND:
            _draw_unknown(painter, rect, look)
    elif placed.card is not None:
        draw_face(
            painter,
            rect,
            placed.card,
            look,
            edge=placed.edge,
            strip=placed.strip,
            is_covered=placed.is_covered,
        )
    if placed.where is Where.TRICK:
        _draw_fate(painter, placed, rect, look)


def _draw_fate(painter: QPainter, placed: PlacedCard, rect: QRectF, look: TableLook) -> None:
    """Draw the signs of a card in the trick: it wins, it was irregular."""
    colours = look.colours
    side = min(rect.width() * 0.4, 34.0)
    sign = QRectF(rect.right() - side * 0.95, rect.top() + side * 0.12, side, side)
    if placed.is_winner:
        draw_tick(painter, sign, QColor(colours.card_ink), QColor(colours.card))
        draw_frame(painter, rect, QColor(colours.table_mark), max(2.0, rect.width() * 0.04))
        sign = QRectF(rect.left() + side * 0.12, rect.bottom() - side * 1.12, side, side)
    if placed.is_irregular:
        draw_warning(painter, sign, QColor(colours.found_here), QColor(colours.found_ink))


def _draw_turned(painter: QPainter, placed: PlacedCard, rect: QRectF, look: TableLook) -> None:
    """Draw a quitted card: too small for a pattern, with the sign of what went wrong with it."""
    draw_blank(painter, rect, look)
    inset = max(1.0, min(rect.width(), rect.height()) * 0.12)
    inner = rect.adjusted(inset, inset, -inset, -inset)
    painter.fillRect(inner, QColor(look.colours.card_back))
    if placed.is_irregular:
        side = min(rect.width(), rect.height())
        sign = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
        ground, ink = QColor(look.colours.found_here), QColor(look.colours.found_ink)
        draw_warning(painter, sign, ground, ink)


def _draw_unknown(painter: QPainter, rect: QRectF, look: TableLook) -> None:
    """Say of a hand that nobody knows it."""
    side = min(rect.width(), rect.height()) * 0.6
    area = QRectF(rect.center().x() - side / 2, rect.center().y() - side / 2, side, side)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colours.card))
    painter.drawEllipse(area)
    inset = side * 0.2
    inner = area.adjusted(inset, inset, -inset, -inset)
    draw_lettering(painter, inner, "?", QColor(look.colours.card_ink))


def draw_label(painter: QPainter, label: FacedLabel, look: TableLook) -> None:
    """Draw the word beside a card that lies face up."""
    painter.setPen(QColor(look.colours.table_ink))
    painter.drawText(label.rect, Qt.AlignmentFlag.AlignCenter, name_of_facing(label.facing))


def draw_plate(
    painter: QPainter,
    rect: QRectF,
    seat: Seat,
    texts: tuple[str, ...],
    look: TableLook,
    *,
    is_turn: bool,
) -> None:
    """Draw a player's name and part; whose turn it is has an arrow and stands on a light ground."""
    metrics = painter.fontMetrics()
    arrow = rect.height() * 0.62 if is_turn else 0.0
    room = rect.width() - arrow - 14
    fitting = next((t for t in texts if metrics.horizontalAdvance(t) <= room), texts[-1])
    width = min(rect.width(), metrics.horizontalAdvance(fitting) + arrow + 16)
    left = {Seat.WEST: rect.left(), Seat.EAST: rect.right() - width}
    area = QRectF(left.get(seat, rect.center().x() - width / 2), rect.top(), width, rect.height())
    painter.setPen(Qt.PenStyle.NoPen)
    colours = look.colours
    ink = QColor(colours.table_ink)
    if is_turn:
        painter.setBrush(QColor(colours.table_mark))
        painter.drawRoundedRect(area, 4, 4)
        ink = QColor(colours.table) if colours.table != colours.table_ink else ink
        place = QPointF(area.left() + 5 + arrow / 2, area.center().y())
        painter.setBrush(ink)
        painter.drawPolygon(_arrow(seat, place, arrow))
    painter.setPen(ink)
    words = area.adjusted(arrow + 8 if is_turn else 6, 0, -4, 0)
    draw_first_that_fits(painter, words, (fitting,))


def _arrow(seat: Seat, centre: QPointF, size: float) -> QPolygonF:
    """Return an arrow that points to a player."""
    half = size / 2
    across = {Seat.NORTH: (0, -1), Seat.EAST: (1, 0), Seat.SOUTH: (0, 1), Seat.WEST: (-1, 0)}
    x, y = across[seat]
    tip = centre + QPointF(x, y) * half
    base = centre - QPointF(x, y) * half * 0.7
    return QPolygonF([tip, base + QPointF(-y, x) * half * 0.9, base - QPointF(-y, x) * half * 0.9])


def draw_director(painter: QPainter, rect: QRectF, look: TableLook) -> None:
    """Draw somebody who stands at the table: a head, and shoulders with an open book."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(look.colours.table_mark))
    side = rect.width()
    painter.drawEllipse(rect.topLeft() + QPointF(side / 2, side * 0.24), side * 0.2, side * 0.2)
    path = QPainterPath(rect.topLeft() + QPointF(side * 0.08, side))
    path.cubicTo(
        rect.topLeft() + QPointF(side * 0.08, side * 0.4),
        rect.topLeft() + QPointF(side * 0.92, side * 0.4),
        rect.topLeft() + QPointF(side * 0.92, side),
    )
    path.closeSubpath()
    painter.drawPath(path)
    painter.setBrush(QColor(look.colours.card))
    left, top = rect.left(), rect.top()
    for x, lift in ((0.22, 0.0), (0.5, 0.06)):
        page = QPolygonF(
            [
                QPointF(left + side * x, top + side * (0.66 + lift)),
                QPointF(left + side * (x + 0.28), top + side * (0.72 - lift)),
                QPointF(left + side * (x + 0.28), top + side * (0.96 - lift)),
                QPointF(left + side * x, top + side * (0.9 + lift)),
            ]
        )
        painter.drawPolygon(page)


# -- calls --------------------------------------------------------------------------------------


def draw_laid_calls(
    painter: QPainter, position: Position, plan: TablePlan, look: TableLook
) -> None:
    """Draw the calls last made; nothing once the auction is over."""
    if position.contract is not None or position.trick is not None:
        return
    card = min(plan.centre.height() / 2.3, plan.centre.width() / 3.2 / CARD_SHAPE)
    for made in _last_calls(position):
        whole = before_player(made.seat, plan.centre.center(), card)
        inset = whole.height() * (1 - _FLAT) / 2
        _draw_tile(painter, whole.adjusted(0, inset, 0, -inset), made, look)


def _last_calls(position: Position) -> Iterator[CallOnTable]:
    """Yield each player's last call, in the order made."""
    last = {made.seat: made for made in position.auction}
    yield from (made for made in position.auction if last[made.seat] is made)


def _draw_tile(painter: QPainter, rect: QRectF, made: CallOnTable, look: TableLook) -> None:
    draw_blank(painter, rect, look)
    side = rect.height()
    inner = rect.adjusted(side * 0.12, side * 0.26, -side * 0.12, -side * 0.26)
    faint = QColor(look.colours.card_ink)
    faint.setAlphaF(0.6)
    is_withdrawn = made.state is CallState.WITHDRAWN
    draw_call(painter, inner, made.call, look, is_on_card=True, ink=faint if is_withdrawn else None)
    if is_withdrawn:
        painter.setPen(QPen(QColor(look.colours.card_ink), max(1.5, side * 0.04)))
        painter.drawLine(inner.topLeft(), inner.bottomRight())
    elif made.state is CallState.PENDING:
        painter.setPen(QPen(QColor(look.colours.table_mark), max(2.0, side * 0.06),
                            Qt.PenStyle.DashLine))  # fmt: skip
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(rect, corner(rect), corner(rect))
    if made.is_irregular:
        sign = min(side * 0.38, 30.0)
        place = rect.topRight() + QPointF(-sign * 0.8, -sign * 0.3)
        area = QRectF(place.x(), place.y(), sign, sign)
        ground, ink = QColor(look.colours.found_here), QColor(look.colours.found_ink)
        draw_warning(painter, area, ground, ink)
