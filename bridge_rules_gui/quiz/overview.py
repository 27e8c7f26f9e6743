"""What the quiz begins with: today's plan, days in a row, marked questions, exams."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.daily_plan import DailyPlan, Pace
from bridge_rules_gui.quiz.exam import Preset
from bridge_rules_gui.quiz.progress_exams import Exams, KeptExam
from bridge_rules_gui.quiz.progress_sessions import Sessions
from bridge_rules_gui.quiz.statistics import Streak, streak
from bridge_rules_gui.quiz.study_progress import StudyProgress


@dataclass(frozen=True, slots=True)
class Overview:
    """Where a student stands; ``flags`` are the identifiers of the questions he has marked."""

    plan: DailyPlan
    pace: Pace
    streak: Streak
    flags: tuple[str, ...]
    presets: tuple[Preset, ...]
    past: tuple[KeptExam, ...]
    has_exam_under_way: bool


def overview(
    progress: StudyProgress,
    sessions: Sessions,
    exams: Exams,
    bank: QuestionBank,
    question_filter: QuestionFilter,
) -> Overview:
    """Return what the quiz begins with; slow, for a worker. Raises what `StudyProgress` raises."""
    return Overview(
        plan=sessions.plan(question_filter),
        pace=progress.pace(),
        streak=streak(progress.store.reviews(), progress.clock().date()),
        flags=tuple(flag.question for flag in progress.flags()),
        presets=exams.presets(),
        past=exams.past(),
        has_exam_under_way=exams.under_way(bank.question) is not None,
    )
