"""The simulator as a workplace of the window: from the menu to the words in the book and back."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from bridge_rules_gui.building import simulator_tools
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.simulator.editor.boards_dialog import BoardsDialog
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from bridge_rules_gui.window.simulator.table.table_view import TableView
from bridge_rules_gui.window.simulator.workplace import SimulatorWorkplace
from tests.window.paper import is_printed, printed
from tests.window.simulator.editor.table_play import LEFT, MATCH, call_by_mouse, wait_until_known

CTRL = Qt.KeyboardModifier.ControlModifier


def simulator_of(window: MainWindow) -> SimulatorWorkplace:
    assert window.workplaces is not None
    return window.workplaces.simulator()


def shell_of(window: MainWindow) -> Shell:
    assert window.workplaces is not None
    return window.workplaces.shell


def is_shown(window: MainWindow) -> bool:
    return shell_of(window).is_shown(simulator_of(window))


def test_beginner_opens_insufficient_bid_answers_and_sees_the_words(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("bg2017/27B1(a)")
    shell = shell_of(window)
    with qtbot.waitSignal(shell.rested, timeout=20_000):
        window.parts.actions["simulator"].trigger()
    simulator = simulator_of(window)
    QTest.keyClicks(simulator.situations.filter, "Insufficient bid")
    with qtbot.waitSignal(shell.rested, timeout=20_000):
        QTest.keyClick(simulator.situations.filter, Qt.Key.Key_Return)
    felt, law = simulator.scenario_view.table.felt, simulator.scenario_view.law
    QTest.keyClick(felt, Qt.Key.Key_I)
    assert "insufficient bid" in law.moment.toPlainText()
    with qtbot.waitSignal(shell.rested, timeout=20_000):
        window.parts.actions["practise-scenario"].trigger()
    task = simulator.practice.session.task if simulator.practice.session else None
    assert task is not None
    for number in sorted(task.right):
        QTest.keyClick(felt, Qt.Key(Qt.Key.Key_1 + number))
    QTest.keyClick(felt, Qt.Key.Key_Return)
    assert simulator.practice.session is not None
    assert simulator.practice.session.right == 1
    assert law.book.isVisible()
    assert law.book.lit_words


def test_bars_tell_of_the_step_on_the_table(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#2")
    bar, line = window.parts.top_bar.address_bar, window.parts.status_line
    assert (bar.text(), window.windowTitle()) == ("", "Simulator · Bridge Rules")
    assert line.address.text() == "scenario:law27-lowest-sufficient-same-suit#2"
    window.parts.actions["scenario-forward"].trigger()
    assert line.address.text() == "scenario:law27-lowest-sufficient-same-suit#3"
    assert not line.source.isVisible()


def test_case_told_again_stands_in_the_editor(opened: Callable[[str], MainWindow]) -> None:
    window = opened("scenario:new")
    assert isinstance(simulator_of(window).pages.currentWidget(), EditorView)
    assert window.parts.status_line.address.text() == "scenario:new"


def test_situation_is_opened_from_the_command_line(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4/1987")
    simulator = simulator_of(window)
    assert simulator.scenario_view.step == 4
    assert simulator.edition is Edition.RU_1987
    assert is_shown(window)
    assert window.parts.actions["simulator"].isChecked()


def test_edition_keys_choose_the_edition_of_the_table(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4/2007")
    simulator, actions = simulator_of(window), window.parts.actions
    assert actions["sr2007"].isChecked()
    with qtbot.waitSignal(shell_of(window).rested, timeout=20_000):
        actions["ru1987"].trigger()
    assert is_shown(window)
    assert simulator.scenario_view.staged is not None
    assert simulator.scenario_view.staged.edition is Edition.RU_1987
    assert actions["ru1987"].isChecked()
    QTest.mouseClick(simulator.scenario_view.law.editions.buttons[Edition.BG_2017], LEFT)
    assert actions["bg2017"].isChecked()
    QTest.mouseClick(simulator.scenario_view.law.editions.buttons[Edition.SR_2007], LEFT)
    actions["read"].trigger()
    assert actions["bg2017"].isChecked()  # the book is read as before
    actions["sr2007"].trigger()
    assert window.parts.actions["read"].isChecked()


def test_back_from_the_book_leads_to_the_case(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4")
    simulator_of(window).scenario_view.law.moment.link_activated.emit(0)
    assert not is_shown(window)
    assert window.parts.actions["read"].isChecked()
    window.parts.actions["back"].trigger()
    assert is_shown(window)
    assert simulator_of(window).scenario_view.step == 4


def test_back_stays_in_the_book_once_the_case_was_left_another_way(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4")
    simulator_of(window).scenario_view.law.moment.link_activated.emit(0)
    window.parts.actions["simulator"].trigger()
    window.parts.actions["read"].trigger()
    window.parts.actions["back"].trigger()
    assert not is_shown(window)


def test_a_link_in_the_ruling_of_the_editor_opens_the_law_and_back_leads_to_the_editor(
    qtbot: QtBot, opened: Callable[[str], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Discard.value)
    window = opened("scenario:new")
    editor = simulator_of(window).pages.currentWidget()
    assert isinstance(editor, EditorView)
    wait_until_known(qtbot, editor)
    call_by_mouse(qtbot, editor, "1S", "1H")
    text = editor.panes.ruling.text
    link = text.link_spans[0].number
    text.bring_into_sight(text.link_rect(link))
    where = text.link_rect(link).center()
    QTest.mouseMove(text.viewport(), where)
    QTest.mouseClick(text.viewport(), LEFT, pos=where)
    assert window.parts.actions["read"].isChecked()
    assert window.parts.status_line.address.text().startswith("bg2017/27")
    window.parts.actions["back"].trigger()
    assert simulator_of(window).is_on(editor)


def test_a_handout_that_cannot_be_written_says_so(
    qtbot: QtBot,
    opened: Callable[[str], MainWindow],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = opened("scenario:law27-pass-instead")
    file = str(tmp_path / "none" / "handout.pdf")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (file, "PDF (*.pdf)"))
    with qtbot.waitSignal(shell_of(window).failed, timeout=20_000):
        window.parts.actions["scenario-handout"].trigger()
    assert window.parts.notice.message.startswith(f"{file}: The file or its folder is not there")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("scenario:law99-nothing", "no situation 'law99-nothing'"),
        ("scenario:law27-pass-instead#1/1066", "'1066' is no way to show a story"),
        ("scenario:nowhere/file.toml", "nowhere/file.toml"),
    ],
)
def test_case_that_cannot_be_opened_is_said_in_one_line(
    qtbot: QtBot, opened: Callable[[str], MainWindow], asked: str, said: str
) -> None:
    window = opened("bg2017/1")
    with qtbot.waitSignal(shell_of(window).failed, timeout=20_000):
        window.open_address(asked)
    assert said in window.parts.notice.message


def test_commands_on_a_case_wait_for_one(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    window = opened("bg2017/1")
    actions = window.parts.actions
    assert not actions["scenario-forward"].isEnabled()
    with qtbot.waitSignal(shell_of(window).rested, timeout=20_000):
        window.open_address("scenario:law27-pass-instead")
    assert actions["scenario-forward"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Right, CTRL)
    assert simulator_of(window).scenario_view.step == 1
    actions["scenario-editions"].trigger()
    assert simulator_of(window).is_side_by_side
    actions["read"].trigger()
    assert not actions["scenario-forward"].isEnabled()


def test_what_is_printed_has_the_three_editions(opened: Callable[[str], MainWindow]) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4")
    paper = printed(window)
    assert "Insufficient bid corrected in the same suit" in paper.words
    assert "тя задължително се поправя" in paper.words
    assert "оно должно быть исправлено" in paper.words
    assert paper.is_wide
    simulator_of(window).show_situations()
    assert not is_printed(window)


def test_simulator_stands_as_it_was_left(
    opened: Callable[[str], MainWindow], tmp_path: Path
) -> None:
    window = opened("scenario:law27-pass-instead#1/2007")
    window.close()
    kept = Settings(tmp_path / "window.ini").simulator
    assert kept.edition is Edition.SR_2007
    assert kept.recent == ("law27-pass-instead",)


def _cloth(table: TableView) -> str:
    """Return the colour of the table's middle."""
    return table.grab().toImage().pixelColor(table.felt.geometry().center()).name()


def test_a_theme_chosen_while_a_case_is_shown_reaches_the_words_of_the_law(
    qtbot: QtBot,
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4")
    view = simulator_of(window).scenario_view
    law = view.law
    for theme in ("high-contrast", "dark", "light"):
        window.parts.actions[f"theme-{theme}"].trigger()
        qtbot.waitUntil(
            lambda: _cloth(view.table) == current_colours().table.lower(), timeout=20_000
        )
        for text in (law.book, law.moment, law.columns):
            for part in (text, text.viewport()):
                paper = part.palette().color(QPalette.ColorRole.Base).name()
                assert paper == current_colours().paper.lower(), theme


def test_address_without_a_target_shows_the_situations_and_the_key_the_case_as_it_was_left(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("scenario:law27-pass-instead#1")
    window.parts.actions["read"].trigger()
    window.parts.actions["simulator"].trigger()
    assert window.parts.status_line.address.text() == "scenario:law27-pass-instead#1"
    window.open_address("scenario:")
    assert window.parts.status_line.address.text() == "scenario:"


def test_window_with_an_unsaved_case_asks_before_it_closes(
    qtbot: QtBot, opened: Callable[[str], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    answers = [QMessageBox.StandardButton.Cancel.value, QMessageBox.StandardButton.Discard.value]
    monkeypatch.setattr(QMessageBox, "exec", lambda _: answers.pop(0))
    window = opened("scenario:new")
    editor = simulator_of(window).pages.currentWidget()
    assert isinstance(editor, EditorView)
    wait_until_known(qtbot, editor)
    call_by_mouse(qtbot, editor, "1S")
    assert not window.close()
    assert window.close()
    assert answers == []


def test_unsaved_case_is_kept_where_the_window_is_closed_at_once(
    qtbot: QtBot, opened: Callable[[str], MainWindow], tmp_path: Path
) -> None:
    window = opened("scenario:new")
    editor = simulator_of(window).pages.currentWidget()
    assert isinstance(editor, EditorView)
    wait_until_known(qtbot, editor)
    call_by_mouse(qtbot, editor, "1S")
    window.close_at_once()
    works, _ = UnsavedShelf(simulator_tools(tmp_path).unsaved).left()
    assert [work.draft for work in works] == [editor.draft]


def test_file_of_several_boards_opens_at_the_start_and_asks_in_the_editor(
    qtbot: QtBot,
    opened: Callable[[str], MainWindow],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    file = tmp_path / "match.lin"
    file.write_text(MATCH, "utf-8")
    asked: list[str] = []
    monkeypatch.setattr(BoardsDialog, "exec", lambda dialog: asked.append(dialog.objectName()))
    window = opened(f"scenario:{file}")
    qtbot.waitUntil(lambda: bool(asked), timeout=20_000)
    assert isinstance(simulator_of(window).pages.currentWidget(), EditorView)
