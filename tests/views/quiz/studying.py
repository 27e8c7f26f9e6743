"""What tests do as a student: answer by keys, rightly or wrongly."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bridge_rules_gui.quiz.question import QuestionKind

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.quiz.quiz_desk import QuizDesk
    from bridge_rules_gui.views.quiz.quizzing import Quizzing


def quizzing(window: MainWindow) -> Quizzing:
    """Return the quiz of a window."""
    assert window.study is not None
    return window.study.quizzing


def desk_of(window: MainWindow) -> QuizDesk:
    """Return who answers the quiz of a window."""
    return quizzing(window).desk


def press(widget: QWidget, *choices: int) -> None:
    """Press the numbers of choices."""
    for index in choices:
        QTest.keyClick(widget, Qt.Key(Qt.Key.Key_1 + index))


def wrong_answer(question: Question) -> tuple[int, ...]:
    """Return an answer that is not right."""
    if question.kind is QuestionKind.ORDER:
        return tuple(reversed(question.answer))
    return (next(n for n in range(len(question.choices)) if n not in question.answer),)


def enter(widget: QWidget) -> None:
    """Press Enter."""
    QTest.keyClick(widget, Qt.Key.Key_Return)
