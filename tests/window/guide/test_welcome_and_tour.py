"""The welcome of the first start, and the tour, by keyboard and mouse."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFrame
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.guide.help_pages import HelpSubject
from bridge_rules_gui.language.languages import InterfaceLanguage
from bridge_rules_gui.window.guide.tour import Tour
from bridge_rules_gui.window.guide.welcome import WelcomeSheet
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from bridge_rules_gui.window.settings import Settings
from tests.window.guide.guided_window import guided
from tests.window.searching_window import Reader, focused

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Reader:
    return guided(qtbot, small_corpus, tmp_path, "2017 27B")


def welcome(reader: Reader) -> WelcomeSheet:
    reader.window.welcome_newcomer()
    shown = reader.window.guide.welcome
    assert shown is not None
    assert shown.isVisible()
    return shown


def tour(reader: Reader) -> Tour:
    begun = reader.window.guide.tour
    assert begun is not None
    return begun


def test_choice_is_made_once(reader: Reader, tmp_path: Path) -> None:
    shown = welcome(reader)
    assert focused() is shown.choices[0]
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert not shown.isVisible()
    room = reader.window.parts.stack.currentWidget()
    assert room is not None
    assert room.objectName() == "comparison"
    reader.window.close()
    assert Settings(tmp_path / "window.ini").was_welcomed
    reader.window.guide.welcome_newcomer()
    assert not shown.isVisible()


def test_reading_begins_in_the_line_where_a_law_is_typed(reader: Reader) -> None:
    shown = welcome(reader)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert not shown.isVisible()
    assert reader.is_reading
    assert focused() is reader.bar


def test_escape_passes_the_welcome_by(reader: Reader) -> None:
    shown = welcome(reader)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert reader.is_reading
    reader.window.guide.welcome_newcomer()
    assert not shown.isVisible()


def test_practising_leads_to_the_table_where_there_is_no_quiz(reader: Reader) -> None:
    QTest.mouseClick(welcome(reader).choices[2], LEFT)
    assert reader.workplaces.shell.is_shown(reader.workplaces.simulator())


def test_beginning_something_else_passes_the_welcome_by(reader: Reader) -> None:
    shown = welcome(reader)
    reader.press(Qt.Key.Key_L)
    assert not shown.isVisible()
    assert focused() is reader.bar


def test_tabulator_stays_on_the_welcome(reader: Reader) -> None:
    shown = welcome(reader)
    seen = set()
    for _ in range(20):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert shown.isAncestorOf(focused())
        seen.add(focused())
    assert {*shown.choices, shown.tour, shown.guides, shown.skip} <= seen
    QTest.keyClick(focused(), Qt.Key.Key_Backtab)
    assert shown.isAncestorOf(focused())


def test_language_is_chosen_at_the_welcome(qtbot: QtBot, reader: Reader) -> None:
    shown = welcome(reader)
    button = next(
        b for b in shown.findChildren(type(shown.skip)) if b.text() == "Srpski (latinica)"
    )
    with qtbot.waitSignal(reader.window.language_chosen) as chosen:
        QTest.mouseClick(button, LEFT)
    assert chosen.args == [InterfaceLanguage.SERBIAN]


def test_tour_continues_back_and_to_its_end(reader: Reader) -> None:
    QTest.mouseClick(welcome(reader).tour, LEFT)
    walked = tour(reader)
    assert walked.isVisible()
    assert 5 <= len(walked.stops) <= 7
    titles = [walked.title.text()]
    for _ in walked.stops[1:]:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        titles.append(walked.title.text())
    assert titles == [stop.title for stop in walked.stops]
    QTest.keyClick(focused(), Qt.Key.Key_Left)
    assert walked.title.text() == titles[-2]
    QTest.mouseClick(walked.back, LEFT)
    assert walked.title.text() == titles[-3]
    for title in titles[-2:]:
        QTest.keyClick(focused(), Qt.Key.Key_Right)
        assert walked.title.text() == title
    QTest.mouseClick(walked.next, LEFT)
    assert not walked.isVisible()


def test_tour_can_be_skipped_and_taken_again(reader: Reader) -> None:
    for _ in range(2):
        reader.window.parts.actions["tour"].trigger()
        assert tour(reader).isVisible()
        QTest.keyClick(focused(), Qt.Key.Key_Escape)
        assert not tour(reader).isVisible()


def test_tour_names_the_keys_of_the_table(reader: Reader) -> None:
    reader.window.parts.actions["tour"].trigger()
    texts = " ".join(stop.text for stop in tour(reader).stops)
    for keys in ("Ctrl+L", "Ctrl+K", "F1", "F9", "Alt+3"):
        assert keys in texts
    assert "{" not in texts


def test_card_stays_inside_a_small_window_and_off_its_part(reader: Reader) -> None:
    reader.window.resize(1024, 640)
    reader.window.parts.actions["tour"].trigger()
    walked = tour(reader)
    card = walked.findChild(QFrame, "guide-sheet")
    assert card is not None
    for _ in walked.stops:
        assert walked.rect().contains(card.geometry())
        part = walked.stop.part
        if part.isVisible() and part.height() < 200:
            corner = part.mapTo(reader.window, QPoint(0, 0))
            assert not QRect(corner, part.size()).intersects(card.geometry())
        walked.go_on()


def test_picture_shows_no_welcome_unless_asked(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    assert guided(qtbot, small_corpus, tmp_path, "31").window.guide.welcome is None
    asked = guided(qtbot, small_corpus, tmp_path, "welcome").window
    assert asked.guide.welcome is not None
    assert asked.pictured is asked


def test_guides_are_opened_from_the_welcome(reader: Reader) -> None:
    QTest.mouseClick(welcome(reader).guides, LEFT)
    help_window = reader.window.guide.help
    assert help_window is not None
    assert help_window.isVisible()
    assert help_window.subject is HelpSubject.START


def test_tour_takes_the_colours_of_another_theme(reader: Reader) -> None:
    palette = QApplication.palette()
    reader.window.parts.actions["tour"].trigger()
    reader.window.parts.actions["theme-dark"].trigger()
    assert colours_of(Theme.DARK).window in tour(reader).styleSheet()
    QApplication.setPalette(palette)


@pytest.mark.parametrize(("asked", "at"), [("tour", 0), ("tour:3", 2), ("tour:99", -1)])
def test_tour_is_asked_for_at_the_start(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path, asked: str, at: int
) -> None:
    walked = tour(guided(qtbot, small_corpus, tmp_path, asked))
    assert walked.isVisible()
    assert walked.stop is walked.stops[at]


def test_welcome_is_passed_by_with_its_button(reader: Reader, tmp_path: Path) -> None:
    shown = welcome(reader)
    QTest.mouseClick(shown.skip, LEFT)
    assert not shown.isVisible()
    reader.window.close()
    assert Settings(tmp_path / "window.ini").was_welcomed


def test_sheet_follows_the_size_of_the_window(qtbot: QtBot, reader: Reader) -> None:
    shown = welcome(reader)
    reader.window.resize(1024, 640)
    qtbot.waitUntil(lambda: shown.size() == reader.window.size(), timeout=5_000)
