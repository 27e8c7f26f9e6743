"""The start of the quiz: each button and key leads where it says."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.window.quiz.studying import is_shown, quiz_of, rest


@pytest.fixture
def quiz(opened: Callable[[str], MainWindow]) -> QuizWorkplace:
    return quiz_of(opened("quiz"))


def test_buttons_of_the_form_begin_practice(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.start.form.weak.click()
    assert "No questions found" in quiz.message.title.text()
    with rest(qtbot, quiz):
        quiz.start.form.begin.click()
    assert quiz.is_on(quiz.practice)


def test_flagged_questions_are_practised(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.practise_today()
    question = quiz.practice.question_view.question
    assert question is not None
    QTest.keyClick(quiz.practice, Qt.Key.Key_F)
    with rest(qtbot, quiz):
        QTest.keyClick(quiz.practice, Qt.Key.Key_Escape)
    with rest(qtbot, quiz):
        QTest.mouseClick(quiz.start.flagged, Qt.MouseButton.LeftButton)
    assert quiz.practice.coming == (question.identifier,)


def test_pace_is_kept(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.start.new.setValue(4)
    assert "4 new" in quiz.start.plan.text()


def test_escape_leads_back_to_the_books(quiz: QuizWorkplace) -> None:
    QTest.keyClick(quiz.start, Qt.Key.Key_Escape)
    assert not is_shown(quiz)
