"""What the quiz begins with: today's plan, days in a row, marked questions, exams."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.daily_plan import DailyPlan, Pace
from bridge_rules_gui.quiz.exam import Preset
from bridge_rules_gui.quiz.progress_exams import Exams, KeptExam
from bridge_rules_gui.quiz.progress_sessions import Sessions
from bridge_rules_gui.quiz.statistics import Streak, seconds_an_answer, share_known, streak
from bridge_rules_gui.quiz.study_progress import StudyProgress


@dataclass(frozen=True, slots=True)
class Overview:
    """Where a student stands; ``flags`` are the identifiers of the questions he has marked.

    ``seconds`` is what today's questions will take, ``known`` the share of the laws he knows,
    ``days_left`` those to the exam: None where there is no date, or a past one.
    """

    plan: DailyPlan
    seconds: float
    known: float
    pace: Pace
    days_left: int | None
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
    plan, pace = sessions.plan(question_filter), progress.pace()
    reviews, today = progress.store.reviews(), progress.clock().date()
    laws = progress.statistics(question_filter.editions, exists=sessions.exists).mastery
    return Overview(
        plan=plan,
        seconds=len(plan.questions) * seconds_an_answer(reviews),
        known=share_known(laws),
        pace=pace,
        days_left=(pace.exam - today).days if pace.exam and pace.exam >= today else None,
        streak=streak(reviews, today),
        flags=tuple(flag.question for flag in progress.flags()),
        presets=exams.presets(),
        past=exams.past(),
        has_exam_under_way=exams.under_way(bank.question) is not None,
    )
