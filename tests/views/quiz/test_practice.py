"""Practice by keys and pointer: answers, order, words, undo, marks, pause, law and table."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.bank import Wanted
from bridge_rules_gui.quiz.progress.records import Rating, SubjectKind
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.quiz.session import Answer, Stopwatch, practice
from bridge_rules_gui.views.quiz.ordering_list import OrderingList
from tests.views.quiz.studying import desk_of, enter, press, quizzing, wrong_answer

if TYPE_CHECKING:
    from collections.abc import Callable

    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.quiz.bank import QuestionBank
    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.quiz.quiz_desk import QuizDesk


def some(bank: QuestionBank, kind: QuestionKind, number: int = 1) -> tuple[Question, ...]:
    return bank.draw(number, 7, Wanted(frozenset({kind}), frozenset({Edition.BG_2017})))


def practise(qtbot: QtBot, desk: QuizDesk, *questions: Question) -> None:
    """Begin a session of questions."""
    assert desk.room is not None
    desk.view.pages.setCurrentWidget(desk.view.practice)
    with qtbot.waitSignal(desk.practice.prepared, timeout=20_000):
        desk.practice.begin(desk.room, practice(questions))


@pytest.fixture
def window(opened: Callable[[str], MainWindow]) -> MainWindow:
    return opened("quiz")


@pytest.fixture
def desk(window: MainWindow) -> QuizDesk:
    return desk_of(window)


def test_wrong_answer_shows_why_and_lights_the_words_of_the_law(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.RULING)
    practise(qtbot, desk, question)
    page = desk.view.practice
    press(page, *wrong_answer(question))
    enter(page)
    assert "Not right" in page.stage.card.verdict.text()
    assert page.stage.beside.isVisible()
    assert page.stage.beside.place == question.sources[0].address
    assert page.stage.beside.book.lit_words
    assert desk.practice.session is not None
    assert desk.practice.session.whole == 2  # it is asked again


def test_law_behind_an_answer_is_opened_in_the_book_and_back_leads_to_the_question(
    qtbot: QtBot, window: MainWindow, desk: QuizDesk, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, desk, question)
    press(desk.view.practice, *question.answer)
    enter(desk.view.practice)
    desk.view.practice.stage.beside.in_book.click()
    assert window.parts.actions["read"].isChecked()
    window.parts.actions["back"].trigger()
    assert quizzing(window).is_shown
    assert desk.view.practice.is_answered


def test_story_of_a_question_is_shown_at_the_table(
    qtbot: QtBot, window: MainWindow, desk: QuizDesk, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.RULING)
    practise(qtbot, desk, question)
    beside = desk.view.practice.stage.beside
    assert beside.table.isVisible()
    assert not beside.at_table.isVisible()  # the ruling would be there
    press(desk.view.practice, *question.answer)
    enter(desk.view.practice)
    assert window.study is not None
    simulating = window.study.simulating
    with qtbot.waitSignal(simulating.shown, timeout=20_000):
        beside.at_table.click()
    assert simulating.is_shown
    assert question.scenario is not None
    assert simulating.desk.scenario == replace(question.scenario, story=str(question.story))
    window.parts.actions["quiz"].trigger()
    assert desk.view.is_on(desk.view.practice)


def test_undo_takes_the_answer_back_and_asks_again(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, desk, *questions)
    assert desk.room is not None
    page, store = desk.view.practice, desk.room.progress.store
    press(page, *questions[0].answer)
    enter(page)
    enter(page)
    assert page.stage.question == questions[1]
    assert len(store.reviews()) == 1
    QTest.keyClick(page, Qt.Key.Key_U)
    assert page.stage.question == questions[0]
    assert not page.is_answered
    assert store.reviews() == ()


def test_right_answer_can_be_said_to_have_come_hard(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, desk, question)
    assert desk.room is not None
    page, store = desk.view.practice, desk.room.progress.store
    press(page, *question.answer)
    enter(page)
    QTest.keyClick(page, Qt.Key.Key_H)
    assert [review.rating for review in store.reviews()] == [Rating.HARD]
    QTest.keyClick(page, Qt.Key.Key_H)
    assert [review.rating for review in store.reviews()] == [Rating.GOOD]


def test_flag_marks_a_question_for_later(qtbot: QtBot, desk: QuizDesk, bank: QuestionBank) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, desk, question)
    assert desk.room is not None
    QTest.keyClick(desk.view.practice, Qt.Key.Key_F)
    assert [flag.question for flag in desk.room.progress.flags()] == [question.identifier]
    QTest.keyClick(desk.view.practice, Qt.Key.Key_F)
    assert desk.room.progress.flags() == ()


def test_keys_work_with_a_keyboard_that_writes_cyrillic(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, desk, question)
    assert desk.room is not None
    letter = ord("А")  # on the key F of the Russian layout
    event = QKeyEvent(QEvent.Type.KeyPress, letter, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(desk.view.practice, event)
    assert [flag.question for flag in desk.room.progress.flags()] == [question.identifier]


def test_pause_covers_the_question_and_enter_goes_on(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    practise(qtbot, desk, *some(bank, QuestionKind.AUTHORED))
    page = desk.view.practice
    QTest.keyClick(page, Qt.Key.Key_P)
    assert page.is_paused
    assert not page.stage.card.isVisible()
    press(page, 0)
    assert page.stage.card.chosen == ()
    enter(page)
    assert not page.is_paused


def test_steps_are_put_in_order_by_their_numbers(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.ORDER)
    practise(qtbot, desk, question)
    page = desk.view.practice
    choosing = page.stage.card.choosing
    assert isinstance(choosing, OrderingList)
    press(page, *question.answer)
    press(page, question.answer[0])  # taken back
    assert not page.go.isEnabled()
    press(page, *question.answer[1:])
    press(page, *question.answer)
    assert choosing.chosen == question.answer
    enter(page)
    assert "Right" in page.stage.card.verdict.text()


def test_session_left_half_way_says_how_it_was(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 3)
    practise(qtbot, desk, *questions)
    press(desk.view.practice, *wrong_answer(questions[0]))
    enter(desk.view.practice)
    QTest.keyClick(desk.view.practice, Qt.Key.Key_Escape)
    assert desk.view.is_on(desk.view.message)
    assert "0 of 1" in desk.view.message.text.text()
    assert "Practise" in desk.view.message.offers[0].text()


def test_question_keeps_its_number_until_the_next_one_is_asked(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, desk, *questions)
    counted = desk.view.practice.head.counted
    assert "Question 1 of 2" in counted.text()
    press(desk.view.practice, *questions[0].answer)
    enter(desk.view.practice)
    assert "Question 1 of 2" in counted.text()
    enter(desk.view.practice)
    assert "Question 2 of 2" in counted.text()


def test_the_count_goes_on_where_a_wrong_answer_brings_its_question_back(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, desk, *questions)
    counted = desk.view.practice.head.counted
    wrong = next(n for n in range(len(questions[0].choices)) if n not in questions[0].answer)
    press(desk.view.practice, wrong)
    enter(desk.view.practice)
    assert counted.text() == "Question 1 of 3 · 0 right"
    enter(desk.view.practice)
    assert counted.text() == "Question 2 of 3 · 0 right"
    press(desk.view.practice, *questions[1].answer)
    enter(desk.view.practice)
    enter(desk.view.practice)
    assert counted.text() == "Question 3 of 3, asked again · 1 right"


def test_session_is_said_to_have_taken_what_its_clock_shows(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, desk, *questions)
    press(desk.view.practice, *questions[0].answer)
    enter(desk.view.practice)
    monkeypatch.setattr(desk.practice, "_whole", Stopwatch(83.0))  # the answer was read long
    QTest.keyClick(desk.view.practice, Qt.Key.Key_Escape)
    assert "in 1:23" in desk.view.message.text.text()


def test_todays_questions_begin_with_enter(qtbot: QtBot, desk: QuizDesk) -> None:
    assert "10 new" in desk.view.start.plan.text()
    with qtbot.waitSignal(desk.practice.prepared, timeout=20_000):
        enter(desk.view.start)
    assert desk.practice.session is not None
    assert desk.practice.session.whole == 10


def test_weak_laws_nobody_has_yet_say_what_to_do(qtbot: QtBot, desk: QuizDesk) -> None:
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.beginning.weak()
    assert "nothing to be asked" in desk.view.message.title.text()
    assert desk.view.message.offers


def test_ruling_practised_in_the_simulator_is_recorded(
    qtbot: QtBot, window: MainWindow, desk: QuizDesk, bank: QuestionBank
) -> None:
    assert window.study is not None
    assert desk.room is not None
    store = desk.room.progress.store
    address = some(bank, QuestionKind.RULING)[0].sources[0].address
    window.study.simulating.practised.emit(address, True)  # noqa: FBT003 - a signal's argument
    qtbot.waitUntil(lambda: bool(store.reviews()), timeout=10_000)
    (review,) = store.reviews()
    assert review.subject.kind is SubjectKind.TABLE
    assert review.places == (address,)


def test_enter_on_another_button_does_what_the_button_says(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, desk, *questions)
    page = desk.view.practice
    press(page, *questions[0].answer)
    enter(page)
    page.flag.setFocus()
    enter(page.flag)
    assert page.stage.question == questions[0]
    assert page.flag.isChecked()


def test_answer_that_another_window_has_followed_is_not_taken_back(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, desk, *questions)
    assert desk.room is not None
    press(desk.view.practice, *questions[0].answer)
    enter(desk.view.practice)
    desk.room.progress.answer(Answer(questions[1], questions[1].answer, 1.0))  # elsewhere
    with qtbot.waitSignal(desk.told):
        QTest.keyClick(desk.view.practice, Qt.Key.Key_U)
    assert len(desk.room.progress.store.reviews()) == 2
    assert desk.view.practice.is_answered


def test_every_wish_is_told_to_the_bank(desk: QuizDesk) -> None:
    wish = desk.view.start.wish
    wish.choose_edition(Edition.SR_2007)
    wish.kind.setCurrentIndex(wish.kind.findData(QuestionKind.SCORE))
    wish.topic.setCurrentIndex(wish.topic.findData("scoring"))
    wish.chapter.setCurrentIndex(8)
    wish.changed.setChecked(True)
    wanted = wish.wanted
    assert [type(edition) for edition in wanted.editions] == [Edition]
    assert wanted.kinds == {QuestionKind.SCORE}
    assert wanted.topics == {"scoring"}
    assert wanted.laws == {80}
    assert wanted.only_changed
    wish.law.setCurrentIndex(27)
    assert wish.wanted.laws == {27}


def test_question_is_asked_under_another_edition(
    qtbot: QtBot, desk: QuizDesk, bank: QuestionBank
) -> None:
    drawn = some(bank, QuestionKind.AUTHORED, 20)
    question = next(q for q in drawn if bank.under(q, Edition.SR_2007))
    practise(qtbot, desk, question)
    page = desk.view.practice
    press(page, *question.answer)
    enter(page)
    of_2007 = next(action for action in page.editions.actions() if "2007" in action.text())
    with qtbot.waitSignal(desk.told):
        of_2007.trigger()
    enter(page)
    assert page.stage.question is not None
    assert page.stage.question.edition is Edition.SR_2007
    assert page.stage.question.text == question.text
