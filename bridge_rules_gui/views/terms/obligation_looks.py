"""How words of obligation look: a line for each strength, and the legend that explains them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QSize
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QTextCharFormat, QTextLayout
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridge_rules_gui.services.terms.obligation import Strength
from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.terms.names import strength_names

if TYPE_CHECKING:
    from collections.abc import Mapping

    from PySide6.QtGui import QPaintEvent

    from bridge_rules_gui.views.looks.palette import Colours

_Line = QTextCharFormat.UnderlineStyle
_LINES: Final[Mapping[Strength, QTextCharFormat.UnderlineStyle]] = {
    Strength.NEED_NOT: _Line.DashDotLine,  # a dotted line is that of links
    Strength.MAY: _Line.DashDotLine,
    Strength.SHOULD: _Line.DashUnderline,
    Strength.SHALL: _Line.SingleUnderline,
    Strength.MUST: _Line.SingleUnderline,
    Strength.SHOULD_NOT: _Line.DashUnderline,
    Strength.SHALL_NOT: _Line.WaveUnderline,
    Strength.MAY_NOT: _Line.WaveUnderline,
    Strength.MUST_NOT: _Line.WaveUnderline,
}
"""All but ``does``, which is a tense and never marked."""
_STRONGEST: Final = frozenset({Strength.MUST, Strength.MAY_NOT, Strength.MUST_NOT})
_ORDER: Final = (
    Strength.MAY,
    Strength.SHOULD,
    Strength.SHALL,
    Strength.MUST,
    Strength.NEED_NOT,
    Strength.SHOULD_NOT,
    Strength.SHALL_NOT,
    Strength.MAY_NOT,
    Strength.MUST_NOT,
)
_PAD_X: Final = 14
_PAD_Y: Final = 5
_GAP: Final = "    "


def look_of(strength: Strength, colours: Colours) -> QTextCharFormat:
    """Return the look of a strength: the line tells, the strongest also have a ground."""
    shape = QTextCharFormat()
    shape.setUnderlineStyle(_LINES[strength])
    shape.setUnderlineColor(QColor(colours.doubt if strength.is_prohibition else colours.bar))
    if strength in _STRONGEST:
        shape.setBackground(QColor(colours.focus))
    return shape


class ObligationLegend(QWidget):
    """A line that shows every strength in its look."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("obligation-legend")
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.colours: Colours = LIGHT
        names = strength_names()
        self._words = [(strength, names[strength]) for strength in _ORDER]
        self._title = self.tr("Words of obligation:")
        legend = ", ".join(name for _, name in self._words)
        self.setAccessibleName(f"{self._title} {legend}")
        self.hide()

    def sizeHint(self) -> QSize:
        """Return the room of one line."""
        return QSize(400, QFontMetrics(self.font()).height() + 2 * _PAD_Y)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - all is painted
        """Paint the names of the strengths, each in its look."""
        text = self._title
        formats: list[QTextLayout.FormatRange] = []
        for strength, name in self._words:
            text += _GAP
            look = QTextLayout.FormatRange()
            look.start, look.length = len(text), len(name)
            look.format = look_of(strength, self.colours)
            formats.append(look)
            text += name
        layout = QTextLayout(text, self.font())
        layout.setFormats(formats)
        layout.beginLayout()
        layout.createLine().setLineWidth(max(self.width() - 2 * _PAD_X, 1))
        layout.endLayout()
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(self.colours.shade))
        painter.setPen(QColor(self.colours.ink))
        layout.draw(painter, QPointF(_PAD_X, _PAD_Y))
        painter.end()
