"""The quiz in the window: its files, its exams' settings, damage, what it remembers."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QPushButton
from pytestqt.qtbot import QtBot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.progress.file import NAME
from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.exam import CLUB_DIRECTOR, Preset, Quota
from bridge_rules_gui.quiz.progress_exams import KeptExam
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.quiz.session import practice
from bridge_rules_gui.window.main_window import MainWindow
from bridge_rules_gui.window.quiz.preset_dialog import PresetDialog
from bridge_rules_gui.window.quiz.start_page import StartPage
from bridge_rules_gui.window.quiz.state import QuizState, read_state
from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
from tests.window.quiz.studying import enter, is_shown, press, quiz_of, rest, said, study_of

SHORT = Preset("Short", 3, 10, 70, open_book=False, editions=(Edition.BG_2017,))
OK, RESET = QDialogButtonBox.ButtonRole.AcceptRole, QDialogButtonBox.ButtonRole.ResetRole
TOPICS = {"revoke": "Revoke", "claims": "Claims"}


def hand_in(quiz: QuizWorkplace, preset: Preset) -> KeptExam:
    """Sit an exam elsewhere, and hand it in without an answer."""
    assert quiz.course is not None
    return quiz.course.exams.hand_in(quiz.course.sitting(preset, 3))


def click(quiz: QuizWorkplace, name: str) -> None:
    button = quiz.findChild(QPushButton, name)
    assert isinstance(button, QPushButton)
    assert button.isVisible()
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def press_button(dialog: PresetDialog, role: QDialogButtonBox.ButtonRole) -> None:
    """Press the button below a dialog that does one kind of thing."""
    buttons = dialog.findChild(QDialogButtonBox)
    assert buttons is not None
    (button,) = (each for each in buttons.buttons() if buttons.buttonRole(each) is role)
    button.click()


@pytest.mark.parametrize(
    ("suffix", "begin"), [("pdf", b"%PDF"), ("csv", b"\xef\xbb\xbf"), ("", b"%PDF")]
)
def test_report_of_an_exam_is_exported(
    qtbot: QtBot,
    window: MainWindow,
    quiz: QuizWorkplace,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    *,
    suffix: str,
    begin: bytes,
) -> None:
    quiz.show_report(hand_in(quiz, SHORT))
    asked = tmp_path / f"exam.{suffix}" if suffix else tmp_path / "exam"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (str(asked), ""))
    with rest(qtbot, quiz):
        click(quiz, "report-export")
    path = asked if suffix else asked.with_suffix(".pdf")
    assert path.read_bytes().startswith(begin)
    assert said(window) == f"Saved: {path}"


def test_report_that_cannot_be_written_is_said(
    qtbot: QtBot,
    window: MainWindow,
    quiz: QuizWorkplace,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    quiz.show_report(hand_in(quiz, SHORT))
    asked = str(tmp_path / "none" / "exam.csv")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_: (asked, ""))
    with rest(qtbot, quiz):
        click(quiz, "report-export")
    assert window.parts.notice.message.startswith(f"{asked}: The file or its folder was not found")


def test_practice_left_is_resumed_in_the_next_window(
    qtbot: QtBot, opened: Callable[[str], MainWindow], bank: QuestionBank
) -> None:
    first, *others = bank.draw(3, 7, QuestionFilter(frozenset({QuestionKind.RULING})))
    window = opened("quiz")
    quiz = quiz_of(window)
    with rest(qtbot, quiz):
        quiz.begin_practice(practice([first, *others]))
    press(quiz.practice, *first.answer)
    enter(quiz.practice)
    assert quiz.address == "quiz:practice"
    assert window.close()
    later = quiz_of(opened("quiz:practice"))
    assert later.practice.coming == tuple(question.identifier for question in others)


def test_practice_that_was_not_left_begins_nothing(opened: Callable[[str], MainWindow]) -> None:
    quiz = quiz_of(opened("quiz:practice"))
    assert quiz.is_on(quiz.start)


def test_report_of_an_exam_has_an_address(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    before, last = (hand_in(quiz, SHORT) for _ in range(2))
    for asked, exam in (("report", last), (f"report/{before.name}", before)):
        with rest(qtbot, quiz):
            quiz.open(asked)
        assert quiz.is_on(quiz.report)
        assert quiz.address == f"quiz:report/{exam.name}"


def test_report_of_no_exam_is_refused(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    with rest(qtbot, quiz):
        quiz.open("report")
    assert "no such exam has been handed in" in window.parts.notice.message
    assert "no such exam has been handed in" in quiz.message.text.text()
    QTest.keyClick(quiz.message, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: quiz.is_on(quiz.start))


@pytest.mark.parametrize("width", [1280, 640])
def test_nothing_of_the_start_is_cut_off(qtbot: QtBot, width: int) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.resize(width, 800)
    page.show()
    page.free.click()
    qtbot.wait(20)
    today, exams, form = (
        part.mapTo(page, QPoint(0, 0)).y() for part in (page.today, page.exams, page.form)
    )
    assert today < exams < form
    assert page.horizontalScrollBar().maximum() == 0


def test_exam_is_set_in_the_dialog(qtbot: QtBot) -> None:
    dialog = PresetDialog(CLUB_DIRECTOR, TOPICS)
    qtbot.addWidget(dialog)
    dialog.number.setValue(10)
    dialog.quotas["revoke"].setValue(2)
    dialog.quotas["claims"].setValue(0)
    dialog.open_book.setChecked(False)
    press_button(dialog, OK)
    assert dialog.result() == PresetDialog.DialogCode.Accepted
    assert dialog.preset.name == CLUB_DIRECTOR.name
    assert dialog.preset.number == 10
    assert dialog.preset.quotas == (Quota("revoke", 2),)
    assert not dialog.preset.open_book


def test_exam_that_cannot_be_says_why(qtbot: QtBot) -> None:
    dialog = PresetDialog(CLUB_DIRECTOR, TOPICS)
    qtbot.addWidget(dialog)
    dialog.number.setValue(1)
    dialog.quotas["revoke"].setValue(2)
    press_button(dialog, OK)
    asked = sum(box.value() for box in dialog.quotas.values())
    assert f"{asked} instead of 1" in dialog.problem.text()
    assert f"{asked} of 1" in dialog.asked.text()
    assert dialog.preset == CLUB_DIRECTOR


def test_short_exam_is_set_by_asking_for_no_topic(qtbot: QtBot) -> None:
    dialog = PresetDialog(CLUB_DIRECTOR, TOPICS)
    qtbot.addWidget(dialog)
    dialog.number.setValue(1)
    press_button(dialog, OK)
    dialog.clear.click()
    assert dialog.problem.isHidden()
    assert not dialog.clear.isEnabled()
    press_button(dialog, OK)
    assert (dialog.preset.number, dialog.preset.quotas) == (1, ())


def test_new_exam_is_chosen_in_the_list(qtbot: QtBot, quiz: QuizWorkplace) -> None:

    def set_exam() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PresetDialog)
        dialog.number.setValue(5)
        dialog.clear.click()
        press_button(dialog, OK)

    QTimer.singleShot(0, set_exam)
    with rest(qtbot, quiz):
        quiz.start.exams.add.click()
    chosen = quiz.start.exams.chosen_preset
    assert chosen is not None
    assert (chosen.name, chosen.number) == ("My exam", 5)


def test_exam_is_changed_and_put_back_as_it_was_at_first(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    first = quiz.start.exams.chosen_preset
    assert first is not None

    def changed() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PresetDialog)
        dialog.minutes.setValue(first.minutes + 5)
        press_button(dialog, OK)

    def put_back() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PresetDialog)
        press_button(dialog, RESET)

    for act, minutes in ((changed, first.minutes + 5), (put_back, first.minutes)):
        QTimer.singleShot(0, act)
        with rest(qtbot, quiz):
            quiz.start.exams.edit.click()
        chosen = quiz.start.exams.chosen_preset
        assert chosen is not None
        assert (chosen.name, chosen.minutes) == (first.name, minutes)


def test_report_of_a_past_exam_is_opened_from_the_list(qtbot: QtBot, quiz: QuizWorkplace) -> None:
    exams = [hand_in(quiz, SHORT), hand_in(quiz, SHORT)]
    with rest(qtbot, quiz):
        quiz.show_start()
    past = quiz.start.exams.past
    assert past.count() == len(exams)
    line = past.visualItemRect(past.item(1)).center()
    QTest.mouseClick(past.viewport(), Qt.MouseButton.LeftButton, pos=line)
    qtbot.waitUntil(lambda: quiz.is_on(quiz.report), timeout=10_000)
    assert quiz.report.exam is not None
    assert quiz.report.exam.name == exams[0].name  # the last one stands first


def test_exam_takes_no_name_of_another_one(qtbot: QtBot) -> None:
    dialog = PresetDialog(CLUB_DIRECTOR, TOPICS, taken={"Mine"})
    qtbot.addWidget(dialog)
    for name, complaint in (("Mine", "Another exam"), ("  ", "a name")):
        dialog.name.setText(name)
        press_button(dialog, OK)
        assert complaint in dialog.problem.text()
    dialog.name.setText("Ours")
    press_button(dialog, OK)
    assert dialog.preset.name == "Ours"


def test_damaged_progress_is_told_and_a_new_one_begun(
    qtbot: QtBot, opened: Callable[[str], MainWindow], tmp_path: Path
) -> None:
    (tmp_path / "progress").mkdir()
    (tmp_path / "progress" / NAME).write_bytes(b"no database at all" * 100)
    window = opened("bg2017/1")
    quiz = quiz_of(window)
    with rest(qtbot, quiz):
        window.parts.actions["quiz"].trigger()
    assert "cannot be read" in quiz.message.title.text()
    found = quiz.message.text
    qtbot.waitUntil(lambda: found.height() >= found.heightForWidth(found.width()))
    with rest(qtbot, quiz):
        quiz.message.offers[-1].click()
    assert quiz.is_on(quiz.start)
    assert list((tmp_path / "progress").glob("*damaged*"))


def test_page_that_is_none_is_refused_in_one_line(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("bg2017/1")
    study_of(window).shell.open("quiz:nonsense")
    assert "'nonsense' is not a page of the quiz" in window.parts.notice.message


def test_a_law_to_practise_is_named_on_the_command_line(
    opened: Callable[[str], MainWindow],
) -> None:
    quiz = quiz_of(opened("quiz:law/27"))
    assert quiz.practice.session is not None
    question = quiz.practice.session.question
    assert question is not None
    assert any(str(s.address.place).startswith("27") for s in question.sources)


@pytest.mark.parametrize(
    ("name", "asked"), [("law01-rank-of-suits", "law01-rank-of-suits@bg2017"), ("nonsense", None)]
)
def test_question_named_is_asked_alone_under_the_edition_being_read(
    opened: Callable[[str], MainWindow], name: str, asked: str | None
) -> None:
    quiz = quiz_of(opened(f"quiz:question/{name}"))
    session = quiz.practice.session
    question = session.question if session is not None else None
    assert (question.identifier if question else None) == asked


@pytest.mark.parametrize(
    "state", [QuizState(), QuizState(None, (600, 400)), QuizState(Edition.RU_1987, ())]
)
def test_state_is_read_as_it_was_written(state: QuizState) -> None:
    assert read_state(state.written()) == state


@pytest.mark.parametrize("spoilt", ["", "[]", "{", '{"edition": 7, "panes": [0, "x"]}'])
def test_spoilt_state_is_as_at_the_first_time(spoilt: str) -> None:
    assert read_state(spoilt) == QuizState()


def test_edition_studied_is_remembered(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    window = opened("quiz")
    quiz_of(window).start.form.choose_edition(Edition.SR_2007)
    window.close()
    assert quiz_of(opened("quiz")).start.form.chosen_edition is Edition.SR_2007


def test_edition_keys_choose_what_is_studied_and_stay_in_the_quiz(
    qtbot: QtBot, window: MainWindow, quiz: QuizWorkplace
) -> None:
    actions = window.parts.actions
    with rest(qtbot, quiz):
        quiz.practise_today()
    asked = quiz.practice.question_view.question
    actions["sr2007"].trigger()
    assert is_shown(quiz)
    assert quiz.practice.question_view.question is asked
    assert quiz.start.form.chosen_edition is Edition.SR_2007
    assert actions["sr2007"].isChecked()
    with rest(qtbot, quiz):
        quiz.practise_today()
    question = quiz.practice.question_view.question
    assert question is not None
    assert question.edition is Edition.SR_2007


def test_edition_keys_choose_what_the_statistics_tell_of(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz:statistics")
    quiz = quiz_of(window)
    with rest(qtbot, quiz):
        window.parts.actions["ru1987"].trigger()
    assert quiz.is_on(quiz.statistics)
    assert quiz.statistics.chosen_edition is Edition.RU_1987
