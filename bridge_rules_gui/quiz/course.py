"""A student's course: the questions, his progress, and the sessions and exams made of both."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from threading import Lock

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.topics import Topic
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter
from bridge_rules_gui.quiz.daily_plan import DailyPlan, Pace
from bridge_rules_gui.quiz.exam import Preset, Sitting
from bridge_rules_gui.quiz.progress_exams import Exams, KeptExam
from bridge_rules_gui.quiz.progress_sessions import Sessions
from bridge_rules_gui.quiz.statistics import (
    Statistics,
    Streak,
    seconds_an_answer,
    share_known,
    streak,
)
from bridge_rules_gui.quiz.study_progress import StudyProgress, local_now


class UnknownExamError(LookupError):
    """Raised where the report of an exam is asked for that was not handed in."""

    def __init__(self) -> None:
        super().__init__(
            sentence("no such exam has been handed in; quiz:exam starts one, quiz shows them all")
        )


@dataclass(frozen=True, slots=True)
class Unfinished:
    """An exam that would be lost by beginning the one requested."""

    sitting: Sitting
    preset: Preset


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


class SharedProgress:
    """A student's progress, opened when it is first needed; for any thread."""

    def __init__(self, folder: Path, clock: Callable[[], datetime] = local_now) -> None:
        self._progress = StudyProgress(folder, clock=clock)
        self._lock = Lock()
        self._is_open = False

    def opened(self) -> StudyProgress:
        """Return the progress, ready for use. Raise `ProgressError`."""
        with self._lock:
            if not self._is_open:
                self._progress.open()
                self._is_open = True
        return self._progress

    def restore(self, backup: Path) -> None:
        """Put a backup in the place of a damaged file, which is kept aside."""
        self._progress.store.file.restore(backup)

    def restart(self) -> None:
        """Begin with nothing answered; a damaged file is kept aside."""
        self._progress.store.file.restart()


class Course:
    """What a student works with; made on a worker, where what it returns is worked out too."""

    def __init__(self, bank: QuestionBank, progress: StudyProgress) -> None:
        self.bank, self.progress = bank, progress
        self.sessions = Sessions(progress, bank)
        self.exams = Exams(progress)

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics questions are asked on."""
        return tuple(self.bank.material.topics)

    def overview(self, question_filter: QuestionFilter) -> Overview:
        """Return what the quiz begins with."""
        progress = self.progress
        plan, pace = self.sessions.plan(question_filter), progress.pace()
        reviews, today = progress.store.reviews(), progress.clock().date()
        laws = progress.statistics(question_filter.editions, exists=self.sessions.exists).mastery
        return Overview(
            plan=plan,
            seconds=len(plan.questions) * seconds_an_answer(reviews),
            known=share_known(laws),
            pace=pace,
            days_left=(pace.exam - today).days if pace.exam and pace.exam >= today else None,
            streak=streak(reviews, today),
            flags=tuple(flag.question for flag in progress.flags()),
            presets=self.exams.presets(),
            past=self.exams.past(),
            has_exam_under_way=self.exams.under_way(self.bank.question) is not None,
        )

    def statistics(self, editions: Collection[Edition] = ()) -> Statistics:
        """Return what the answers tell; only what a plan without drills may ask will be due."""
        found = self.sessions
        return self.progress.statistics(editions, exists=found.exists, is_planned=found.is_planned)

    def sitting(self, preset: Preset, seed: int) -> Sitting:
        """Return the beginning of an exam; another one under way is given up for it."""
        return Sitting(preset, self.sessions.paper(preset, seed))

    def sitting_or_unfinished(self, preset: Preset, seed: int) -> Sitting | Unfinished:
        """Return the beginning of an exam, or which other one would be given up for it."""
        left = self.exams.under_way(self.bank.question)
        return self.sitting(preset, seed) if left is None else Unfinished(left, preset)

    def resumed(self) -> Sitting | None:
        """Return the unfinished exam, to be resumed."""
        return self.exams.resumed(self.bank.question)

    def exam_handed_in(self, name: str) -> KeptExam:
        """Return an exam by its name, the last one where none is given."""
        exams = {exam.name: exam for exam in self.exams.past()}
        found = exams.get(name or next(reversed(exams), ""))
        if found is None:
            raise UnknownExamError
        return found
