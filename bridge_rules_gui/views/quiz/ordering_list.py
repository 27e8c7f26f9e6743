"""Steps to be put in order: pressed one after the other, by number or by pointer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Slot
from PySide6.QtWidgets import QVBoxLayout, QWidget

from bridge_rules_gui.views.quiz.choosing import Choosing, let_wrap, marked_right, marked_wrong
from bridge_rules_gui.views.quiz.names import said
from bridge_rules_gui.views.simulator.choice_row import ChoiceRow, Mark

if TYPE_CHECKING:
    from PySide6.QtGui import QFont

    from bridge_rules_gui.quiz.question import Question


class OrderingList(Choosing):
    """Rows that take the next place of the order when they are pressed, and give it back."""

    def __init__(self, question: Question, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(question, parent)
        self._order: list[int] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        self.rows: list[ChoiceRow] = []
        for number, choice in enumerate(question.choices, start=1):
            row = ChoiceRow(number, said(choice.text), is_one_of_many=True, parent=self)
            row.words.setFont(font)
            let_wrap(row)
            row.toggled.connect(self._take_choice)
            self.rows.append(row)
            column.addWidget(row)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The steps in the order they were given."""
        return tuple(self._order)

    @property
    def is_complete(self) -> bool:
        """Whether every step has its place."""
        return len(self._order) == len(self.rows)

    @property
    def hint(self) -> str:
        """How to answer, in words."""
        return self.tr(
            "Press the numbers in the right order, then Enter; a number once more takes it back."
        )

    def take(self, chosen: tuple[int, ...]) -> None:
        """Put the steps into an order given before."""
        for index in chosen:
            self.rows[index].button.setChecked(True)

    def press(self, index: int) -> None:
        """Give a step the next place, or take its place back."""
        self.rows[index].press()

    @Slot()
    def _take_choice(self) -> None:
        row = self.sender()
        if not isinstance(row, ChoiceRow):
            return
        index = self.rows.index(row)
        if row.is_chosen and index not in self._order:
            self._order.append(index)
        elif not row.is_chosen and index in self._order:
            self._order.remove(index)
        for number, each in enumerate(self.rows):
            each.because.setText(self._place(number))
            each.because.setVisible(number in self._order)
        self.changed.emit()

    def _place(self, index: int) -> str:
        if index not in self._order:
            return ""
        return self.tr("▸ step {number}").format(number=self._order.index(index) + 1)

    def show_answer(self) -> None:
        """Show the right place of each step, and why."""
        self.is_answered = True
        for index, (row, choice) in enumerate(zip(self.rows, self.question.choices, strict=True)):
            place = self.question.answer.index(index)
            given = self._order.index(index) if index in self._order else None
            why = self.tr("step {number}. {why}").format(number=place + 1, why=said(choice.why))
            if given == place:
                row.show_mark(Mark.RIGHT, marked_right(why))
            else:
                row.show_mark(Mark.WRONG, marked_wrong(why))
