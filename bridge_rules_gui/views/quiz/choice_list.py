"""Choices one below the other: one of them to be taken, or several."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridge_rules_gui.views.quiz.choosing import (
    Choosing,
    let_wrap,
    marked_missed,
    marked_right,
    marked_wrong,
)
from bridge_rules_gui.views.quiz.names import said
from bridge_rules_gui.views.simulator.choice_row import ChoiceRow, Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from bridge_rules_gui.quiz.question import Question


class ChoiceList(Choosing):
    """The choices of a question as numbered rows."""

    def __init__(self, question: Question, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(question, parent)
        self.is_multiple = question.is_multiple
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.rows: list[ChoiceRow] = []
        for number, choice in enumerate(question.choices, start=1):
            row = ChoiceRow(number, said(choice.text), is_one_of_many=self.is_multiple, parent=self)
            row.words.setFont(font)
            let_wrap(row)
            row.toggled.connect(self._take_choice)
            self.rows.append(row)
            column.addWidget(row)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The choices taken."""
        return tuple(index for index, row in enumerate(self.rows) if row.is_chosen)

    @property
    def hint(self) -> str:
        """How to answer, in words."""
        if self.is_multiple:
            return self.tr("Mark all that are right: press their numbers, then Enter.")
        return self.tr("Press the number of your answer, then Enter.")

    def take(self, chosen: tuple[int, ...]) -> None:
        """Choose what was chosen before."""
        for index, row in enumerate(self.rows):
            row.button.setChecked(index in chosen)

    def press(self, index: int) -> None:
        """Choose a choice, or leave it."""
        self.rows[index].press()

    @Slot()
    def _take_choice(self) -> None:
        taken = self.sender()
        if not self.is_multiple and isinstance(taken, ChoiceRow) and taken.is_chosen:
            for row in self.rows:
                if row is not taken:
                    row.button.setChecked(False)
        self.changed.emit()

    def show_answer(self) -> None:
        """Show what was right, and why."""
        self.is_answered = True
        told = set()
        for index, (row, choice) in enumerate(zip(self.rows, self.question.choices, strict=True)):
            is_right, why = index in self.question.answer, said(choice.why)
            if is_right and row.is_chosen:
                row.show_mark(Mark.RIGHT, marked_right(why))
            elif is_right:
                row.show_mark(Mark.MISSED, marked_missed(why))
            elif row.is_chosen:
                row.show_mark(Mark.WRONG, marked_wrong(why))
            else:
                # What holds for several of the rest alike is said once.
                row.show_mark(Mark.REST, "" if why in told else why)
            told.add(why)
