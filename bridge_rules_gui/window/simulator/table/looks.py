"""How the table is coloured and lettered."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontInfo, QPainter, QPainterPath, QTransform

from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.window.looks.palette import LIGHT, Colours


@dataclass(frozen=True, slots=True)
class TableLook:
    """The colours of the table, of its suits on cards and on paper."""

    colours: Colours = LIGHT

    def on_card(self, suit: Suit) -> QColor:
        """Return the colour of a suit on the face of a card."""
        colours = self.colours
        return QColor(colours.card_red if _is_red(suit) else colours.card_ink)

    def on_paper(self, suit: Suit) -> QColor:
        """Return the colour of a suit in a diagram on paper."""
        colours = self.colours
        return QColor(colours.red_suit if _is_red(suit) else colours.ink)


def _is_red(suit: Suit) -> bool:
    return suit in (Suit.HEARTS, Suit.DIAMONDS)


@lru_cache(maxsize=256)
def _outline(text: str, family: str) -> QPainterPath:
    """Return the outline of bold letters whose capitals are one unit high."""
    font = QFont(family)
    font.setPixelSize(100)
    font.setBold(True)
    capital, path = QPainterPath(), QPainterPath()
    capital.addText(QPointF(0, 0), font, "H")
    path.addText(QPointF(0, 0), font, text)
    scale = 1 / max(1.0, capital.boundingRect().height())
    return QTransform.fromScale(scale, scale).map(path)


def draw_lettering(painter: QPainter, rect: QRectF, text: str, colour: QColor) -> None:
    """Draw a few bold letters as high as an area, pressed together where it is too narrow."""
    path = _outline(text, painter.font().family())
    bounds = path.boundingRect()
    if bounds.isEmpty() or rect.isEmpty():
        return
    # Q has a tail, and round letters stand over the line: they may not leave the area.
    height = rect.height() / max(1.0, bounds.height())
    width = min(height, rect.width() / bounds.width())
    x = rect.center().x() - bounds.width() * width / 2
    y = rect.top() + (rect.height() - bounds.height() * height) / 2 - bounds.top() * height
    place = QTransform(width, 0, 0, height, x - bounds.left() * width, y)
    painter.fillPath(place.map(path), colour)


def grown(font: QFont, pixels: float) -> QFont:
    """Return a font at least so high: words grow with a picture that is large."""
    larger = QFont(font)
    larger.setPixelSize(max(QFontInfo(font).pixelSize(), round(pixels)))
    return larger


def draw_first_that_fits(painter: QPainter, rect: QRectF, texts: tuple[str, ...]) -> None:
    """Draw the first of several texts, longest first, that has room; the last, pressed, if none."""
    metrics = painter.fontMetrics()
    for text in texts:
        if metrics.horizontalAdvance(text) <= rect.width():
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)
            return
    text = texts[-1]
    painter.save()
    painter.translate(rect.left(), rect.top())
    squeeze = rect.width() / max(1, metrics.horizontalAdvance(text))
    painter.scale(squeeze, 1)
    area = QRectF(0, 0, rect.width() / squeeze + 1, rect.height())
    painter.drawText(area, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
    painter.restore()
