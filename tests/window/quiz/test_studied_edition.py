"""The edition studied is chosen at the start of the quiz or by the bar; what has begun stays."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.window.quiz.studying import rest, said


def test_edition_of_the_start_is_told_by_the_bar_and_asked_under(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    edition = quiz.start.form.edition
    with rest(qtbot, quiz):  # today's plan is made again
        edition.setCurrentIndex(edition.findData(Edition.SR_2007))
    assert window.parts.actions["sr2007"].isChecked()
    with rest(qtbot, quiz):
        QTest.mouseClick(quiz.start.today, Qt.MouseButton.LeftButton)
    question = quiz.practice.question_view.question
    assert question is not None
    assert question.edition is Edition.SR_2007


def test_laws_are_named_as_in_the_edition(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    form = quiz.start.form
    names = {}
    for edition in (Edition.RU_1987, Edition.BG_2017):
        with rest(qtbot, quiz):
            window.parts.actions[edition.value].trigger()
        assert quiz.edition is edition
        names[edition] = [form.law.itemText(law) for law in range(1, form.law.count())]
    assert names[Edition.RU_1987] != names[Edition.BG_2017]


def test_edition_read_is_chosen_by_the_bar_while_the_books_are_shown(
    window: MainWindow, quiz: QuizWorkplace
) -> None:
    window.parts.actions["read"].trigger()
    window.parts.actions["ru1987"].trigger()
    assert quiz.edition is Edition.BG_2017
    window.parts.actions["quiz"].trigger()
    assert window.parts.actions["bg2017"].isChecked()


def test_what_has_begun_stays_and_that_is_told(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    with rest(qtbot, quiz):
        quiz.practise_today()
    window.parts.actions["sr2007"].trigger()
    assert said(window) == "Your next questions will follow the Laws of 2007."
    assert quiz.is_on(quiz.practice)
