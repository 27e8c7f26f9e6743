"""The statistics: what is drawn, what a click leads to, what is said where there is nothing."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.statistics import (
    LAWS,
    AccuracyPoint,
    DueOn,
    LawMastery,
    Statistics,
    Streak,
    TopicAccuracy,
)
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.charts.mastery_level import MasteryLevel, level_of, name_of_level
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.window.quiz.studying import is_shown, quiz_of, rest, window_of

DAY = date(2027, 3, 1)
NO_WINDOWS = pytest.mark.qt_log_ignore("This plugin does not support", extend=True)
"""A menu is a window of its own, of which the offscreen window system knows little."""


def mastery(law: int) -> LawMastery:
    """Return a law as known as its number says."""
    return LawMastery(law, None if law > 90 else law / 90, 0.5, 4, 2, 6, 3)


STATISTICS = Statistics(
    mastery=tuple(map(mastery, LAWS)),
    streak=Streak(3, 5),
    forecast=tuple(DueOn(date.fromordinal(DAY.toordinal() + n), n % 4) for n in range(30)),
    topics=(
        TopicAccuracy("revoke", (AccuracyPoint(DAY, 3, 4),)),
        TopicAccuracy("claims", (AccuracyPoint(DAY, 1, 4),)),
    ),
    answers=8,
    right=4,
    seconds=65.0,
)


@pytest.fixture
def quiz(quiz: QuizWorkplace) -> QuizWorkplace:
    """Return a quiz that shows statistics."""
    quiz.statistics.show_statistics(STATISTICS, {"revoke": "Revoke", "claims": "Claims"})
    quiz.go_to(quiz.statistics)
    return quiz


def test_levels_grow_with_mastery() -> None:
    levels = [level_of(LawMastery(1, share)) for share in (None, 0.0, 0.4, 0.7, 0.9)]
    assert levels == list(MasteryLevel)
    assert len({name_of_level(level) for level in MasteryLevel}) == len(MasteryLevel)


@NO_WINDOWS
def test_click_on_a_law_offers_to_read_it_and_back_leads_to_the_statistics(
    quiz: QuizWorkplace,
) -> None:
    page, window = quiz.statistics, window_of(quiz)
    page.edition.setCurrentIndex(page.edition.findData(Edition.RU_1987))
    place = page.map.area(27).center().toPoint()
    QTest.mouseClick(page.map, Qt.MouseButton.LeftButton, pos=place)
    read, _practise = page.menu.actions()
    read.trigger()
    page.menu.close()
    assert not is_shown(quiz)
    assert window.parts.status_line.address.text().startswith("ru1987/27")
    window.parts.actions["back"].trigger()
    assert is_shown(quiz)
    assert quiz.is_on(page)


@NO_WINDOWS
def test_click_on_a_law_offers_to_practise_it(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    page = quiz.statistics
    place = page.map.area(27).center().toPoint()
    QTest.mouseClick(page.map, Qt.MouseButton.LeftButton, pos=place)
    _read, practise = page.menu.actions()
    with rest(qtbot, quiz):
        practise.trigger()
    page.menu.close()
    question = quiz.practice.question_view.question
    assert question is not None
    assert any(str(source.address.place).startswith("27") for source in question.sources)


@NO_WINDOWS
def test_law_is_chosen_by_keys(quiz: QuizWorkplace) -> None:
    page = quiz.statistics
    for key in (Qt.Key.Key_Down, Qt.Key.Key_Right, Qt.Key.Key_Return):
        QTest.keyClick(page.map, key)
    assert [action.text() for action in page.menu.actions()] == [
        "&Read Law 18",
        "&Practise Law 18",
    ]
    assert "Law 18" in page.map.accessibleDescription()
    page.menu.close()


def test_weakest_topic_comes_first_and_can_be_practised(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    page = quiz.statistics
    page.edition.setCurrentIndex(page.edition.findData(Edition.SR_2007))
    with rest(qtbot, quiz):
        QTest.keyClick(page.accuracy, Qt.Key.Key_Return)
    question = quiz.practice.question_view.question
    assert question is not None
    assert question.topic == "claims"
    assert question.edition is Edition.SR_2007


def test_topic_under_the_pointer_can_be_practised(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    chart = quiz.statistics.accuracy
    with rest(qtbot, quiz):
        QTest.mouseClick(
            chart, Qt.MouseButton.LeftButton, pos=QPoint(9, chart.sizeHint().height() - 9)
        )
    question = quiz.practice.question_view.question
    assert question is not None
    assert question.topic == "revoke"


def test_map_has_room_for_its_legend_when_it_is_first_shown(
    qtbot: QtBot, quiz: QuizWorkplace
) -> None:
    page = quiz.statistics
    qtbot.waitUntil(page.map.isVisible)
    assert page.map.height() == page.map.sizeHint().height()


@pytest.mark.parametrize(
    ("action", "theme"),
    [
        ("theme-light", Theme.LIGHT),
        ("theme-dark", Theme.DARK),
        ("theme-high-contrast", Theme.HIGH_CONTRAST),
    ],
)
def test_charts_are_drawn_in_every_theme(quiz: QuizWorkplace, action: str, theme: Theme) -> None:
    page, held = quiz.statistics, colours_of(theme)
    window_of(quiz).parts.actions[action].trigger()
    for chart in (page.map, page.forecast, page.accuracy):
        picture = chart.grab().toImage()
        colours = {
            picture.pixelColor(x, y).name()
            for x in range(picture.width())
            for y in range(picture.height())
        }
        assert {held.ink, held.bar} & colours


def test_statistics_without_answers_say_what_to_do(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    quiz = quiz_of(opened("quiz:statistics"))
    assert quiz.is_on(quiz.statistics)
    assert "Nothing to show yet" in quiz.statistics.empty.title.text()
    with rest(qtbot, quiz):
        quiz.statistics.empty.offers[0].click()
    assert quiz.is_on(quiz.practice)


def test_escape_and_the_button_lead_back_from_the_statistics(
    qtbot: QtBot, quiz: QuizWorkplace
) -> None:
    QTest.mouseClick(quiz.statistics.back, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: quiz.is_on(quiz.start))
    quiz.go_to(quiz.statistics)
    QTest.keyClick(quiz.statistics, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: quiz.is_on(quiz.start))
    # Also where there is nothing to show.
    QTest.mouseClick(quiz.start.statistics, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: quiz.is_on(quiz.statistics))
    QTest.keyClick(quiz.statistics.empty, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: quiz.is_on(quiz.start))
