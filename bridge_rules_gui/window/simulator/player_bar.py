"""Stepping through a case: buttons, timeline, speed, and which hands are seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QSize, QTimer, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QCheckBox,
    QComboBox,
    QHBoxLayout,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.simulation.differences import leading
from bridge_rules_gui.simulation.moments import Moment, Staged
from bridge_rules_gui.window.looks.icons import drawn_icon
from bridge_rules_gui.window.simulator.state import SPEEDS, SimulatorState
from bridge_rules_gui.window.simulator.table.seen import SeenHands
from bridge_rules_gui.window.simulator.table.timeline import Timeline
from bridge_rules_gui.window.speaking import say

_ICON = QSize(18, 18)
_GAP = 2
_EDGE = 6


class PlayerBar(QWidget):
    """Tells which step is requested (``step_requested``) and how to show it (``changed``)."""

    step_requested = Signal(int)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("player-bar")
        self._step = self._last = 0
        self._irregular: tuple[int, ...] = ()
        self._differing: tuple[int, ...] = ()
        self.timeline = Timeline(self)
        self.timeline.step_chosen.connect(self._choose)
        self._clock = QTimer(self)
        self._clock.timeout.connect(self._tick)
        self.buttons: dict[str, QToolButton] = {}
        self._make_buttons()
        self.seen = self._choice("player-seen", self.tr("Visible hands"))
        self.speed = self._choice("player-speed", self.tr("Speed"))
        self._fill_choices()
        self.animated = QCheckBox(self.tr("Ani&mate Cards"), self)
        self.animated.setObjectName("player-animated")
        self.animated.setToolTip(self.tr("Show cards moving to the table"))
        self.animated.toggled.connect(self.changed)
        self._arrange()

    # -- what it is made of --------------------------------------------------------------

    def _make_buttons(self) -> None:
        for name, text, slot in (
            ("first", self.tr("Go to beginning (Home)"), self.go_first),
            ("back", self.tr("One step back (Left)"), self.go_back),
            ("play", self.tr("Play or pause (Space)"), self.play_or_pause),
            ("forward", self.tr("One step forward (Right)"), self.go_forward),
            ("last", self.tr("Go to end (End)"), self.go_last),
            ("irregularity", self.tr("Go to irregularity (I)"), self.go_irregular),
        ):
            self.buttons[name] = self._button(name, text, slot)

    def _button(self, name: str, text: str, slot: Callable[[], None]) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"player-{name}")
        button.setIcon(drawn_icon(name))
        button.setIconSize(_ICON)
        button.setToolTip(text)
        button.setAccessibleName(text.partition(" (")[0])
        button.setAutoRepeat(name in ("back", "forward"))
        button.clicked.connect(slot)
        return button

    def _choice(self, name: str, title: str) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName(name)
        choice.setAccessibleName(title)
        choice.setToolTip(title)
        choice.currentIndexChanged.connect(self._take_change)
        return choice

    def _fill_choices(self) -> None:
        for seen, name in (
            (SeenHands.ALL, self.tr("All hands")),
            (SeenHands.DUMMY, self.tr("Dummy only")),
            (SeenHands.HIDDEN, self.tr("Hands hidden")),
        ):
            self.seen.addItem(name, seen.value)
        names = (self.tr("Very slow"), self.tr("Slow"), self.tr("Fast"), self.tr("Very fast"))
        for milliseconds, name in zip(SPEEDS, names, strict=True):
            self.speed.addItem(name, milliseconds)

    def _arrange(self) -> None:
        ways, looks = QHBoxLayout(), QHBoxLayout()
        for row, widgets in (
            (ways, tuple(self.buttons.values())),
            (looks, (self.seen, self.speed, self.animated)),
        ):
            row.setSpacing(_GAP)
            for widget in widgets:
                row.addWidget(widget)
        ways.addStretch(1)
        self._rows = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._rows.setSpacing(_GAP)
        self._rows.addLayout(ways, 1)
        self._rows.addLayout(looks)
        column = QVBoxLayout(self)
        column.setContentsMargins(_EDGE, 2, _EDGE, 4)
        column.setSpacing(2)
        column.addWidget(self.timeline)
        column.addLayout(self._rows)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put how the case is shown below the buttons where there is no room beside them."""
        super().resizeEvent(event)
        widgets = (*self.buttons.values(), self.seen, self.speed, self.animated)
        needed = sum(widget.sizeHint().width() + _GAP for widget in widgets) + 2 * _EDGE
        direction = QBoxLayout.Direction
        is_wide = needed <= event.size().width()
        self._rows.setDirection(direction.LeftToRight if is_wide else direction.TopToBottom)

    def minimumSizeHint(self) -> QSize:
        """Return room for the wider of two lines, so that the pane may shrink to it."""
        looks = (self.seen, self.speed, self.animated)
        lines = (self.buttons.values(), looks)
        widths = (sum(each.sizeHint().width() + _GAP for each in line) for line in lines)
        return QSize(max(widths) + 2 * _EDGE, super().minimumSizeHint().height())

    # -- what it knows -------------------------------------------------------------------

    @property
    def seen_hands(self) -> SeenHands:
        """Which hands are to be seen."""
        return SeenHands(self.seen.currentData())

    @property
    def is_playing(self) -> bool:
        """Whether the case continues by itself."""
        return self._clock.isActive()

    def take_state(self, state: SimulatorState) -> None:
        """Take how the case was shown the last time."""
        self.seen.setCurrentIndex(self.seen.findData(state.seen.value))
        self.speed.setCurrentIndex(self.speed.findData(state.speed))
        self.animated.setChecked(state.is_animated)

    def show_scenario(self, staged: Staged) -> None:
        """Take another case, its irregularities marked."""
        self._last = staged.simulation.steps
        self._irregular = tuple(sorted({mark.step for mark in staged.marks}))
        self._differing = staged.simulation.differences.steps
        self.timeline.set_steps(self._last, [_described(moment) for moment in staged.moments[1:]])
        self.timeline.set_marks(staged.marks, _differences(staged))
        self.buttons["irregularity"].setEnabled(bool(self._irregular))
        self.show_step(min(self._step, self._last))

    def show_step(self, step: int) -> None:
        """Take note of the step that is shown."""
        self._step = step
        self.timeline.set_step(step)
        for name in ("first", "back"):
            self.buttons[name].setEnabled(step > 0)
        for name in ("forward", "last"):
            self.buttons[name].setEnabled(step < self._last)
        if step >= self._last:
            self.pause()

    # -- what it is told to do -----------------------------------------------------------

    @Slot()
    def go_first(self) -> None:
        """Go to before the first event."""
        self._choose(0)

    @Slot()
    def go_back(self) -> None:
        """Go one event back."""
        self._choose(self._step - 1)

    @Slot()
    def go_forward(self) -> None:
        """Go one event forward."""
        self._choose(self._step + 1)

    @Slot()
    def go_last(self) -> None:
        """Go to after the last event."""
        self._choose(self._last)

    @Slot()
    def go_irregular(self) -> None:
        """Go to the next irregularity, after the last one to the first."""
        self._go_to_next(self._irregular)

    def _go_to_next(self, steps: Sequence[int]) -> None:
        """Go to the next of some steps, from the last one to the first."""
        first = steps[0] if steps else self._step
        self._choose(next((step for step in steps if step > self._step), first))

    @Slot()
    def go_differing(self) -> None:
        """Go to the next step at which the editions begin to differ."""
        self._go_to_next(self._differing)

    @Slot()
    def play_or_pause(self) -> None:
        """Let the case continue by itself, or stop; at its end it begins again."""
        if self.is_playing:
            self.pause()
            return
        if self._step >= self._last:
            self.step_requested.emit(0)
        self._clock.start(int(self.speed.currentData()))
        self._show_playing()

    def pause(self) -> None:
        """Stop at the step that is shown."""
        self._clock.stop()
        self._show_playing()

    def _show_playing(self) -> None:
        self.buttons["play"].setIcon(drawn_icon("pause" if self.is_playing else "play"))

    @Slot(int)
    def _choose(self, step: int) -> None:
        self.pause()
        if 0 <= step <= self._last:
            self.step_requested.emit(step)

    @Slot()
    def _tick(self) -> None:
        if self._step < self._last:
            self.step_requested.emit(self._step + 1)
        else:
            self.pause()

    @Slot()
    def _take_change(self) -> None:
        if self.is_playing:
            self._clock.setInterval(int(self.speed.currentData()))
        self.changed.emit()


def _described(moment: Moment) -> str:
    """Return an event in words."""
    return "; ".join(map(say, moment.frame.happened))


def _differences(staged: Staged) -> dict[int, str]:
    """Return in words what the editions begin to differ in, by step."""
    found = staged.simulation.differences
    return {
        step: " ".join(each.text(say) for each in leading(found.begun(step)))
        for step in found.steps
    }
