"""An exam: any question in any order, a clock, no word on what is right; kept at every answer."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from itertools import pairwise
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.language.clock import clock_time
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.quiz.course import Course
from bridge_rules_gui.quiz.exam import Sitting
from bridge_rules_gui.quiz.prepared_question import prepared
from bridge_rules_gui.window.keys import latin_key
from bridge_rules_gui.window.quiz.names import name_of_preset
from bridge_rules_gui.window.quiz.number_strip import NumberStrip
from bridge_rules_gui.window.quiz.question_view import QuestionView
from bridge_rules_gui.window.quiz.table_and_law import ShowScenario
from bridge_rules_gui.window.shell.shell import Shell

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SECOND: Final = 1000


class ExamPage(QWidget):
    """Leads through a sitting, one question at a time.

    ``handed_in`` carries the kept exam with its report, ``left`` tells that it is left to be
    resumed.
    """

    handed_in = Signal(object)
    left = Signal()

    def __init__(
        self,
        shell: Shell,
        corpus: Corpus,
        show_scenario: ShowScenario,
        parent: QWidget,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-exam")
        self._shell, self._corpus, self._now = shell, corpus, clock
        self._course: Course | None = None
        self.sitting: Sitting | None = None
        self._flags: set[str] = set()
        self._since = 0.0
        self._ticks = QTimer(self)
        self._ticks.setInterval(_SECOND)
        self._ticks.timeout.connect(self.tick)
        self.question_view = QuestionView(shell, show_scenario, self)
        self.place = 0
        self.title = QLabel(self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setObjectName("quiz-heading")
        self.time = QLabel(self)
        self.time.setObjectName("exam-time")
        self.strip = NumberStrip(self)
        self.strip.chosen.connect(self._go_to)
        self._make_buttons()
        self._arrange()

    def _make_buttons(self) -> None:
        self.flag = self._button(self.tr("Fl&ag"), "exam-flag", self._flag)
        self.flag.setCheckable(True)
        self.flag.setToolTip(self.tr("Flag the question to come back to it (F)"))
        self.previous = self._button(self.tr("&Previous"), "exam-previous", self._go_back)
        self.next = self._button(self.tr("Ne&xt"), "exam-next", self._go_forward)
        self.book = self._button(self.tr("&Open the Book"), "exam-book", self._shell.leave)
        self.leave = self._button(self.tr("Leave"), "exam-leave", self._ask_to_leave)
        self.hand = self._button(self.tr("Hand &In"), "exam-hand-in", self._ask_to_hand_in)

    def _button(self, text: str, name: str, slot: Callable[[], object]) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.clicked.connect(slot)
        return button

    def _arrange(self) -> None:
        above = QHBoxLayout()
        above.setContentsMargins(14, 8, 14, 6)
        above.setSpacing(8)
        above.addWidget(self.title, 1)
        for widget in (self.time, self.book, self.leave, self.hand):
            above.addWidget(widget)
        below = QHBoxLayout()
        below.setContentsMargins(14, 4, 14, 10)
        below.setSpacing(8)
        below.addWidget(self.flag)
        below.addWidget(self.strip, 1)
        below.addWidget(self.previous)
        below.addWidget(self.next)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addWidget(self.question_view, 1)
        column.addLayout(below)

    # A sitting.

    @property
    def is_under_way(self) -> bool:
        """Whether an exam is being sat."""
        return self.sitting is not None

    def begin(self, course: Course, sitting: Sitting) -> None:
        """Begin an exam, or continue one, at its first question without an answer."""
        self._course, self.sitting = course, sitting
        self._flags = set()
        self._since = self._now()
        self.strip.begin(len(sitting.paper.questions))
        self.book.setVisible(sitting.preset.open_book)
        self.leave.setToolTip(
            self.tr("The exam is saved; resume it later (Esc)")
            if sitting.preset.open_book
            else self.tr("The exam is saved; the report will say that you left it (Esc)")
        )
        self._ticks.start()
        first = sitting.unanswered[0] if sitting.unanswered else sitting.paper.questions[0]
        self._show(sitting, sitting.paper.questions.index(first))
        self.tick()
        self._keep()

    def _show(self, sitting: Sitting, place: int) -> None:
        """Show the question of a place, with what was chosen before."""
        self.place = place
        questions = sitting.paper.questions
        question = questions[place]
        chosen = sitting.chosen.get(question.identifier, ())
        answers = self.question_view.show_question(question, chosen)
        answers.changed.connect(self._answer)
        pattern = self.tr("{name} · question {number} of {count}")
        name = name_of_preset(sitting.preset.name)
        self.title.setText(pattern.format(name=name, number=place + 1, count=len(questions)))
        self.flag.setChecked(question.identifier in self._flags)
        self.previous.setEnabled(place > 0)
        self.next.setEnabled(place + 1 < len(questions))
        self._note(sitting)
        self._order_tabs()
        self.question_view.card.setFocus(Qt.FocusReason.OtherFocusReason)
        self._shell.run(partial(prepared, self._corpus, question), self.question_view.take_prepared)

    def _order_tabs(self) -> None:
        """Let the tabulator reach the buttons after the answers, which are made again."""
        tab = Qt.FocusPolicy.TabFocus
        parts = self.question_view.card.findChildren(QWidget)
        answers = [part for part in parts if part.focusPolicy() & tab and part.isVisibleTo(self)]
        buttons = (self.flag, self.previous, self.next, self.book, self.leave, self.hand)
        for one, other in pairwise((*answers[-1:], *buttons)):
            self.setTabOrder(one, other)

    def _note(self, sitting: Sitting) -> None:
        """Show which questions have an answer, and which are marked."""
        self.hand.setText(self.tr("Hand &In"))
        self.strip.note(sitting, self.place, self._flags)

    def _keep(self) -> None:
        if self._course is None or self.sitting is None:
            return
        try:
            self._course.exams.keep_under_way(self.sitting)
        except ProgressError as error:
            self._shell.fail(error)

    # Time.

    def _elapsed(self) -> float:
        """Return the seconds since this was last asked."""
        now, before = self._now(), self._since
        self._since = now
        return max(0.0, now - before)

    @Slot()
    def tick(self) -> None:
        """Let the clock be seen; when the time is over, hand in."""
        if self.sitting is None:
            return
        left = self.sitting.seconds_left - (self._now() - self._since)
        self.time.setText(self.tr("{time} left").format(time=clock_time(left)))
        if left <= 0:
            self.hand_in()

    # What is done.

    @Slot()
    def _answer(self) -> None:
        question = self.question_view.question
        if self.sitting is None or question is None:
            return
        chosen = self.question_view.card.chosen
        if chosen != self.sitting.chosen.get(question.identifier, ()):
            self.sitting = self.sitting.answered(question, chosen, self._elapsed())
            self._keep()
            self._note(self.sitting)

    @Slot(int)
    def _go_to(self, place: int) -> None:
        if self.sitting is not None:
            self.sitting = self.sitting.waited(self._elapsed())
            self._keep()
            self._show(self.sitting, place)

    @Slot()
    def _go_back(self) -> None:
        if self.place:
            self._go_to(self.place - 1)

    @Slot()
    def _go_forward(self) -> None:
        if self.place + 1 < len(self.strip.buttons):
            self._go_to(self.place + 1)

    @Slot()
    def _flag(self) -> None:
        question = self.question_view.question
        if self.sitting is not None and question is not None:
            self._flags ^= {question.identifier}
            self.flag.setChecked(question.identifier in self._flags)
            self._note(self.sitting)

    @Slot()
    def _ask_to_hand_in(self) -> None:
        """Hand in; where answers are missing, only when asked once more."""
        missing = len(self.sitting.unanswered) if self.sitting else 0
        if missing and self.hand.text() == self.tr("Hand &In"):
            self.hand.setText(self.tr("Hand &in? Unanswered: {count}").format(count=missing))
        else:
            self.hand_in()

    @Slot()
    def hand_in(self) -> None:
        """End the exam."""
        if self._course is None or self.sitting is None:
            return
        self._ticks.stop()
        sitting = self.sitting.waited(self._elapsed())
        try:
            kept = self._course.exams.hand_in(sitting)
        except ProgressError as error:
            self.sitting = sitting
            self._shell.fail(error)
            return
        self.sitting = None
        self.handed_in.emit(kept)

    # Leaving.

    @Slot()
    def _ask_to_leave(self) -> None:
        """Leave the exam; one with closed books only once that was asked about."""
        if self._may_break_off() and self._stop():
            self.left.emit()

    def gives_way(self) -> bool:
        """Put the exam by for another page of the quiz; with closed books only once asked about."""
        may_leave = self._may_break_off()
        if may_leave:
            self._stop()
        return may_leave

    def _stop(self) -> bool:
        """Stop the clock until the exam is resumed; tell whether it was still under way."""
        self.remember()
        was_under_way, self.sitting = self.is_under_way, None
        self._ticks.stop()
        return was_under_way

    def may_leave(self) -> bool:
        """Ask whether an exam with closed books is left for something else, which is noted."""
        if not self._may_break_off(clock_continues=True):
            return False
        if self.sitting is not None:  # its time may have run out over the question
            self.sitting = self.sitting.left()
            self._keep()
        return True

    def _may_break_off(self, *, clock_continues: bool = False) -> bool:
        is_closed = self.sitting is not None and not self.sitting.preset.open_book
        return not is_closed or self._asks_to_leave(clock_continues=clock_continues)

    def remember(self) -> None:
        """Keep the exam as it stands."""
        if self.sitting is not None:
            self.sitting = self.sitting.waited(self._elapsed())
            self._keep()

    def _asks_to_leave(self, *, clock_continues: bool) -> bool:
        """Ask whether the exam is left although its books are closed.

        Its time continues where the student only looks elsewhere, and stops where he breaks it off.
        """
        text = (
            self.tr(
                "This is a closed-book exam. You may leave it, but the report will say so, "
                "and the clock keeps running."
            )
            if clock_continues
            else self.tr(
                "This is a closed-book exam. You may leave it and resume it later, but the "
                "report will say so."
            )
        )
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.tr("Closed-Book Exam"),
            text,
            parent=self.window(),
        )
        stay = box.addButton(self.tr("Sta&y"), QMessageBox.ButtonRole.RejectRole)
        box.addButton(self.tr("Leave"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.exec()
        return box.clickedButton() is not stay

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by digits; Enter and the arrows continue, F marks, Escape leaves."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        works = {
            Qt.Key.Key_Right: self._go_forward,
            Qt.Key.Key_Left: self._go_back,
            Qt.Key.Key_F: self.flag.click,
            Qt.Key.Key_Escape: self._ask_to_leave,
        }
        key = latin_key(event)
        focused = self.focusWidget()
        if key in _ENTER and isinstance(focused, QPushButton) and focused.isEnabled():
            focused.click()
        elif key in _ENTER:
            self._go_forward()
        elif key in works:
            works[key]()
        elif not self.question_view.card.take_key(key):
            super().keyPressEvent(event)
