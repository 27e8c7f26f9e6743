"""Ways through the real books in the window: links lead, changed editions keep, a place."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.library.law_page import page_at
from bridge_rules_gui.typesetting.links import ReferenceLink
from bridge_rules_gui.window.library.linked_text import NO_LINK
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings


@pytest.fixture
def window(qtbot: QtBot, corpus: Corpus, tmp_path: Path) -> MainWindow:
    window = MainWindow(Settings(tmp_path / "window.ini"), lambda: corpus, "2017 27B1(b)")
    qtbot.addWidget(window)
    with qtbot.waitSignal(window.asked_shown):
        window.show()
        window.activateWindow()
    return window


def address(window: MainWindow) -> str:
    return window.parts.status_line.address.text()


def open_at(window: MainWindow, place: str) -> None:
    window.open_typed(place)
    assert address(window) == place


def click(window: MainWindow, number: int) -> None:
    """Click a link of the law text, scrolled into sight where it is not."""
    library = window.parts.stack.currentWidget()
    assert isinstance(library, ReadingWorkplace)
    view = library.law_view
    view.bring_into_sight(view.link_rect(number))
    where = view.link_rect(number).center()
    QTest.mouseMove(view.viewport(), where)
    QTest.mouseClick(
        view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, where
    )


def test_click_on_a_reference_lands_at_its_place(window: MainWindow) -> None:
    library = window.parts.stack.currentWidget()
    assert isinstance(library, ReadingWorkplace)
    view = library.law_view
    # 27B1(b) refers to it: "(виж П23А)"
    spans = [s.number for s in view.link_spans if view.link_words(s.number) == "П23А"]
    assert spans
    click(window, spans[-1])
    assert address(window) == "bg2017/23A"
    assert view.place == Address.parse("bg2017/23A")


@pytest.mark.parametrize("law", ["bg2017/27", "sr2007/27", "ru1987/27", "bg2017/64"])
def test_every_reference_of_a_law_lands_at_its_place(
    window: MainWindow, corpus: Corpus, law: str
) -> None:
    links = page_at(corpus, Address.parse(law)).links
    first = {
        number: str(link.targets[0])
        for number, link in enumerate(links)
        if isinstance(link, ReferenceLink)
    }
    assert first
    for number, target in first.items():
        open_at(window, law)
        click(window, number)
        assert address(window) == target


def test_three_editions_on_the_place_is_the_first_again(window: MainWindow) -> None:
    open_at(window, "bg2017/23C")
    for key in (Qt.Key.Key_1, Qt.Key.Key_2, Qt.Key.Key_3):
        QTest.keyClick(window, key, Qt.KeyboardModifier.AltModifier)
    assert address(window) == "bg2017/23C"


def test_missing_definition_is_told_without_naming_another_term(window: MainWindow) -> None:
    open_at(window, "bg2017/def:extraneous")
    QTest.keyClick(window, Qt.Key.Key_2, Qt.KeyboardModifier.AltModifier)
    message = window.parts.status_line.currentMessage()
    assert message == (
        "Definition: Страничен: not defined in the Laws of 2007. "
        "The definitions of that edition are shown."
    )


@pytest.mark.parametrize("ends_with", ["key", "button"])
def test_closed_find_bar_gives_the_keyboard_to_the_text_and_not_to_a_link(
    window: MainWindow, ends_with: str
) -> None:
    library = window.parts.stack.currentWidget()
    assert isinstance(library, ReadingWorkplace)
    QTest.keyClick(window, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    assert field is not None
    assert field is not library.law_view
    if ends_with == "key":
        QTest.keyClick(field, Qt.Key.Key_Escape)
    else:
        buttons = library.law_view.findChildren(QAbstractButton)
        close = next(b for b in buttons if b.toolTip() == "Close (Esc)")
        QTest.mouseClick(close, Qt.MouseButton.LeftButton)
    assert library.law_view.hasFocus()
    assert library.law_view.focused_link == NO_LINK
