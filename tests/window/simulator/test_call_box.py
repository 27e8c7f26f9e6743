"""The bidding box, used by mouse and keyboard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import CALLS, Call, Pass
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.window.simulator.editor.calls_panel import CallBox


@pytest.fixture
def box(qtbot: QtBot) -> CallBox:
    box = CallBox()
    qtbot.addWidget(box)
    with qtbot.waitExposed(box):
        box.show()
    box.activateWindow()
    return box


@pytest.fixture
def called(box: CallBox) -> list[str]:
    calls: list[str] = []

    def note(call: Call) -> None:
        calls.append(str(call))

    box.call_chosen.connect(note)
    return calls


def test_every_call_has_its_card(qtbot: QtBot, box: CallBox, called: list[str]) -> None:
    for call in CALLS:
        QTest.mouseClick(box.buttons[call], Qt.MouseButton.LeftButton)
    assert called == [str(call) for call in CALLS]


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("1s", ["1S"]),
        ("3n", ["3NT"]),
        ("p", ["P"]),
        ("xx", ["XX"]),
        ("x\r", ["X"]),
        ("d\r", ["X"]),
        ("r", ["XX"]),
        # a slip is passed over, a new beginning counts
        ("1q2h", ["2H"]),
        ("12c", ["2C"]),
        # a double that is not confirmed gives way to a bid
        ("x4s", ["4S"]),
        # what cannot be called at a table's box can still be told of one (Law 38)
        ("8c", ["8C"]),
        ("9", []),
    ],
)
def test_call_is_typed(
    qtbot: QtBot, box: CallBox, called: list[str], typed: str, expected: list[str]
) -> None:
    box.setFocus()
    QTest.keyClicks(box, typed.replace("\r", ""))
    if typed.endswith("\r"):
        QTest.keyClick(box, Qt.Key.Key_Return)
    assert called == expected


def test_escape_forgets_what_was_typed(qtbot: QtBot, box: CallBox, called: list[str]) -> None:
    QTest.keyClicks(box, "4")
    assert "4" in box.hint.text()
    QTest.keyClick(box, Qt.Key.Key_Escape)
    QTest.keyClicks(box, "s")
    assert called == []


def test_insufficient_bids_are_dimmed_and_can_be_made(
    qtbot: QtBot, box: CallBox, called: list[str]
) -> None:
    auction = Auction(Seat.NORTH).push(Call.parse("2H"))
    box.show_auction(auction, Seat.EAST)
    dimmed = {str(call) for call, button in box.buttons.items() if button.is_irregular}
    assert dimmed == {"1C", "1D", "1H", "1S", "1NT", "2C", "2D", "2H", "XX"}
    assert "irregular" in box.buttons[Call.parse("1S")].accessibleName()
    QTest.mouseClick(box.buttons[Call.parse("1S")], Qt.MouseButton.LeftButton)
    assert called == ["1S"]
    box.show_auction(None, None)
    assert not any(button.is_irregular for button in box.buttons.values())


def test_arrow_keys_go_from_card_to_card(qtbot: QtBot, box: CallBox, called: list[str]) -> None:
    box.buttons[Pass()].setFocus()
    qtbot.waitUntil(box.buttons[Pass()].hasFocus)
    for key in (Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Up):
        QTest.keyClick(box.focusWidget(), key)
    assert box.focusWidget() is box.buttons[Call.parse("6D")]
    QTest.keyClick(box.focusWidget(), Qt.Key.Key_Return)
    assert called == ["6D"]


def test_typing_works_from_any_card(qtbot: QtBot, box: CallBox, called: list[str]) -> None:
    button = box.buttons[Call.parse("7NT")]
    button.setFocus()
    QTest.keyClicks(button, "2d")
    assert called == ["2D"]
