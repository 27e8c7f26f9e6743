"""A question on the screen: its words and the ways to answer it, the table or the law beside."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import Qt, QTimer
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.quiz.prepared_question import PreparedQuestion
from bridge_rules_gui.quiz.question import Question
from bridge_rules_gui.window.looks.fonts import reading_font
from bridge_rules_gui.window.quiz.answers import AnswerList, answer_list
from bridge_rules_gui.window.quiz.names import kind_names, name_of_edition
from bridge_rules_gui.window.quiz.table_and_law import ShowScenario, TableAndLaw
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.speaking import say

_TEXT_ZOOM: Final = 115
_CHOICE_ZOOM: Final = 95
_COLUMN: Final = 760
_WIDTHS: Final = (620, 560)
_NARROWEST_QUESTION: Final = 330


class QuestionCard(QScrollArea):
    """Shows one question in a calm column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("question-card")
        self.setAccessibleName(self.tr("Question"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.topics: Mapping[str, str] = {}
        self.answers: AnswerList | None = None
        self.kicker = self._label("question-kicker")
        self.words = self._label("question-words")
        self.hint = self._label("question-hint")
        self.verdict = self._label("question-verdict")
        self.explanation = self._label("question-explanation")
        self.verdict.hide()
        self.explanation.hide()
        self._arrange()

    def _label(self, name: str) -> QLabel:
        label = QLabel()
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        return label

    def _arrange(self) -> None:
        self.words.setFont(reading_font(self.font(), _TEXT_ZOOM))
        self.explanation.setFont(reading_font(self.font(), _CHOICE_ZOOM))
        column = QWidget()
        column.setObjectName("question-column")
        column.setMaximumWidth(_COLUMN)
        self._column = QVBoxLayout(column)
        self._column.setContentsMargins(28, 18, 28, 18)
        self._column.setSpacing(10)
        for label in (self.kicker, self.words, self.verdict, self.explanation, self.hint):
            self._column.addWidget(label)
        self._column.addStretch(1)
        self.inner = QWidget(self)
        self.inner.setObjectName("question-inner")
        whole = QHBoxLayout(self.inner)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addStretch(1)
        whole.addWidget(column, _COLUMN)  # all the room, until the column is wide enough
        whole.addStretch(1)
        self.setWidget(self.inner)

    def show_question(self, question: Question, chosen: tuple[int, ...] = ()) -> AnswerList:
        """Show a question, with what was chosen before; return the way to answer it."""
        if self.answers is not None:
            self._column.removeWidget(self.answers)
            self.answers.hide()
            self.answers.deleteLater()
        answers = answer_list(question, reading_font(self.font(), _CHOICE_ZOOM), self.inner)
        answers.take(chosen)
        self.answers = answers
        self._column.insertWidget(2, answers)
        answers.show()
        self.kicker.setText(self._kicker(question))
        self.words.setText(say(question.text))
        self.hint.setText(answers.hint)
        self.hint.show()
        self.verdict.hide()
        self.explanation.hide()
        self.setAccessibleDescription(self.words.text())
        self.verticalScrollBar().setValue(0)
        return answers

    def _kicker(self, question: Question) -> str:
        topic = self.topics.get(question.topic, question.topic)
        parts = (name_of_edition(question.edition), topic, kind_names()[question.kind])
        return " · ".join(part for part in parts if part)

    def show_answer(self, chosen: tuple[int, ...]) -> None:
        """Show whether the answer was right, and why."""
        if self.answers is None:
            return
        question = self.answers.question
        self.answers.show_answer()
        is_right = question.is_right(chosen)
        self.verdict.setText(self.tr("✓ Right.") if is_right else self.tr("✗ Not right."))
        self.verdict.setProperty("right", "yes" if is_right else "no")
        self.verdict.style().unpolish(self.verdict)
        self.verdict.style().polish(self.verdict)
        self.explanation.setText(say(question.explanation))
        self.verdict.show()
        self.explanation.show()
        self.hint.hide()
        QTimer.singleShot(0, self, self._bring_verdict)

    def _bring_verdict(self) -> None:
        self.ensureWidgetVisible(self.explanation)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The choices taken."""
        return self.answers.chosen if self.answers else ()

    @property
    def is_complete(self) -> bool:
        """Whether there is an answer to be given."""
        return bool(self.answers and self.answers.is_complete)

    def take_key(self, key: int) -> bool:
        """Take a digit; tell whether it chose something."""
        return self.answers is not None and self.answers.take_key(key)


class QuestionView(QSplitter):
    """The question at the left, the table or the law at the right."""

    def __init__(self, shell: Shell, show_scenario: ShowScenario, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("question-stage")
        self.card = QuestionCard(self)
        self.card.setMinimumWidth(_NARROWEST_QUESTION)
        self.aside = TableAndLaw(shell, show_scenario, self)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        self.addWidget(self.card)
        self.addWidget(self.aside)
        self.setSizes(list(_WIDTHS))
        self.setStretchFactor(0, 1)
        self._prepared: PreparedQuestion | None = None
        self.answered: tuple[int, ...] | None = None
        self.question: Question | None = None

    def show_question(self, question: Question, chosen: tuple[int, ...] = ()) -> AnswerList:
        """Show a question that is to be answered; return the way to answer it."""
        self.question, self.answered, self._prepared = question, None, None
        self.aside.clear()
        return self.card.show_question(question, chosen)

    def show_answer(self, chosen: tuple[int, ...]) -> None:
        """Show what was right, with the law that says so."""
        self.answered = chosen
        self.card.show_answer(chosen)
        if self._prepared is not None:
            self.aside.show_answered(self._prepared)

    def take_prepared(self, prepared: PreparedQuestion) -> None:
        """Put beside the question what a worker has made ready for it."""
        if self.question is None or prepared.question.identifier != self.question.identifier:
            return
        self._prepared = prepared
        if self.answered is None:
            self.aside.show_asked(prepared)
        else:
            self.aside.show_answered(prepared)
