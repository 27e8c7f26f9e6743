"""What was not saved is there at the next start; two windows do not take it from each other."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton, QStackedWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.game.call import Call
from bridge_rules_gui.simulation.editing_deal import new_draft
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from bridge_rules_gui.window.simulator.editor.unsaved_work import UnsavedOffer, unsaved_message
from tests.window.bare_shell import BareWindow
from tests.window.simulator.editor.table_play import LEFT, call_by_mouse, editor_in

_ANOTHER_RUN = """
import sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from tests.factories import small_corpus
from tests.window.bare_shell import BareWindow
program = QApplication([])
folder = Path(sys.argv[1])
corpus = small_corpus()
window = BareWindow(corpus, folder.parent)
editor = EditorView(window.shell, corpus, UnsavedShelf(folder), play=print, leave=print)
editor.panes.calls.box.call_chosen.emit(Call.parse("1S"))
editor.panes.details.titled.emit("Work of a run that is killed")
program.exec()
"""


def _written(shelf: UnsavedShelf) -> bool:
    return bool(shelf.left()[0])


def _other(window: BareWindow, shelf: UnsavedShelf) -> EditorView:
    """Return an editor of another run of the program."""
    other = editor_in(window, UnsavedShelf(shelf.folder))
    other.begin()
    return other


def test_work_is_written_while_it_is_done(
    qtbot: QtBot, window: BareWindow, editor: EditorView, shelf: UnsavedShelf
) -> None:
    call_by_mouse(qtbot, editor, "1S")
    qtbot.waitUntil(lambda: _written(shelf))
    assert shelf.left()[0][0].draft == editor.draft


def test_work_is_written_when_the_program_ends(
    qtbot: QtBot, editor: EditorView, shelf: UnsavedShelf
) -> None:
    call_by_mouse(qtbot, editor, "1S")
    qtbot.waitUntil(lambda: _written(shelf))
    call_by_mouse(qtbot, editor, "P")
    program = QCoreApplication.instance()
    assert program is not None
    program.aboutToQuit.emit()
    assert shelf.left()[0][0].draft == editor.draft


def test_work_of_a_run_that_died_is_offered_and_resumed(
    qtbot: QtBot, window: BareWindow, editor: EditorView, shelf: UnsavedShelf
) -> None:
    call_by_mouse(qtbot, editor, "1S", "P")
    qtbot.waitUntil(lambda: _written(shelf))
    for lock in shelf.folder.glob("*.lock"):
        lock.unlink()  # a killed program leaves a lock of a process that is no more
    other = _other(window, shelf)
    assert "was not saved" in other.notice.message
    offer = other.notice.findChild(QPushButton, "notice-offer")
    assert isinstance(offer, QPushButton)
    QTest.mouseClick(offer, LEFT)
    assert other.draft.scenario == editor.draft.scenario
    assert not other.is_saved


def test_work_survives_the_killing_of_the_program(
    qtbot: QtBot, window: BareWindow, shelf: UnsavedShelf
) -> None:
    run = subprocess.Popen([sys.executable, "-c", _ANOTHER_RUN, str(shelf.folder)])
    try:
        qtbot.waitUntil(lambda: _written(shelf), timeout=20_000)
    finally:
        run.kill()
        run.wait()
    assert "Work of a run that is killed" in _other(window, shelf).notice.message


def test_work_at_which_another_window_is_is_not_offered(
    qtbot: QtBot, window: BareWindow, editor: EditorView, shelf: UnsavedShelf
) -> None:
    call_by_mouse(qtbot, editor, "1S")
    qtbot.waitUntil(lambda: _written(shelf))
    call_by_mouse(qtbot, editor, "P")
    qtbot.waitUntil(lambda: bool(list(shelf.folder.glob("*.lock"))))
    assert _other(window, shelf).notice.message == ""


def _left_twice_offered(window: BareWindow, shelf: UnsavedShelf) -> tuple[EditorView, EditorView]:
    """Return two editors that offer the same work of a run that has gone."""
    shelf.keep(UnsavedWork("a", new_draft(1).titled("Left in a hurry")), 1)
    return _other(window, shelf), _other(window, shelf)


def _take_up(editor: EditorView) -> None:
    pages = editor.parentWidget()
    assert isinstance(pages, QStackedWidget)
    pages.setCurrentWidget(editor)
    offer = editor.notice.findChild(QPushButton, "notice-offer")
    assert isinstance(offer, QPushButton)
    QTest.mouseClick(offer, LEFT)


def test_work_offered_to_two_windows_is_resumed_in_one(
    qtbot: QtBot, window: BareWindow, shelf: UnsavedShelf
) -> None:
    first, second = _left_twice_offered(window, shelf)
    _take_up(first)
    begun = second.draft
    _take_up(second)
    assert first.draft.scenario.title == "Left in a hurry"
    assert second.draft == begun
    assert "“Left in a hurry” is already open in a window" in second.notice.message
    assert not second.notice.has_offer


def test_work_offered_is_taken_up_as_another_window_has_left_it(
    qtbot: QtBot, window: BareWindow, shelf: UnsavedShelf
) -> None:
    _, second = _left_twice_offered(window, shelf)
    shelf.keep(UnsavedWork("a", new_draft(1).titled("Gone on with")), 2)
    _take_up(second)
    assert second.draft.scenario.title == "Gone on with"
    assert not second.is_saved


def test_offer_above_the_workplaces_begins_nothing_where_another_window_has_the_work(
    qtbot: QtBot, window: BareWindow, shelf: UnsavedShelf
) -> None:
    first, _ = _left_twice_offered(window, shelf)
    offer = UnsavedOffer(shelf.folder, window)
    _take_up(first)
    with qtbot.assertNotEmitted(offer.taken):
        offer.notice.offer_taken.emit()
    assert "is already open in a window" in offer.notice.message


def test_undoing_everything_leaves_nothing_to_be_saved(
    qtbot: QtBot, window: BareWindow, editor: EditorView, shelf: UnsavedShelf
) -> None:
    call_by_mouse(qtbot, editor, "1S")
    qtbot.waitUntil(lambda: _written(shelf))
    editor.history.stack.undo()
    qtbot.waitUntil(lambda: not _written(shelf))


def test_a_shelf_that_cannot_be_written_is_told(
    qtbot: QtBot,
    editor: EditorView,
    shelf: UnsavedShelf,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shelf.folder.parent.mkdir(exist_ok=True)
    shelf.folder.write_text("", "utf-8")
    call_by_mouse(qtbot, editor, "1S")
    qtbot.waitUntil(lambda: "its folder was not found" in editor.notice.message)


def test_a_window_that_goes_leaves_its_unsaved_work(
    qtbot: QtBot, window: BareWindow, shelf: UnsavedShelf
) -> None:
    editor = editor_in(window, shelf)
    QTest.mouseClick(editor.panes.calls.box.buttons[Call.parse("1S")], LEFT)
    qtbot.waitUntil(lambda: _written(shelf))
    with qtbot.waitSignal(editor.destroyed):
        editor.deleteLater()
    assert len(UnsavedShelf(shelf.folder).left()[0]) == 1


def test_case_without_a_title_is_called_by_its_dealer_and_its_day() -> None:
    work = UnsavedWork("token", new_draft(7), changed=1_000_000_000)
    assert work.draft.scenario.title == ""
    assert "dealer North, last changed" in unsaved_message(work)
    assert work.draft.scenario.identifier not in unsaved_message(work)
    assert "The case “A Slip” was not saved" in unsaved_message(
        UnsavedWork("token", work.draft.titled("A Slip"))
    )
