"""From a failed exam to better statistics: the way a student goes."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.exam import Preset
from bridge_rules_gui.quiz.statistics import Statistics
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.charts.mastery_level import level_of
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.window.paper import printed
from tests.window.quiz.studying import enter, is_shown, press, rest, wrong_answer

TAB = Qt.FocusPolicy.TabFocus
SHORT = Preset("Short", 4, 10, 75, open_book=True, editions=(Edition.BG_2017,), difficulty=2)
FAILED = 2


def statistics(quiz: QuizWorkplace) -> Statistics:
    assert quiz.course is not None
    return quiz.course.progress.statistics()


def words_on_paper(window: MainWindow) -> str:
    """Return the words of what fills the window as they are printed."""
    return printed(window).words


def sit(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    """Sit an exam, failing the first two questions, and hand it in."""
    with rest(qtbot, quiz):
        quiz.sit(SHORT)
    page = quiz.exam
    for number in range(SHORT.number):
        question = page.question_view.question
        assert question is not None
        press(page, *(wrong_answer(question) if number < FAILED else question.answer))
        assert not page.question_view.card.verdict.isVisible()  # an exam tells nothing
        enter(page)
    page.hand.click()


def test_student_fails_two_questions_reads_the_law_practises_and_sees_statistics_change(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    assert quiz.is_on(quiz.start)
    sit(qtbot, quiz)

    assert quiz.is_on(quiz.report)
    exam = quiz.report.exam
    assert exam is not None
    report = exam.report
    assert len(report.wrong) == FAILED
    assert not report.passed
    assert "Not passed" in quiz.report.text.toPlainText()
    before = statistics(quiz)
    assert (before.answers, before.right) == (4, 2)
    printed = words_on_paper(window)
    assert "✗ Not passed" in printed
    assert "Short: 2 of 4 right" in printed
    assert printed.count("Your answer: ") == FAILED

    # He reads the law behind a wrong answer, and comes back.
    place = report.wrong[0].places[0]
    quiz.report.text.anchorClicked.emit(QUrl(str(place)))
    assert not is_shown(quiz)
    window.parts.actions["back"].trigger()
    assert is_shown(quiz)
    assert quiz.is_on(quiz.report)

    # He practises what was wrong.
    focused = window.focusWidget()
    assert focused is quiz.report.practise
    with rest(qtbot, quiz):
        enter(focused)
    page = quiz.practice
    for _ in range(FAILED):
        question = page.question_view.question
        assert question is not None
        press(page, *question.answer)
        enter(page)
        assert "Right" in page.question_view.card.verdict.text()
        enter(page)
    assert quiz.is_on(quiz.message)
    assert "2 of 2" in quiz.message.text.text()

    # The statistics have changed.
    quiz.message.offers[-1].click()
    qtbot.waitUntil(lambda: quiz.is_on(quiz.statistics), timeout=10_000)
    after = statistics(quiz)
    assert (after.answers, after.right) == (6, 4)
    assert isinstance(place.place, Citation)
    law = place.place.law - 1
    assert (before.mastery[law].mastery or 0) < (after.mastery[law].mastery or 0)
    assert level_of(after.mastery[law]) > level_of(before.mastery[law])
    assert "Answers: 6" in quiz.statistics.numbers[1].text()
    printed = words_on_paper(window)
    assert "Answers: 6" in printed
    assert all(quiz.topics.get(topic.topic, topic.topic) in printed for topic in after.topics)
    assert "not asked yet" in printed


def test_exam_left_half_way_is_resumed(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.sit(SHORT)
    first = quiz.exam.question_view.question
    press(quiz.exam, 1)
    with rest(qtbot, quiz):
        quiz.exam.leave.click()
    assert quiz.is_on(quiz.start)
    assert quiz.start.exams.resume.isVisible()
    with rest(qtbot, quiz):
        quiz.start.exams.resume.click()
    assert quiz.exam.sitting is not None
    assert first is not None
    assert quiz.exam.sitting.chosen[first.identifier]
    assert quiz.exam.place == 1  # the first without an answer


def test_the_book_is_opened_during_an_exam(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    with rest(qtbot, quiz):
        quiz.sit(SHORT)
    QTest.mouseClick(quiz.exam.book, Qt.MouseButton.LeftButton)
    assert window.parts.actions["read"].isChecked()
    window.parts.actions["quiz"].trigger()
    assert quiz.is_on(quiz.exam)


def test_commands_lead_to_the_exams_and_back_into_the_one_left(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    actions = window.parts.actions
    with rest(qtbot, quiz):
        quiz.sit(SHORT)
    with rest(qtbot, quiz):
        quiz.exam.leave.click()
    with rest(qtbot, quiz):
        actions["quiz-exam"].trigger()
    qtbot.waitUntil(quiz.start.exams.presets.hasFocus)
    with rest(qtbot, quiz):
        actions["quiz-resume-exam"].trigger()
    assert quiz.exam.sitting is not None
    assert quiz.exam.sitting.preset == SHORT


def test_tabulator_leads_from_the_answers_to_the_buttons_as_they_stand(
    qtbot: QtBot, quiz: QuizWorkplace
) -> None:
    with rest(qtbot, quiz):
        quiz.sit(SHORT)
    page = quiz.exam
    walked: list[QWidget] = []
    here = page.question_view.card.nextInFocusChain()
    while here is not None and here is not page.question_view.card:
        if page.isAncestorOf(here) and here.isVisible() and here.focusPolicy() & TAB:
            walked.append(here)
        here = here.nextInFocusChain()
    answers = [
        number for number, one in enumerate(walked) if page.question_view.card.isAncestorOf(one)
    ]
    buttons = (page.flag, page.previous, page.next, page.leave, page.hand)
    assert answers
    assert [one for one in walked if one in buttons] == [b for b in buttons if b.isVisible()]
    assert max(answers) < walked.index(page.flag)


def test_exam_that_would_give_up_another_one_asks_first(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.sit(SHORT)
    press(quiz.exam, 1)
    sitting = quiz.exam.sitting
    assert sitting is not None
    with rest(qtbot, quiz):
        quiz.exam.leave.click()
    other = replace(SHORT, name="Other")
    with rest(qtbot, quiz):
        quiz.sit(other)
    assert quiz.is_on(quiz.message)
    assert "Short has not been handed in: 1 of" in quiz.message.text.text()
    resume, *_ = quiz.message.offers
    with rest(qtbot, quiz):
        resume.click()
    assert quiz.exam.sitting is not None
    assert quiz.exam.sitting.chosen == sitting.chosen
    # Asked for over the exam itself, as the palette can.
    with rest(qtbot, quiz):
        quiz.sit(other)
    quiz.message.offers[0].click()
    assert quiz.is_on(quiz.exam)
    assert quiz.exam.sitting.chosen == sitting.chosen
    with rest(qtbot, quiz):
        quiz.sit(other)
    with rest(qtbot, quiz):
        quiz.message.offers[1].click()
    assert quiz.exam.sitting.preset == other
    assert not quiz.exam.sitting.chosen


def test_exam_is_handed_in_when_its_time_is_over(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.sit(SHORT)
    sitting = quiz.exam.sitting
    assert sitting is not None
    quiz.exam.sitting = sitting.waited(SHORT.minutes * 60)
    qtbot.waitUntil(lambda: quiz.is_on(quiz.report), timeout=20_000)


def test_handing_in_with_questions_unanswered_is_asked_twice(
    qtbot: QtBot, quiz: QuizWorkplace
) -> None:
    with rest(qtbot, quiz):
        quiz.sit(SHORT)
    quiz.exam.hand.click()
    assert quiz.exam.is_under_way
    quiz.exam.hand.click()
    assert quiz.is_on(quiz.report)
