"""Practice: one question at a time, kept as it is answered, marked at once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Final

from PySide6.QtCore import Qt, QTimer, Signal, Slot
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QMenu,
    QProgressBar,
    QPushButton,
    QStackedWidget,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.clock import clock_time
from bridge_rules_gui.progress.errors import ProgressError
from bridge_rules_gui.progress.records import Rating, Review
from bridge_rules_gui.quiz.course import Course
from bridge_rules_gui.quiz.prepared_question import prepared
from bridge_rules_gui.quiz.question import Question
from bridge_rules_gui.quiz.session import Answer, Practice, Stopwatch
from bridge_rules_gui.window.keys import latin_key
from bridge_rules_gui.window.quiz.names import name_of_edition
from bridge_rules_gui.window.quiz.question_view import QuestionView
from bridge_rules_gui.window.quiz.table_and_law import ShowScenario
from bridge_rules_gui.window.shell.shell import Shell

_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_SECOND: Final = 1000


class PracticePage(QWidget):
    """Leads through a session; ``finished`` carries it when it is over.

    An answer is kept at once, in a few milliseconds: nothing is lost when the program ends.
    """

    finished = Signal(object)

    def __init__(
        self, shell: Shell, corpus: Corpus, show_scenario: ShowScenario, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-practice")
        self._shell, self._corpus = shell, corpus
        self._course: Course | None = None
        self.session: Practice | None = None
        self._rating = Rating.GOOD
        self._kept: list[Review | None] = []  # as each answer was kept, None where it was not
        self._flags: set[str] = set()
        self._whole, self._single = Stopwatch(), Stopwatch()
        self._clock = QTimer(self)
        self._clock.setInterval(_SECOND)
        self._clock.timeout.connect(self._show_time)
        self.question_view = QuestionView(shell, show_scenario, self)
        self._cover = self._made_cover()
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.question_view)
        self.pages.addWidget(self._cover)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self._made_head())
        column.addWidget(self.pages, 1)
        column.addLayout(self._made_buttons())

    # Making.

    def _made_cover(self) -> QWidget:
        """Return what covers a question while the clock stands still."""
        cover = QWidget(self)
        cover.setObjectName("quiz-paused")
        title = QLabel(self.tr("Paused: the clock is stopped."), cover)
        title.setObjectName("quiz-title")
        resume = QPushButton(self.tr("Resu&me"), cover)
        resume.setObjectName("quiz-resume")
        resume.clicked.connect(self.toggle_pause)
        column = QVBoxLayout(cover)
        column.addStretch(1)
        column.addWidget(title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(resume, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
        return cover

    def _made_head(self) -> QWidget:
        """Return the line above: how far the session is, its time, its pause and its end."""
        head = QWidget(self)
        self.progress = QProgressBar(head)
        self.progress.setTextVisible(False)
        self.progress.setFixedHeight(6)
        self.counted = QLabel(head)
        self.counted.setObjectName("practice-count")
        self.time = QLabel(head)
        self.time.setObjectName("practice-time")
        self.pause = self._tool(
            "quiz-pause", self.tr("Pause"), self.tr("Stop the clock and cover the question (P)")
        )
        self.pause.clicked.connect(self.toggle_pause)
        self.end = self._tool(
            "quiz-end", self.tr("End"), self.tr("End the session; every answer is kept (Esc)")
        )
        self.end.clicked.connect(self._end)
        row = QHBoxLayout(head)
        row.setContentsMargins(14, 8, 14, 6)
        row.setSpacing(10)
        row.addWidget(self.counted)
        row.addWidget(self.progress, 1)
        for widget in (self.time, self.pause, self.end):
            row.addWidget(widget)
        return head

    def _tool(self, name: str, text: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(name)
        button.setText(text)
        button.setToolTip(tip)
        return button

    def _made_buttons(self) -> QHBoxLayout:
        self.go = self._button(self.tr("&Answer"), "quiz-go", self.tr("Enter"))
        self.go.clicked.connect(self.proceed)
        self.hard = self._button(self.tr("Ha&rd"), "quiz-hard", self.tr("It was hard (H)"))
        self.hard.clicked.connect(self._rate_hard)
        self.easy = self._button(self.tr("Eas&y"), "quiz-easy", self.tr("It was easy (E)"))
        self.easy.clicked.connect(self._rate_easy)
        self.undo = self._button(
            self.tr("&Undo"), "quiz-undo", self.tr("Take the last answer back (U)")
        )
        self.undo.clicked.connect(self._undo)
        self.flag = self._button(
            self.tr("Flag"), "quiz-flag", self.tr("Flag the question for later (F)")
        )
        self.flag.setCheckable(True)
        self.flag.clicked.connect(self._flag)
        self.other = self._button(
            self.tr("As&k Under Another Edition"),
            "quiz-other-edition",
            self.tr(
                "The same question will be asked under another edition at the end of the session"
            ),
        )
        self.editions = QMenu(self.other)
        self.other.setMenu(self.editions)
        self._how = QLabel(self.tr("How well did you know it?"), self)
        row = QHBoxLayout()
        row.setContentsMargins(14, 8, 14, 10)
        row.setSpacing(8)
        for button in (self.undo, self.flag, self.other):
            row.addWidget(button)
        row.addStretch(1)
        for widget in (self._how, self.hard, self.easy, self.go):
            row.addWidget(widget)
        return row

    def _button(self, text: str, name: str, tip: str) -> QPushButton:
        button = QPushButton(text, self)
        button.setObjectName(name)
        button.setToolTip(tip)
        return button

    # A session.

    @property
    def is_under_way(self) -> bool:
        """Whether a session is not over yet."""
        return self.session is not None

    @property
    def coming(self) -> tuple[str, ...]:
        """The names of the questions still to be asked; none without a session."""
        return tuple(q.identifier for q in self.session.coming) if self.session else ()

    @property
    def seconds(self) -> float:
        """The time spent on the session, as its clock shows it."""
        return self._whole.seconds

    @property
    def is_answered(self) -> bool:
        """Whether the question on the screen has been answered."""
        return self.question_view.answered is not None

    @property
    def is_paused(self) -> bool:
        """Whether the question is covered."""
        return self.pages.currentWidget() is self._cover

    def begin(self, course: Course, session: Practice) -> None:
        """Begin a session that has a question."""
        self._course, self.session, self._kept = course, session, []
        self._flags = {flag.question for flag in course.progress.flags()}
        self._whole = Stopwatch()
        self._whole.start()
        self.pages.setCurrentWidget(self.question_view)
        self._clock.start()
        self._show_time()
        self._ask()

    def _ask(self) -> None:
        """Ask the question the session has come to."""
        question = self.session.question if self.session else None
        if question is None:
            self._end()
            return
        self._single = Stopwatch()
        self._single.start()
        answers = self.question_view.show_question(question)
        answers.changed.connect(self._note_choice)
        self._show_progress()
        self.flag.setChecked(question.identifier in self._flags)
        for widget in (self._how, self.hard, self.easy, self.other):
            widget.hide()
        self.go.setText(self.tr("&Answer"))
        self.undo.setEnabled(bool(self.session and self.session.answers))
        self.question_view.card.setFocus(Qt.FocusReason.OtherFocusReason)
        self._note_choice()
        self._shell.run(partial(prepared, self._corpus, question), self.question_view.take_prepared)

    @Slot()
    def _note_choice(self) -> None:
        if not self.is_answered:
            self.go.setEnabled(self.question_view.card.is_complete)

    @Slot()
    def proceed(self) -> None:
        """Answer, or continue to the next question."""
        if self.is_paused:
            self.toggle_pause()
        elif self.is_answered:
            self._ask()
        elif self.question_view.card.is_complete:
            self._answer(self.question_view.card.chosen)

    def _answer(self, chosen: tuple[int, ...]) -> None:
        if self.session is None or self.session.question is None:
            return
        self._single.pause()
        self.session = self.session.answered(chosen, self._single.seconds)
        answer = self.session.answers[-1]
        self._rating = answer.rating
        self._kept.append(self._keep(answer, answer.rating))
        self.question_view.show_answer(answer.chosen)
        self._show_progress()
        for widget in (self._how, self.hard, self.easy):
            widget.setVisible(answer.is_right)
        self._show_rating()
        self._offer_editions(answer.question.edition)
        self.go.setText(self.tr("Ne&xt Question") if self.coming else self.tr("Summ&ary"))
        self.go.setEnabled(True)
        self.undo.setEnabled(True)
        self.go.setFocus(Qt.FocusReason.OtherFocusReason)

    def _keep(self, answer: Answer, rating: Rating) -> Review | None:
        if self._course is None:
            return None
        try:
            return self._course.progress.answer(answer, rating)
        except ProgressError as error:
            self._shell.fail(error)
            return None

    def _show_progress(self) -> None:
        """Show at which question the session is, and how many were right."""
        session = self.session
        if session is None:
            return
        self.progress.setRange(0, max(1, session.whole))
        self.progress.setValue(len(session.answers))
        *earlier, last = (None, *(answer.question for answer in session.answers))
        is_last = self.is_answered or session.question is None
        shown, before = (last, earlier) if is_last else (session.question, [*earlier, last])
        number = len(session.answers) + (0 if is_last else 1)
        pattern = self.tr("Question {number} of {count} · {right} right")
        if shown is not None and shown in before:
            pattern = self.tr("Question {number} of {count}, asked again · {right} right")
        self.counted.setText(
            pattern.format(number=number, count=session.whole, right=session.right)
        )

    @Slot()
    def _show_time(self) -> None:
        self.time.setText(clock_time(self._whole.seconds))

    @Slot()
    def _end(self) -> None:
        if self.session is not None:
            session, self.session = self.session, None
            self._whole.pause()
            self.finished.emit(session)

    # What is done with an answer or its question.

    @Slot()
    def _undo(self) -> None:
        """Take the last answer back, and ask its question once more."""
        if self.session is not None and self.session.answers and self._take_back():
            self._kept.pop()
            self.session = self.session.undone()
            self._ask()

    def _take_back(self) -> bool:
        """Take the last answer out of what is kept; tell whether it is out."""
        kept = self._kept[-1]
        if self._course is None or kept is None:
            return True
        try:
            is_out = self._course.progress.undo(kept) is not None
        except ProgressError as error:
            self._shell.fail(error)
            return False
        if not is_out:
            self._shell.show_message(
                self.tr("A later answer has been given, so this one cannot be changed.")
            )
        return is_out

    @Slot()
    def _rate_hard(self) -> None:
        self._rate(Rating.HARD)

    @Slot()
    def _rate_easy(self) -> None:
        self._rate(Rating.EASY)

    def _rate(self, rating: Rating) -> None:
        """Say how the right answer came; the same once more takes it back."""
        if not (self.is_answered and self.hard.isVisible()) or self.session is None:
            return
        if self._take_back():
            self._rating = Rating.GOOD if rating is self._rating else rating
            self._kept[-1] = self._keep(self.session.answers[-1], self._rating)
        self._show_rating()

    def _show_rating(self) -> None:
        for button, each in ((self.hard, Rating.HARD), (self.easy, Rating.EASY)):
            button.setCheckable(True)
            button.setChecked(self._rating is each)

    def _offer_editions(self, asked: Edition) -> None:
        self.editions.clear()
        for edition in Edition:
            if edition is not asked:
                action = self.editions.addAction(name_of_edition(edition))
                action.triggered.connect(partial(self._ask_under, edition))
        self.other.show()

    def _ask_under(self, edition: Edition) -> None:
        """Ask the question just answered under another edition, at the end of the session."""
        if self._course is None or self.session is None or not self.session.answers:
            return
        found = self._course.bank.under(self.session.answers[-1].question, edition)
        if found is None:
            self._shell.show_message(self.tr("This question has no known answer under those Laws."))
            return
        if found.identifier not in self.coming:
            self.session = replace(self.session, coming=(*self.session.coming, found))
        self.go.setText(self.tr("Ne&xt Question"))
        self._show_progress()
        pattern = self.tr("It will be asked under the Laws of {year} at the end of the session.")
        self._shell.show_message(pattern.format(year=edition.year))

    @Slot()
    def _flag(self) -> None:
        question = self.question_view.question
        if question is None:
            return
        try:
            self._mark(question)
        except ProgressError as error:
            self._shell.fail(error)
        self.flag.setChecked(question.identifier in self._flags)

    def _mark(self, question: Question) -> None:
        """Mark a question for later, or no more."""
        name = question.identifier
        if self._course is None:
            return
        if name in self._flags:
            self._course.progress.unflag(name)
            self._flags.discard(name)
        else:
            self._course.progress.flag(name)
            self._flags.add(name)

    @Slot()
    def toggle_pause(self) -> None:
        """Stop the clock and cover the question, or continue."""
        is_paused = not self.is_paused
        self.pages.setCurrentWidget(self._cover if is_paused else self.question_view)
        for watch in (self._whole, self._single):
            if is_paused:
                watch.pause()
            elif watch is self._whole or not self.is_answered:
                watch.start()
        if not is_paused:
            self.question_view.card.setFocus(Qt.FocusReason.OtherFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Answer by digits and Enter; letters undo, mark, rate and pause; Escape ends."""
        if event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
            return
        works = {
            Qt.Key.Key_U: self.undo.click,
            Qt.Key.Key_F: self.flag.click,
            Qt.Key.Key_H: self._rate_hard,
            Qt.Key.Key_E: self._rate_easy,
            Qt.Key.Key_P: self.toggle_pause,
            Qt.Key.Key_Escape: self._end,
        }
        key = latin_key(event)
        focused = self.focusWidget()
        if key in _ENTER and isinstance(focused, QPushButton) and focused is not self.go:
            focused.click()
        elif key in _ENTER:
            self.proceed()
        elif key in works:
            works[key]()
        elif self.is_paused or not self.question_view.card.take_key(key):
            super().keyPressEvent(event)
