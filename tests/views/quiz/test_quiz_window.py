"""The quiz in the window: its files, its exams' settings, damage, what it remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtWidgets import QApplication

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.bank import Wanted
from bridge_rules_gui.quiz.exam import CLUB_DIRECTOR, Preset, Quota, Sitting
from bridge_rules_gui.quiz.progress.file import NAME
from bridge_rules_gui.quiz.question import QuestionKind
from bridge_rules_gui.quiz.session import practice
from bridge_rules_gui.services.quiz.exam_export import ExamFormat
from bridge_rules_gui.views.quiz.preset_dialog import PresetDialog
from bridge_rules_gui.views.quiz.quiz_files import QuizFiles
from bridge_rules_gui.views.quiz.start_page import StartPage
from bridge_rules_gui.views.quiz.state import QuizState, read_state
from tests.views.quiz.studying import desk_of, quizzing

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from pytestqt.qtbot import QtBot

    from bridge_rules_gui.quiz.bank import QuestionBank
    from bridge_rules_gui.views.main_window import MainWindow

TOPICS = {"revoke": "Revoke", "claims": "Claims"}


@pytest.mark.parametrize(
    ("form", "begin"), [(ExamFormat.PDF, b"%PDF"), (ExamFormat.CSV, b"\xef\xbb\xbf")]
)
def test_report_of_an_exam_is_exported(
    qtbot: QtBot,
    opened: Callable[[str], MainWindow],
    tmp_path: Path,
    form: ExamFormat,
    begin: bytes,
) -> None:
    desk = desk_of(opened("quiz"))
    assert desk.room is not None
    preset = Preset("Short", 3, 10, 70, open_book=False, editions=(Edition.BG_2017,))
    exam = desk.room.exams.hand_in(Sitting(preset, desk.room.sessions.paper(preset, 3)))
    files = desk.findChild(QuizFiles)
    assert files is not None
    path = tmp_path / f"exam.{form.value}"
    with qtbot.waitSignal(files.told, timeout=20_000):
        files.write_report(exam, form, path)
    assert path.read_bytes().startswith(begin)


def test_practice_left_is_gone_on_with_in_the_next_window(
    qtbot: QtBot, opened: Callable[[str], MainWindow], bank: QuestionBank
) -> None:
    first, *rest = bank.draw(3, 7, Wanted(frozenset({QuestionKind.RULING})))
    window = opened("quiz")
    desk = desk_of(window)
    assert desk.room is not None
    desk.view.go_to(desk.view.practice)
    desk.practice.begin(desk.room, practice([first, *rest]))
    desk.view.practice.answered.emit(first.answer)
    assert quizzing(window).address == "quiz:practice"
    assert window.close()
    later = desk_of(opened("quiz:practice"))
    assert later.practice.coming == tuple(question.identifier for question in rest)


def test_practice_that_was_not_left_begins_nothing(opened: Callable[[str], MainWindow]) -> None:
    desk = desk_of(opened("quiz:practice"))
    assert desk.view.is_on(desk.view.start)


def test_report_of_an_exam_has_an_address(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz")
    desk = desk_of(window)
    assert desk.room is not None
    preset = Preset("Short", 3, 10, 70, open_book=True, editions=(Edition.BG_2017,))
    sitting = Sitting(preset, desk.room.sessions.paper(preset, 3))
    before, last = (desk.room.exams.hand_in(sitting) for _ in range(2))
    for asked, exam in (("report", last), (f"report/{before.name}", before)):
        with qtbot.waitSignal(desk.shown, timeout=20_000):
            quizzing(window).open_asked(asked)
        assert desk.view.is_on(desk.view.report)
        assert quizzing(window).address == f"quiz:report/{exam.name}"


def test_report_of_no_exam_is_refused(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    window = opened("quiz")
    with qtbot.waitSignal(quizzing(window).failed, timeout=20_000) as failed:
        quizzing(window).open_asked("report")
    assert failed.args is not None
    assert "no such exam has been handed in" in str(failed.args[0])


def test_cards_stand_below_one_another_in_a_narrow_window(qtbot: QtBot) -> None:
    page = StartPage()
    qtbot.addWidget(page)
    page.show()
    for width, is_beside in ((1280, True), (640, False), (1280, True)):
        page.resize(width, 800)
        qtbot.wait(20)
        wish, exams = (part.mapTo(page, QPoint(0, 0)) for part in (page.wish, page.exams))
        assert (wish.x() > exams.x()) is is_beside, width
        assert page.horizontalScrollBar().maximum() == 0, width


def test_exam_is_set_in_the_dialog(qtbot: QtBot) -> None:
    dialog = PresetDialog(CLUB_DIRECTOR, TOPICS)
    qtbot.addWidget(dialog)
    dialog.number.setValue(10)
    dialog.quotas["revoke"].setValue(2)
    dialog.quotas["claims"].setValue(0)
    dialog.open_book.setChecked(False)
    dialog.accepted.emit()
    dialog._take()
    assert dialog.preset.name == CLUB_DIRECTOR.name
    assert dialog.preset.number == 10
    assert dialog.preset.quotas == (Quota("revoke", 2),)
    assert not dialog.preset.open_book


def test_exam_that_cannot_be_says_why(qtbot: QtBot) -> None:
    dialog = PresetDialog(CLUB_DIRECTOR, TOPICS)
    qtbot.addWidget(dialog)
    dialog.number.setValue(1)
    dialog.quotas["revoke"].setValue(2)
    dialog._take()
    asked = sum(box.value() for box in dialog.quotas.values())
    assert f"{asked} instead of 1" in dialog.problem.text()
    assert f"{asked} of 1" in dialog.asked.text()
    assert dialog.preset == CLUB_DIRECTOR


def test_short_exam_is_set_by_asking_for_no_topic(qtbot: QtBot) -> None:
    dialog = PresetDialog(CLUB_DIRECTOR, TOPICS)
    qtbot.addWidget(dialog)
    dialog.number.setValue(1)
    dialog._take()
    dialog.clear.click()
    assert dialog.problem.isHidden()
    assert not dialog.clear.isEnabled()
    dialog._take()
    assert (dialog.preset.number, dialog.preset.quotas) == (1, ())


def test_new_exam_is_chosen_in_the_list(qtbot: QtBot, opened: Callable[[str], MainWindow]) -> None:
    desk = desk_of(opened("quiz"))

    def set_exam() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, PresetDialog)
        dialog.number.setValue(5)
        dialog.clear.click()
        dialog._take()

    QTimer.singleShot(0, set_exam)
    with qtbot.waitSignal(desk.shown, timeout=10_000):
        desk.view.start.exams.add.click()
    chosen = desk.view.start.exams.chosen_preset
    assert chosen is not None
    assert (chosen.name, chosen.number) == ("My exam", 5)


def test_exam_takes_no_name_of_another_one(qtbot: QtBot) -> None:
    dialog = PresetDialog(CLUB_DIRECTOR, TOPICS, taken={"Mine"})
    qtbot.addWidget(dialog)
    for name, complaint in (("Mine", "Another exam"), ("  ", "a name")):
        dialog.name.setText(name)
        dialog._take()
        assert complaint in dialog.problem.text()
    dialog.name.setText("Ours")
    dialog._take()
    assert dialog.preset.name == "Ours"


def test_damaged_progress_is_told_and_a_new_one_begun(
    qtbot: QtBot, opened: Callable[[str], MainWindow], tmp_path: Path
) -> None:
    (tmp_path / "progress").mkdir()
    (tmp_path / "progress" / NAME).write_bytes(b"no database at all" * 100)
    desk = desk_of(opened("bg2017/1"))
    with qtbot.waitSignal(desk.failed, timeout=20_000):
        quizzing_of = desk.parent()
        assert quizzing_of is not None
        desk.when_ready(desk.show_start)
        quizzing_of.open()  # type: ignore[attr-defined]
    assert "cannot be read" in desk.view.message.title.text()
    told = desk.view.message.text
    qtbot.waitUntil(lambda: told.height() >= told.heightForWidth(told.width()))
    with qtbot.waitSignal(desk.shown, timeout=20_000):
        desk.view.message.offers[-1].click()
    assert desk.view.is_on(desk.view.start)
    assert list((tmp_path / "progress").glob("*damaged*"))


def test_page_that_is_none_is_refused_in_one_line(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("bg2017/1")
    with qtbot.waitSignal(quizzing(window).failed):
        quizzing(window).open_asked("nonsense")
    assert "'nonsense' is no page of the quiz" in window.parts.notice.message


def test_a_law_to_practise_is_named_on_the_command_line(
    opened: Callable[[str], MainWindow],
) -> None:
    desk = desk_of(opened("quiz:law/27"))
    assert desk.practice.session is not None
    question = desk.practice.session.question
    assert question is not None
    assert any(str(s.address.place).startswith("27") for s in question.sources)


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
    desk_of(window).view.start.wish.choose_edition(Edition.SR_2007)
    window.close()
    assert desk_of(opened("quiz")).view.start.wish.chosen_edition is Edition.SR_2007


def test_edition_keys_choose_what_is_studied_and_stay_in_the_quiz(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz")
    desk, actions = desk_of(window), window.parts.actions
    with qtbot.waitSignal(desk.practice.prepared, timeout=20_000):
        desk.beginning.today()
    asked = desk.view.practice.stage.question
    actions["sr2007"].trigger()
    assert quizzing(window).is_shown
    assert desk.view.practice.stage.question is asked
    assert desk.view.start.wish.chosen_edition is Edition.SR_2007
    assert actions["sr2007"].isChecked()
    with qtbot.waitSignal(desk.practice.prepared, timeout=20_000):
        desk.beginning.today()
    question = desk.view.practice.stage.question
    assert question is not None
    assert question.edition is Edition.SR_2007


def test_edition_keys_choose_what_the_statistics_tell_of(
    qtbot: QtBot, opened: Callable[[str], MainWindow]
) -> None:
    window = opened("quiz:statistics")
    desk = desk_of(window)
    with qtbot.waitSignal(desk.shown, timeout=10_000):
        window.parts.actions["ru1987"].trigger()
    assert desk.view.is_on(desk.view.statistics)
    assert desk.view.statistics.chosen_edition is Edition.RU_1987
