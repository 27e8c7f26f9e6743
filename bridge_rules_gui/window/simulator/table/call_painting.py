"""Calls drawn: the level and the sign of the suit, or the word."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from bridge_rules_gui.game.call import Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.window.simulator.table.looks import TableLook, draw_lettering
from bridge_rules_gui.window.simulator.table.names import short_call, sign_of_denomination
from bridge_rules_gui.window.simulator.table.suit_shapes import suit_in


def draw_call(
    painter: QPainter,
    rect: QRectF,
    call: Call,
    look: TableLook,
    *,
    is_on_card: bool = False,
    ink: QColor | None = None,
) -> None:
    """Draw a call in the middle of an area; another `ink` than usual where it is dimmed."""
    colours = look.colours
    usual = ink or QColor(colours.card_ink if is_on_card else colours.ink)
    if not isinstance(call, Bid):
        _draw_word(painter, rect, call, usual)
        return
    suit = call.denomination.suit
    height = min(rect.height(), rect.width() / (1.75 if suit is not None else 2.1))
    whole = height * (1.65 if suit is not None else 2.0)
    left, top = rect.center().x() - whole / 2, rect.center().y() - height / 2
    draw_lettering(painter, QRectF(left, top, height * 0.6, height), str(call.level), usual)
    if suit is None:
        area = QRectF(left + height * 0.7, top, height * 1.3, height)
        draw_lettering(painter, area, sign_of_denomination(call.denomination), usual)
        return
    colour = ink or (look.on_card(suit) if is_on_card else look.on_paper(suit))
    sign = QRectF(left + height * 0.68, top + height * 0.02, height * 0.96, height * 0.96)
    painter.fillPath(suit_in(suit, sign), colour)


def _draw_word(painter: QPainter, rect: QRectF, call: Call, ink: QColor) -> None:
    if isinstance(call, Pass):
        text = short_call(call).capitalize()
    else:
        text = "X" if isinstance(call, Double) else "XX" if isinstance(call, Redouble) else "?"
    height = min(rect.height(), rect.width() / max(1.0, 0.62 * len(text)))
    area = QRectF(rect.left(), rect.center().y() - height / 2, rect.width(), height)
    draw_lettering(painter, area, text, ink)
