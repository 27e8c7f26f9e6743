"""How the answers on each topic were over the weeks: a line for a topic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy, QWidget

from bridge_rules_gui.quiz.statistics import TopicAccuracy
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.quiz.names import percent
from bridge_rules_gui.window.quiz.statistics_markup import weakest_first

_LINE: Final = 0.42
_SHARE: Final = 0.26
_DOT: Final = 3.0
_PAD: Final = 6.0


class AccuracyChart(QWidget):
    """Topics below one another, the weakest first: name, weeks as a line, share of right answers.

    ``topic_chosen`` carries the id of a topic.
    """

    topic_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("accuracy")
        self.setAccessibleName(self.tr("Accuracy of each topic over time"))
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._colours = current_colours()
        self._topics: tuple[TopicAccuracy, ...] = ()
        self._names: Mapping[str, str] = {}
        self._current = 0

    def show_topics(self, topics: tuple[TopicAccuracy, ...], names: Mapping[str, str]) -> None:
        """Show other topics."""
        self._topics = weakest_first(topics)
        self._names, self._current = names, 0
        self.setAccessibleDescription("; ".join(map(self._described, self._topics)))
        self.updateGeometry()
        self.update()

    def _described(self, topic: TopicAccuracy) -> str:
        pattern = self.tr("{topic}: {right} of {answers} right")
        return pattern.format(topic=self._name(topic), right=topic.right, answers=topic.answers)

    def _name(self, topic: TopicAccuracy) -> str:
        return self._names.get(topic.topic, topic.topic)

    @property
    def _row(self) -> int:
        return self.fontMetrics().height() + 14

    def sizeHint(self) -> QSize:
        """Return a row for each topic."""
        return QSize(420, self._row * max(1, len(self._topics)))

    def minimumSizeHint(self) -> QSize:
        """Return the least room."""
        return QSize(300, self.sizeHint().height())

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw a row for each topic."""
        self._colours = current_colours()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for place, topic in enumerate(self._topics):
            area = QRectF(0, place * self._row, self.width(), self._row)
            if place == self._current and self.hasFocus():
                painter.fillRect(area, QColor(self._colours.focus))
            self._draw_topic(painter, area, topic)

    def _draw_topic(self, painter: QPainter, area: QRectF, topic: TopicAccuracy) -> None:
        metrics, width = painter.fontMetrics(), area.width()
        line = QRectF(area.left() + width * _LINE, area.top() + _PAD, width * 0.3, area.height())
        line.setHeight(area.height() - 2 * _PAD)
        name = metrics.elidedText(
            self._name(topic), Qt.TextElideMode.ElideRight, round(width * _LINE - 12)
        )
        painter.setPen(QColor(self._colours.ink))
        middle = Qt.AlignmentFlag.AlignVCenter
        painter.drawText(area.adjusted(4, 0, 0, 0), middle | Qt.AlignmentFlag.AlignLeft, name)
        share = self.tr("{share} · {right} of {answers}").format(
            share=percent(topic.right / topic.answers), right=topic.right, answers=topic.answers
        )
        right = QRectF(width * (1 - _SHARE), area.top(), width * _SHARE - 4, area.height())
        painter.drawText(right, middle | Qt.AlignmentFlag.AlignRight, share)
        self._draw_weeks(painter, line, topic)

    def _draw_weeks(self, painter: QPainter, area: QRectF, topic: TopicAccuracy) -> None:
        colours = self._colours
        painter.setPen(QPen(QColor(colours.rule), 1, Qt.PenStyle.DotLine))
        for y in (area.top(), area.bottom()):
            painter.drawLine(QPointF(area.left(), y), QPointF(area.right(), y))
        first, last = topic.points[0].begin, topic.points[-1].begin
        days = max(1, (last - first).days)
        dots = [
            QPointF(
                area.left() + _DOT + (area.width() - 2 * _DOT) * (point.begin - first).days / days,
                area.bottom() - area.height() * point.share,
            )
            for point in topic.points
        ]
        painter.setPen(QPen(QColor(colours.bar), 1.6))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPolyline(QPolygonF(dots))
        painter.setBrush(QColor(colours.bar))
        for dot in dots:
            painter.drawEllipse(dot, _DOT, _DOT)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Choose the topic under the pointer."""
        place = int(event.position().y() // self._row)
        if 0 <= place < len(self._topics):
            self._current = place
            self.topic_chosen.emit(self._topics[place].topic)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go up and down; Enter chooses the topic."""
        step = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if step is not None and 0 <= self._current + step < len(self._topics):
            self._current += step
            self.update()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._topics:
            self.topic_chosen.emit(self._topics[self._current].topic)
        else:
            super().keyPressEvent(event)
