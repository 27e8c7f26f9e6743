"""A student's progress as the window uses it."""

from __future__ import annotations

from datetime import timedelta
from pathlib import Path

import pytest

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.progress.records import Mode, Rating
from bridge_rules_gui.quiz.daily_plan import Pace
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.quiz.session import Answer
from bridge_rules_gui.quiz.study_progress import StudyProgress, local_now
from tests.quiz.studying import START, SetClock, question

PLACE = Address.parse("bg2017/64A1")


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def progress(tmp_path: Path, clock: SetClock) -> StudyProgress:
    found = StudyProgress(tmp_path, Schedule(spread=False), clock)
    found.open()
    return found


def answer(name: str, *, right: bool = True) -> Answer:
    return Answer(question(name), (0,) if right else (1,), 4.0)


def test_answer_is_rated_by_itself_or_by_the_student(progress: StudyProgress) -> None:
    assert progress.answer(answer("a")).rating is Rating.GOOD
    assert progress.answer(answer("b", right=False)).rating is Rating.AGAIN
    assert progress.answer(answer("c"), Rating.EASY).rating is Rating.EASY
    # Nobody knew well what he answered wrongly.
    assert progress.answer(answer("d", right=False), Rating.EASY).rating is Rating.AGAIN


def test_undone_answer_leaves_no_trace(progress: StudyProgress) -> None:
    progress.answer(answer("a"))
    before = progress.statistics()
    progress.answer(answer("a", right=False))
    assert progress.statistics() != before
    progress.undo()
    assert progress.statistics() == before


def test_undo_takes_back_no_answer_of_another_window(
    progress: StudyProgress, tmp_path: Path, clock: SetClock
) -> None:
    other = StudyProgress(tmp_path, progress.schedule, clock)
    mine, others = progress.answer(answer("a")), other.answer(answer("b"))
    assert progress.undo(mine) is None
    assert other.undo(others) == others
    assert progress.undo(mine) == mine


def test_failed_law_is_weak_until_it_is_practised(progress: StudyProgress, clock: SetClock) -> None:
    progress.answer(answer("a", right=False))
    assert progress.weak_laws() == (27,)
    clock.pass_by(minutes=10)
    progress.answer(answer("a"))
    assert progress.weak_laws() == ()


def test_practice_at_the_table_counts_for_its_law(progress: StudyProgress) -> None:
    kept = progress.record_practice(PLACE, right=False)
    assert kept.mode is Mode.TABLE
    law = progress.statistics().mastery[63]
    assert (law.law, law.mastery, law.answers, law.right) == (64, 0.0, 1, 0)
    progress.record_practice(PLACE, right=True)
    law = progress.statistics().mastery[63]
    assert (law.asked, law.known, law.answers) == (1, 1, 2)
    assert progress.plan().questions == ()  # there is no question in it to be asked again


def test_plan_counts_what_was_done_today_and_begins_again_tomorrow(
    progress: StudyProgress, clock: SetClock
) -> None:
    progress.set_pace(Pace(most=10, new=3))
    unseen = [f"q{n}" for n in range(9)]
    assert progress.plan(unseen).new == ("q0", "q1", "q2")
    progress.answer(answer("q0"))
    progress.answer(answer("q0"))
    assert progress.plan(unseen).new == ("q1", "q2")
    clock.pass_by(days=1)
    assert progress.plan(unseen).new == ("q1", "q2", "q3")


def test_backlog_after_a_break_is_capped(progress: StudyProgress, clock: SetClock) -> None:
    progress.set_pace(Pace(most=5, new=2))
    for number in range(12):
        progress.answer(answer(f"q{number}"))
    clock.pass_by(days=60)
    plan = progress.plan(["new"])
    assert (len(plan.due), plan.waiting, plan.new) == (5, 7, ())


def test_questions_are_asked_due_ones_first_then_new_ones(
    progress: StudyProgress, clock: SetClock
) -> None:
    for name, rating in (("due", Rating.GOOD), ("known", Rating.EASY)):
        progress.answer(answer(name), rating)
    clock.pass_by(minutes=30)
    found = progress.ordered([question("known"), question("new"), question("due")])
    assert [q.identifier for q in found] == ["due", "new", "known"]


def test_clock_set_back_breaks_nothing(progress: StudyProgress, clock: SetClock) -> None:
    progress.answer(answer("a"))
    clock.pass_by(days=-30)
    assert progress.plan().due == ("a",)
    progress.answer(answer("a"))
    progress.answer(answer("b"))
    clock.pass_by(days=1)
    found = progress.statistics()
    assert found.streak.days == 1
    assert found.answers == 3
    assert progress.undo() is not None


def test_pace_flags_and_counts_are_kept(progress: StudyProgress, tmp_path: Path) -> None:
    pace = Pace(30, 4, START.date() + timedelta(days=20))
    assert progress.pace() == Pace()
    progress.set_pace(pace)
    progress.flag("a", "why?")
    progress.answer(answer("a"))
    other = StudyProgress(tmp_path)
    assert (other.pace(), [f.note for f in other.flags()]) == (pace, ["why?"])
    assert other.times_asked() == {"a": 1}
    other.unflag("a")
    assert progress.flags() == ()


def test_pace_nobody_understands_is_the_usual_one(progress: StudyProgress) -> None:
    progress.store.set(pace={"most": "many"})
    assert progress.pace() == Pace()


def test_time_is_given_in_the_students_zone() -> None:
    assert local_now().tzinfo is not None
