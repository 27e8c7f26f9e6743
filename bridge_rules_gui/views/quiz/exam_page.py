"""An exam on the screen: any question in any order, a clock, no word on what is right."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMessageBox,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.services.wording.clock import clock_time
from bridge_rules_gui.views.keys import latin_key
from bridge_rules_gui.views.quiz.names import name_of_preset
from bridge_rules_gui.views.quiz.number_strip import NumberStrip
from bridge_rules_gui.views.quiz.question_stage import QuestionStage

if TYPE_CHECKING:
    from collections.abc import Collection

    from PySide6.QtGui import QKeyEvent

    from bridge_rules_gui.quiz.exam import Sitting
    from bridge_rules_gui.views.looks.palette import Colours

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class ExamPage(QWidget):
    """Shows a sitting, one question at a time.

    ``answered`` carries the choices of the question shown, ``went`` the place of the one wanted,
    ``flagged`` marks it, ``handed_in`` ends the exam, ``left`` leaves it to be gone on with
    later. ``book_wanted`` opens the book, where that is allowed.
    """

    answered = Signal(object)
    went = Signal(int)
    flagged = Signal()
    handed_in = Signal()
    left = Signal()
    book_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-exam")
        self.stage = QuestionStage(self)
        self.place = 0
        self._sitting: Sitting | None = None
        self.title = QLabel(self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setObjectName("quiz-heading")
        self.time = QLabel(self)
        self.time.setObjectName("exam-time")
        self.strip = NumberStrip(self)
        self.strip.chosen.connect(self.went)
        self._make_buttons()
        self._arrange()
        self.stage.card.changed.connect(self._tell_choice)

    def _make_buttons(self) -> None:
        self.flag = self._button(self.tr("Fl&ag"), "exam-flag", self.flagged.emit)
        self.flag.setCheckable(True)
        self.flag.setToolTip(self.tr("Mark the question, to come back to it (F)"))
        self.previous = self._button(self.tr("&Previous"), "exam-previous", self._go_back)
        self.next = self._button(self.tr("Ne&xt"), "exam-next", self._go_forward)
        self.book = self._button(self.tr("&Open the Book"), "exam-book", self.book_wanted.emit)
        self.leave = self._button(self.tr("Leave"), "exam-leave", self.left.emit)
        self.hand = self._button(self.tr("Hand &In"), "exam-hand-in", self._hand_in)

    def _button(self, text: str, name: str, slot: object) -> QPushButton:
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
        column.addWidget(self.stage, 1)
        column.addLayout(below)

    # -- what is shown -------------------------------------------------------------------

    def begin(self, sitting: Sitting) -> None:
        """Show an exam from its first question."""
        self._sitting = sitting
        self.strip.begin(len(sitting.paper.questions))
        self.book.setVisible(sitting.preset.open_book)
        self.leave.setToolTip(
            self.tr("The exam is kept; go on with it later (Escape)")
            if sitting.preset.open_book
            else self.tr("The exam is kept; its report will tell that it was left (Escape)")
        )

    def show_question(self, sitting: Sitting, place: int, flagged: Collection[str]) -> None:
        """Show the question of a place, with what was chosen before."""
        self._sitting, self.place = sitting, place
        questions = sitting.paper.questions
        question = questions[place]
        self.stage.show_question(question, sitting.chosen.get(question.identifier, ()))
        said = self.tr("{name} · question {number} of {count}")
        name = name_of_preset(sitting.preset.name)
        self.title.setText(said.format(name=name, number=place + 1, count=len(questions)))
        self.flag.setChecked(question.identifier in flagged)
        self.previous.setEnabled(place > 0)
        self.next.setEnabled(place + 1 < len(questions))
        self.note(sitting, flagged)
        self._order_tabs()
        self.stage.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def _order_tabs(self) -> None:
        """Let the tabulator reach the buttons after the answers, which are made anew."""
        tab = Qt.FocusPolicy.TabFocus
        parts = self.stage.card.findChildren(QWidget)
        answers = [part for part in parts if part.focusPolicy() & tab and part.isVisibleTo(self)]
        buttons = (self.flag, self.previous, self.next, self.book, self.leave, self.hand)
        for one, other in pairwise((*answers[-1:], *buttons)):
            self.setTabOrder(one, other)

    def note(self, sitting: Sitting, flagged: Collection[str]) -> None:
        """Show which questions have an answer, and which are marked."""
        self._sitting = sitting
        self.hand.setText(self.tr("Hand &In"))
        self.strip.note(sitting, self.place, flagged)

    def show_time(self, seconds_left: float) -> None:
        """Show how much time is left."""
        self.time.setText(self.tr("{time} left").format(time=clock_time(seconds_left)))

    # -- what is done --------------------------------------------------------------------

    @Slot()
    def _tell_choice(self) -> None:
        if self._sitting is None or self.stage.question is None:
            return
        chosen, name = self.stage.card.chosen, self.stage.question.identifier
        if chosen != self._sitting.chosen.get(name, ()):
            self.answered.emit(chosen)

    @Slot()
    def _go_back(self) -> None:
        if self.place:
            self.went.emit(self.place - 1)

    @Slot()
    def _go_forward(self) -> None:
        if self.place + 1 < len(self.strip.buttons):
            self.went.emit(self.place + 1)

    @Slot()
    def _hand_in(self) -> None:
        """Hand in; where answers are missing, only when asked once more."""
        missing = len(self._sitting.unanswered) if self._sitting else 0
        if missing and self.hand.text() == self.tr("Hand &In"):
            self.hand.setText(self.tr("Hand &in? Without an answer: {count}").format(count=missing))
        else:
            self.handed_in.emit()

    def asks_to_leave(self, *, time_goes_on: bool) -> bool:
        """Ask whether the exam is left although its books are closed.

        Its time goes on where the student only looks elsewhere, and stops where he breaks it off.
        """
        said = (
            self.tr(
                "This exam is sat with closed books. You may leave it, but its report will say so, "
                "and its time goes on."
            )
            if time_goes_on
            else self.tr(
                "This exam is sat with closed books. You may leave it and go on with it later, but "
                "its report will say so."
            )
        )
        box = QMessageBox(
            QMessageBox.Icon.Question,
            self.tr("Closed Books"),
            said,
            parent=self.window(),
        )
        stay = box.addButton(self.tr("Sta&y"), QMessageBox.ButtonRole.RejectRole)
        box.addButton(self.tr("Leave"), QMessageBox.ButtonRole.AcceptRole)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.exec()
        return box.clickedButton() is not stay

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by digits; Enter and the arrows go on, F marks, Escape leaves."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        works = {
            Qt.Key.Key_Right: self._go_forward,
            Qt.Key.Key_Left: self._go_back,
            Qt.Key.Key_F: self.flag.click,
            Qt.Key.Key_Escape: self.left.emit,
        }
        key = latin_key(event)
        focused = self.focusWidget()
        if key in _ENTER and isinstance(focused, QPushButton) and focused.isEnabled():
            focused.click()
        elif key in _ENTER:
            self._go_forward()
        elif key in works:
            works[key]()
        elif not self.stage.card.take_key(key):
            super().keyPressEvent(event)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.stage.set_colours(colours)
