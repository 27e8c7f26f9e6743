"""A question with what stands beside it, side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QWidget

from bridge_rules_gui.views.quiz.beside import Beside
from bridge_rules_gui.views.quiz.question_card import QuestionCard

if TYPE_CHECKING:
    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.services.quiz.prepared_question import PreparedQuestion
    from bridge_rules_gui.views.looks.palette import Colours

_WIDTHS: Final = (620, 560)
_NARROWEST_QUESTION: Final = 330


class QuestionStage(QSplitter):
    """The question at the left, the table or the law at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setObjectName("question-stage")
        self.card = QuestionCard(self)
        self.card.setMinimumWidth(_NARROWEST_QUESTION)
        self.beside = Beside(self)
        self.setHandleWidth(1)
        self.setChildrenCollapsible(False)
        self.addWidget(self.card)
        self.addWidget(self.beside)
        self.setSizes(list(_WIDTHS))
        self.setStretchFactor(0, 1)
        self._prepared: PreparedQuestion | None = None
        self.answered: tuple[int, ...] | None = None
        self.question: Question | None = None

    def show_question(self, question: Question, chosen: tuple[int, ...] = ()) -> None:
        """Show a question that is to be answered."""
        self.question, self.answered, self._prepared = question, None, None
        self.beside.clear()
        self.card.show_question(question, chosen)

    def show_answer(self, chosen: tuple[int, ...]) -> None:
        """Show what was right, with the law that says so."""
        self.answered = chosen
        self.card.show_answer(chosen)
        if self._prepared is not None:
            self.beside.show_told(self._prepared)

    def take_prepared(self, prepared: PreparedQuestion) -> None:
        """Put beside the question what a worker has made ready for it."""
        if self.question is None or prepared.question.identifier != self.question.identifier:
            return
        self._prepared = prepared
        if self.answered is None:
            self.beside.show_asked(prepared)
        else:
            self.beside.show_told(prepared)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.card.set_colours(colours)
        self.beside.set_colours(colours)
