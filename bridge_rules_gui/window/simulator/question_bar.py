"""What the case leaves open, asked as the director would ask it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from bridge_rules_gui.director.ruling import FactNeeded
from bridge_rules_gui.table.judgement import Judgement
from bridge_rules_gui.window.inert_text import plain_label
from bridge_rules_gui.window.speaking import say


class QuestionBar(QWidget):
    """Asks one question. ``answered`` carries the judgement and what was answered."""

    answered = Signal(object, bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("question-bar")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._judgement: Judgement | None = None
        self.question = plain_label("question", self)
        self.yes = QPushButton(self.tr("&Yes"), self)
        self.yes.setObjectName("answer-yes")
        self.yes.clicked.connect(self._answer_yes)
        self.no = QPushButton(self.tr("N&o"), self)
        self.no.setObjectName("answer-no")
        self.no.clicked.connect(self._answer_no)
        self.undo = QPushButton(self.tr("Take &Back Answer"), self)
        self.undo.setObjectName("answer-undo")
        row = QHBoxLayout()
        for button in (self.yes, self.no, self.undo):
            row.addWidget(button)
        row.addStretch(1)
        column = QVBoxLayout(self)
        column.setContentsMargins(10, 6, 10, 6)
        column.addWidget(self.question)
        column.addLayout(row)
        self.ask((), can_undo=False)

    def ask(self, needed: Sequence[FactNeeded], *, can_undo: bool) -> None:
        """Ask what a ruling needs first, if anything; an answer given can be taken back."""
        self._judgement = judgement = needed[0].judgement if needed else None
        self.question.setText(say(judgement.question) if judgement else "")
        for widget in (self.question, self.yes, self.no):
            widget.setVisible(judgement is not None)
        self.undo.setVisible(can_undo)
        self.setVisible(judgement is not None or can_undo)

    @Slot()
    def _answer_yes(self) -> None:
        self._say(holds=True)

    @Slot()
    def _answer_no(self) -> None:
        self._say(holds=False)

    def _say(self, *, holds: bool) -> None:
        if self._judgement is not None:
            self.answered.emit(self._judgement, holds)
