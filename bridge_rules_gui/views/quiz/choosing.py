"""Ways to answer a question: what all of them share, and which one a question is asked in."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

if TYPE_CHECKING:
    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.simulator.choice_row import ChoiceRow

translate = QCoreApplication.translate

DIGITS: Final = range(Qt.Key.Key_1, Qt.Key.Key_9 + 1)


class Choosing(QWidget):
    """Lets a question be answered by numbers and by the pointer.

    ``changed`` tells that something else is chosen. ``chosen`` are the indices of the choices,
    in their order where it matters.
    """

    changed = Signal()

    def __init__(self, question: Question, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.question = question
        self.is_answered = False

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
    def press(self, index: int) -> None:
        """Choose a choice, or leave it."""

    @abstractmethod
    def show_answer(self) -> None:
        """Show what was right, and why."""

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""

    def take_key(self, key: int) -> bool:
        """Take a digit for the choice it numbers; tell whether there is one."""
        index = key - Qt.Key.Key_1
        if key not in DIGITS or index >= len(self.question.choices) or self.is_answered:
            return False
        self.press(index)
        return True


def let_wrap(row: ChoiceRow) -> None:
    """Let the words of a row be as high as they are at its width, and no higher."""
    for label in (row.words, row.because):
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)


def marked_right(why: str) -> str:
    """Return why a choice is right, with a sign that needs no colour."""
    return translate("Quiz", "✓ right: {why}").format(why=why)


def marked_wrong(why: str) -> str:
    """Return why a choice that was taken is wrong."""
    return translate("Quiz", "✗ wrong: {why}").format(why=why)


def marked_missed(why: str) -> str:
    """Return why a choice that was not taken is right."""
    return translate("Quiz", "! right, and not chosen: {why}").format(why=why)
