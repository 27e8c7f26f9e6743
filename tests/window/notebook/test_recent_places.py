"""The places visited last: in the menu, at the address bar, and over the end of the program."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.window.settings import KeptValues, Settings
from tests.window.searching_window import Reader


@pytest.fixture
def reader(qtbot: QtBot, small_corpus: Corpus, tmp_path: Path) -> Reader:
    return Reader(qtbot, small_corpus, tmp_path / "w.ini", "bg2017/27A1")


def listed(reader: Reader) -> list[str]:
    """Return what the menu lists before its line."""
    reader.workplaces.recent.fill()
    texts = [action.text() for action in reader.workplaces.recent.menu.actions()]
    return texts[: texts.index("")]


def message_of(reader: Reader) -> str:
    """Return the passing message."""
    return reader.window.parts.status_line.currentMessage()


def test_places_opened_are_listed_the_newest_first(reader: Reader) -> None:
    for place in ("27B", "23A", "27B"):
        reader.window.open_typed(place)
    assert [name.split(" · ")[1] for name in listed(reader)] == ["27B", "23A", "27A1"]


def test_a_place_of_the_menu_is_opened(reader: Reader) -> None:
    reader.window.open_typed("27B")
    reader.window.open_typed("23A")
    listed(reader)
    reader.workplaces.recent.menu.actions()[1].trigger()
    assert reader.address == "bg2017/27B"


@pytest.mark.qt_log_ignore("does not support grabbing")
def test_the_menu_stands_below_go_and_at_the_address_bar(qtbot: QtBot, reader: Reader) -> None:
    menus = [action.menu() for action in reader.window.menuBar().actions()]
    go = next(menu for menu in menus if menu.title() == "&Go")  # type: ignore[attr-defined]
    assert reader.workplaces.recent.menu.menuAction() in go.actions()  # type: ignore[attr-defined]
    QTest.keyClick(reader.bar, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert reader.workplaces.recent.menu.isVisible()
    QTest.keyClick(reader.workplaces.recent.menu, Qt.Key.Key_Escape)
    (opener,) = (
        button
        for button in reader.bar.findChildren(QToolButton)
        if button.toolTip() == "Recent places (Alt+Down)"
    )
    QTest.mouseClick(opener, Qt.MouseButton.LeftButton)
    assert reader.workplaces.recent.menu.isVisible()
    QTest.keyClick(reader.workplaces.recent.menu, Qt.Key.Key_Escape)


def test_places_can_be_forgotten_and_no_more_be_remembered(reader: Reader) -> None:
    reader.window.open_typed("27B")
    listed(reader)
    forget, keep = reader.workplaces.recent.menu.actions()[-2:]
    forget.trigger()
    assert message_of(reader) == "Recent places cleared."
    assert listed(reader) == ["No places yet"]
    keep.trigger()
    assert message_of(reader) == "Recent places are no longer remembered."
    reader.window.open_typed("23A")
    assert listed(reader) == ["No places yet"]


def test_places_survive_the_program_and_spoilt_ones_are_passed_over(tmp_path: Path) -> None:
    file = tmp_path / "w.ini"
    settings = Settings(file)
    for number in range(1, 31):
        settings.recent.remember_place(Address.parse(f"bg2017/{number}"))
    settings.save()
    kept = Settings(file).recent.places
    assert [str(place) for place in kept[:2]] == ["bg2017/30", "bg2017/29"]
    assert len(kept) == 20
    spoilt = KeptValues(file)
    spoilt.put("reading/recent", "bg2017/27 nonsense 99/9 bg2017/28")
    spoilt.save()
    assert [str(place) for place in Settings(file).recent.places] == ["bg2017/27", "bg2017/28"]


def test_who_wants_no_places_remembered_leaves_none(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "w.ini")
    settings.recent.remember_place(Address.parse("bg2017/27"))
    settings.recent.keeps_places = False
    settings.recent.remember_place(Address.parse("bg2017/28"))
    assert settings.recent.places == ()
    settings.recent.keeps_places = True
    settings.recent.remember_place(Address.parse("bg2017/28"))
    assert len(settings.recent.places) == 1
