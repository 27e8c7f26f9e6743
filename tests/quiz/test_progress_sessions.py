"""Sessions of the real bank's questions, made for what a student knows."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from bridge_rules_gui.cli.quiz import given_questions
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.quiz.bank import QuestionBank, QuestionFilter, laws_of
from bridge_rules_gui.quiz.course import Course
from bridge_rules_gui.quiz.daily_plan import Pace
from bridge_rules_gui.quiz.exam import CLUB_DIRECTOR
from bridge_rules_gui.quiz.progress_sessions import EXAM_KINDS, Sessions
from bridge_rules_gui.quiz.question import Question, QuestionKind
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.quiz.session import Answer
from bridge_rules_gui.quiz.study_progress import StudyProgress
from tests.quiz.studying import SetClock

IN_2017 = QuestionFilter(editions=frozenset({Edition.BG_2017}))
GONE = (
    "words:law50-partner-on-lead@bg2017",
    "change:63A3:2007-2017:how@bg2017",
    "term:duty:from-sr2007@bg2017",
    "ruling:law49-defender-shows-a-card-on-purpose:8-not-deliberate:card@bg2017",
)
"""Identifiers of questions that were asked once."""


@pytest.fixture(scope="module")
def bank() -> QuestionBank:
    return given_questions()


@pytest.fixture
def clock() -> SetClock:
    return SetClock()


@pytest.fixture
def progress(tmp_path: Path, clock: SetClock) -> StudyProgress:
    found = StudyProgress(tmp_path, Schedule(spread=False), clock)
    found.open()
    return found


@pytest.fixture
def sessions(progress: StudyProgress, bank: QuestionBank) -> Sessions:
    return Sessions(progress, bank)


def wrong(question: Question) -> tuple[int, ...]:
    return tuple(n for n in range(len(question.choices)) if n not in question.answer)[:1]


def test_first_day_asks_as_many_new_questions_as_the_pace_says(
    sessions: Sessions, progress: StudyProgress
) -> None:
    progress.set_pace(Pace(new=4))
    first = sessions.today(IN_2017)
    assert len(first.coming) == 4
    assert {q.edition for q in first.coming} == {Edition.BG_2017}
    assert sessions.today(IN_2017) == first


def test_made_questions_follow_once_those_written_by_hand_are_too_few(
    sessions: Sessions, progress: StudyProgress, bank: QuestionBank
) -> None:
    requested = QuestionFilter(laws=frozenset({27}), editions=IN_2017.editions)
    authored = list(bank.catalogue(replace(requested, kinds=frozenset({QuestionKind.AUTHORED}))))
    progress.set_pace(Pace(new=len(authored) + 5))
    kinds = [q.kind for q in sessions.today(requested).coming]
    assert len(kinds) == len(authored) + 5
    assert set(kinds[: len(authored)]) == {QuestionKind.AUTHORED}
    assert QuestionKind.AUTHORED not in kinds[len(authored) :]
    terms = sessions.today(QuestionFilter(kinds=frozenset({QuestionKind.TERM}))).coming
    assert {q.kind for q in terms} == {QuestionKind.TERM}


def test_missed_question_comes_back_and_its_law_is_practised(
    sessions: Sessions, progress: StudyProgress, clock: SetClock
) -> None:
    assert sessions.practise_weak_laws(IN_2017, 1).question is None
    started = sessions.practise(
        QuestionFilter(laws=frozenset({64}), editions=IN_2017.editions), 1, 3
    )
    missed = started.question
    assert missed is not None
    progress.answer(started.answered(wrong(missed), 3.0).answers[-1])
    clock.pass_by(minutes=15)
    assert sessions.today(IN_2017).question == missed
    weak = progress.weak_laws()
    assert weak[0] in laws_of(missed)
    session = sessions.practise_weak_laws(IN_2017, 1, 5)
    assert session.question == missed
    assert all(not set(weak).isdisjoint(laws_of(q)) for q in session.coming)


def test_practice_asks_what_is_requested(sessions: Sessions, bank: QuestionBank) -> None:
    requested = QuestionFilter(
        topics=frozenset({"claims"}), only_changed=True, editions=IN_2017.editions
    )
    session = sessions.practise(requested, 3, 5)
    assert session.coming
    assert {q.topic for q in session.coming} == {"claims"}
    assert all(map(bank.has_changed, session.coming))


def test_due_provision_gets_a_question_not_asked_before(
    sessions: Sessions, progress: StudyProgress, clock: SetClock
) -> None:
    progress.set_pace(Pace(new=0))
    some = sessions.practise(QuestionFilter(laws=frozenset({64}), editions=IN_2017.editions), 1, 1)
    assert some.question is not None
    place = some.question.sources[0].address
    progress.record_practice(place, right=False)
    clock.pass_by(days=1)
    planned = sessions.plan(IN_2017).questions
    session = sessions.today(IN_2017)
    assert [q.sources[0].address for q in session.coming] == [place]
    assert planned == tuple(q.identifier for q in session.coming)


def test_due_provision_whose_question_is_asked_gets_no_other(
    sessions: Sessions, progress: StudyProgress, clock: SetClock
) -> None:
    progress.set_pace(Pace(new=0))
    asked = sessions.practise(IN_2017, 1, 1).question
    assert asked is not None
    progress.answer(Answer(asked, asked.answer, 1))
    clock.pass_by(days=9)
    assert progress.plan().places == (str(asked.sources[0].address),)
    assert sessions.today(IN_2017).coming == (asked,)


def test_day_that_is_full_has_no_room_for_provisions(
    sessions: Sessions, progress: StudyProgress, clock: SetClock
) -> None:
    progress.set_pace(Pace(most=1, new=0))
    asked, other = sessions.practise(IN_2017, 1, 2).coming
    progress.answer(Answer(asked, asked.answer, 1))
    progress.record_practice(other.sources[0].address, right=False)
    clock.pass_by(days=9)
    assert sessions.today(IN_2017).coming == (asked,)


def test_what_can_no_longer_be_asked_takes_no_place_in_a_day(
    sessions: Sessions, progress: StudyProgress, bank: QuestionBank, clock: SetClock
) -> None:
    """Answers to questions of former versions stay in the progress, and do no harm."""
    progress.set_pace(Pace(most=2, new=0))
    known = bank.draw(2, 1, IN_2017)
    (drill,) = bank.draw(1, 1, QuestionFilter(frozenset({QuestionKind.TERM}), IN_2017.editions))
    for question in (*known, drill):
        progress.answer(Answer(question, question.answer, 1))
    for name in GONE:
        gone = replace(known[0], identifier=name)
        progress.answer(Answer(gone, gone.answer, 1))
        progress.flag(name)
    clock.pass_by(days=30)
    plan = sessions.plan(IN_2017)
    assert set(plan.due) == {question.identifier for question in known}
    assert plan.waiting == 0
    assert set(sessions.today(IN_2017).coming) == set(known)
    assert drill in sessions.today(QuestionFilter(frozenset({QuestionKind.TERM}))).coming
    assert sessions.again(flag.question for flag in progress.flags()).coming == ()
    assert {kept.subject.name for kept in progress.store.reviews()} >= set(GONE)
    found = Course(bank, progress).statistics()
    assert found.answers == 3 + len(GONE)
    assert sum(day.number for day in found.forecast) == len(plan.due)


def test_a_law_is_not_weak_for_a_question_that_can_no_longer_be_asked(
    sessions: Sessions, progress: StudyProgress, bank: QuestionBank
) -> None:
    known = bank.draw(1, 1, IN_2017)[0]
    for name in GONE:
        gone = replace(known, identifier=name)
        progress.answer(Answer(gone, (), 1))
    assert progress.weak_laws() != ()
    assert sessions.practise_weak_laws(IN_2017, 1).question is None
    law = Course(bank, progress).statistics().mastery
    assert all(each.mastery is None for each in law)


def test_paper_of_an_exam_is_whole_and_asks_cases(sessions: Sessions) -> None:
    paper = sessions.paper(CLUB_DIRECTOR, 4)
    assert len(paper.questions) == CLUB_DIRECTOR.number
    assert {q.kind for q in paper.questions} <= EXAM_KINDS
    assert {q.edition for q in paper.questions} == {Edition.BG_2017}
    assert paper.missing == ()
    assert len({q.topic for q in paper.questions}) >= len(CLUB_DIRECTOR.quotas)


def test_questions_can_be_asked_again_by_name(sessions: Sessions) -> None:
    names = [q.identifier for q in sessions.practise(IN_2017, 1, 3).coming]
    assert [q.identifier for q in sessions.again([*names, "gone@bg2017"]).coming] == names
