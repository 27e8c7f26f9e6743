"""The editor in the simulator: begun from the situations, left by Escape, files dropped on it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import simulator_tools
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.simulation.editing_deal import new_draft
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from tests.window.simulator.director import Director
from tests.window.simulator.editor.table_play import (
    LEFT,
    call_by_mouse,
    drop_file,
    wait_until_known,
)

_BOARD = (
    "md|3SJ973HJ98742D3CK4,SKQT2HATDJ6542C85,SH63DAKQ987CA9732,|sv|o|"
    "mb|1D|mb|1S|mb|2H|mb|p|mb|p|mb|p|"
)


def _kept_sizes(director: Director) -> tuple[int, ...]:
    director.shell.keep()
    return director.window.settings.simulator.editor_panes


def test_a_new_case_is_begun_left_and_stepped_through(qtbot: QtBot, director: Director) -> None:
    director.click(director.simulator.situations.new)
    editor = director.editor
    wait_until_known(qtbot, editor)
    call_by_mouse(qtbot, editor, "1S", "1H")
    with director.waiting():
        director.click(editor.bar.play)
    assert director.simulator.is_staged
    assert director.step == 0
    assert director.simulator.scenario == editor.draft.scenario
    director.click(director.scenario_view.head.edit)
    assert director.editor.draft == editor.draft


def test_a_new_case_says_dealer_and_vulnerability_in_full(qtbot: QtBot, director: Director) -> None:
    director.do("new-scenario")
    editor = director.editor
    wait_until_known(qtbot, editor)
    words = editor.panes.table.board.words
    assert words.isVisible()
    qtbot.waitUntil(lambda: words.height() >= words.heightForWidth(words.width()))
    assert words.height() > words.fontMetrics().height()


def test_escape_leads_from_the_editor_to_the_situations(qtbot: QtBot, director: Director) -> None:
    director.do("new-scenario")
    editor = director.editor
    wait_until_known(qtbot, editor)
    QTest.keyClick(editor.panes.table.felt, Qt.Key.Key_Escape)
    assert director.simulator.is_on(director.simulator.situations)


def test_panes_of_the_editor_have_the_sizes_they_were_left_with(director: Director) -> None:
    usual = _kept_sizes(director)
    director.do("new-scenario")
    panes = director.editor.panes
    panes.take_sizes((700, 560, 200, 400, 300, 320))
    left = _kept_sizes(director)
    assert usual == ()
    assert left == panes.sizes
    assert left[2] < left[3]


def test_a_file_dropped_on_the_situations_is_opened(
    qtbot: QtBot, director: Director, tmp_path: Path
) -> None:
    path = tmp_path / "board.lin"
    path.write_text(_BOARD, "utf-8")
    drop_file(director.simulator, path)
    editor = director.editor
    qtbot.waitUntil(lambda: len(editor.draft.events) == 6)
    assert editor.is_saved


def test_a_case_left_unsaved_is_offered_when_the_program_starts(
    opened: Callable[[str], MainWindow], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Discard.value)
    tools = simulator_tools(tmp_path)
    draft = new_draft(1).titled("Left in a hurry").called(Seat.NORTH, Call.parse("1S"))
    UnsavedShelf(tools.unsaved).keep(UnsavedWork("a", draft), 1)
    window = opened("scenario:law27-pass-instead")
    assert window.workplaces is not None
    offers = [notice for notice in window.findChildren(Notice) if "hurry" in notice.message]
    assert len(offers) == 1
    button = offers[0].findChild(QPushButton, "notice-offer")
    assert isinstance(button, QPushButton)
    QTest.mouseClick(button, LEFT)
    editor = window.workplaces.simulator().pages.currentWidget()
    assert isinstance(editor, EditorView)
    assert editor.draft == draft


def test_a_button_leads_from_the_editor_to_the_situations(qtbot: QtBot, director: Director) -> None:
    director.do("new-scenario")
    wait_until_known(qtbot, director.editor)
    director.click(director.editor.bar.back)
    assert director.simulator.is_on(director.simulator.situations)
    director.do("read")
    director.do("simulator")
    assert director.simulator.is_on(director.simulator.situations)


@pytest.mark.parametrize("theme", Theme)
def test_the_editor_takes_the_colours_of_every_theme(
    qtbot: QtBot, director: Director, theme: Theme
) -> None:
    director.do("new-scenario")
    editor, colours = director.editor, colours_of(theme)
    wait_until_known(qtbot, editor)
    director.window.take_theme(theme)
    qtbot.wait(50)
    text = editor.panes.ruling.text
    for shown, paper in (
        (text.viewport(), colours.paper),
        (editor.panes.table.board, colours.paper),
        (editor.panes.calls.box.buttons[Call.parse("1S")], colours.paper),
    ):
        picture = shown.grab().toImage()
        found = {picture.pixelColor(x, y).name() for x in range(4, 14) for y in range(4, 14)}
        assert paper.lower() in found, (theme, shown.objectName())
