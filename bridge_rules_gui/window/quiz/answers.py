"""Ways to answer a question: choices to be taken, or steps to be put in order."""

from __future__ import annotations

from abc import abstractmethod
from typing import Final

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.window.simulator.choice_rows import ChoiceRow, Mark
from bridge_rules_gui.window.speaking import say

translate = QCoreApplication.translate

_DIGITS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class AnswerList(QWidget):
    """The choices of a question as numbered rows, for the keys of their numbers and the pointer.

    ``changed`` tells that something else is chosen. ``chosen`` are the indices of the choices,
    in their order where it matters.
    """

    changed = Signal()

    def __init__(
        self, question: Question, font: QFont, parent: QWidget | None, *, takes_one: bool
    ) -> None:
        super().__init__(parent)
        self.question = question
        self.is_answered = False
        self.rows: list[ChoiceRow] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        for number, choice in enumerate(question.choices, start=1):
            row = ChoiceRow(number, say(choice.text), is_one_of_many=not takes_one, parent=self)
            row.words.setFont(font)
            for label in (row.words, row.because):  # as high as its words, and no higher
                label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
            row.toggled.connect(self._follow)
            self.rows.append(row)
            column.addWidget(row)

    @property
    @abstractmethod
    def chosen(self) -> tuple[int, ...]:
        """The choices taken."""

    @property
    def is_complete(self) -> bool:
        """Whether there is an answer to be given."""
        return bool(self.chosen)

    @property
    @abstractmethod
    def hint(self) -> str:
        """How to answer, in words."""

    @abstractmethod
    def take(self, chosen: tuple[int, ...]) -> None:
        """Choose what was chosen before."""

    @abstractmethod
    def show_answer(self) -> None:
        """Show what was right, and why."""

    @abstractmethod
    def _take_row(self, row: ChoiceRow) -> None:
        """Take a row that was chosen, or given up."""

    @Slot()
    def _follow(self) -> None:
        row = self.sender()
        if isinstance(row, ChoiceRow):
            self._take_row(row)
            self.changed.emit()

    def take_key(self, key: int) -> bool:
        """Take a digit for the choice it numbers; tell whether there is one."""
        index = key - Qt.Key.Key_1
        if key not in _DIGITS or index >= len(self.rows) or self.is_answered:
            return False
        self.rows[index].press()
        return True


class ChoiceList(AnswerList):
    """Lets one of the choices be taken, or several."""

    def __init__(self, question: Question, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(question, font, parent, takes_one=not question.is_multiple)

    @property
    def chosen(self) -> tuple[int, ...]:
        """The choices taken."""
        return tuple(index for index, row in enumerate(self.rows) if row.is_chosen)

    @property
    def hint(self) -> str:
        """How to answer, in words."""
        if self.question.is_multiple:
            return self.tr("Mark all that are right: press their numbers, then Enter.")
        return self.tr("Press the number of your answer, then Enter.")

    def take(self, chosen: tuple[int, ...]) -> None:
        """Choose what was chosen before."""
        for index, row in enumerate(self.rows):
            row.button.setChecked(index in chosen)

    def _take_row(self, row: ChoiceRow) -> None:
        if row.is_chosen and not self.question.is_multiple:
            for each in self.rows:
                if each is not row:
                    each.button.setChecked(False)

    def show_answer(self) -> None:
        """Show what was right, and why."""
        self.is_answered = True
        recorded = set()
        for index, (row, choice) in enumerate(zip(self.rows, self.question.choices, strict=True)):
            is_right, why = index in self.question.answer, say(choice.why)
            if is_right and row.is_chosen:
                row.show_mark(Mark.RIGHT, _marked_right(why))
            elif is_right:
                missed = translate("Quiz", "! right, but not chosen: {why}").format(why=why)
                row.show_mark(Mark.MISSED, missed)
            elif row.is_chosen:
                row.show_mark(Mark.WRONG, _marked_wrong(why))
            else:
                # What holds for several of the rest alike is said once.
                row.show_mark(Mark.REST, "" if why in recorded else why)
            recorded.add(why)


class OrderingList(AnswerList):
    """Rows that take the next place of the order when they are pressed, and give it back."""

    def __init__(self, question: Question, font: QFont, parent: QWidget | None = None) -> None:
        super().__init__(question, font, parent, takes_one=False)
        self._order: list[int] = []

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
            "Press the numbers in the right order, then Enter. Press a number again to remove it."
        )

    def take(self, chosen: tuple[int, ...]) -> None:
        """Put the steps into an order given before."""
        for index in chosen:
            self.rows[index].button.setChecked(True)

    def _take_row(self, row: ChoiceRow) -> None:
        index = self.rows.index(row)
        if row.is_chosen and index not in self._order:
            self._order.append(index)
        elif not row.is_chosen and index in self._order:
            self._order.remove(index)
        for number, each in enumerate(self.rows):
            each.because.setText(self._place(number))
            each.because.setVisible(number in self._order)

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
            why = self.tr("step {number}. {why}").format(number=place + 1, why=say(choice.why))
            if given == place:
                row.show_mark(Mark.RIGHT, _marked_right(why))
            else:
                row.show_mark(Mark.WRONG, _marked_wrong(why))


def answer_list(question: Question, font: QFont, parent: QWidget) -> AnswerList:
    """Return the way to answer a question."""
    if question.kind is QuestionKind.ORDER:
        return OrderingList(question, font, parent)
    return ChoiceList(question, font, parent)


def _marked_right(why: str) -> str:
    """Return why a choice is right, with a sign that needs no colour."""
    return translate("Quiz", "✓ right: {why}").format(why=why)


def _marked_wrong(why: str) -> str:
    """Return why a choice that was taken is wrong."""
    return translate("Quiz", "✗ wrong: {why}").format(why=why)
