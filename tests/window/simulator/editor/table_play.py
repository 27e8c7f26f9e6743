"""How a person calls and plays at the editor's table, by mouse and by keyboard."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from tests.window.bare_shell import BareWindow

_HANDS = "3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,"
MATCH = (
    f"qx|o1|pn|Ann,Ben,Cid,Dot|md|{_HANDS}|sv|o|mb|1D|mb|1S|mb|2H|mb|p|mb|p|mb|p|\n"
    f"qx|o2|pn|Eve,Fay,Gus,Hal|md|{_HANDS}|sv|o|mb|1D|mb|1C|mb|p|mb|p|mb|p|\n"
)
"""A record of two boards; in the second nobody says what became of a bid that is too low."""
LEFT = Qt.MouseButton.LeftButton


def editor_in(window: BareWindow, shelf: UnsavedShelf) -> EditorView:
    """Return an editor in a bare window, which nothing is played in and which is not left."""
    editor = EditorView(window.shell, window.corpus, shelf, play=print, leave=print)
    window.stack.addWidget(editor)
    window.stack.setCurrentWidget(editor)
    return editor


def wait_until_known(qtbot: QtBot, editor: EditorView) -> None:
    """Wait until table and ruling show the case as it stands."""
    qtbot.waitUntil(lambda: editor.ruling.answer is not None)


def call_by_mouse(qtbot: QtBot, editor: EditorView, *calls: str) -> None:
    """Click calls in the bidding box."""
    for call in calls:
        QTest.mouseClick(editor.panes.calls.box.buttons[Call.parse(call)], LEFT)
    wait_until_known(qtbot, editor)


def card_of(editor: EditorView, seat: Seat, place: int = 0) -> Card:
    """Return a card that a player holds."""
    deal = editor.draft.scenario.deal
    hand = deal.hand(seat) if deal else None
    assert hand is not None
    return hand.cards[place]


def play_by_mouse(qtbot: QtBot, editor: EditorView, seat: Seat, card: Card) -> None:
    """Click a card at the table."""
    felt = editor.panes.table.felt
    area = felt.area_of(seat, card)
    assert area is not None
    QTest.mouseClick(felt, LEFT, pos=area.center().toPoint())
    wait_until_known(qtbot, editor)


def play_by_keyboard(qtbot: QtBot, editor: EditorView, seat: Seat) -> Card:
    """Go to a card of a player by the arrow keys, and play it with Enter."""
    felt = editor.panes.table.felt
    assert felt.hasFocus()
    keys = (Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Right, Qt.Key.Key_Down)
    for key in (*keys, *keys) * 4:
        at = felt.focused
        if at is not None and at[0] is seat:
            QTest.keyClick(felt, Qt.Key.Key_Return)
            wait_until_known(qtbot, editor)
            return at[1]
        for _ in range(14):
            QTest.keyClick(felt, key)
            at = felt.focused
            if at is not None and at[0] is seat:
                break
    raise AssertionError(f"the keyboard does not reach a card of {seat}")


def drop_file(widget: QWidget, path: Path) -> None:
    """Drag a file to a widget, and drop it there."""
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    action, no_key = Qt.DropAction.CopyAction, Qt.KeyboardModifier.NoModifier
    QApplication.sendEvent(widget, QDragEnterEvent(QPoint(5, 5), action, data, LEFT, no_key))
    QApplication.sendEvent(widget, QDropEvent(QPointF(5, 5), action, data, LEFT, no_key))
