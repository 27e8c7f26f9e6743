"""When a question is asked again."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bridge_rules_gui.progress.records import Memory, Rating, Subject, SubjectKind
from bridge_rules_gui.quiz.schedule import Schedule, is_due
from tests.quiz.studying import START, review

SUBJECT = Subject(SubjectKind.QUESTION, "one")
GOOD, AGAIN = Rating.GOOD, Rating.AGAIN


def test_schedule_is_that_of_fsrs() -> None:
    # rating, days and minutes until due, stability, difficulty: each answer given when due
    vector = [
        (GOOD, timedelta(minutes=10), 2.307, 2.118),
        (GOOD, timedelta(days=2), 2.307, 2.111),
        (GOOD, timedelta(days=11), 10.971, 2.104),
        (AGAIN, timedelta(minutes=10), 1.539, 7.390),
        (GOOD, timedelta(days=2), 1.572, 7.378),
        (GOOD, timedelta(days=5), 4.935, 7.366),
    ]
    schedule, at = Schedule(spread=False), START
    memory: Memory | None = None
    for rating, until, stability, difficulty in vector:
        memory = schedule.reviewed(SUBJECT, memory, rating, at)
        assert memory.due - at == until
        assert memory.stability == pytest.approx(stability, abs=0.0005)
        assert memory.difficulty == pytest.approx(difficulty, abs=0.0005)
        at = memory.due


def test_recall_falls_with_time_and_is_nine_in_ten_after_the_stability() -> None:
    schedule = Schedule(spread=False)
    memory = schedule.reviewed(SUBJECT, None, Rating.EASY, START)
    after = [schedule.recall(memory, START + timedelta(days=n)) for n in (0, 4, 8, 30)]
    assert after == sorted(after, reverse=True)
    assert after[0] == 1
    assert schedule.recall(memory, START + timedelta(days=round(memory.stability))) == (
        pytest.approx(0.9, abs=0.01)
    )


@pytest.mark.parametrize("back", [timedelta(minutes=1), timedelta(days=4), timedelta(days=3000)])
def test_a_clock_set_back_counts_as_no_time(back: timedelta) -> None:
    schedule = Schedule(spread=False)
    memory = schedule.reviewed(SUBJECT, None, Rating.EASY, START)
    early = START - back
    assert is_due(memory, early)
    again = schedule.reviewed(SUBJECT, memory, GOOD, early)
    assert again.last_review == early
    assert early < again.due <= early + timedelta(days=100)
    assert again.stability >= memory.stability


def test_an_answer_tells_of_its_question_and_of_the_deciding_place() -> None:
    answer = review(1)
    nothing: dict[Subject, Memory] = {}
    memories = Schedule(spread=False).remember(answer, nothing.get)
    assert [str(memory.subject) for memory in memories] == [
        "question:question-1",
        "place:bg2017/27B1(a)",
    ]


def test_what_is_only_supposed_is_not_left_to_chance() -> None:
    schedule = Schedule(spread=True)
    memory = schedule.reviewed(SUBJECT, None, Rating.EASY, START)
    later = START + timedelta(days=20)
    assert len({schedule.supposed(memory, GOOD, later).due for _ in range(20)}) == 1
