"""What a student's answers tell of him: laws he masters, days in a row, what is to come."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, timedelta
from statistics import median
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.progress.records import Memory, Rating, Review, Subject, SubjectKind
from bridge_rules_gui.quiz.schedule import Schedule, is_due

LAWS: Final = range(1, 94)
"""The numbers of the Laws."""

WEAK: Final = 0.7
"""A law of which less than this share of what was asked is known is weak."""

_UNKNOWN: Final = 1
"""How many things of a law nobody has asked about yet count as not known.

So a single right answer is not mastery of a law; ten of them nearly are.
"""

_LAST: Final = 50
_ENOUGH: Final = 10
_USUAL_SECONDS: Final = 60.0


@dataclass(frozen=True, slots=True)
class LawMastery:
    """How well a law is known: ``mastery`` from 0 to 1, None where it was never asked about.

    ``recall`` is the share of what was asked that is likely known today. Mastery is less: it
    grows with how much was asked. ``known`` of the ``asked`` questions were answered rightly
    when last asked; ``answers`` and ``right`` count all answers ever given.
    """

    law: int
    mastery: float | None
    recall: float | None = None
    asked: int = 0
    known: int = 0
    answers: int = 0
    right: int = 0


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row with an answer: up to today or yesterday, and the most there ever were."""

    days: int
    longest: int


@dataclass(frozen=True, slots=True)
class DueOn:
    """How many questions are due on a day; today's hold what is overdue."""

    day: date
    number: int


@dataclass(frozen=True, slots=True)
class AccuracyPoint:
    """The answers on a topic in the days from ``begin`` on, up to the next point."""

    begin: date
    right: int
    answers: int

    @property
    def share(self) -> float:
        """The share of right answers, from 0 to 1."""
        return self.right / self.answers


@dataclass(frozen=True, slots=True)
class TopicAccuracy:
    """How the answers on a topic were over time, the oldest first."""

    topic: str
    points: tuple[AccuracyPoint, ...]

    @property
    def right(self) -> int:
        """How many answers were right."""
        return sum(point.right for point in self.points)

    @property
    def answers(self) -> int:
        """How many answers there were."""
        return sum(point.answers for point in self.points)


@dataclass(frozen=True, slots=True)
class Statistics:
    """All that is shown of a student's work on one page."""

    mastery: tuple[LawMastery, ...]
    streak: Streak
    forecast: tuple[DueOn, ...]
    topics: tuple[TopicAccuracy, ...]
    answers: int
    right: int
    seconds: float


def statistics(
    schedule: Schedule,
    reviews: Sequence[Review],
    memories: Sequence[Memory],
    now: datetime,
    editions: Collection[Edition] = (),
    *,
    exists: Callable[[str], bool] = bool,
    is_planned: Callable[[str], bool] = bool,
) -> Statistics:
    """Return the statistics of some editions, of all when none is named.

    Of a question's identifier ``exists`` tells whether it can still be asked, and ``is_planned``
    whether the plan of a day may ask it; only the first count for mastery, only the second are due.
    """
    recorded = [review for review in reviews if not editions or review.edition in editions]
    subjects = {review.subject for review in recorded}
    known = [memory for memory in memories if memory.subject in subjects]
    return Statistics(
        mastery=mastery(schedule, recorded, [m for m in known if _counts(m, exists)], now),
        streak=streak(recorded, now.date()),
        forecast=forecast([m for m in known if is_planned(m.subject.name)], now),
        topics=accuracy(recorded),
        answers=len(recorded),
        right=sum(review.is_right for review in recorded),
        seconds=sum(review.seconds for review in recorded),
    )


def _counts(memory: Memory, exists: Callable[[str], bool]) -> bool:
    return memory.subject.kind is not SubjectKind.QUESTION or exists(memory.subject.name)


def mastery(
    schedule: Schedule, reviews: Iterable[Review], memories: Iterable[Memory], now: datetime
) -> tuple[LawMastery, ...]:
    """Return how well each of the 93 laws is known, from what is remembered of its subjects.

    Every question, and every ruling practised, counts as likely as it is known today; one
    answered wrongly when last asked counts nothing.
    """
    memory_of = {memory.subject: memory for memory in memories}
    subjects: dict[int, dict[Subject, None]] = defaultdict(dict)
    answers: Counter[int] = Counter()
    right: Counter[int] = Counter()
    for review in reviews:
        law = review.places[0].law if review.places else None
        if law is not None:
            subjects[law][review.subject] = None
            answers[law] += 1
            right[law] += review.is_right

    def one(law: int) -> LawMastery:
        found = [memory_of[s] for s in subjects[law] if s in memory_of]
        if not found:
            return LawMastery(law, None)
        known = [memory for memory in found if memory.rating is not Rating.AGAIN]
        recalled = sum(schedule.recall(memory, now) for memory in known)
        return LawMastery(
            law=law,
            mastery=recalled / (len(found) + _UNKNOWN),
            recall=recalled / len(found),
            asked=len(found),
            known=len(known),
            answers=answers[law],
            right=right[law],
        )

    return tuple(map(one, LAWS))


def share_known(laws: Collection[LawMastery]) -> float:
    """Return how much of all laws is known, from 0 to 1: the mean of what is known of each."""
    return sum(law.mastery or 0.0 for law in laws) / len(laws)


def seconds_an_answer(reviews: Sequence[Review]) -> float:
    """Return how long an answer takes: the median of the last ones, a minute before there are."""
    last = [review.seconds for review in reviews[-_LAST:]]
    return median(last) if len(last) >= _ENOUGH else _USUAL_SECONDS


def weak_laws(laws: Iterable[LawMastery], number: int = 10) -> tuple[int, ...]:
    """Return the laws that need practice, those known worst first."""
    weak = [(law.recall, law.law) for law in laws if law.recall is not None and law.recall < WEAK]
    return tuple(law for _, law in sorted(weak)[:number])


def streak(reviews: Iterable[Review], today: date) -> Streak:
    """Return the days in a row with an answer; a day of the future does not count."""
    days = {review.day for review in reviews if review.day <= today}
    last = today if today in days else today - timedelta(days=1)
    longest = max((_run_up_to(day, days) for day in days if _ends_run(day, days)), default=0)
    return Streak(_run_up_to(last, days), longest)


def _ends_run(day: date, days: set[date]) -> bool:
    return day + timedelta(days=1) not in days


def _run_up_to(day: date, days: set[date]) -> int:
    length = 0
    while day in days:
        length += 1
        day -= timedelta(days=1)
    return length


def forecast(memories: Iterable[Memory], now: datetime, days: int = 30) -> tuple[DueOn, ...]:
    """Return how many questions are due today and on each of the days to come."""
    today = now.date()
    due: Counter[date] = Counter()
    for memory in memories:
        if memory.subject.kind is SubjectKind.QUESTION:
            local = memory.due.astimezone(now.tzinfo).date()
            due[today if is_due(memory, now) else max(local, today)] += 1
    coming = (today + timedelta(days=number) for number in range(days))
    return tuple(DueOn(day, due[day]) for day in coming)


def accuracy(reviews: Iterable[Review], days: int = 7) -> tuple[TopicAccuracy, ...]:
    """Return the accuracy of each topic in spans of some days, a week beginning on Monday."""
    right: Counter[tuple[str, date]] = Counter()
    answers: Counter[tuple[str, date]] = Counter()
    for review in reviews:
        if review.topic:
            begin = date.fromordinal((review.day.toordinal() - 1) // days * days + 1)
            answers[review.topic, begin] += 1
            right[review.topic, begin] += review.is_right
    points: dict[str, list[AccuracyPoint]] = defaultdict(list)
    for topic, begin in sorted(answers):
        key = topic, begin
        points[topic].append(AccuracyPoint(begin, right[key], answers[key]))
    return tuple(TopicAccuracy(topic, tuple(found)) for topic, found in points.items())
