"""Practice by keys and pointer: answers, order, words, undo, marks, pause, law and table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.progress.records import Rating, SubjectKind
from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.quiz.session import Answer, Stopwatch, practice
from bridge_rules_gui.window.looks.palette import Theme, colours_of
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.answers import OrderingList
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from bridge_rules_gui.window.speaking import say
from tests.window.quiz.studying import enter, is_shown, press, rest, said, wrong_answer


def some(bank: QuestionBank, kind: QuestionKind, number: int = 1) -> tuple[Question, ...]:
    return bank.draw(number, 7, QuestionFilter(frozenset({kind}), frozenset({Edition.BG_2017})))


def practise(qtbot: QtBot, quiz: QuizWorkplace, *questions: Question) -> None:
    """Begin a session of questions."""
    assert quiz.course is not None
    with rest(qtbot, quiz):
        quiz.begin_practice(practice(questions))


def test_wrong_answer_shows_why_and_lights_the_words_of_the_law(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.RULING)
    practise(qtbot, quiz, question)
    page = quiz.practice
    press(page, *wrong_answer(question))
    enter(page)
    assert "Not right" in page.question_view.card.verdict.text()
    assert page.question_view.aside.isVisible()
    assert page.question_view.aside.place == question.sources[0].address
    assert page.question_view.aside.book.lit_words
    assert quiz.practice.session is not None
    assert quiz.practice.session.whole == 2  # it is asked again


def test_law_behind_an_answer_is_opened_in_the_book_and_back_leads_to_the_question(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, quiz, question)
    press(quiz.practice, *question.answer)
    enter(quiz.practice)
    quiz.practice.question_view.aside.in_book.click()
    assert window.parts.actions["read"].isChecked()
    window.parts.actions["back"].trigger()
    assert is_shown(quiz)
    assert quiz.practice.is_answered


def test_case_of_a_question_is_shown_at_the_table(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.RULING)
    practise(qtbot, quiz, question)
    beside = quiz.practice.question_view.aside
    assert beside.table.isVisible()
    assert not beside.at_table.isVisible()  # the ruling would be there
    press(quiz.practice, *question.answer)
    enter(quiz.practice)
    assert window.workplaces is not None
    shell, simulator = window.workplaces.shell, window.workplaces.simulator()
    with qtbot.waitSignal(shell.rested, timeout=20_000):
        beside.at_table.click()
    assert shell.is_shown(simulator)
    assert question.scenario is not None
    assert question.narrative is not None
    assert simulator.scenario == replace(question.scenario, narrative=say(question.narrative))
    window.parts.actions["quiz"].trigger()
    assert quiz.is_on(quiz.practice)


def test_undo_takes_the_answer_back_and_asks_again(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, quiz, *questions)
    assert quiz.course is not None
    page, store = quiz.practice, quiz.course.progress.store
    press(page, *questions[0].answer)
    enter(page)
    enter(page)
    assert page.question_view.question == questions[1]
    assert len(store.reviews()) == 1
    QTest.keyClick(page, Qt.Key.Key_U)
    assert page.question_view.question == questions[0]
    assert not page.is_answered
    assert store.reviews() == ()


def test_right_answer_can_be_said_to_have_come_hard(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, quiz, question)
    assert quiz.course is not None
    page, store = quiz.practice, quiz.course.progress.store
    press(page, *question.answer)
    enter(page)
    QTest.keyClick(page, Qt.Key.Key_H)
    assert [review.rating for review in store.reviews()] == [Rating.HARD]
    QTest.keyClick(page, Qt.Key.Key_H)
    assert [review.rating for review in store.reviews()] == [Rating.GOOD]


def test_buttons_do_what_the_keys_do(qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank) -> None:
    first, second = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, quiz, first, second)
    assert quiz.course is not None
    page, progress = quiz.practice, quiz.course.progress
    page.flag.click()
    assert [flag.question for flag in progress.flags()] == [first.identifier]
    page.pause.click()
    resume = page.findChild(QPushButton, "quiz-resume")
    assert resume is not None
    assert resume.isVisible()
    resume.click()
    assert page.question_view.isVisible()
    press(page, *first.answer)
    page.go.click()
    for button, rating in ((page.hard, Rating.HARD), (page.easy, Rating.EASY)):
        button.click()
        assert [review.rating for review in progress.store.reviews()] == [rating]
    page.undo.click()
    assert progress.store.reviews() == ()
    press(page, *first.answer)
    page.go.click()
    page.go.click()
    assert page.question_view.question == second
    page.end.click()
    assert quiz.is_on(quiz.message)


def test_flag_marks_a_question_for_later(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, quiz, question)
    assert quiz.course is not None
    QTest.keyClick(quiz.practice, Qt.Key.Key_F)
    assert [flag.question for flag in quiz.course.progress.flags()] == [question.identifier]
    QTest.keyClick(quiz.practice, Qt.Key.Key_F)
    assert quiz.course.progress.flags() == ()


def test_keys_work_with_a_keyboard_that_writes_cyrillic(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, quiz, question)
    assert quiz.course is not None
    letter = ord("А")  # on the key F of the Russian layout
    event = QKeyEvent(QEvent.Type.KeyPress, letter, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(quiz.practice, event)
    assert [flag.question for flag in quiz.course.progress.flags()] == [question.identifier]


def test_pause_covers_the_question_and_enter_continues(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    practise(qtbot, quiz, *some(bank, QuestionKind.AUTHORED))
    page = quiz.practice
    QTest.keyClick(page, Qt.Key.Key_P)
    assert page.is_paused
    assert not page.question_view.card.isVisible()
    press(page, 0)
    assert page.question_view.card.chosen == ()
    enter(page)
    assert not page.is_paused


def test_steps_are_put_in_order_by_their_numbers(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    (question,) = some(bank, QuestionKind.ORDER)
    practise(qtbot, quiz, question)
    page = quiz.practice
    answers = page.question_view.card.answers
    assert isinstance(answers, OrderingList)
    press(page, *question.answer)
    press(page, question.answer[0])  # taken back
    assert not page.go.isEnabled()
    press(page, *question.answer[1:])
    press(page, *question.answer)
    assert answers.chosen == question.answer
    enter(page)
    assert "Right" in page.question_view.card.verdict.text()


def test_session_left_half_way_says_how_it_was(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 3)
    practise(qtbot, quiz, *questions)
    press(quiz.practice, *wrong_answer(questions[0]))
    enter(quiz.practice)
    QTest.keyClick(quiz.practice, Qt.Key.Key_Escape)
    assert quiz.is_on(quiz.message)
    assert "0 of 1" in quiz.message.text.text()
    assert "Practise" in quiz.message.offers[0].text()


def test_question_keeps_its_number_until_the_next_one_is_asked(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, quiz, *questions)
    counted = quiz.practice.counted
    assert "Question 1 of 2" in counted.text()
    press(quiz.practice, *questions[0].answer)
    enter(quiz.practice)
    assert "Question 1 of 2" in counted.text()
    enter(quiz.practice)
    assert "Question 2 of 2" in counted.text()


def test_the_count_continues_where_a_wrong_answer_brings_its_question_back(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, quiz, *questions)
    counted = quiz.practice.counted
    wrong = next(n for n in range(len(questions[0].choices)) if n not in questions[0].answer)
    press(quiz.practice, wrong)
    enter(quiz.practice)
    assert counted.text() == "Question 1 of 3 · 0 right"
    enter(quiz.practice)
    assert counted.text() == "Question 2 of 3 · 0 right"
    press(quiz.practice, *questions[1].answer)
    enter(quiz.practice)
    enter(quiz.practice)
    assert counted.text() == "Question 3 of 3, asked again · 1 right"


def test_session_is_said_to_have_taken_what_its_clock_shows(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank, monkeypatch: pytest.MonkeyPatch
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, quiz, *questions)
    press(quiz.practice, *questions[0].answer)
    enter(quiz.practice)
    monkeypatch.setattr(quiz.practice, "_whole", Stopwatch(83.0))  # the answer was read long
    QTest.keyClick(quiz.practice, Qt.Key.Key_Escape)
    assert "in 1:23" in quiz.message.text.text()


def test_time_goes_on_to_be_seen(qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank) -> None:
    practise(qtbot, quiz, *some(bank, QuestionKind.AUTHORED))
    before = quiz.practice.time.text()
    qtbot.waitUntil(lambda: quiz.practice.time.text() != before, timeout=20_000)


def test_todays_questions_begin_with_enter(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    assert "10 new" in quiz.start.plan.text()
    with rest(qtbot, quiz):
        enter(quiz.start)
    assert quiz.practice.session is not None
    assert quiz.practice.session.whole == 10


def test_weak_laws_nobody_has_yet_say_what_to_do(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.practise_weak_laws()
    assert "No questions found" in quiz.message.title.text()
    assert quiz.message.offers


def test_ruling_practised_in_the_simulator_is_recorded(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    assert window.workplaces is not None
    assert quiz.course is not None
    store = quiz.course.progress.store
    shell, simulator = window.workplaces.shell, window.workplaces.simulator()
    with qtbot.waitSignal(shell.rested, timeout=20_000):
        shell.open("scenario:law27-pass-instead#2/practice")
    session = simulator.practice.session
    assert session is not None
    assert session.task is not None
    for number in session.task.right:
        QTest.keyClick(simulator.scenario_view.table.felt, Qt.Key(Qt.Key.Key_1 + number))
    QTest.keyClick(simulator.scenario_view.table.felt, Qt.Key.Key_Return)
    address = session.task.laws[0].address
    qtbot.waitUntil(lambda: bool(store.reviews()), timeout=10_000)
    (review,) = store.reviews()
    assert review.subject.kind is SubjectKind.TABLE
    assert review.places == (address,)


def test_enter_on_another_button_does_what_the_button_says(
    qtbot: QtBot, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, quiz, *questions)
    page = quiz.practice
    press(page, *questions[0].answer)
    enter(page)
    page.flag.setFocus()
    enter(page.flag)
    assert page.question_view.question == questions[0]
    assert page.flag.isChecked()


def test_answer_that_another_window_has_followed_is_not_taken_back(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    questions = some(bank, QuestionKind.AUTHORED, 2)
    practise(qtbot, quiz, *questions)
    assert quiz.course is not None
    press(quiz.practice, *questions[0].answer)
    enter(quiz.practice)
    quiz.course.progress.answer(Answer(questions[1], questions[1].answer, 1.0))  # elsewhere
    QTest.keyClick(quiz.practice, Qt.Key.Key_U)
    assert "A later answer has been given" in said(window)
    assert len(quiz.course.progress.store.reviews()) == 2
    assert quiz.practice.is_answered


def test_every_choice_is_told_to_the_bank(quiz: QuizWorkplace) -> None:
    form = quiz.start.form
    form.choose_edition(Edition.SR_2007)
    form.kind.setCurrentIndex(form.kind.findData(QuestionKind.SCORE))
    form.topic.setCurrentIndex(form.topic.findData("scoring"))
    form.chapter.setCurrentIndex(8)
    form.changed.setChecked(True)
    requested = form.question_filter
    assert [type(edition) for edition in requested.editions] == [Edition]
    assert requested.kinds == {QuestionKind.SCORE}
    assert requested.topics == {"scoring"}
    assert requested.laws == {80}
    assert requested.only_changed
    form.law.setCurrentIndex(27)
    assert form.question_filter.laws == {27}


def test_question_is_asked_under_another_edition(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace, bank: QuestionBank
) -> None:
    drawn = some(bank, QuestionKind.AUTHORED, 20)
    question = next(q for q in drawn if bank.under(q, Edition.SR_2007))
    practise(qtbot, quiz, question)
    page = quiz.practice
    press(page, *question.answer)
    enter(page)
    of_2007 = next(action for action in page.editions.actions() if "2007" in action.text())
    of_2007.trigger()
    assert said(window) == "It will be asked under the Laws of 2007 at the end of the session."
    enter(page)
    assert page.question_view.question is not None
    assert page.question_view.question.edition is Edition.SR_2007
    assert page.question_view.question.text == question.text


@pytest.mark.parametrize("theme", [Theme.DARK, Theme.HIGH_CONTRAST, Theme.LIGHT])
def test_law_beside_an_answer_follows_the_theme(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace, bank: QuestionBank, theme: Theme
) -> None:
    (question,) = some(bank, QuestionKind.AUTHORED)
    practise(qtbot, quiz, question)
    press(quiz.practice, *question.answer)
    enter(quiz.practice)
    other = Theme.DARK if theme is Theme.LIGHT else Theme.LIGHT
    aside, held = quiz.practice.question_view.aside, colours_of(theme)
    for each in (other, theme):
        window.parts.actions[f"theme-{each.value}"].trigger()
        qtbot.wait(50)
    picture = aside.book.grab().toImage()
    banner = picture.pixelColor(picture.width() - 30, 6).name()
    assert banner == held.shade
    assert picture.pixelColor(4, picture.height() - 4).name() == held.paper
