"""From a failed exam to better statistics: the way a student goes."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, QUrl
from PySide6.QtTest import QTest

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.exam import Preset
from bridge_rules_gui.views.exporting.printable import sheet_of
from bridge_rules_gui.views.exporting.printing import document_of
from bridge_rules_gui.views.quiz.charts.mastery_level import level_of
from tests.views.quiz.studying import desk_of, enter, press, quizzing, wrong_answer

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget
    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.quiz.statistics import Statistics
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.quiz.quiz_desk import QuizDesk

TAB = Qt.FocusPolicy.TabFocus
SHORT = Preset("Short", 4, 10, 75, open_book=True, editions=(Edition.BG_2017,), difficulty=2)
FAILED = 2


def statistics(desk: QuizDesk) -> Statistics:
    assert desk.room is not None
    return desk.room.progress.statistics()


def words_on_paper(window: MainWindow) -> str:
    """Return the words of what fills the window as they are printed."""
    assert window.study is not None
    sheet = sheet_of(window.study)
    assert sheet is not None
    return document_of(sheet.html, window.font(), "", sheet.style).toPlainText()


def sit(qtbot: QtBot, desk: QuizDesk) -> None:
    """Sit an exam, failing the first two questions, and hand it in."""
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(SHORT)
    page = desk.view.exam
    for number in range(SHORT.number):
        question = page.stage.question
        assert question is not None
        press(page, *(wrong_answer(question) if number < FAILED else question.answer))
        assert not page.stage.card.verdict.isVisible()  # an exam tells nothing
        enter(page)
    page.hand.click()


def test_student_fails_two_questions_reads_the_law_practises_and_sees_statistics_change(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz")
    desk = desk_of(window)
    assert desk.view.is_on(desk.view.start)
    sit(qtbot, desk)

    assert desk.view.is_on(desk.view.report)
    exam = desk.view.report.exam
    assert exam is not None
    report = exam.report
    assert len(report.wrong) == FAILED
    assert not report.passed
    assert "Not passed" in desk.view.report.text.toPlainText()
    before = statistics(desk)
    assert (before.answers, before.right) == (4, 2)
    printed = words_on_paper(window)
    assert "✗ Not passed" in printed
    assert "Short: 2 of 4 right" in printed
    assert printed.count("Your answer: ") == FAILED

    # He reads the law behind a wrong answer, and comes back.
    place = report.wrong[0].places[0]
    desk.view.report.text.anchorClicked.emit(QUrl(str(place)))
    assert not quizzing(window).is_shown
    window.parts.actions["back"].trigger()
    assert quizzing(window).is_shown
    assert desk.view.is_on(desk.view.report)

    # He practises what was wrong.
    with qtbot.waitSignal(desk.practice.prepared, timeout=20_000):
        desk.view.report.practise.click()
    page = desk.view.practice
    for _ in range(FAILED):
        question = page.stage.question
        assert question is not None
        press(page, *question.answer)
        enter(page)
        assert "Right" in page.stage.card.verdict.text()
        enter(page)
    assert desk.view.is_on(desk.view.message)
    assert "2 of 2" in desk.view.message.text.text()

    # The statistics have changed.
    desk.view.message.offers[-1].click()
    qtbot.waitUntil(lambda: desk.view.is_on(desk.view.statistics), timeout=10_000)
    after = statistics(desk)
    assert (after.answers, after.right) == (6, 4)
    assert isinstance(place.place, Citation)
    law = place.place.law - 1
    assert (before.mastery[law].mastery or 0) < (after.mastery[law].mastery or 0)
    assert level_of(after.mastery[law]) > level_of(before.mastery[law])
    assert "Answers: 6" in desk.view.statistics.numbers[1].text()
    printed = words_on_paper(window)
    assert "Answers: 6" in printed
    assert all(desk.topics.get(topic.topic, topic.topic) in printed for topic in after.topics)
    assert "not asked yet" in printed


def test_exam_left_half_way_is_gone_on_with(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    desk = desk_of(opened("quiz"))
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(SHORT)
    first = desk.view.exam.stage.question
    press(desk.view.exam, 1)
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.exam.leave.click()
    assert desk.view.is_on(desk.view.start)
    assert desk.view.start.exams.resume.isVisible()
    with qtbot.waitSignal(desk.exam.prepared, timeout=20_000):
        desk.view.start.exams.resume.click()
    assert desk.exam.sitting is not None
    assert first is not None
    assert desk.exam.sitting.chosen[first.identifier]
    assert desk.view.exam.place == 1  # the first without an answer


def test_the_book_is_opened_during_an_exam(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz")
    desk = desk_of(window)
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(SHORT)
    QTest.mouseClick(desk.view.exam.book, Qt.MouseButton.LeftButton)
    assert window.parts.actions["read"].isChecked()
    window.parts.actions["quiz"].trigger()
    assert desk.view.is_on(desk.view.exam)


def test_commands_lead_to_the_exams_and_back_into_the_one_left(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz")
    desk, actions = desk_of(window), window.parts.actions
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(SHORT)
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.exam.leave.click()
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        actions["quiz-exam"].trigger()
    qtbot.waitUntil(desk.view.start.exams.presets.hasFocus)
    with qtbot.waitSignal(desk.exam.prepared, timeout=20_000):
        actions["quiz-resume-exam"].trigger()
    assert desk.exam.sitting is not None
    assert desk.exam.sitting.preset == SHORT


def test_tabulator_leads_from_the_answers_to_the_buttons_as_they_stand(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    desk = desk_of(opened("quiz"))
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(SHORT)
    page = desk.view.exam
    walked: list[QWidget] = []
    here = page.stage.card.nextInFocusChain()
    while here is not None and here is not page.stage.card:
        if page.isAncestorOf(here) and here.isVisible() and here.focusPolicy() & TAB:
            walked.append(here)
        here = here.nextInFocusChain()
    answers = [number for number, one in enumerate(walked) if page.stage.card.isAncestorOf(one)]
    buttons = (page.flag, page.previous, page.next, page.leave, page.hand)
    assert answers
    assert [one for one in walked if one in buttons] == [b for b in buttons if b.isVisible()]
    assert max(answers) < walked.index(page.flag)


def test_exam_that_would_give_up_another_one_asks_first(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    desk = desk_of(opened("quiz"))
    with qtbot.waitSignal(desk.exam.prepared, timeout=20_000):
        desk.view.start.exams.wanted.emit(SHORT)
    press(desk.view.exam, 1)
    sitting = desk.exam.sitting
    assert sitting is not None
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.exam.leave.click()
    other = replace(SHORT, name="Other")
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(other)
    assert desk.view.is_on(desk.view.message)
    assert "Short is not handed in yet: 1 of" in desk.view.message.text.text()
    go_on, *_ = desk.view.message.offers
    with qtbot.waitSignal(desk.exam.prepared, timeout=20_000):
        go_on.click()
    assert desk.exam.sitting is not None
    assert desk.exam.sitting.chosen == sitting.chosen
    # Asked for over the exam itself, as the palette can.
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.beginning.exam(other)
    desk.view.message.offers[0].click()
    assert desk.view.is_on(desk.view.exam)
    assert desk.exam.sitting.chosen == sitting.chosen
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.beginning.exam(other)
    with qtbot.waitSignal(desk.exam.prepared, timeout=20_000):
        desk.view.message.offers[1].click()
    assert desk.exam.sitting.preset == other
    assert not desk.exam.sitting.chosen


def test_exam_is_handed_in_when_its_time_is_over(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    desk = desk_of(opened("quiz"))
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(SHORT)
    sitting = desk.exam.sitting
    assert sitting is not None
    desk.exam.sitting = sitting.waited(SHORT.minutes * 60)
    desk.exam.tick()
    assert desk.view.is_on(desk.view.report)


def test_handing_in_with_questions_unanswered_is_asked_twice(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    desk = desk_of(opened("quiz"))
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.start.exams.wanted.emit(SHORT)
    desk.view.exam.hand.click()
    assert desk.exam.is_under_way
    desk.view.exam.hand.click()
    assert desk.view.is_on(desk.view.report)
