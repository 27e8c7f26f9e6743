"""What is to be studied on a day."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta, timezone

import pytest

from bridge_rules_gui.progress.records import Memory, Rating, Subject, SubjectKind
from bridge_rules_gui.quiz.daily_plan import Pace, Work, daily_plan, exam_moment
from bridge_rules_gui.quiz.schedule import Schedule, is_due
from tests.quiz.studying import START

SCHEDULE = Schedule(spread=False)


def known(name: str, ago: timedelta, rating: Rating = Rating.EASY) -> Memory:
    """Return what is known of a question answered some time before the start."""
    subject = Subject(SubjectKind.QUESTION, name)
    return SCHEDULE.reviewed(subject, None, rating, START - ago)


def days(number: float) -> timedelta:
    return timedelta(days=number)


def test_what_is_due_comes_first_and_then_what_is_new() -> None:
    work = Work([known("late", days(30)), known("fresh", days(1))], ["new-1", "new-2", "new-3"])
    plan = daily_plan(SCHEDULE, work, Pace(new=2), START)
    assert plan.questions == ("late", "new-1", "new-2")
    assert (plan.due, plan.new, plan.waiting) == (("late",), ("new-1", "new-2"), 0)


def test_backlog_after_a_break_is_capped_and_the_best_remembered_comes_first() -> None:
    memories = [known(f"q{n:03}", days(20 + n)) for n in range(100)]
    random.Random(3).shuffle(memories)  # noqa: S311 - an order for a test
    plan = daily_plan(SCHEDULE, Work(memories, ["new"]), Pace(most=25, new=10), START)
    assert plan.due == tuple(f"q{n:03}" for n in range(25))
    assert (plan.new, plan.waiting) == ((), 75)


def test_what_was_done_today_counts() -> None:
    memories = [known(f"q{n}", days(30)) for n in range(10)]
    work = Work(memories, ["a", "b", "c"], done_today=4, new_today=2)
    plan = daily_plan(SCHEDULE, work, Pace(most=15, new=3), START)
    assert (len(plan.due), plan.new) == (10, ("a",))
    done = replace(work, done_today=40)
    assert daily_plan(SCHEDULE, done, Pace(most=15, new=3), START).questions == ()


def test_questions_that_cannot_be_asked_any_more_are_left_out() -> None:
    memories = [known("gone", days(30)), known("there", days(30))]
    plan = daily_plan(SCHEDULE, Work(memories, [], asked={"there"}), Pace(), START)
    assert plan.questions == ("there",)


def test_provisions_due_are_named() -> None:
    place = Subject(SubjectKind.PLACE, "bg2017/27B1(a)")
    memories = [SCHEDULE.reviewed(place, None, Rating.GOOD, START - days(9))]
    plan = daily_plan(SCHEDULE, Work(memories, []), Pace(), START)
    assert plan.places == ("bg2017/27B1(a)",)
    assert plan.questions == ()


def test_exam_date_deals_the_unseen_out_to_the_days() -> None:
    unseen = [f"q{n}" for n in range(100)]
    pace = Pace(most=60, new=5, exam=START.date() + days(4))
    assert len(daily_plan(SCHEDULE, Work([], unseen), pace, START).new) == 25
    later = Work([], unseen[:90], done_today=10, new_today=10)
    assert len(daily_plan(SCHEDULE, later, pace, START).new) == 15
    over = replace(pace, exam=START.date() - days(1))
    assert len(daily_plan(SCHEDULE, Work([], unseen), over, START).new) == 5


def test_extra_questions_come_as_late_as_the_days_limit_allows() -> None:
    memories = [known(f"q{n}", days(1)) for n in range(60)]
    work = Work(memories, [])

    def extra(until: int, most: int = 25) -> int:
        pace = Pace(most=most, new=0, exam=START.date() + days(until))
        return len(daily_plan(SCHEDULE, work, pace, START).extra)

    # Sixty questions, twenty-five a day: the last three days hold what is worth asking.
    assert [extra(n) for n in (0, 1, 2, 3, 4)] == [0, 25, 25, 10, 0]
    assert extra(20, most=2) == 2  # two a day must begin at once


def test_question_asked_today_is_not_asked_again_for_the_exam() -> None:
    memories = [known(f"q{n}", timedelta(), Rating.GOOD) for n in range(5)]
    memories = [replace(m, due=START + days(9)) for m in memories]
    pace = Pace(most=1, new=0, exam=START.date() + days(5))
    assert daily_plan(SCHEDULE, Work(memories, []), pace, START).extra == ()


def test_exam_date_changes_nothing_that_is_known() -> None:
    memories = tuple(known(f"q{n}", days(n)) for n in range(20))
    before = repr(memories)
    daily_plan(SCHEDULE, Work(memories, []), Pace(most=3, exam=START.date() + days(2)), START)
    assert repr(memories) == before


def studied(pace: Pace, until: date) -> tuple[float, int]:
    """Study by the plan each day up to a date; return mean recall on it and the most in a day."""
    memories = {f"q{n}": known(f"q{n}", days(n % 9), Rating.GOOD) for n in range(120)}
    most, now = 0, START
    while now.date() < until:
        plan = daily_plan(SCHEDULE, Work(list(memories.values()), []), pace, now)
        most = max(most, len(plan.questions))
        for name in plan.questions:
            memories[name] = SCHEDULE.supposed(memories[name], Rating.GOOD, now)
        now += days(1)
    at = exam_moment(until, now)
    return sum(SCHEDULE.recall(m, at) for m in memories.values()) / len(memories), most


def test_plan_with_an_exam_date_leaves_more_known_on_it() -> None:
    until = START.date() + days(12)
    without, _ = studied(Pace(most=40, new=0), until)
    with_date, most = studied(Pace(most=40, new=0, exam=until), until)
    assert with_date > without + 0.01
    assert most <= 40


@pytest.mark.parametrize("hours", [-11, 0, 13])
def test_days_are_those_of_the_student(hours: int) -> None:
    zone = timezone(timedelta(hours=hours))
    now = datetime(2027, 3, 1, 12, tzinfo=zone)
    assert exam_moment(date(2027, 3, 2), now) - now == timedelta(hours=21)


def test_clock_set_back_makes_a_question_due_and_no_more() -> None:
    memory = known("q", days(-400))  # answered in a year to come
    assert is_due(memory, START)
    plan = daily_plan(SCHEDULE, Work([memory], []), Pace(exam=START.date() + days(3)), START)
    assert plan.questions == ("q",)
    after = SCHEDULE.reviewed(memory.subject, memory, Rating.GOOD, START.astimezone(UTC))
    assert daily_plan(SCHEDULE, Work([after], []), Pace(), START + days(1)).questions == ()
