"""An exam with closed books: every way out of it is asked about, and told of in its report."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.exam import Preset
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.window.quiz.studying import is_shown, rest, said

CLOSED = Preset("Closed", 3, 10, 75, open_book=False, editions=(Edition.BG_2017,), difficulty=2)
STAY, LEAVE = QMessageBox.ButtonRole.RejectRole, QMessageBox.ButtonRole.AcceptRole


def sit(qtbot: QtBot, quiz: QuizWorkplace, preset: Preset = CLOSED) -> None:
    with rest(qtbot, quiz):
        quiz.sit(preset)


def answer(role: QMessageBox.ButtonRole) -> list[str]:
    """Press a button of the next question the window asks; the list gets its text."""
    asked: list[str] = []

    def press() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        window = box.parent()
        assert isinstance(window, MainWindow)
        assert window.parts.actions["quiz"].isChecked()
        asked.append(box.text())
        next(button for button in box.buttons() if box.buttonRole(button) is role).click()

    QTimer.singleShot(0, press)
    return asked


def by_read_action(window: MainWindow) -> None:
    window.parts.actions["read"].trigger()


def by_compare_action(window: MainWindow) -> None:
    window.parts.actions["compare"].trigger()


def by_address(window: MainWindow) -> None:
    assert window.workplaces is not None
    place = Address(Edition.BG_2017, Citation.parse("27"))
    window.workplaces.shell.open(place)


def by_search(window: MainWindow) -> None:
    assert window.workplaces is not None
    window.workplaces.search.search("27")


WAYS = [by_read_action, by_compare_action, by_address, by_search]


@pytest.mark.parametrize("leave", WAYS)
def test_every_way_out_of_a_closed_exam_is_asked_about(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace, leave: Callable[[MainWindow], None]
) -> None:
    sit(qtbot, quiz)
    asked = answer(STAY)
    leave(window)
    assert len(asked) == 1
    assert "closed-book exam" in asked[0]
    assert is_shown(quiz)
    assert window.parts.actions["quiz"].isChecked()
    assert quiz.exam.sitting is not None
    assert quiz.exam.sitting.times_left == 0
    asked = answer(LEAVE)
    leave(window)
    assert len(asked) == 1
    assert not is_shown(quiz)
    assert quiz.exam.sitting.times_left == 1
    window.parts.actions["quiz"].trigger()
    quiz.exam.hand_in()
    assert "Times you left it: 1" in quiz.report.text.toPlainText()


def test_an_exam_that_was_not_left_says_so(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    sit(qtbot, quiz)
    quiz.exam.hand_in()
    assert "you did not leave it" in quiz.report.text.toPlainText()


def test_an_exam_resumed_was_left(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    sit(qtbot, quiz)
    asked = answer(STAY)
    quiz.exam.leave.click()
    assert len(asked) == 1
    assert quiz.exam.is_under_way
    asked = answer(LEAVE)
    with rest(qtbot, quiz):
        quiz.exam.leave.click()
    assert "closed-book exam" in asked[0]
    assert quiz.is_on(quiz.start)
    with rest(qtbot, quiz):
        quiz.start.exams.resume.click()
    assert quiz.exam.sitting is not None
    assert quiz.exam.sitting.times_left == 1
    assert quiz.exam.question_view.question is not None


@pytest.mark.parametrize("page", ["today", "weak", "statistics", "law/27", "practice", "report"])
def test_another_page_of_the_quiz_does_not_take_the_place_of_a_closed_exam_unasked(
    qtbot: QtBot, quiz: QuizWorkplace, page: str
) -> None:
    sit(qtbot, quiz)
    asked = answer(STAY)
    quiz.open(page)
    assert len(asked) == 1
    assert "closed-book exam" in asked[0]
    assert quiz.is_on(quiz.exam)
    assert quiz.exam.is_under_way


def test_todays_questions_put_an_exam_by_that_is_left_for_them(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    sit(qtbot, quiz)
    asked = answer(LEAVE)
    with rest(qtbot, quiz):
        window.parts.actions["quiz-today"].trigger()
    assert len(asked) == 1
    assert not quiz.exam.is_under_way
    assert quiz.is_on(quiz.practice)
    with rest(qtbot, quiz):
        quiz.resume_exam()
    assert quiz.exam.sitting is not None
    assert quiz.exam.sitting.times_left == 1


def test_another_edition_is_told_to_leave_the_exam_as_it_is(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    sit(qtbot, quiz)
    window.parts.actions["sr2007"].trigger()
    assert said(window) == (
        "This exam keeps its editions. Your next questions will follow the Laws of 2007."
    )
    assert quiz.is_on(quiz.exam)
