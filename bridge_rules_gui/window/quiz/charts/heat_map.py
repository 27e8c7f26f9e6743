"""The 93 laws as a map: each with its number, four blocks, and a ground for how it is known."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bridge_rules_gui.quiz.statistics import LAWS, LawMastery
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.quiz.charts.mastery_level import (
    MasteryLevel,
    described_law,
    ground_of,
    level_of,
    name_of_level,
)

COLUMNS: Final = 16
_ROWS: Final = -(-len(LAWS) // COLUMNS)
_LOWEST: Final = 34
_LEGEND: Final = 26
_BLOCKS: Final = 4
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class HeatMap(QWidget):
    """Shows how well each law is known; ``law_chosen`` carries the number of one."""

    law_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("heat-map")
        self.setAccessibleName(self.tr("How well you know each law"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._colours = current_colours()
        self._laws: tuple[LawMastery, ...] = ()
        self.current = 1

    def show_laws(self, laws: tuple[LawMastery, ...]) -> None:
        """Show other laws."""
        self._laws = laws
        self._describe()
        self.update()

    def _describe(self) -> None:
        if self._laws:
            self.setAccessibleDescription(described_law(self._laws[self.current - 1]))

    # -- places --------------------------------------------------------------------------

    @property
    def _height(self) -> int:
        return max(_LOWEST, round(self.fontMetrics().height() * 2.3))

    def sizeHint(self) -> QSize:
        """Return room for all rows and the legend."""
        return QSize(640, self._height * _ROWS + _LEGEND + 8)

    def minimumSizeHint(self) -> QSize:
        """Return the least room in which the numbers can be read."""
        return QSize(COLUMNS * 30, self.sizeHint().height())

    def area(self, law: int) -> QRectF:
        """Return where a law stands."""
        row, column = divmod(law - 1, COLUMNS)
        width = self.width() / COLUMNS
        return QRectF(column * width, row * self._height, width, self._height).adjusted(
            2, 2, -2, -2
        )

    def law_at(self, point: QPointF) -> int | None:
        """Return the law under a point."""
        return next((law for law in LAWS if self.area(law).contains(point)), None)

    # -- drawing -------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the laws and what the blocks mean."""
        self._colours = current_colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for law in self._laws:
            self._draw_law(painter, law)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(self._colours.bar), 3))
            painter.drawRoundedRect(self.area(self.current).adjusted(-1, -1, 1, 1), 4, 4)
        self._draw_legend(painter)

    def _draw_law(self, painter: QPainter, law: LawMastery) -> None:
        area, level = self.area(law.law), level_of(law)
        self._draw_ground(painter, area, level)
        painter.setPen(QColor(self._colours.ink))
        font = painter.font()
        font.setBold(level is not MasteryLevel.UNASKED)
        painter.setFont(font)
        above = area.adjusted(0, 1, 0, -area.height() * 0.34)
        painter.drawText(above, Qt.AlignmentFlag.AlignCenter, str(law.law))
        below = QRectF(
            area.left() + 5, area.bottom() - area.height() * 0.32, area.width() - 10, 6.0
        )
        if level is not MasteryLevel.UNASKED:
            self._draw_blocks(painter, below, level)

    def _draw_ground(self, painter: QPainter, area: QRectF, level: MasteryLevel) -> None:
        is_open = level is MasteryLevel.UNASKED
        style = Qt.PenStyle.DotLine if is_open else Qt.PenStyle.SolidLine
        painter.setPen(QPen(QColor(self._colours.rule), 1, style))
        painter.setBrush(QColor(ground_of(level, self._colours)))
        painter.drawRoundedRect(area, 3, 3)

    def _draw_blocks(self, painter: QPainter, area: QRectF, level: MasteryLevel) -> None:
        width = area.width() / _BLOCKS
        painter.setPen(QPen(QColor(self._colours.ink), 1))
        for number in range(_BLOCKS):
            block = QRectF(area.left() + number * width, area.top(), width - 2, area.height())
            is_full = number < level
            painter.setBrush(QColor(self._colours.ink) if is_full else Qt.BrushStyle.NoBrush)
            painter.drawRect(block)

    def _draw_legend(self, painter: QPainter) -> None:
        font = self.font()
        painter.setFont(font)
        metrics, left = painter.fontMetrics(), 2.0
        top = self._height * _ROWS + 6.0
        for level in MasteryLevel:
            area = QRectF(left, top, 34, 18)
            self._draw_ground(painter, area, level)
            if level is not MasteryLevel.UNASKED:
                self._draw_blocks(painter, area.adjusted(4, 6, -2, -6), level)
            name = name_of_level(level)
            painter.setPen(QColor(self._colours.ink))
            width = metrics.horizontalAdvance(name)
            painter.drawText(QPointF(left + 40, top + 14), name)
            left += 40 + width + 16

    # -- choosing ------------------------------------------------------------------------

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the law under the pointer."""
        law = self.law_at(event.position())
        if law is not None and event.button() == Qt.MouseButton.LeftButton:
            self._go_to(law)
            self.law_chosen.emit(law)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show that a law can be clicked."""
        is_law = self.law_at(event.position()) is not None
        self.setCursor(Qt.CursorShape.PointingHandCursor if is_law else Qt.CursorShape.ArrowCursor)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go from law to law by the arrows; Enter chooses one."""
        steps = {
            Qt.Key.Key_Left: -1,
            Qt.Key.Key_Right: 1,
            Qt.Key.Key_Up: -COLUMNS,
            Qt.Key.Key_Down: COLUMNS,
        }
        step = steps.get(Qt.Key(event.key()))
        if step is not None and self.current + step in LAWS:
            self._go_to(self.current + step)
        elif event.key() in _ENTER:
            self.law_chosen.emit(self.current)
        else:
            super().keyPressEvent(event)

    def _go_to(self, law: int) -> None:
        self.current = law
        self._describe()
        self.update()

    def event(self, event: QEvent) -> bool:
        """Tell in words what is known of the law under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            law = self.law_at(QPointF(event.pos()))
            text = described_law(self._laws[law - 1]) if law and self._laws else ""
            QToolTip.showText(event.globalPos(), text, self)
            return True
        return super().event(event)
