"""The director's dialogue: asked with the book closed, answered by keys or mouse."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.practice import PracticeSession
from bridge_rules_gui.simulation.practice_task import TaskKind
from bridge_rules_gui.window.simulator.choice_rows import Mark
from tests.window.simulator.director import Director


@pytest.fixture
def asked(staged: Director) -> Director:
    """Return a simulator at the first question of the dialogue."""
    with staged.waiting():
        staged.click(staged.scenario_view.head.practise)
    return staged


def session(director: Director) -> PracticeSession:
    found = director.practice.session
    assert found is not None
    return found


def answer(director: Director, *, rightly: bool) -> None:
    task = session(director).task
    assert task is not None
    requested = task.right if rightly else {min(set(range(len(task.choices))) - task.right)}
    director.press(*(Qt.Key.Key_1 + number for number in sorted(requested)))
    director.press(Qt.Key.Key_Return)


def test_it_stops_at_the_irregularity_with_the_law_hidden(asked: Director) -> None:
    assert asked.step == 2
    assert not asked.law.book.isVisible()
    assert asked.practice.prompt.text() == "What has happened?"
    assert not asked.practice.go.isEnabled()


def test_right_answer_by_keys_shows_the_words(asked: Director) -> None:
    answer(asked, rightly=True)
    assert asked.practised == [("bg2017/27A1", True)]
    assert asked.law.book.isVisible()
    assert asked.law.book.lit_words.startswith("Всяка недостатъчна декларация")
    assert asked.practice.verdict.text().startswith("Right.")


def test_a_wrong_answer_says_what_it_would_have_been(asked: Director) -> None:
    answer(asked, rightly=False)
    assert asked.practised == [("bg2017/27A1", False)]
    said = {row.words.text(): row.because.text() for row in asked.practice.answers.rows}
    assert said["Insufficient bid"].endswith("A bid that is not higher than the one before it.")
    assert sum(because.startswith("✗") for because in said.values()) == 1


def test_wrong_answer_is_marked_in_words_and_its_words_can_be_seen(asked: Director) -> None:
    while session(asked).tasks[session(asked).place].kind is not TaskKind.EXPLANATION:
        answer(asked, rightly=True)
        asked.press(Qt.Key.Key_Return)
    answer(asked, rightly=False)
    rows = asked.practice.answers.rows
    marks = [row.property("mark") for row in rows]
    assert marks.count(Mark.WRONG.value) == 1
    assert Mark.MISSED.value in marks
    wrong = marks.index(Mark.WRONG.value)
    assert "wrong" in rows[wrong].because.text()
    shown = set()
    for row in rows:
        asked.click(row.words)
        shown.add(asked.law.book.lit_words)
    assert "" not in shown
    assert len(shown) > 1


def test_answer_by_mouse_and_the_way_to_the_next_question(asked: Director) -> None:
    pane = asked.practice
    asked.click(pane.answers.rows[0].words)
    asked.click(pane.answers.rows[1].words)
    assert [row.is_chosen for row in pane.answers.rows[:2]] == [False, True]
    asked.click(pane.go)
    assert session(asked).answer is not None
    asked.click(pane.go)
    assert session(asked).place == 1


def test_whole_dialogue_ends_in_a_summary(asked: Director) -> None:
    count = len(session(asked).tasks)
    answer(asked, rightly=False)
    asked.press(Qt.Key.Key_Return)
    for _ in range(count - 1):
        answer(asked, rightly=True)
        asked.press(Qt.Key.Key_Return)
    pane = asked.practice
    assert pane.prompt.text() == f"{count - 1} of {count} questions answered correctly"
    asked.click(pane.again)
    assert session(asked).answers == ()


def test_open_book_shows_the_law_but_not_the_words(asked: Director) -> None:
    asked.practice.closed_book.setChecked(False)
    book = asked.law.book
    assert book.isVisible()
    assert book.lit_words == ""
    asked.shell.keep()
    assert asked.window.settings.simulator.is_book_closed is False


def test_other_edition_begins_the_dialogue_again(asked: Director) -> None:
    answer(asked, rightly=True)
    with asked.waiting():
        asked.click(asked.law.editions.buttons[Edition.RU_1987])
    assert session(asked).answers == ()
    task = session(asked).task
    assert task is not None
    assert task.edition is Edition.RU_1987


def test_escape_leads_back_to_stepping(asked: Director) -> None:
    asked.press(Qt.Key.Key_Escape)
    assert asked.practice.session is None
    assert asked.simulator.is_staged
    assert asked.law.moment.isVisible()
    assert not asked.scenario_view.head.practise.isChecked()


def test_button_at_the_end_leads_back_to_stepping(asked: Director) -> None:
    count = len(session(asked).tasks)
    for _ in range(count):
        answer(asked, rightly=True)
        asked.press(Qt.Key.Key_Return)
    asked.click(asked.practice.go)
    assert asked.practice.session is None
    assert asked.law.editions.what_if.isEnabled()
    assert asked.law.book.isVisible()


def test_button_above_the_table_ends_the_dialogue_before_its_questions_are_there(
    staged: Director,
) -> None:
    with staged.waiting():
        staged.click(staged.scenario_view.head.practise)
        staged.click(staged.scenario_view.head.practise)
    assert staged.practice.session is None
    assert not staged.scenario_view.head.practise.isChecked()
    assert staged.law.moment.isVisible()
    assert staged.law.book.isVisible()
    assert staged.step == 0
