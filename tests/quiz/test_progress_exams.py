"""Exams that are kept, and their reports as files."""

from __future__ import annotations

import csv
import io
from dataclasses import replace
from pathlib import Path

import pytest
from pypdf import PdfReader

from bridge_rules_gui import resources
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.progress.records import KeptDocument, Mode
from bridge_rules_gui.quiz.exam import CLUB_DIRECTOR, PRESETS, Paper, Preset, Sitting
from bridge_rules_gui.quiz.exam_export import ExamFormat, ReportWording, exported_exam
from bridge_rules_gui.quiz.progress_exams import EXAM_SHELF, PRESET_SHELF, Exams
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.quiz.study_progress import StudyProgress
from tests.quiz.studying import START, SetClock, question

PRESET = Preset("Rehearsal", 4, 30, 50, open_book=True)
QUESTIONS = tuple(
    question(f"q{n}", place, "claims")
    for n, place in enumerate(["bg2017/70A"] * 3 + ["bg2017/64A"])
)
FONTS = resources.assets() / "fonts"


@pytest.fixture
def progress(tmp_path: Path) -> StudyProgress:
    found = StudyProgress(tmp_path, Schedule(spread=False), SetClock())
    found.open()
    return found


@pytest.fixture
def exams(progress: StudyProgress) -> Exams:
    return Exams(progress)


def sat() -> Sitting:
    """Return an exam with two right answers, a wrong one, and one question left out."""
    sitting = Sitting(PRESET, Paper(QUESTIONS))
    for asked, chosen in zip(QUESTIONS, [(0,), (0,), (2,)], strict=False):
        sitting = sitting.answered(asked, chosen, 30)
    return sitting


def test_exam_handed_in_is_kept_with_its_answers(progress: StudyProgress, exams: Exams) -> None:
    exams.keep_under_way(sat())
    kept = exams.hand_in(sat())
    assert exams.past() == (kept,)
    assert (kept.at, kept.report.right, kept.report.passed) == (START, 2, True)
    assert [(r.mode, r.is_right) for r in progress.store.reviews()] == [
        (Mode.EXAM, True),
        (Mode.EXAM, True),
        (Mode.EXAM, False),
    ]
    assert exams.under_way({q.identifier: q for q in QUESTIONS}.get) is None
    assert progress.undo() is None


def test_exam_under_way_is_resumed_after_a_crash(tmp_path: Path, exams: Exams) -> None:
    exams.keep_under_way(sat())
    again = Exams(StudyProgress(tmp_path)).under_way({q.identifier: q for q in QUESTIONS}.get)
    assert again is not None
    assert (again.chosen, again.seconds) == (sat().chosen, 90)
    assert exams.under_way(lambda _: None) is None


def test_presets_are_changed_added_and_brought_back(exams: Exams) -> None:
    assert exams.presets() == PRESETS
    harder = replace(CLUB_DIRECTOR, pass_mark=90)
    exams.keep_preset(harder)
    exams.keep_preset(PRESET)
    assert exams.presets() == (harder, PRESETS[1], PRESET)
    exams.forget_preset(harder.name)
    exams.forget_preset(PRESET.name)
    assert exams.presets() == PRESETS


def test_what_nobody_understands_does_not_keep_the_rest_away(
    progress: StudyProgress, exams: Exams
) -> None:
    kept = exams.hand_in(sat())
    for shelf in (EXAM_SHELF, PRESET_SHELF, "sitting"):
        progress.store.put(shelf, KeptDocument("broken", START, "{"))
    assert exams.past() == (kept,)
    assert exams.presets() == PRESETS
    assert exams.under_way(lambda _: QUESTIONS[0]) is None


def test_report_as_csv_has_a_row_for_each_question_and_no_formula(exams: Exams) -> None:
    hostile = replace(QUESTIONS[0], explanation=replace(QUESTIONS[0].explanation, pattern="=1+1"))
    kept = exams.hand_in(Sitting(PRESET, Paper((hostile, *QUESTIONS[1:]))))
    content = exported_exam(kept, ExamFormat.CSV, FONTS).decode("utf-8-sig")
    rows = list(csv.DictReader(io.StringIO(content)))
    assert [row["number"] for row in rows] == ["1", "2", "3", "4"]
    assert rows[0]["explanation"] == "'=1+1"
    assert (rows[1]["answer"], rows[1]["given"], rows[1]["right"]) == ("q1 0", "", "0")


def test_report_as_pdf_tells_seconds_and_cards_as_the_screen_does(exams: Exams) -> None:
    explained = sentence("W led {card}.", card=Card.parse("C6"))
    found = replace(QUESTIONS[0], explanation=explained)
    kept = exams.hand_in(Sitting(PRESET, Paper((found, *QUESTIONS[1:]))).waited(24))
    reader = PdfReader(io.BytesIO(exported_exam(kept, ExamFormat.PDF, FONTS)))
    words = " ".join(page.extract_text() for page in reader.pages)
    assert f"Time: 0:24 / {PRESET.minutes}:00" in words
    assert "W led ♣6." in words


def test_report_as_pdf_says_score_topics_laws_and_answers(exams: Exams) -> None:
    kept = exams.hand_in(sat())
    wording = ReportWording(topic=lambda topic: {"claims": "Претенции"}[topic])
    content = exported_exam(kept, ExamFormat.PDF, FONTS, wording)
    assert content == exported_exam(kept, ExamFormat.PDF, FONTS, wording)
    reader = PdfReader(io.BytesIO(content))
    words = " ".join(page.extract_text() for page in reader.pages)
    for said in (
        "Exam: Rehearsal",
        "2 / 4 (50%) · passed",
        "Претенции",
        "Law 64 (2017)",
        "What of <q0> & others?",
        "Your answer: q2 2",
        "Your answer: none",
        "Right answer: q3 0",
        "bg2017/70A",
    ):
        assert said in words
