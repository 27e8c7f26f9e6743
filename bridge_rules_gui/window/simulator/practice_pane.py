"""The director's dialogue: a question, its answers, what was right, the summary."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QCheckBox,
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.moments import Stage
from bridge_rules_gui.simulation.practice import Answered, PracticeSession, practice
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.inert_text import plain_label
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.simulator.choice_rows import ChoiceRows, Mark
from bridge_rules_gui.window.simulator.law_pane import LawPane
from bridge_rules_gui.window.simulator.names import name_of_kind
from bridge_rules_gui.window.speaking import counted, say

_DIGITS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class PracticePane(QWidget):
    """Asks one task at a time above the law, which it shows or hides meanwhile.

    ``step_requested`` carries the step a question is about, ``ended`` tells that the reader steps
    through the case again. ``record`` keeps whether the provision of a question was known.
    """

    step_requested = Signal(int)
    ended = Signal()

    def __init__(
        self,
        shell: Shell,
        stage: Stage,
        law: LawPane,
        *,
        record: Callable[[Address, bool], None],
        is_book_closed: bool,
    ) -> None:
        super().__init__(law)
        self.setObjectName("practice")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._shell = shell
        self._stage = stage
        self._law = law
        self._record = record
        self._session: PracticeSession | None = None
        self._edition: Edition | None = None
        self.is_under_way = False
        self.progress = plain_label("practice-progress", self)
        self.prompt = plain_label("practice-prompt", self)
        self.verdict = plain_label("practice-verdict", self)
        self.closed_book = QCheckBox(self.tr("&Closed book"), self)
        self.closed_book.setObjectName("practice-closed-book")
        self.closed_book.setToolTip(self.tr("Hide the law until the question is answered"))
        self.closed_book.setChecked(is_book_closed)
        self.closed_book.toggled.connect(self._take_closing)
        self.answers = ChoiceRows(self)
        self.answers.changed.connect(self._take_choice)
        self.answers.looked_up.connect(self._show_words)
        self.go = QPushButton(self)
        self.go.setObjectName("practice-go")
        self.go.clicked.connect(self.proceed)
        self.again = QPushButton(self.tr("&Once More"), self)
        self.again.setObjectName("practice-again")
        self.again.clicked.connect(self._repeat)
        self._arrange()
        law.ruling_stack.addWidget(self)

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

    # Leading the dialogue.

    @property
    def session(self) -> PracticeSession | None:
        """The dialogue, once its questions have been worked out."""
        return self._session if self.is_under_way else None

    @property
    def is_book_closed(self) -> bool:
        """Whether the law is hidden until the answer is given."""
        return self.closed_book.isChecked()

    def begin(self, simulation: Simulation, edition: Edition) -> None:
        """Lead the dialogue about a case under an edition."""
        self.is_under_way, self._session, self._edition = True, None, edition
        self._wait()
        self._law.ruling_stack.setCurrentWidget(self)
        self._law.editions.what_if.setEnabled(False)
        self._law.set_book_open(is_open=False)
        self._shell.run(partial(practice, simulation, edition), self._take_tasks)

    def end(self) -> None:
        """Let the reader step through the case again."""
        if self.is_under_way:
            self.is_under_way = False
            self._shell.drop(self._take_tasks)
            self._law.ruling_stack.setCurrentWidget(self._law.moment)
            self._law.set_book_open(is_open=True)
            self._law.editions.what_if.setEnabled(True)
            self.ended.emit()

    def _take_tasks(self, tasks: tuple[PracticeTask, ...]) -> None:
        self._show_session(PracticeSession(tasks))

    def _answer(self, session: PracticeSession) -> None:
        answered = session.answering(self.answers.chosen)
        answer = answered.answer
        if answer is not None and answer.address is not None:
            self._record(answer.address, answer.outcome.is_right)
        self._show_session(answered)

    @Slot()
    def _repeat(self) -> None:
        if self._session is not None:
            self._take_tasks(self._session.tasks)

    # The law beside it.

    @Slot(int)
    def _show_words(self, number: int) -> None:
        """Show the words on which an answer rests, or which exclude it."""
        session = self._session
        if session is not None and session.answer is not None:
            laws = session.answer.task.choices[number].laws
            if laws:
                self._law.show_law(self._stage.page_of(laws[0]), laws[0])

    @Slot()
    def _take_closing(self) -> None:
        if self.session is not None:
            self._show_book()

    def _show_book(self) -> None:
        """Show the words that decide once they may be seen; before, the law at its beginning."""
        session = self._session
        task = session.task if session else None
        if session is None or task is None or not task.laws or self._edition is None:
            self._law.set_book_open(is_open=False)
            return
        law = task.laws[0]
        is_open = session.answer is not None or not self.is_book_closed
        self._law.set_book_open(is_open=is_open)
        if session.answer is not None:
            self._law.show_law(self._stage.page_of(law), law)
        elif is_open:
            self._law.editions.here.hide()
            self._law.book.show_unlit(self._stage.page_of(law))

    # What is shown.

    def _wait(self) -> None:
        """Show that the questions are being worked out."""
        self.answers.clear()
        self.progress.setText("")
        self.prompt.setText(self.tr("Preparing the questions…"))
        self.verdict.setText("")
        self.again.hide()
        self.go.setEnabled(False)
        self.go.setText(self.tr("&Answer"))

    def _show_session(self, session: PracticeSession) -> None:
        """Show the task the dialogue has come to, answered or not; behind the last the summary."""
        self._session = session
        if session.task is None:
            self._show_summary(session)
        elif session.answer is None:
            self._show_task(session, session.task)
        else:
            self._show_answer(session, session.answer)
        if session.task is not None:
            self.step_requested.emit(session.task.step)
        self._show_book()

    def _show_task(self, session: PracticeSession, task: PracticeTask) -> None:
        count = self.tr("Question {number} of {count} · {kind}")
        self.progress.setText(
            count.format(
                number=session.place + 1, count=len(session.tasks), kind=name_of_kind(task.kind)
            )
        )
        self.prompt.setText(say(task.prompt))
        answers = [_words(choice) for choice in task.choices]
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
        marks = [_mark(number, choice, answer) for number, choice in enumerate(answer.task.choices)]
        reasons = [say(choice.because) for choice in answer.task.choices]
        self.answers.show_marks(
            [(mark, self._described(mark, why)) for mark, why in zip(marks, reasons, strict=True)]
        )
        self.verdict.setText(
            self.tr("Right. The governing words are highlighted.")
            if answer.outcome.is_right
            else self.tr("Not right. Press an answer to see its words in the book.")
        )
        is_last = session.place + 1 == len(session.tasks)
        self.go.setText(self.tr("Summ&ary") if is_last else self.tr("Ne&xt Question"))
        self.go.setEnabled(True)
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _described(self, mark: Mark, because: str) -> str:
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
        self.progress.setText(self.tr("Summary"))
        if not session.tasks:
            self.prompt.setText(self.tr("There are no questions about this case."))
        else:
            count = len(session.tasks)
            said = counted(
                "{right} of {n} question answered correctly",
                "{right} of {n} questions answered correctly",
                count,
                right=session.right,
            )
            self.prompt.setText(said)
        self.answers.show_lines([self._summed_up(answer) for answer in session.answers])
        self.verdict.setText("")
        self.again.setVisible(bool(session.tasks))
        self.go.setText(self.tr("Step &Through Case"))
        self.go.setEnabled(True)
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _summed_up(self, answer: Answered) -> str:
        words = (
            self.tr("✓ {kind} ({law})") if answer.outcome.is_right else self.tr("✗ {kind} ({law})")
        )
        law = str(answer.address.place) if answer.address else ""
        return words.format(kind=name_of_kind(answer.task.kind), law=law)

    # What is pressed.

    @Slot()
    def proceed(self) -> None:
        """Answer, or continue to the next question; behind the summary, end the practice."""
        session = self._session
        if session is None:  # the questions are being worked out
            return
        if session.task is None:
            self.end()
        elif session.answer is not None:
            self._show_session(session.going_on())
        else:
            self._answer(session)

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


def _words(choice: Choice) -> str:
    """Return an answer, each of its lines with a capital."""
    lines = (say(line) for line in choice.lines)
    return "\n".join(f"{line[:1].upper()}{line[1:]}" for line in lines)


def _mark(number: int, choice: Choice, answer: Answered) -> Mark:
    if number in answer.outcome.wrong:
        return Mark.WRONG
    if number in answer.outcome.missed:
        return Mark.MISSED
    return Mark.RIGHT if choice.is_right else Mark.REST


def practice_style(colours: Colours) -> str:
    """Return the style sheet for a set of colours; no outcome is shown by colour alone."""
    return f"""
#practice, #practice-scroll, #practice-inner {{ background: {colours.paper}; }}
#practice-progress, #practice-verdict {{ color: {colours.quiet_ink}; }}
#practice-prompt {{ color: {colours.ink}; font-weight: 700; }}
#choice-row {{ border-left: 4px solid {colours.paper}; }}
#choice-row[mark="right"] {{ border-left: 4px solid {colours.bar}; background: {colours.focus}; }}
#choice-row[mark="missed"] {{ border-left: 4px dashed {colours.bar}; background: {colours.focus}; }}
#choice-row[mark="wrong"] {{ border-left: 4px solid {colours.doubt}; background: {colours.shade}; }}
#practice QRadioButton, #practice QCheckBox {{ color: {colours.ink}; }}
#choice-words, #practice-line {{ color: {colours.ink}; }}
#choice-because {{ color: {colours.quiet_ink}; }}
#choice-row[mark="right"] #choice-because, #choice-row[mark="missed"] #choice-because,
#choice-row[mark="wrong"] #choice-because {{ color: {colours.ink}; }}
"""
