"""The director's dialogue on the screen: a question, its answers, what was right, the summary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.simulation.practice_session import Answered, PracticeSession
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask, TaskKind
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.choice_row import Mark
from bridge_rules_gui.window.simulator.choice_rows import ChoiceRows
from bridge_rules_gui.window.simulator.practice_names import name_of_kind
from bridge_rules_gui.window.simulator.practice_style import practice_style
from bridge_rules_gui.window.speaking import say, spoken_language

_DIGITS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PracticePane(QWidget):
    """Asks one task at a time.

    ``answered`` carries the numbers chosen, ``gone_on`` asks for the next task, ``repeated`` for
    all of them anew, ``left`` ends the practice. ``book_closed`` tells whether the law is to be
    hidden until the answer is given; ``words_wanted`` carries the number of an answer whose
    words are to be shown. ``named_place`` says what a provision is called for the reader.
    """

    answered = Signal(object)
    gone_on = Signal()
    repeated = Signal()
    left = Signal()
    book_closed = Signal(bool)
    words_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("practice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._is_answered = self._is_over = False
        self.named_place: Callable[[Address], str] | None = None
        self.progress = self._label("practice-progress")
        self.prompt = self._label("practice-prompt")
        self.verdict = self._label("practice-verdict")
        self.closed_book = QCheckBox(self.tr("&Closed book"), self)
        self.closed_book.setObjectName("practice-closed-book")
        self.closed_book.setToolTip(self.tr("Hide the law until the question is answered"))
        self.closed_book.toggled.connect(self.book_closed)
        self.answers = ChoiceRows(self)
        self.answers.changed.connect(self._take_choice)
        self.answers.looked_up.connect(self.words_wanted)
        self.go = QPushButton(self)
        self.go.setObjectName("practice-go")
        self.go.clicked.connect(self.proceed)
        self.again = QPushButton(self.tr("&Once More"), self)
        self.again.setObjectName("practice-again")
        self.again.clicked.connect(self.repeated)
        self._arrange()

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        return label

    def _arrange(self) -> None:
        inner = QWidget(self)
        inner.setObjectName("practice-inner")
        column = QVBoxLayout(inner)
        column.setContentsMargins(10, 6, 10, 6)
        column.addWidget(self.prompt)
        column.addLayout(self.answers.column)
        column.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setObjectName("practice-scroll")
        self.area.setWidget(inner)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        above = QHBoxLayout()
        above.setContentsMargins(10, 4, 10, 0)
        above.addWidget(self.progress, 1)
        above.addWidget(self.closed_book)
        below = QHBoxLayout()
        below.setContentsMargins(10, 4, 10, 8)
        below.addWidget(self.verdict, 1)
        below.addWidget(self.again)
        below.addWidget(self.go)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(2)
        whole.addLayout(above)
        whole.addWidget(self.area, 1)
        whole.addLayout(below)

    # -- what is shown -------------------------------------------------------------------

    def wait(self) -> None:
        """Show that the questions are being worked out."""
        self.answers.clear()
        self._is_over, self._is_answered = False, True
        self.progress.setText("")
        self.prompt.setText(self.tr("Working out the questions ..."))
        self.verdict.setText("")
        self.again.hide()
        self.go.setEnabled(False)
        self.go.setText(self.tr("&Answer"))

    def show_session(self, session: PracticeSession) -> None:
        """Show the task the dialogue has come to, answered or not; behind the last the summary."""
        if session.task is None:
            self._show_summary(session)
        elif session.answer is None:
            self._show_task(session, session.task)
        else:
            self._show_answer(session, session.answer)

    def _show_task(self, session: PracticeSession, task: PracticeTask) -> None:
        self._is_answered = self._is_over = False
        count = self.tr("Question {number} of {count} · {kind}")
        self.progress.setText(
            count.format(
                number=session.place + 1, count=len(session.tasks), kind=name_of_kind(task.kind)
            )
        )
        self.prompt.setText(say(task.prompt))
        answers = [self._words(task, choice) for choice in task.choices]
        self.answers.show_answers(answers, several=task.several)
        self.verdict.setText(
            self.tr("Several answers may be right: press their numbers, then Enter.")
            if task.several
            else self.tr("Press the number of your answer, then Enter.")
        )
        self.again.hide()
        self.go.setText(self.tr("&Answer"))
        self.go.setEnabled(task.several)
        self.area.verticalScrollBar().setValue(0)

    def _show_answer(self, session: PracticeSession, answer: Answered) -> None:
        self._is_answered = True
        marks = [_mark(number, choice, answer) for number, choice in enumerate(answer.task.choices)]
        reasons = [say(choice.because) for choice in answer.task.choices]
        self.answers.show_marks(
            [(mark, self._told(mark, why)) for mark, why in zip(marks, reasons, strict=True)]
        )
        self.verdict.setText(
            self.tr("Right. The words that decide are lit.")
            if answer.outcome.is_right
            else self.tr("Not right. Press an answer to see its words in the book.")
        )
        is_last = session.place + 1 == len(session.tasks)
        self.go.setText(self.tr("Summ&ary") if is_last else self.tr("Ne&xt Question"))
        self.go.setEnabled(True)
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _told(self, mark: Mark, because: str) -> str:
        """Return what became of an answer in words, lest colour alone tells."""
        words = {
            Mark.RIGHT: self.tr("✓ right: {because}"),
            Mark.WRONG: self.tr("✗ wrong: {because}"),
            Mark.MISSED: self.tr("! missed: {because}"),
            Mark.REST: "{because}",
            Mark.OPEN: "",
        }
        return words[mark].format(because=because)

    def _show_summary(self, session: PracticeSession) -> None:
        self._is_answered = self._is_over = True
        self.progress.setText(self.tr("Summary"))
        if not session.tasks:
            self.prompt.setText(self.tr("There is nothing to be asked about this story."))
        else:
            count = len(session.tasks)
            said = self.tr("{right} of %n questions answered correctly", "", count)
            self.prompt.setText(said.format(right=session.right))
        self.answers.show_lines([self._summed_up(answer) for answer in session.answers])
        self.verdict.setText("")
        self.again.setVisible(bool(session.tasks))
        self.go.setText(self.tr("Step &Through the Story"))
        self.go.setEnabled(True)
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _summed_up(self, answer: Answered) -> str:
        words = (
            self.tr("✓ {kind} ({law})") if answer.outcome.is_right else self.tr("✗ {kind} ({law})")
        )
        law = str(answer.address.place) if answer.address else ""
        return words.format(kind=name_of_kind(answer.task.kind), law=law)

    # -- what is done --------------------------------------------------------------------

    @Slot()
    def proceed(self) -> None:
        """Answer, or go on to the next question; behind the summary, end the practice."""
        if self._is_over:
            self.left.emit()
        elif self._is_answered:
            self.gone_on.emit()
        else:
            self.answered.emit(self.answers.chosen)

    def take_key(self, key: int) -> bool:
        """Take a digit for the answer it numbers, and Enter for the button; tell whether taken."""
        if key in _ENTER and self.go.isEnabled():
            self.proceed()
            return True
        number = key - Qt.Key.Key_1
        if key in _DIGITS and number < len(self.answers.rows):
            self.answers.rows[number].press()
            return True
        return False

    @Slot()
    def _take_choice(self) -> None:
        self.go.setEnabled(self.answers.is_complete)

    def _words(self, task: PracticeTask, choice: Choice) -> str:
        """Return an answer; a provision of a book in another language by its law's name."""
        place = choice.address if task.kind is TaskKind.LAW else None
        is_foreign = place and place.edition.language != spoken_language().written
        if place and is_foreign and self.named_place is not None:
            return self.named_place(place)
        return "\n".join(say(line) for line in choice.lines)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.setStyleSheet(practice_style(colours))


def _mark(number: int, choice: Choice, answer: Answered) -> Mark:
    if number in answer.outcome.wrong:
        return Mark.WRONG
    if number in answer.outcome.missed:
        return Mark.MISSED
    return Mark.RIGHT if choice.is_right else Mark.REST
