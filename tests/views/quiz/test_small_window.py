"""In a small window nothing of an exam is cut off, not even beside a table."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.quiz.exam import PRESETS, Preset
from tests.views.quiz.studying import desk_of
from tests.views.quiz.test_closed_books import sit

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.quiz.quiz_desk import QuizDesk

SMALL = (800, 520)


def _go_to_a_table(qtbot: QtBot, desk: QuizDesk) -> None:
    """Go to a question of the exam that is told at the table."""
    sitting = desk.exam.sitting
    assert sitting is not None
    questions = sitting.paper.questions
    place = next(n for n, q in enumerate(questions) if q.scenario and q.scenario.events)
    with qtbot.waitSignal(desk.exam.prepared, timeout=20_000):
        desk.view.exam.went.emit(place)


def _is_whole(widget: QWidget) -> bool:
    return widget.visibleRegion().boundingRect() == widget.rect()


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_an_exam_with_a_table_fits_into_a_small_window(
    qtbot: QtBot, opened: Callable[[str], MainWindow], preset: Preset
) -> None:
    window = opened("quiz")
    desk = desk_of(window)
    sit(qtbot, desk, preset)
    window.resize(*SMALL)
    _go_to_a_table(qtbot, desk)
    page = desk.view.exam
    shown = (page.stage.beside.table.felt, page.flag, page.next, page.hand, window.statusBar())
    qtbot.waitUntil(lambda: all(map(_is_whole, (*shown, *page.strip.buttons))), timeout=5_000)
    assert (window.width(), window.height()) == SMALL
    assert page.stage.card.width() >= 300
