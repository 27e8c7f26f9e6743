"""An exam with closed books: every way out of it is asked about, and told of in its report."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.exam import Preset
from bridge_rules_gui.views.main_window import MainWindow
from tests.views.quiz.studying import desk_of, quizzing

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.views.quiz.quiz_desk import QuizDesk

CLOSED = Preset("Closed", 3, 10, 75, open_book=False, editions=(Edition.BG_2017,), difficulty=2)
STAY, LEAVE = QMessageBox.ButtonRole.RejectRole, QMessageBox.ButtonRole.AcceptRole


def sit(qtbot: QtBot, desk: QuizDesk, preset: Preset = CLOSED) -> None:
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(preset)


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
    assert window.study is not None
    place = Address(Edition.BG_2017, Citation.parse("27"))
    window.study.search.place_chosen.emit(place, frozenset())


def by_search(window: MainWindow) -> None:
    assert window.study is not None
    window.study.search.opened.emit()


WAYS = [by_read_action, by_compare_action, by_address, by_search]


@pytest.mark.parametrize("leave", WAYS)
def test_every_way_out_of_a_closed_exam_is_asked_about(
    qtbot: QtBot, opened: Callable[[str], MainWindow], leave: Callable[[MainWindow], None]
) -> None:
    window = opened("quiz")
    desk = desk_of(window)
    sit(qtbot, desk)
    asked = answer(STAY)
    leave(window)
    assert len(asked) == 1
    assert "closed books" in asked[0]
    assert quizzing(window).is_shown
    assert window.parts.actions["quiz"].isChecked()
    assert desk.exam.sitting is not None
    assert desk.exam.sitting.times_left == 0
    asked = answer(LEAVE)
    leave(window)
    assert len(asked) == 1
    assert not quizzing(window).is_shown
    assert desk.exam.sitting.times_left == 1
    window.parts.actions["quiz"].trigger()
    desk.exam.hand_in()
    assert "Times the exam was left: 1" in desk.view.report.text.toPlainText()


def test_an_exam_that_was_not_left_says_so(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    desk = desk_of(opened("quiz"))
    sit(qtbot, desk)
    desk.exam.hand_in()
    assert "The books stayed closed" in desk.view.report.text.toPlainText()


def test_an_exam_gone_on_with_was_left(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    desk = desk_of(opened("quiz"))
    sit(qtbot, desk)
    asked = answer(STAY)
    desk.view.exam.leave.click()
    assert len(asked) == 1
    assert desk.exam.is_under_way
    asked = answer(LEAVE)
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.exam.leave.click()
    assert "closed books" in asked[0]
    assert desk.view.is_on(desk.view.start)
    with qtbot.waitSignal(desk.exam.prepared, timeout=20_000):
        desk.view.start.exams.resume.click()
    assert desk.exam.sitting is not None
    assert desk.exam.sitting.times_left == 1
    assert desk.view.exam.stage.question is not None


@pytest.mark.parametrize("page", ["today", "weak", "statistics", "law/27", "practice", "report"])
def test_another_page_of_the_quiz_does_not_take_the_place_of_a_closed_exam_unasked(
    qtbot: QtBot, opened: Callable[[str], MainWindow], page: str
) -> None:
    window = opened("quiz")
    desk = desk_of(window)
    sit(qtbot, desk)
    asked = answer(STAY)
    quizzing(window).open_asked(page)
    assert len(asked) == 1
    assert "closed books" in asked[0]
    assert desk.view.is_on(desk.view.exam)
    assert desk.exam.is_under_way


def test_todays_questions_put_an_exam_by_that_is_left_for_them(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz")
    desk = desk_of(window)
    sit(qtbot, desk)
    asked = answer(LEAVE)
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        window.parts.actions["quiz-today"].trigger()
    assert len(asked) == 1
    assert not desk.exam.is_under_way
    assert desk.view.is_on(desk.view.practice)
    with qtbot.waitSignal(desk.exam.prepared, timeout=20_000):
        desk.beginning.resume()
    assert desk.exam.sitting is not None
    assert desk.exam.sitting.times_left == 1


def test_another_edition_is_told_to_leave_the_exam_as_it_is(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz")
    desk = desk_of(window)
    sit(qtbot, desk)
    with qtbot.waitSignal(desk.told) as told:
        quizzing(window).choose_edition(Edition.SR_2007)
    assert told.args == [
        "This exam keeps its editions; what you begin next is asked under the Laws of 2007."
    ]
    assert desk.view.is_on(desk.view.exam)
