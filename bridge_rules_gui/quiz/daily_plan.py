"""What to study today: what is due, what is new, and what an exam on a date asks for also."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date, datetime, time
from math import ceil
from typing import Final

from bridge_rules_gui.progress.records import Memory, Rating, SubjectKind
from bridge_rules_gui.quiz.schedule import Schedule, is_due

MOST_A_DAY: Final = 10_000

_WORTH_ASKING: Final = 0.02
"""How much likelier to be known on the day a question must become to be asked for an exam."""


@dataclass(frozen=True, slots=True)
class Pace:
    """How much a student wants to do in a day, and for which date; ``exam`` may be None."""

    most: int = 60
    """Answers a day at most, whatever has piled up."""
    new: int = 10
    """New questions a day, where no exam asks for more."""
    exam: date | None = None

    def __post_init__(self) -> None:
        if not 1 <= self.most <= MOST_A_DAY or not 0 <= self.new <= MOST_A_DAY:
            raise ValueError(f"a day has 1 to {MOST_A_DAY} answers, and no fewer new than none")


@dataclass(frozen=True, slots=True)
class Work:
    """What is there to be studied, and what has been done today.

    ``memories`` are those of all subjects, ``unseen`` the questions never asked, in the order
    they should be; ``asked`` tells which questions can be asked at all, None for every one.
    """

    memories: Sequence[Memory]
    unseen: Sequence[str]
    done_today: int = 0
    new_today: int = 0
    asked: Collection[str] | None = None


@dataclass(frozen=True, slots=True)
class DailyPlan:
    """The questions of a day by their identifiers, in the order they are asked.

    ``places`` are the provisions that are due: where none of their questions is asked, another
    one does good. ``waiting`` is how many due questions are left for other days, ``room`` how
    many answers more the day may have.
    """

    due: tuple[str, ...]
    extra: tuple[str, ...]
    new: tuple[str, ...]
    places: tuple[str, ...]
    waiting: int
    room: int

    @property
    def questions(self) -> tuple[str, ...]:
        """All of them: what is due, what the exam asks for, what is new."""
        return self.due + self.extra + self.new


def daily_plan(schedule: Schedule, work: Work, pace: Pace, now: datetime) -> DailyPlan:
    """Return the plan for the rest of today; ``now`` is in the student's own time zone.

    It reads what is known and changes none of it: an exam date that is set or taken back
    leaves every question due when it was.
    """
    room = max(0, pace.most - work.done_today)
    questions = _questions(work)
    due = _most_remembered_first(schedule, [m for m in questions if is_due(m, now)], now)
    todays = due[:room]
    room -= len(todays)
    new = work.unseen[: min(room, _new_today(work, pace, now))]
    room -= len(new)
    chosen = set(_names(todays))
    rest = [m for m in questions if m.subject.name not in chosen and _may_be_extra(m, now)]
    extra = _before_exam(schedule, rest, pace, now, room)
    return DailyPlan(
        due=_names(todays),
        extra=_names(extra),
        new=tuple(new),
        places=_names(m for m in work.memories if _is_due_place(m, now)),
        waiting=len(due) - len(todays),
        room=room - len(extra),
    )


def _questions(work: Work) -> list[Memory]:
    """Return the memories of the questions that can be asked."""
    return [
        memory
        for memory in work.memories
        if memory.subject.kind is SubjectKind.QUESTION
        and (work.asked is None or memory.subject.name in work.asked)
    ]


def _is_due_place(memory: Memory, now: datetime) -> bool:
    return memory.subject.kind is SubjectKind.PLACE and is_due(memory, now)


def _may_be_extra(memory: Memory, now: datetime) -> bool:
    """Tell whether a question is neither due nor asked today already."""
    return not is_due(memory, now) and memory.last_review.astimezone(now.tzinfo) < datetime.combine(
        now.date(), time(), tzinfo=now.tzinfo
    )


def _names(memories: Iterable[Memory]) -> tuple[str, ...]:
    return tuple(memory.subject.name for memory in memories)


def _most_remembered_first(
    schedule: Schedule, memories: list[Memory], now: datetime
) -> list[Memory]:
    """Order what has piled up: what can still be saved before what is lost anyway."""
    return sorted(memories, key=lambda m: (-schedule.recall(m, now), m.due, m.subject.name))


def _new_today(work: Work, pace: Pace, now: datetime) -> int:
    """Return how many new questions are still to come today.

    Before an exam all that is unseen is dealt out to the days, the exam's own left free.
    """
    requested = pace.new
    if pace.exam is not None and (days := (pace.exam - now.date()).days) > 0:
        requested = max(requested, ceil((len(work.unseen) + work.new_today) / days))
    return max(0, requested - work.new_today)


def _before_exam(
    schedule: Schedule, memories: list[Memory], pace: Pace, now: datetime, room: int
) -> list[Memory]:
    """Return what is to be asked today, though not due, for the sake of an exam.

    What is asked late is known best on the day; so only what later days cannot hold within
    the day's limit is asked now, and of it what gains most.
    """
    if pace.exam is None or room <= 0 or (days := (pace.exam - now.date()).days) <= 0:
        return []
    at = exam_moment(pace.exam, now)

    def gain(memory: Memory) -> float:
        after = schedule.supposed(memory, Rating.GOOD, now)
        return schedule.recall(after, at) - schedule.recall(memory, at)

    gains = {memory.subject.name: gain(memory) for memory in memories}
    lacking = [m for m in memories if gains[m.subject.name] >= _WORTH_ASKING]
    too_many = len(lacking) - _room_before_exam(memories, pace, now, days)
    by_gain = sorted(lacking, key=lambda m: (-gains[m.subject.name], m.subject.name))
    return by_gain[: max(0, min(room, too_many))]


def _room_before_exam(memories: list[Memory], pace: Pace, now: datetime, days: int) -> int:
    """Return how many questions the days between today and an exam can take beside what is due."""
    due = Counter((m.due.astimezone(now.tzinfo).date() - now.date()).days for m in memories)
    return sum(max(0, pace.most - due[day]) for day in range(1, days))


def exam_moment(day: date, now: datetime) -> datetime:
    """Return when an exam of a day is taken to begin: in its morning, in the student's zone."""
    return datetime.combine(day, time(9), tzinfo=now.tzinfo)
