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

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.simulator.editor.editor_view import EditorView
from bridge_rules_gui.window.simulator.simulating import Simulating
from tests.window.simulator.editor.table_play import LEFT, call_by_mouse, wait_until_known

CTRL = Qt.KeyboardModifier.ControlModifier


def simulating(window: MainWindow) -> Simulating:
    assert window.workplaces is not None
    return window.workplaces.simulating


def test_beginner_opens_insufficient_bid_answers_and_sees_the_words(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("bg2017/27B1(a)")
    with qtbot.waitSignal(simulating(window).shown, timeout=10_000):
        window.parts.actions["simulator"].trigger()
    desk = simulating(window).desk
    QTest.keyClicks(desk.view.library.filter, "Insufficient bid")
    with qtbot.waitSignal(desk.shown, timeout=10_000):
        QTest.keyClick(desk.view.library.filter, Qt.Key.Key_Return)
    QTest.keyClick(desk.view.table.felt, Qt.Key.Key_I)
    assert "insufficient bid" in desk.view.law.moment.toPlainText()
    with qtbot.waitSignal(desk.practising.ready, timeout=20_000):
        window.parts.actions["practise-story"].trigger()
    task = desk.practising.session.task if desk.practising.session else None
    assert task is not None
    for number in sorted(task.right):
        QTest.keyClick(desk.view.table.felt, Qt.Key(Qt.Key.Key_1 + number))
    QTest.keyClick(desk.view.table.felt, Qt.Key.Key_Return)
    assert desk.practising.session is not None
    assert desk.practising.session.right == 1
    assert desk.view.law.book.isVisible()
    assert desk.view.law.book.lit_words


def test_bars_tell_of_the_step_on_the_table(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#2")
    bar, line = window.parts.top_bar.address_bar, window.parts.status_line
    assert (bar.text(), window.windowTitle()) == ("", "Simulator · Bridge Rules")
    assert line.address.text() == "scenario:law27-lowest-sufficient-same-suit#2"
    with qtbot.waitSignal(simulating(window).shown, timeout=10_000):
        window.parts.actions["story-forward"].trigger()
    assert line.address.text() == "scenario:law27-lowest-sufficient-same-suit#3"
    assert not line.source.isVisible()


def test_story_told_anew_stands_in_the_editor(opened: Callable[[str], MainWindow]) -> None:
    window = opened("scenario:new")
    assert simulating(window).desk.editing.is_shown
    assert simulating(window).address == "scenario:new"


def test_story_of_the_library_is_opened_from_the_command_line(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4/1987")
    desk = simulating(window).desk
    assert desk.showing.step == 4
    assert desk.ruling.edition is Edition.RU_1987
    assert simulating(window).is_shown
    assert window.parts.actions["simulator"].isChecked()


def test_edition_keys_choose_the_edition_of_the_table(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4/2007")
    desk, actions = simulating(window).desk, window.parts.actions
    assert actions["sr2007"].isChecked()
    with qtbot.waitSignal(desk.shown, timeout=10_000):
        actions["ru1987"].trigger()
    assert simulating(window).is_shown
    assert desk.showing.staged is not None
    assert desk.showing.staged.edition is Edition.RU_1987
    assert actions["ru1987"].isChecked()
    desk.view.law.edition_chosen.emit(Edition.BG_2017)
    assert actions["bg2017"].isChecked()
    desk.choose_edition(Edition.SR_2007)
    actions["read"].trigger()
    assert actions["bg2017"].isChecked()  # the book is read as before
    actions["sr2007"].trigger()
    assert window.parts.actions["read"].isChecked()


def test_back_from_the_book_leads_to_the_story(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4")
    desk = simulating(window).desk
    desk.view.law.moment.link_activated.emit(0)
    assert not simulating(window).is_shown
    assert window.parts.actions["read"].isChecked()
    window.parts.actions["back"].trigger()
    assert simulating(window).is_shown
    assert desk.showing.step == 4


def test_back_stays_in_the_book_once_the_story_was_left_another_way(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4")
    simulating(window).desk.view.law.moment.link_activated.emit(0)
    window.parts.actions["simulator"].trigger()
    window.parts.actions["read"].trigger()
    window.parts.actions["back"].trigger()
    assert not simulating(window).is_shown


def test_a_link_in_the_ruling_of_the_editor_opens_the_law_and_back_leads_to_the_editor(
    qtbot: QtBot, opened: Callable[[str], MainWindow], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QMessageBox, "exec", lambda _: QMessageBox.StandardButton.Discard.value)
    window = opened("scenario:new")
    editor = simulating(window).desk.view.pages.currentWidget()
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
    assert simulating(window).desk.editing.is_shown


def test_a_handout_that_cannot_be_written_says_so(
    qtbot: QtBot,
    opened: Callable[[str], MainWindow],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    window = opened("scenario:law27-pass-instead")
    file = str(tmp_path / "none" / "handout.pdf")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (file, "PDF (*.pdf)"))
    with qtbot.waitSignal(simulating(window).desk.handing_out.failed, timeout=20_000):
        window.parts.actions["story-handout"].trigger()
    assert window.parts.notice.message.startswith(f"{file}: The file or its folder is not there")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("scenario:law99-nothing", "no situation 'law99-nothing'"),
        ("scenario:law27-pass-instead#1/1066", "'1066' is no way to show a story"),
        ("scenario:nowhere/file.toml", "nowhere/file.toml"),
    ],
)
def test_story_that_cannot_be_opened_is_said_in_one_line(
    qtbot: QtBot, opened: Callable[[str], MainWindow], asked: str, said: str
) -> None:
    window = opened("bg2017/1")
    with qtbot.waitSignal(simulating(window).failed, timeout=10_000):
        simulating(window).open_asked(asked.removeprefix("scenario:"))
    assert said in window.parts.notice.message


def test_commands_on_a_story_wait_for_one(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("bg2017/1")
    actions = window.parts.actions
    assert not actions["story-forward"].isEnabled()
    with qtbot.waitSignal(simulating(window).shown, timeout=10_000):
        simulating(window).open_asked("law27-pass-instead")
    assert actions["story-forward"].isEnabled()
    QTest.keyClick(window, Qt.Key.Key_Right, CTRL)
    assert simulating(window).desk.showing.step == 1
    actions["story-editions"].trigger()
    assert simulating(window).desk.ruling.is_side_by_side
    actions["read"].trigger()
    assert not actions["story-forward"].isEnabled()


def test_what_is_printed_has_the_three_editions(opened: Callable[[str], MainWindow]) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4")
    markup = simulating(window).markup()
    assert "Made good in the same suit" in markup
    assert "тя задължително се поправя" in markup
    assert "оно должно быть исправлено" in markup


def test_simulator_stands_as_it_was_left(
    opened: Callable[[str], MainWindow], tmp_path: Path
) -> None:
    window = opened("scenario:law27-pass-instead#1/2007")
    window.close()
    kept = Settings(tmp_path / "window.ini").simulator
    assert kept.edition is Edition.SR_2007
    assert kept.recent == ("law27-pass-instead",)


def test_a_theme_chosen_while_a_story_is_shown_reaches_the_words_of_the_law(
    opened: Callable[[str], MainWindow],
) -> None:
    window = opened("scenario:law27-lowest-sufficient-same-suit#4")
    law = simulating(window).desk.view.law
    for theme in ("high-contrast", "dark", "light"):
        window.parts.actions[f"theme-{theme}"].trigger()
        for text in (law.book, law.moment, law.columns):
            for part in (text, text.viewport()):
                paper = part.palette().color(QPalette.ColorRole.Base).name()
                assert paper == text.colours.paper.lower(), theme
