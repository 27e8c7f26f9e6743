"""Files opened in the editor: a list of boards, what must be asked, and what cannot be read."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.scenario import Acceptance, CallReplaced
from bridge_rules_gui.simulation.import_doubts import Settlement
from bridge_rules_gui.simulation.importing import imported
from bridge_rules_gui.window.simulator.editor.boards_dialog import BoardsDialog, BoardsModel
from bridge_rules_gui.window.simulator.editor.doubts_dialog import DoubtsDialog
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from bridge_rules_gui.window.simulator.editor.events_list import EventsModel
from tests.window.simulator.editor.table_play import LEFT, MATCH, call_by_mouse


@pytest.fixture
def match(tmp_path: Path) -> Path:
    path = tmp_path / "match.lin"
    path.write_text(MATCH, "utf-8")
    return path


def _at_dialog(work: Callable[[QDialog], None]) -> None:
    """Do something at the next dialog that opens, and close it where that fails."""

    def look() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog):
            try:
                work(dialog)
            except BaseException:
                dialog.reject()
                raise
        else:
            QTimer.singleShot(20, look)

    QTimer.singleShot(20, look)


def _choose_second_board(dialog: QDialog) -> None:
    assert isinstance(dialog, BoardsDialog)
    QTest.keyClicks(dialog.search, "hal")
    assert dialog.model.rowCount() == 1
    _at_dialog(_accept)
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)


def _accept(dialog: QDialog) -> None:
    assert isinstance(dialog, DoubtsDialog)
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    ok = buttons.button(QDialogButtonBox.StandardButton.Ok)
    QTest.mouseClick(ok, LEFT)
    assert "Choose an answer" in dialog.problem.text()
    dialog.boxes[0].answers[Settlement.ACCEPTED].setChecked(True)
    QTest.mouseClick(ok, LEFT)


def test_a_board_is_found_in_a_file_and_its_doubt_is_asked(
    qtbot: QtBot, editor: EditorView, match: Path
) -> None:
    _at_dialog(_choose_second_board)
    with qtbot.waitSignal(editor.files.opened):
        editor.open_file(match)
    acts = [event.act for event in editor.draft.events]
    assert acts[2] == Acceptance(accepted=True)
    assert not editor.is_saved


def test_typing_the_call_made_instead_answers_that_it_was_put_right(qtbot: QtBot) -> None:
    dialog = DoubtsDialog(imported(MATCH.encode(), "match.lin").boards[1])
    qtbot.addWidget(dialog)
    QTest.keyClicks(dialog.boxes[0].instead, "2C")
    assert dialog.boxes[0].answers[Settlement.CORRECTED].isChecked()
    buttons = dialog.findChild(QDialogButtonBox)
    assert isinstance(buttons, QDialogButtonBox)
    QTest.mouseClick(buttons.button(QDialogButtonBox.StandardButton.Ok), LEFT)
    assert dialog.scenario is not None
    assert CallReplaced(Call.parse("2C")) in [event.act for event in dialog.scenario.events]


def test_a_file_of_one_board_is_opened_at_once(
    qtbot: QtBot, editor: EditorView, tmp_path: Path
) -> None:
    path = tmp_path / "board.lin"
    path.write_text(MATCH.splitlines()[0], "utf-8")
    with qtbot.waitSignal(editor.files.opened):
        editor.open_file(path)
    assert len(editor.draft.events) == 6
    assert editor.is_saved


def test_a_cancelled_import_leaves_the_case_that_is_open(
    qtbot: QtBot, editor: EditorView, match: Path
) -> None:
    call_by_mouse(qtbot, editor, "1S")
    before = editor.draft
    closed: list[bool] = []

    def cancel(dialog: QDialog) -> None:
        dialog.reject()
        closed.append(True)

    _at_dialog(cancel)
    editor.open_file(match)
    qtbot.waitUntil(lambda: bool(closed))
    assert editor.draft == before


def test_a_file_that_cannot_be_read_is_told_and_nothing_is_lost(
    qtbot: QtBot, editor: EditorView, tmp_path: Path
) -> None:
    call_by_mouse(qtbot, editor, "1S")
    before = editor.draft
    path = tmp_path / "broken.toml"
    draft = 'schema = 1\nid = "x"\ndealer = "N"\n[[events]]\nwho = "N"\ncal = "1S"\n'
    path.write_text(draft, "utf-8")
    with qtbot.waitSignal(editor.files.failed):
        editor.open_file(path)
    assert "broken.toml:" in editor.notice.message
    assert "did you mean 'call'?" in editor.notice.message
    assert editor.draft == before


def test_the_models_keep_the_rules_of_models(
    qtmodeltester: ModelTester, editor: EditorView, qtbot: QtBot
) -> None:
    boards = BoardsModel(imported(MATCH.encode(), "match.lin").boards)
    qtmodeltester.check(boards)  # type: ignore[no-untyped-call]
    boards.seek("gus")
    qtmodeltester.check(boards)  # type: ignore[no-untyped-call]
    events = EventsModel()
    qtmodeltester.check(events)  # type: ignore[no-untyped-call]
    call_by_mouse(qtbot, editor, "1S", "1H")
    events.show_events(editor.draft.events)
    qtmodeltester.check(events)  # type: ignore[no-untyped-call]
