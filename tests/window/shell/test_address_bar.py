"""The address bar keeps what is typed, and shows where the reader is when nobody types."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.window.shell.address_bar import AddressBar


@pytest.fixture
def bar(qtbot: QtBot) -> AddressBar:
    bar = AddressBar()
    qtbot.addWidget(bar)
    bar.show_place("27B · Insufficient bid")
    with qtbot.waitActive(bar):
        bar.show()
        bar.activateWindow()
    return bar


def test_enter_announces_what_was_typed(qtbot: QtBot, bar: AddressBar) -> None:
    bar.begin()
    QTest.keyClicks(bar, "31")
    with qtbot.waitSignal(bar.place_typed) as typed:
        QTest.keyClick(bar, Qt.Key.Key_Return)
    assert typed.args == ["31"]


def test_typing_replaces_the_place_shown(bar: AddressBar) -> None:
    bar.begin()
    QTest.keyClicks(bar, "31")
    assert bar.text() == "31"


def test_place_that_changes_meanwhile_does_not_overwrite_what_is_typed(bar: AddressBar) -> None:
    bar.begin()
    QTest.keyClicks(bar, "31")
    bar.show_place("40")
    assert bar.text() == "31"
    bar.accept_typed()
    assert bar.text() == "40"


def test_escape_takes_back_what_was_typed(qtbot: QtBot, bar: AddressBar) -> None:
    bar.begin()
    QTest.keyClicks(bar, "31")
    with qtbot.waitSignal(bar.abandoned):
        QTest.keyClick(bar, Qt.Key.Key_Escape)
    assert bar.text() == "27B · Insufficient bid"


@pytest.mark.parametrize("text", ["", "   "])
def test_nothing_typed_announces_nothing(qtbot: QtBot, bar: AddressBar, text: str) -> None:
    bar.setText(text)
    with qtbot.assertNotEmitted(bar.place_typed):
        QTest.keyClick(bar, Qt.Key.Key_Return)


def test_unchanged_place_is_not_announced_as_typed(qtbot: QtBot, bar: AddressBar) -> None:
    # What the bar shows, "27B · Insufficient bid", is no citation: Enter means "here".
    bar.begin()
    with qtbot.assertNotEmitted(bar.place_typed), qtbot.waitSignal(bar.abandoned):
        QTest.keyClick(bar, Qt.Key.Key_Return)


def test_key_is_shown_while_nobody_types(qtbot: QtBot, bar: AddressBar) -> None:
    bar.clearFocus()
    without = bar.grab().toImage()
    bar.show_key("Ctrl+L")
    assert bar.grab().toImage() != without


def test_long_place_is_shortened_beside_the_keys_and_whole_for_the_keyboard(
    bar: AddressBar,
) -> None:
    place = "64 · Procedure after the establishment of a revoke"
    bar.clearFocus()
    bar.show_key("Ctrl+L")
    bar.resize(240, bar.height())
    bar.show_place(place)
    shown = bar.text()
    assert shown.endswith("…")
    assert place.startswith(shown[:-1])
    room = bar.width() - bar.fontMetrics().horizontalAdvance("Ctrl+L")
    assert bar.fontMetrics().horizontalAdvance(shown) < room
    assert bar.toolTip() == place
    bar.begin()
    assert bar.text() == bar.selectedText() == place
    bar.clearFocus()
    assert bar.text() == shown
    bar.resize(900, bar.height())
    assert bar.text() == place
    assert not bar.toolTip()
