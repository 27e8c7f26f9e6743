"""What tests do as a student: answer by keys, rightly or wrongly."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from bridge_rules_gui.window.workplaces import WorkplaceSet


def study_of(window: MainWindow) -> WorkplaceSet:
    """Return what stands in a window beside the books."""
    assert window.workplaces is not None
    return window.workplaces


def quiz_of(window: MainWindow) -> QuizWorkplace:
    quiz = study_of(window).quiz
    assert quiz is not None
    return quiz()


def window_of(quiz: QuizWorkplace) -> MainWindow:
    window = quiz.window()
    assert isinstance(window, MainWindow)
    return window


def is_shown(quiz: QuizWorkplace) -> bool:
    """Tell whether the quiz fills its window."""
    return quiz.isVisible()


def rest(qtbot: QtBot, quiz: QuizWorkplace) -> SignalBlocker:
    """Wait until what is asked for within stands on the screen."""
    return qtbot.waitSignal(study_of(window_of(quiz)).shell.rested, timeout=20_000)


def said(window: MainWindow) -> str:
    """Return the passing message at the foot of a window."""
    return window.statusBar().currentMessage()


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
    QTest.keyClick(widget, Qt.Key.Key_Return)
