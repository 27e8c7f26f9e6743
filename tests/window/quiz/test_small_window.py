"""In a small window nothing of an exam is cut off, not even beside a table."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.quiz.exam import PRESETS, Preset
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.window.quiz.studying import rest
from tests.window.quiz.test_closed_books import sit

SMALL = (800, 520)


def _go_to_a_table(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    """Go to a question of the exam that is told at the table."""
    sitting = quiz.exam.sitting
    assert sitting is not None
    questions = sitting.paper.questions
    place = next(n for n, q in enumerate(questions) if q.scenario and q.scenario.events)
    with rest(qtbot, quiz):
        quiz.exam.strip.buttons[place].click()


def _is_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_an_exam_with_a_table_fits_into_a_small_window(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace, preset: Preset
) -> None:
    sit(qtbot, quiz, preset)
    window.resize(*SMALL)
    _go_to_a_table(qtbot, quiz)
    page = quiz.exam
    shown = (
        page.question_view.aside.table.felt,
        page.flag,
        page.next,
        page.hand,
        window.statusBar(),
    )
    qtbot.waitUntil(lambda: all(map(_is_whole, (*shown, *page.strip.buttons))), timeout=5_000)
    assert (window.width(), window.height()) == SMALL
    assert page.question_view.card.width() >= 300
