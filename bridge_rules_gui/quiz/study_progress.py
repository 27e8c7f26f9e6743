"""A student's progress as the window uses it: answers kept, today's plan, statistics."""

from __future__ import annotations

import uuid
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.progress.records import Flag, Mode, Rating, Review, Subject, SubjectKind
from bridge_rules_gui.progress.store import ProgressStore
from bridge_rules_gui.quiz.daily_plan import DailyPlan, Pace, Work, daily_plan
from bridge_rules_gui.quiz.documents import pace_of, pace_value
from bridge_rules_gui.quiz.question import Question
from bridge_rules_gui.quiz.schedule import Schedule, is_due
from bridge_rules_gui.quiz.session import Answer
from bridge_rules_gui.quiz.statistics import Statistics, statistics, weak_laws

_PACE = "pace"


def local_now() -> datetime:
    """Return the time in the student's own zone."""
    return datetime.now(UTC).astimezone()


class StudyProgress:
    """What a student has answered, in a folder of his, and what follows from it.

    Every method may be called from any thread and any window. They raise `ProgressError`, or
    `DamagedProgressError` with the backup that can be restored.
    """

    def __init__(
        self,
        folder: Path,
        schedule: Schedule | None = None,
        clock: Callable[[], datetime] = local_now,
    ) -> None:
        self.store = ProgressStore(folder)
        self.schedule = schedule or Schedule()
        self.clock = clock

    def open(self) -> str:
        """Make the file ready and back it up; to be called before anything else.

        Return why no backup could be made, empty when all is well.
        """
        return self.store.open()

    def answer(self, answer: Answer, rating: Rating | None = None) -> Review:
        """Keep an answer of practice; the student may say himself how well he knew it."""
        given = answer.rating if rating is None or not answer.is_right else rating
        review = self.review(answer, Mode.PRACTICE, given)
        self.store.add(review, self.schedule.remember)
        return review

    def undo(self, only: Review | None = None) -> Review | None:
        """Take the last answer of practice back; return it, None where there is none.

        With ``only`` nothing else is taken back: another window may have answered since.
        """
        return self.store.undo(only.id if only else "")

    def record_practice(self, address: Address, right: bool, topic: str = "") -> Review:
        """Keep that a ruling on a provision was right or not, at the simulator's table."""
        now = self.clock()
        review = Review(
            id=uuid.uuid4().hex,
            subject=Subject(SubjectKind.TABLE, str(address)),
            kind=Mode.TABLE.value,
            edition=address.edition,
            topic=topic,
            places=(address,),
            at=now.astimezone(UTC),
            day=now.date(),
            rating=Rating.GOOD if right else Rating.AGAIN,
            is_right=right,
            seconds=0.0,
            mode=Mode.TABLE,
        )
        self.store.add(review, self.schedule.remember)
        return review

    def review(self, answer: Answer, mode: Mode, rating: Rating) -> Review:
        """Return an answer as it is kept, given now."""
        question, now = answer.question, self.clock()
        return Review(
            id=uuid.uuid4().hex,
            subject=Subject(SubjectKind.QUESTION, question.identifier),
            kind=question.kind.value,
            edition=question.edition,
            topic=question.topic,
            places=tuple(source.address for source in question.sources),
            at=now.astimezone(UTC),
            day=now.date(),
            rating=rating,
            is_right=answer.is_right,
            seconds=max(0.0, answer.seconds),
            mode=mode,
        )

    def pace(self) -> Pace:
        """Return how much the student wants to do in a day, and for which date."""
        kept = self.store.settings().get(_PACE)
        try:
            return pace_of(kept) if kept is not None else Pace()
        except ValueError:
            return Pace()  # a pace nobody understands is none

    def set_pace(self, pace: Pace) -> None:
        """Remember how much the student wants to do; what is known stays as it is."""
        self.store.set(**{_PACE: pace_value(pace)})

    def plan(self, unseen: Sequence[str] = (), asked: Collection[str] | None = None) -> DailyPlan:
        """Return the plan for the rest of today.

        ``unseen`` are questions that could be asked as new ones, in their order; those asked
        before are passed over. ``asked`` are all that can be asked, None for every one.
        """
        now, memories = self.clock(), self.store.memories()
        known = {m.subject.name for m in memories if m.subject.kind is SubjectKind.QUESTION}
        done_today, new_today = self.store.practised_on(now.date())
        work = Work(
            memories,
            [identifier for identifier in unseen if identifier not in known],
            done_today,
            new_today,
            asked,
        )
        return daily_plan(self.schedule, work, self.pace(), now)

    def ordered(self, questions: Iterable[Question]) -> tuple[Question, ...]:
        """Return questions as practice asks them: due, never asked, then least known first."""
        now = self.clock()
        known = {m.subject.name: m for m in self.store.memories()}

        def rank(question: Question) -> tuple[int, float]:
            memory = known.get(question.identifier)
            if memory is None:
                return 1, 0.0
            return 0 if is_due(memory, now) else 2, self.schedule.recall(memory, now)

        return tuple(sorted(questions, key=rank))

    def statistics(
        self,
        editions: Collection[Edition] = (),
        *,
        exists: Callable[[str], bool] = bool,
        is_planned: Callable[[str], bool] = bool,
    ) -> Statistics:
        """Return what the answers tell, of some editions or of all.

        Mastery counts only questions that still exist; only those that are planned will be due.
        """
        reviews, memories = self.store.reviews(), self.store.memories()
        now = self.clock()
        return statistics(
            self.schedule,
            reviews,
            memories,
            now,
            editions,
            exists=exists,
            is_planned=is_planned,
        )

    def weak_laws(
        self, editions: Collection[Edition] = (), exists: Callable[[str], bool] = bool
    ) -> tuple[int, ...]:
        """Return the laws that need practice, by questions that still exist, the worst first."""
        return weak_laws(self.statistics(editions, exists=exists).mastery)

    def times_asked(self) -> Counter[str]:
        """Return how often each question was answered."""
        return self.store.times_asked()

    def flags(self) -> tuple[Flag, ...]:
        """Return the questions the student has marked."""
        return self.store.flags()

    def flag(self, question: str, note: str = "") -> None:
        """Mark a question."""
        self.store.flag(Flag(question, note, self.clock().astimezone(UTC)))

    def unflag(self, question: str) -> None:
        """Take the mark of a question away."""
        self.store.unflag(question)
