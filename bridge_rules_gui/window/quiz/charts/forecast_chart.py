"""How many questions come due on the days ahead, as bars."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bridge_rules_gui.quiz.statistics import DueOn
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.speaking import short_date

_HEIGHT: Final = 120
_BELOW: Final = 18
_WEEK: Final = 7


class ForecastChart(QWidget):
    """A bar for each day, its number above it; today's is hatched, lest colour alone tells."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("forecast")
        self.setAccessibleName(self.tr("Questions due in the coming days"))
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self._colours = current_colours()
        self._days: tuple[DueOn, ...] = ()

    def show_days(self, days: tuple[DueOn, ...]) -> None:
        """Show other days."""
        self._days = days
        self.setAccessibleDescription("; ".join(self._described(d) for d in days if d.number))
        self.update()

    def _described(self, due: DueOn) -> str:
        return self.tr("{day}: {count} due").format(day=short_date(due.day), count=due.number)

    def sizeHint(self) -> QSize:
        """Return room for the bars and the days below them."""
        return QSize(420, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the least room."""
        return QSize(260, _HEIGHT)

    def _bar(self, place: int) -> QRectF:
        """Return the bar of a day, by its place."""
        most = max((due.number for due in self._days), default=0) or 1
        width = self.width() / max(1, len(self._days))
        room = self.height() - _BELOW - self.fontMetrics().height() - 2
        height = room * self._days[place].number / most
        floor = self.height() - _BELOW
        return QRectF(place * width + 1.5, floor - height, max(1.0, width - 3), height)

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the bars."""
        self._colours = current_colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours, floor = self._colours, self.height() - _BELOW
        painter.setPen(QPen(QColor(colours.quiet_ink), 1))
        painter.drawLine(QPointF(0, floor + 0.5), QPointF(self.width(), floor + 0.5))
        metrics = painter.fontMetrics()
        for place, due in enumerate(self._days):
            bar = self._bar(place)
            if due.number:
                painter.setPen(QPen(QColor(colours.bar), 1))
                painter.setBrush(QColor(colours.bar))
                if place == 0:
                    painter.setBrush(QColor(colours.paper))
                    painter.drawRect(bar)
                    painter.setBrush(QBrush(QColor(colours.bar), Qt.BrushStyle.BDiagPattern))
                painter.drawRect(bar)
                number = str(due.number)
                width = metrics.horizontalAdvance(number)
                if place == 0 or width <= bar.width() + 3:
                    painter.setPen(QColor(colours.ink))
                    left = max(0.0, bar.center().x() - width / 2)
                    painter.drawText(QPointF(left, bar.top() - 4), number)
            if place % _WEEK == 0:
                painter.setPen(QColor(colours.quiet_ink))
                day = self.tr("today") if place == 0 else short_date(due.day)
                if bar.left() + metrics.horizontalAdvance(day) <= self.width():
                    painter.drawText(QPointF(bar.left(), self.height() - 4), day)

    def event(self, event: QEvent) -> bool:
        """Tell the day under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            width = self.width() / max(1, len(self._days))
            place = int(event.pos().x() / width) if self._days else -1
            recorded = self._described(self._days[place]) if 0 <= place < len(self._days) else ""
            QToolTip.showText(event.globalPos(), recorded, self)
            return True
        return super().event(event)
