"""The doors of the first start, and the tour, by keyboard and mouse."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from bridge_rules_gui.services.wording.languages import InterfaceLanguage
from bridge_rules_gui.views.settings import Settings
from tests.views.guide.guided_window import guided
from tests.views.searching_window import Reader, focused

if TYPE_CHECKING:
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.views.guide.doors import Doors
    from bridge_rules_gui.views.guide.tour import Tour

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Reader:
    return guided(qtbot, small_corpus, tmp_path, "2017 27B")


def doors(reader: Reader) -> Doors:
    reader.window.welcome_newcomer()
    shown = reader.window.guiding.doors
    assert shown is not None
    assert shown.isVisible()
    return shown


def tour(reader: Reader) -> Tour:
    begun = reader.window.guiding.tour
    assert begun is not None
    return begun


def test_door_is_gone_through_once(reader: Reader, tmp_path: Path) -> None:
    shown = doors(reader)
    assert focused() is shown.doors[0]
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Space)
    assert not shown.isVisible()
    room = reader.window.parts.workplaces.currentWidget()
    assert room is not None
    assert room.objectName() == "comparison-room"
    reader.window.close()
    assert Settings(tmp_path / "window.ini").was_welcomed
    reader.window.guiding.welcome_newcomer()
    assert not shown.isVisible()


def test_reading_begins_in_the_line_where_a_law_is_typed(reader: Reader) -> None:
    shown = doors(reader)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert not shown.isVisible()
    assert reader.is_reading
    assert focused() is reader.bar


def test_escape_passes_the_doors_by(reader: Reader) -> None:
    shown = doors(reader)
    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert not shown.isVisible()
    assert reader.is_reading
    reader.window.guiding.welcome_newcomer()
    assert not shown.isVisible()


def test_practising_leads_to_the_table_where_there_is_no_quiz(reader: Reader) -> None:
    QTest.mouseClick(doors(reader).doors[2], LEFT)
    assert reader.study.simulating.is_shown


def test_beginning_something_else_passes_the_doors_by(reader: Reader) -> None:
    shown = doors(reader)
    reader.press(Qt.Key.Key_L)
    assert not shown.isVisible()
    assert focused() is reader.bar


def test_tabulator_stays_on_the_doors(reader: Reader) -> None:
    shown = doors(reader)
    seen = set()
    for _ in range(20):
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert shown.isAncestorOf(focused())
        seen.add(focused())
    assert {*shown.doors, shown.tour, shown.guides, shown.skip} <= seen
    QTest.keyClick(focused(), Qt.Key.Key_Backtab)
    assert shown.isAncestorOf(focused())


def test_language_is_chosen_at_the_doors(qtbot: QtBot, reader: Reader) -> None:
    shown = doors(reader)
    button = next(
        b for b in shown.findChildren(type(shown.skip)) if b.text() == "Srpski (latinica)"
    )
    with qtbot.waitSignal(reader.window.language_chosen) as chosen:
        QTest.mouseClick(button, LEFT)
    assert chosen.args == [InterfaceLanguage.SERBIAN]


def test_tour_goes_on_back_and_to_its_end(reader: Reader) -> None:
    QTest.mouseClick(doors(reader).tour, LEFT)
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
    QTest.keyClick(focused(), Qt.Key.Key_Right)
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
    for _ in walked.stops:
        assert walked.rect().contains(walked._card.geometry())
        if walked.stop.part.height() < 200:
            assert not walked._lit().intersects(walked._card.geometry())
        walked.go_on()


def test_picture_shows_no_doors_unless_asked(
    qtbot: QtBot, small_corpus: Corpus, tmp_path: Path
) -> None:
    assert guided(qtbot, small_corpus, tmp_path, "31").window.guiding.doors is None
    asked = guided(qtbot, small_corpus, tmp_path, "welcome").window
    assert asked.guiding.doors is not None
    assert asked.pictured is asked
