"""The start of the quiz: each button and key leads where it says."""

from __future__ import annotations

from itertools import groupby

from PySide6.QtCore import QDate, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.exam import CLUB_DIRECTOR, NATIONAL_DIRECTOR
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.window.quiz.studying import enter, is_shown, press, rest


def test_buttons_of_the_form_begin_practice(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.start.form.weak.click()
    assert "No questions found" in quiz.message.title.text()
    with rest(qtbot, quiz):
        quiz.start.form.begin.click()
    assert quiz.is_on(quiz.practice)


def test_today_stands_first_and_begins_with_one_button(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    start = quiz.start
    assert start.plan.text() == "Today: 10 new."
    assert start.time.text() == "about 10 minutes today"
    assert start.known.text() == "0% of the Laws known"
    assert start.today.hasFocus()
    assert start.today.accessibleName() == "Start today’s questions"
    others = (start.statistics, start.exams.sit, start.free)
    assert all(start.today.height() > 1.5 * other.height() for other in others)
    with rest(qtbot, quiz):
        QTest.mouseClick(start.today, Qt.MouseButton.LeftButton)
    assert quiz.is_on(quiz.practice)


def test_days_to_the_exam_are_shown_once_it_has_a_date(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    start = quiz.start
    assert not start.exam_in.isVisible()
    start.has_exam.click()
    start.exam_day.setDate(QDate.currentDate().addDays(21))
    assert quiz.course is not None
    assert quiz.course.progress.pace().exam == start.exam_day.date().toPython()
    qtbot.waitUntil(lambda: start.exam_in.text() == "21 days until the exam", timeout=20_000)
    assert start.exam_in.isVisible()
    start.has_exam.click()
    qtbot.waitUntil(start.exam_in.isHidden, timeout=20_000)


def test_what_is_known_grows_with_right_answers(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.practise_today()
    for _ in range(10):
        question = quiz.practice.question_view.question
        assert question is not None
        press(quiz.practice, *question.answer)
        for _ in range(2):
            enter(quiz.practice)
    with rest(qtbot, quiz):
        quiz.show_start()
    assert quiz.course is not None
    found = quiz.course.overview(QuestionFilter(editions=frozenset({Edition.BG_2017})))
    assert 0 < found.known < 0.1
    assert quiz.start.known.text() == f"{int(found.known * 100)}% of the Laws known"


def test_free_practice_unfolds_by_mouse_and_keyboard(quiz: QuizWorkplace) -> None:
    start = quiz.start
    assert not start.form.isVisible()
    QTest.mouseClick(start.free, Qt.MouseButton.LeftButton)
    assert start.form.isVisible()
    assert start.form.edition.hasFocus()
    start.free.setFocus()
    QTest.keyClick(start.free, Qt.Key.Key_Return)
    assert not start.form.isVisible()


def test_exams_are_cards_chosen_by_mouse_and_keyboard(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    exams = quiz.start.exams
    first, second = (exams.presets.visualItemRect(exams.presets.item(n)) for n in range(2))
    assert first.top() == second.top()
    assert first.right() < second.left()
    assert "National director\n60 questions, 120 minutes" in exams.presets.item(1).text()
    QTest.mouseClick(exams.presets.viewport(), Qt.MouseButton.LeftButton, pos=second.center())
    assert exams.chosen_preset == NATIONAL_DIRECTOR
    QTest.keyClick(exams.presets, Qt.Key.Key_Left)
    assert exams.chosen_preset == CLUB_DIRECTOR
    with rest(qtbot, quiz):
        QTest.keyClick(exams.presets, Qt.Key.Key_Return)
    assert quiz.exam.sitting is not None
    assert quiz.exam.sitting.preset == CLUB_DIRECTOR


def test_last_line_of_a_card_is_painted_whole(quiz: QuizWorkplace) -> None:
    """What hangs below the line counts: two lines of the same words have the same ink."""
    presets = quiz.start.exams.presets
    presets.item(1).setText("gpq\ngpq\ngpq")
    card = presets.visualItemRect(presets.item(1))
    image = presets.viewport().grab(card).toImage()
    paper = image.pixel(card.width() // 2, 5)
    inner = range(12, card.width() - 24)
    inked = [any(image.pixel(x, y) != paper for x in inner) for y in range(8, card.height() - 16)]
    heights = [len(list(run)) for is_ink, run in groupby(inked) if is_ink]
    assert heights[-1] == heights[-2]


def test_chapter_of_one_law_names_it_once(quiz: QuizWorkplace) -> None:
    chapter = quiz.start.form.chapter
    names = [chapter.itemText(row) for row in range(1, chapter.count())]
    assert [name.rpartition(" ")[2] for name in names] == [
        *("(1–5)", "(6–8)", "(9–16)", "(17–40)", "(41–71)"),
        *("(72–76)", "(77–79)", "(80)", "(81–91)", "(92–93)"),
    ]


def test_cards_that_have_no_room_beside_one_another_stand_below(
    qtbot: QtBot, quiz: QuizWorkplace
) -> None:
    presets = quiz.start.exams.presets
    quiz.start.exams.setFixedWidth(400)
    qtbot.waitUntil(
        lambda: (
            presets.visualItemRect(presets.item(1)).top()
            >= presets.visualItemRect(presets.item(0)).bottom()
        )
    )
    qtbot.waitUntil(lambda: presets.height() >= presets.visualItemRect(presets.item(1)).bottom())


def test_flagged_questions_are_practised(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.practise_today()
    question = quiz.practice.question_view.question
    assert question is not None
    QTest.keyClick(quiz.practice, Qt.Key.Key_F)
    with rest(qtbot, quiz):
        QTest.keyClick(quiz.practice, Qt.Key.Key_Escape)
    with rest(qtbot, quiz):
        QTest.mouseClick(quiz.start.flagged, Qt.MouseButton.LeftButton)
    assert quiz.practice.coming == (question.identifier,)


def test_pace_is_kept(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    with rest(qtbot, quiz):
        quiz.start.new.setValue(4)
    assert "4 new" in quiz.start.plan.text()


def test_escape_leads_back_to_the_books(quiz: QuizWorkplace) -> None:
    QTest.keyClick(quiz.start, Qt.Key.Key_Escape)
    assert not is_shown(quiz)
