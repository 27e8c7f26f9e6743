"""The line above a question practised: how far the session is, its time, its pause and its end."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QTimer, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QToolButton, QWidget

from bridge_rules_gui.services.wording.clock import clock_time

if TYPE_CHECKING:
    from PySide6.QtCore import SignalInstance

    from bridge_rules_gui.quiz.session import Practice, Stopwatch

_SECOND: Final = 1000


class PracticeHead(QWidget):
    """Tells how a session stands. ``pause_wanted`` stops its clock, ``left`` ends it."""

    pause_wanted = Signal()
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._watch: Stopwatch | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(_SECOND)
        self._clock.timeout.connect(self._tick)
        self.progress = QProgressBar(self)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.counted = QLabel(self)
        self.counted.setObjectName("practice-count")
        self.time = QLabel(self)
        self.time.setObjectName("practice-time")
        self.pause = self._button("quiz-pause", self.tr("Pause"), self.pause_wanted)
        self.pause.setToolTip(self.tr("Stop the clock and cover the question (P)"))
        self.end = self._button("quiz-end", self.tr("End"), self.left)
        self.end.setToolTip(self.tr("End the session; every answer is kept (Escape)"))
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 8, 14, 6)
        row.setSpacing(10)
        row.addWidget(self.counted)
        row.addWidget(self.progress, 1)
        for widget in (self.time, self.pause, self.end):
            row.addWidget(widget)

    def _button(self, name: str, text: str, wanted: SignalInstance) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setText(text)
        button.clicked.connect(wanted)
        return button

    def begin(self, watch: Stopwatch) -> None:
        """Begin to show the time of a session."""
        self._watch = watch
        self._clock.start()
        self._tick()

    @Slot()
    def _tick(self) -> None:
        if self._watch is not None:
            self.time.setText(clock_time(self._watch.seconds))

    def show_progress(self, session: Practice, *, is_answered: bool) -> None:
        """Show at which question a session is, and how many were right."""
        self.progress.setRange(0, max(1, session.whole))
        self.progress.setValue(len(session.answers))
        *earlier, last = (None, *(answer.question for answer in session.answers))
        is_last = is_answered or session.question is None
        shown, before = (last, earlier) if is_last else (session.question, [*earlier, last])
        number = len(session.answers) + (0 if is_last else 1)
        said = self.tr("Question {number} of {count} · {right} right")
        if shown is not None and shown in before:
            said = self.tr("Question {number} of {count}, asked again · {right} right")
        self.counted.setText(said.format(number=number, count=session.whole, right=session.right))
