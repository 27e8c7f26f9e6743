"""A question on the screen: its words, the ways to answer it, and afterwards what was right."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.views.looks.fonts import reading_font
from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.quiz.choice_list import ChoiceList
from bridge_rules_gui.views.quiz.names import kind_names, name_of_edition, said
from bridge_rules_gui.views.quiz.ordering_list import OrderingList

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.quiz.choosing import Choosing

_TEXT_ZOOM: Final = 115
_CHOICE_ZOOM: Final = 95
_COLUMN: Final = 760


class QuestionCard(QScrollArea):
    """Shows one question in a calm column. ``changed`` tells that something else is chosen."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question-card")
        self.setAccessibleName(self.tr("Question"))
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.topics: Mapping[str, str] = {}
        self.choosing: Choosing | None = None
        self._colours = LIGHT
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

    # -- what is shown -------------------------------------------------------------------

    def show_question(self, question: Question, chosen: tuple[int, ...] = ()) -> None:
        """Show a question, with what was chosen before."""
        if self.choosing is not None:
            self._column.removeWidget(self.choosing)
            self.choosing.hide()
            self.choosing.deleteLater()
        self.choosing = self._made(question)
        self.choosing.set_colours(self._colours)
        self.choosing.take(chosen)
        self.choosing.changed.connect(self.changed)
        self._column.insertWidget(2, self.choosing)
        self.choosing.show()
        self.kicker.setText(self._kicker(question))
        self.words.setText(said(question.text))
        self.hint.setText(self.choosing.hint)
        self.hint.show()
        self.verdict.hide()
        self.explanation.hide()
        self.setAccessibleDescription(self.words.text())
        self.verticalScrollBar().setValue(0)
        self.changed.emit()

    def _made(self, question: Question) -> Choosing:
        font = reading_font(self.font(), _CHOICE_ZOOM)
        if question.kind is QuestionKind.ORDER:
            return OrderingList(question, font, self.inner)
        return ChoiceList(question, font, self.inner)

    def _kicker(self, question: Question) -> str:
        topic = self.topics.get(question.topic, question.topic)
        parts = (name_of_edition(question.edition), topic, kind_names()[question.kind])
        return " · ".join(part for part in parts if part)

    def show_answer(self, chosen: tuple[int, ...]) -> None:
        """Show whether the answer was right, and why."""
        if self.choosing is None:
            return
        question = self.choosing.question
        self.choosing.show_answer()
        is_right = question.is_right(chosen)
        self.verdict.setText(self.tr("✓ Right.") if is_right else self.tr("✗ Not right."))
        self.verdict.setProperty("right", "yes" if is_right else "no")
        self.verdict.style().unpolish(self.verdict)
        self.verdict.style().polish(self.verdict)
        self.explanation.setText(said(question.explanation))
        self.verdict.show()
        self.explanation.show()
        self.hint.hide()
        QTimer.singleShot(0, self, self._bring_verdict)

    def _bring_verdict(self) -> None:
        self.ensureWidgetVisible(self.explanation)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The choices taken."""
        return self.choosing.chosen if self.choosing else ()

    @property
    def is_complete(self) -> bool:
        """Whether there is an answer to be given."""
        return bool(self.choosing and self.choosing.is_complete)

    def take_key(self, key: int) -> bool:
        """Take a digit; tell whether it chose something."""
        return self.choosing is not None and self.choosing.take_key(key)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        if self.choosing is not None:
            self.choosing.set_colours(colours)
