"""The statistics: what is drawn, what a click leads to, what is said where there is nothing."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QStackedWidget, QWidget

from bridge_rules_gui.quiz.statistics import (
    LAWS,
    AccuracyPoint,
    DueOn,
    LawMastery,
    Statistics,
    Streak,
    TopicAccuracy,
)
from bridge_rules_gui.views.looks.palette import Theme, colours_of
from bridge_rules_gui.views.quiz.charts.mastery_level import MasteryLevel, level_of, name_of_level
from bridge_rules_gui.views.quiz.statistics_page import StatisticsPage
from tests.views.quiz.studying import desk_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.views.main_window import MainWindow

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
def page(qtbot: QtBot) -> StatisticsPage:
    page = StatisticsPage()
    qtbot.addWidget(page)
    page.resize(1000, 640)
    page.show_statistics(STATISTICS, {"revoke": "Revoke", "claims": "Claims"})
    page.show()
    return page


def test_levels_grow_with_mastery() -> None:
    levels = [level_of(LawMastery(1, share)) for share in (None, 0.0, 0.4, 0.7, 0.9)]
    assert levels == list(MasteryLevel)
    assert len({name_of_level(level) for level in MasteryLevel}) == len(MasteryLevel)


@NO_WINDOWS
def test_click_on_a_law_offers_to_read_or_practise_it(qtbot: QtBot, page: StatisticsPage) -> None:
    place = page.map.area(27).center().toPoint()
    QTest.mouseClick(page.map, Qt.MouseButton.LeftButton, pos=place)
    read, practise = page.menu.actions()
    with qtbot.waitSignal(page.law_wanted) as law:
        read.trigger()
    assert law.args == [27]
    with qtbot.waitSignal(page.practice_wanted) as practised:
        practise.trigger()
    assert practised.args == [27]
    page.menu.close()


@NO_WINDOWS
def test_law_is_chosen_by_keys(page: StatisticsPage, qtbot: QtBot) -> None:
    QTest.keyClick(page.map, Qt.Key.Key_Down)
    QTest.keyClick(page.map, Qt.Key.Key_Right)
    with qtbot.waitSignal(page.map.law_chosen) as chosen:
        QTest.keyClick(page.map, Qt.Key.Key_Return)
    assert chosen.args == [18]
    assert "Law 18" in page.map.accessibleDescription()
    page.menu.close()


def test_weakest_topic_comes_first_and_can_be_practised(qtbot: QtBot, page: StatisticsPage) -> None:
    with qtbot.waitSignal(page.topic_wanted) as topic:
        QTest.keyClick(page.accuracy, Qt.Key.Key_Return)
    assert topic.args == ["claims"]


def test_map_has_room_for_its_legend_when_it_is_first_shown(qtbot: QtBot) -> None:
    pages = QStackedWidget()
    qtbot.addWidget(pages)
    page = StatisticsPage()
    pages.addWidget(QWidget())
    pages.addWidget(page)
    pages.resize(1280, 400)
    pages.show()
    page.show_statistics(STATISTICS, {"revoke": "Revoke", "claims": "Claims"})
    pages.setCurrentWidget(page)
    qtbot.waitUntil(page.map.isVisible)
    assert page.map.height() == page.map.sizeHint().height()


@pytest.mark.parametrize("theme", Theme)
def test_charts_are_drawn_in_every_theme(page: StatisticsPage, theme: Theme) -> None:
    page.set_colours(colours_of(theme))
    for chart in (page.map, page.forecast, page.accuracy):
        picture = chart.grab().toImage()
        colours = {
            picture.pixel(x, y)
            for x in range(0, picture.width(), 3)
            for y in range(0, picture.height(), 3)
        }
        assert len(colours) > 3


def test_statistics_without_answers_say_what_to_do(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    desk = desk_of(opened("quiz:statistics"))
    assert desk.view.is_on(desk.view.statistics)
    assert "Nothing to show yet" in desk.view.statistics.empty.title.text()
    with qtbot.waitSignal(desk.practice.prepared, timeout=20_000):
        desk.view.statistics.empty.offers[0].click()
    assert desk.view.is_on(desk.view.practice)
