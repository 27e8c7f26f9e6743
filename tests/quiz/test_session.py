"""A session of practice, and its time."""

from __future__ import annotations

import pytest

from bridge_rules_gui.progress.records import Rating
from bridge_rules_gui.quiz.session import AGAIN_AFTER, Practice, Stopwatch, practice
from tests.quiz.studying import question

RIGHT, WRONG = (0,), (1,)


def session(number: int) -> Practice:
    return practice(question(f"q{n}") for n in range(number))


def names(found: Practice) -> list[str]:
    return [q.identifier for q in found.coming]


def test_questions_come_one_by_one_until_the_session_is_over() -> None:
    found = session(2)
    for _ in range(2):
        assert found.question is not None
        found = found.answered(RIGHT, 1.5)
    assert found.question is None
    assert (found.right, found.whole) == (2, 2)
    with pytest.raises(ValueError, match="over"):
        found.answered(RIGHT, 1)


def test_no_question_is_asked_twice_at_first() -> None:
    assert names(practice([question("a"), question("b"), question("a")])) == ["a", "b"]


def test_wrong_answer_brings_its_question_back_after_some_others() -> None:
    found = session(AGAIN_AFTER + 3).answered(WRONG, 1)
    assert names(found).index("q0") == AGAIN_AFTER
    assert found.answers[0].rating is Rating.AGAIN
    alone = session(1).answered(WRONG, 1)
    assert names(alone) == ["q0"]
    assert alone.answered(RIGHT, 1).question is None


def test_question_asked_again_makes_no_session_longer() -> None:
    found = session(3)
    asked = found.questions
    while found.question is not None:
        missed = len(found.answers) == 0
        chosen = (1,) if missed else found.question.answer
        found = found.answered(chosen, 1.0)
        assert found.questions == asked
    assert len(found.answers) == len(asked) + 1


def test_undone_answer_is_asked_again() -> None:
    start = session(3)
    once = start.answered(WRONG, 1)
    assert once.undone() == start
    assert once.skipped().undone() == start
    assert once.answered(RIGHT, 1).undone() == once
    assert start.undone() == start


def test_skipped_question_comes_last() -> None:
    assert names(session(3).skipped()) == ["q1", "q2", "q0"]


def test_stopwatch_leaves_pauses_out() -> None:
    now = 100.0
    watch = Stopwatch(clock=lambda: now)
    assert watch.seconds == 0
    watch.start()
    now += 5
    assert watch.seconds == 5
    watch.pause()
    now += 1000
    assert (watch.seconds, watch.is_running) == (5, False)
    watch.start()
    watch.start()
    now += 2
    watch.pause()
    watch.pause()
    assert watch.seconds == 7
    assert Stopwatch(30).seconds == 30
