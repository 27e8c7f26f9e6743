"""The timeline of a case: a tick for each event, and a sign where something went wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPolygonF,
)
from PySide6.QtWidgets import QSizePolicy, QToolTip, QWidget

from bridge_rules_gui.simulation.frame import Mark
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.simulator.table.card_painting import draw_warning
from bridge_rules_gui.window.simulator.table.names import name_of_seat
from bridge_rules_gui.window.speaking import say_text

_MARGIN: Final = 12.0
_HEIGHT: Final = 46
_KNOB: Final = 7.0
_SIGN: Final = 13.0


class Timeline(QWidget):
    """The steps of a case from 0, before the first event, to the last; one is stood at.

    ``step_chosen`` carries the step the reader went to, by mouse or keyboard.
    """

    step_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("timeline")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setMouseTracking(True)
        self._steps = 0
        self._events: tuple[str, ...] = ()
        self._marks: tuple[Mark, ...] = ()
        self._differences: Mapping[int, str] = {}
        self._step = 0
        self._describe_step()

    # -- what is shown ------------------------------------------------------------------

    @property
    def steps(self) -> int:
        """The last step."""
        return self._steps

    @property
    def step(self) -> int:
        """The step stood at."""
        return self._step

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The irregularities."""
        return self._marks

    def set_steps(self, steps: int, events: Sequence[str] = ()) -> None:
        """Take another case of so many events, described in words; it stands at step 0."""
        self._steps, self._events = steps, tuple(events)
        self._marks, self._differences = (), {}
        self.set_step(0)

    def set_marks(self, marks: Sequence[Mark], differences: Mapping[int, str]) -> None:
        """Show irregularities, and what the editions begin to differ in, by step."""
        self._marks, self._differences = tuple(marks), differences
        self._describe_step()
        self.update()

    def set_step(self, step: int) -> None:
        """Stand at a step, without telling that it was chosen."""
        self._step = max(0, min(step, self.steps))
        self._describe_step()
        self.update()

    def described_step(self, step: int) -> str:
        """Return a step in words: its event, and what is marked at it."""
        text = self.tr("Before the first event")
        if step:
            text = self.tr("Step {step} of {steps}").format(step=step, steps=self.steps)
        if 0 < step <= len(self._events):
            text = self.tr("{step}: {event}").format(step=text, event=self._events[step - 1])
        more = [_described_mark(mark) for mark in self._marks if mark.step == step]
        if step in self._differences:
            more.append(self._differences[step])
        return " · ".join([text, *more])

    def _describe_step(self) -> None:
        self.setAccessibleName(self.tr("Timeline"))
        self.setAccessibleDescription(self.described_step(self._step))

    # -- places -------------------------------------------------------------------------

    def place_of(self, step: int) -> QPointF:
        """Return where a step stands."""
        length = self.width() - 2 * _MARGIN
        part = step / self.steps if self.steps else 0.0
        return QPointF(_MARGIN + length * part, self._line)

    def step_at(self, x: float) -> int:
        """Return the step nearest to a point."""
        length = max(1.0, self.width() - 2 * _MARGIN)
        return max(0, min(self.steps, round((x - _MARGIN) / length * self.steps)))

    @property
    def _line(self) -> float:
        return self.height() * 0.56

    def sizeHint(self) -> QSize:
        """Return the height of the line with its signs."""
        return QSize(320, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        """Return the least room."""
        return QSize(120, _HEIGHT)

    # -- drawing ------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: ARG002 - Qt's signature
        """Draw the line, the ticks, the signs, and where the case stands."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        colours = current_colours()
        start, here, end = self.place_of(0), self.place_of(self._step), self.place_of(self.steps)
        painter.setPen(QPen(QColor(colours.quiet_ink), 2))
        painter.drawLine(start, end)
        painter.setPen(QPen(QColor(colours.bar), 4))
        painter.drawLine(start, here)
        self._draw_ticks(painter)
        for mark in self._marks:
            self._draw_mark(painter, mark)
        for step in self._differences:
            self._draw_difference(painter, step)
        painter.setPen(QPen(QColor(colours.window_ink), 1.5))
        painter.setBrush(QColor(colours.bar))
        painter.drawEllipse(here, _KNOB, _KNOB)
        if self.hasFocus():
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.window_ink), 1.5, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)

    def _draw_ticks(self, painter: QPainter) -> None:
        painter.setPen(QPen(QColor(current_colours().quiet_ink), 1.2))
        for step in range(self.steps + 1):
            place = self.place_of(step)
            painter.drawLine(place - QPointF(0, 5), place + QPointF(0, 5))

    def _draw_mark(self, painter: QPainter, mark: Mark) -> None:
        place = self.place_of(mark.step)
        sign = QRectF(place.x() - _SIGN / 2, place.y() - 7 - _SIGN, _SIGN, _SIGN)
        ground, ink = QColor(current_colours().found_here), QColor(current_colours().found_ink)
        draw_warning(painter, sign, ground, ink)

    def _draw_difference(self, painter: QPainter, step: int) -> None:
        """Draw a fork below the line: one way comes, two ways go."""
        place = self.place_of(step) + QPointF(0, 8)
        painter.setPen(QPen(QColor(current_colours().window_ink), 1.8))
        middle = place + QPointF(0, 4)
        painter.drawLine(place, middle)
        painter.drawPolyline(QPolygonF([middle + QPointF(-5, 6), middle, middle + QPointF(5, 6)]))

    # -- going --------------------------------------------------------------------------

    def _go(self, step: int) -> None:
        requested = max(0, min(step, self.steps))
        if requested != self._step:
            self.set_step(requested)
            self.step_chosen.emit(requested)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the step under the pointer."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._go(self.step_at(event.position().x()))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow the pointer while its button is held."""
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._go(self.step_at(event.position().x()))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go by the arrow keys, Home and End; Page Up and Down go to the signs."""
        key = Qt.Key(event.key())
        going = {
            Qt.Key.Key_Left: self._step - 1,
            Qt.Key.Key_Right: self._step + 1,
            Qt.Key.Key_Down: self._step - 1,
            Qt.Key.Key_Up: self._step + 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: self.steps,
            Qt.Key.Key_PageUp: self._marked_before(),
            Qt.Key.Key_PageDown: self._marked_after(),
        }
        if key in going:
            self._go(going[key])
        else:
            super().keyPressEvent(event)

    def _marked_before(self) -> int:
        return max((m.step for m in self._marks if m.step < self._step), default=0)

    def _marked_after(self) -> int:
        return min((m.step for m in self._marks if m.step > self._step), default=self.steps)

    def event(self, event: QEvent) -> bool:
        """Tell the event under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            self._explain(event)
            return True
        return super().event(event)

    def _explain(self, event: QHelpEvent) -> None:
        text = self.described_step(self.step_at(event.pos().x()))
        QToolTip.showText(event.globalPos(), inert_tip(text), self)


def _described_mark(mark: Mark) -> str:
    """Name an irregularity, and the player whose it is."""
    name = say_text(mark.key.in_words)
    return name if mark.offender is None else f"{name} ({name_of_seat(mark.offender)})"
