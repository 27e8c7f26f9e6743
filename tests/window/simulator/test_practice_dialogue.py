"""The director's dialogue: asked with the book closed, answered by keys or mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.practice_session import PracticeSession
from bridge_rules_gui.window.simulator.choice_row import Mark
from bridge_rules_gui.window.simulator.simulator_desk import SimulatorDesk


@pytest.fixture
def asked(qtbot: QtBot, staged: SimulatorDesk) -> SimulatorDesk:
    """Return a simulator at the first question of the dialogue."""
    with qtbot.waitSignal(staged.practising.ready, timeout=20_000):
        QTest.mouseClick(staged.view.head.practise, Qt.MouseButton.LeftButton)
    return staged


def session(desk: SimulatorDesk) -> PracticeSession:
    found = desk.practising.session
    assert found is not None
    return found


def press(qtbot: QtBot, desk: SimulatorDesk, *keys: int) -> None:
    for key in keys:
        QTest.keyClick(desk.view.table.felt, Qt.Key(key))


def answer(qtbot: QtBot, desk: SimulatorDesk, *, rightly: bool) -> None:
    task = session(desk).task
    assert task is not None
    wanted = task.right if rightly else {min(set(range(len(task.choices))) - task.right)}
    press(qtbot, desk, *(Qt.Key.Key_1 + number for number in sorted(wanted)))
    press(qtbot, desk, Qt.Key.Key_Return)


def test_it_stops_at_the_irregularity_with_the_law_hidden(asked: SimulatorDesk) -> None:
    assert asked.showing.step == 2
    assert not asked.view.law.book.isVisible()
    assert asked.practising.pane.prompt.text() == "Which provision decides here?"
    assert not asked.practising.pane.go.isEnabled()


def test_right_answer_by_keys_shows_the_words(qtbot: QtBot, asked: SimulatorDesk) -> None:
    with qtbot.waitSignal(asked.practised) as signal:
        answer(qtbot, asked, rightly=True)
    assert str(signal.args[0]) == "bg2017/27A1"
    assert signal.args[1] is True
    assert asked.view.law.book.isVisible()
    assert asked.view.law.book.lit_words.startswith("Всяка недостатъчна декларация")
    assert asked.practising.pane.verdict.text().startswith("Right.")


def test_wrong_answer_is_marked_in_words_and_its_words_can_be_seen(
    qtbot: QtBot, asked: SimulatorDesk
) -> None:
    with qtbot.waitSignal(asked.practised) as signal:
        answer(qtbot, asked, rightly=False)
    assert signal.args[1] is False
    rows = asked.practising.pane.answers.rows
    marks = [row.property("mark") for row in rows]
    assert marks.count(Mark.WRONG.value) == 1
    assert marks.count(Mark.MISSED.value) == 1
    wrong = marks.index(Mark.WRONG.value)
    assert "wrong" in rows[wrong].because.text()
    before = asked.view.law.book.lit_words
    QTest.mouseClick(rows[wrong].words, Qt.MouseButton.LeftButton)
    assert asked.view.law.book.lit_words not in ("", before)


def test_answer_by_mouse_and_the_way_to_the_next_question(
    qtbot: QtBot, asked: SimulatorDesk
) -> None:
    pane = asked.practising.pane
    QTest.mouseClick(pane.answers.rows[0].words, Qt.MouseButton.LeftButton)
    QTest.mouseClick(pane.answers.rows[1].words, Qt.MouseButton.LeftButton)
    assert [row.is_chosen for row in pane.answers.rows[:2]] == [False, True]
    QTest.mouseClick(pane.go, Qt.MouseButton.LeftButton)
    assert session(asked).answer is not None
    QTest.mouseClick(pane.go, Qt.MouseButton.LeftButton)
    assert session(asked).place == 1


def test_whole_dialogue_ends_in_a_summary(qtbot: QtBot, asked: SimulatorDesk) -> None:
    count = len(session(asked).tasks)
    answer(qtbot, asked, rightly=False)
    press(qtbot, asked, Qt.Key.Key_Return)
    for _ in range(count - 1):
        answer(qtbot, asked, rightly=True)
        press(qtbot, asked, Qt.Key.Key_Return)
    pane = asked.practising.pane
    assert pane.prompt.text() == f"{count - 1} of {count} questions answered correctly"
    QTest.mouseClick(pane.again, Qt.MouseButton.LeftButton)
    assert session(asked).answers == ()


def test_open_book_shows_the_law_but_not_the_words(qtbot: QtBot, asked: SimulatorDesk) -> None:
    asked.practising.pane.closed_book.setChecked(False)
    book = asked.view.law.book
    assert book.isVisible()
    assert book.lit_words == ""
    assert asked.left_as().is_book_closed is False


def test_other_edition_begins_the_dialogue_anew(qtbot: QtBot, asked: SimulatorDesk) -> None:
    answer(qtbot, asked, rightly=True)
    with qtbot.waitSignal(asked.practising.ready, timeout=20_000):
        QTest.mouseClick(
            asked.view.law.editions.buttons[Edition.RU_1987], Qt.MouseButton.LeftButton
        )
    assert session(asked).answers == ()
    task = session(asked).task
    assert task is not None
    assert task.edition is Edition.RU_1987


def test_escape_leads_back_to_stepping(qtbot: QtBot, asked: SimulatorDesk) -> None:
    press(qtbot, asked, Qt.Key.Key_Escape)
    assert asked.practising.session is None
    assert asked.view.is_staged
    assert asked.view.law.moment.isVisible()
    assert not asked.view.head.practise.isChecked()
