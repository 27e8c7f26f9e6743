"""The last call of each player, laid before him while the auction lasts."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from bridge_rules_gui.simulation.position import CallOnTable, CallState, Position
from bridge_rules_gui.window.simulator.table.call_painting import draw_call
from bridge_rules_gui.window.simulator.table.card_painting import (
    CARD_SHAPE,
    corner,
    draw_blank,
    draw_warning,
)
from bridge_rules_gui.window.simulator.table.looks import TableLook
from bridge_rules_gui.window.simulator.table.placing import TablePlan
from bridge_rules_gui.window.simulator.table.plan import before_player

_FLAT = 0.62


def draw_laid_calls(
    painter: QPainter, position: Position, plan: TablePlan, look: TableLook
) -> None:
    """Draw the calls last made; nothing once the auction is over."""
    if position.contract is not None or position.trick is not None:
        return
    card = min(plan.centre.height() / 2.3, plan.centre.width() / 3.2 / CARD_SHAPE)
    for made in last_calls(position):
        whole = before_player(made.seat, plan.centre.center(), card)
        inset = whole.height() * (1 - _FLAT) / 2
        _draw_tile(painter, whole.adjusted(0, inset, 0, -inset), made, look)


def last_calls(position: Position) -> Iterator[CallOnTable]:
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
