"""What the answers tell of a student."""

from __future__ import annotations

from dataclasses import replace
from datetime import date, timedelta

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.progress.records import Memory, Rating, Review, Subject
from bridge_rules_gui.quiz.schedule import Schedule
from bridge_rules_gui.quiz.statistics import (
    Statistics,
    accuracy,
    forecast,
    mastery,
    seconds_an_answer,
    share_known,
    statistics,
    streak,
    weak_laws,
)
from tests.quiz.studying import START, review

SCHEDULE = Schedule(spread=False)
GOOD, AGAIN = Rating.GOOD, Rating.AGAIN
NOW = START + timedelta(days=1)


def memories(reviews: list[Review]) -> list[Memory]:
    known: dict[Subject, Memory] = {}
    for _, found in SCHEDULE.remembered(reviews):
        known |= {memory.subject: memory for memory in found}
    return list(known.values())


def statistics_of(reviews: list[Review], editions: tuple[Edition, ...] = ()) -> Statistics:
    return statistics(SCHEDULE, reviews, memories(reviews), NOW, editions)


def test_every_law_has_a_mastery_and_one_never_asked_about_has_none() -> None:
    found = statistics_of([]).mastery
    assert [law.law for law in found] == list(range(1, 94))
    assert {law.mastery for law in found} == {None}


def test_mastery_grows_with_what_is_known_and_falls_with_what_is_not() -> None:
    def of_27(*ratings: Rating) -> float:
        reviews = [review(n, rating, name=f"q{n}") for n, rating in enumerate(ratings)]
        found = statistics_of(reviews).mastery[26].mastery
        assert found is not None
        return found

    assert of_27(AGAIN) == 0
    assert 0.4 < of_27(GOOD) < of_27(GOOD, GOOD) < of_27(*[GOOD] * 10) < 1
    assert of_27(GOOD, GOOD, AGAIN) < of_27(GOOD, GOOD)


def test_what_is_known_of_all_laws_is_the_mean() -> None:
    assert share_known(statistics_of([]).mastery) == 0
    found = statistics_of([review(n, GOOD, name=f"q{n}") for n in range(3)]).mastery
    assert found[26].mastery is not None
    assert share_known(found) == pytest.approx(found[26].mastery / 93)


def test_an_answer_takes_as_long_as_the_last_ones_did() -> None:
    answers = [replace(review(n, GOOD), seconds=20.0) for n in range(100)]
    assert seconds_an_answer([]) == 60
    assert seconds_an_answer(answers[:9]) == 60
    assert seconds_an_answer(answers[:10]) == 20
    slower = [replace(answer, seconds=45.0) for answer in answers[:30]]
    assert seconds_an_answer([*answers, *slower]) == 45
    left_lying = replace(answers[0], seconds=3600.0)
    assert seconds_an_answer([*answers, left_lying]) == 20


def test_right_answer_to_a_question_once_missed_mends_it() -> None:
    reviews = [review(1, AGAIN, name="q"), review(2, GOOD, START + timedelta(hours=1), name="q")]
    law = statistics_of(reviews).mastery[26]
    assert (law.asked, law.known, law.answers, law.right) == (1, 1, 2, 1)
    assert law.mastery == pytest.approx(0.5, abs=0.1)


def test_mastery_fades_with_time() -> None:
    reviews = [review(1)]
    known = memories(reviews)
    soon, late = (
        mastery(SCHEDULE, reviews, known, START + timedelta(days=n))[26].mastery for n in (1, 60)
    )
    assert soon is not None
    assert late is not None
    assert late < soon


def test_weak_laws_are_those_known_worst() -> None:
    reviews = [
        review(1, AGAIN, place="bg2017/64A1"),
        review(2, GOOD, place="bg2017/27B1(a)"),
        review(3, AGAIN, place="bg2017/70A"),
        review(4, GOOD, place="bg2017/70A"),
        review(5, AGAIN, place="bg2017/def:revoke"),
    ]
    assert weak_laws(statistics_of(reviews).mastery) == (64, 70)
    assert weak_laws(statistics_of(reviews).mastery, 1) == (64,)


def test_statistics_of_one_edition_leave_the_others_out() -> None:
    reviews = [review(1, place="bg2017/27A"), review(2, AGAIN, place="ru1987/25A")]
    found = statistics_of(reviews, (Edition.RU_1987,))
    assert (found.answers, found.right) == (1, 0)
    assert [law.law for law in found.mastery if law.mastery is not None] == [25]
    assert found.forecast[0].number == 1
    assert sum(due.number for due in statistics_of(reviews).forecast) == 2


def on(*days: int) -> list[Review]:
    return [replace(review(n), day=date(2027, 5, n)) for n in days]


@pytest.mark.parametrize(
    ("days", "today", "expected"),
    [
        ((), 10, (0, 0)),
        ((10,), 10, (1, 1)),
        ((9,), 10, (1, 1)),
        ((8,), 10, (0, 1)),
        ((3, 4, 5, 6, 8, 9, 10), 10, (3, 4)),
        ((9, 10, 30), 10, (2, 2)),  # a day the clock was wrong on
    ],
)
def test_streak(days: tuple[int, ...], today: int, expected: tuple[int, int]) -> None:
    found = streak(on(*days), date(2027, 5, today))
    assert (found.days, found.longest) == expected


def test_forecast_holds_what_is_overdue_today_and_counts_questions_alone() -> None:
    late = memories([review(1, at=START - timedelta(days=40))])
    soon = memories([review(2, Rating.EASY)])
    found = forecast([*late, *soon], START, 20)
    assert len(found) == 20
    assert found[0].number == 1
    assert sum(due.number for due in found) == 2
    assert {due.day for due in found if due.number} == {START.date(), START.date() + timedelta(8)}


def test_accuracy_of_a_topic_week_by_week() -> None:
    monday = date(2027, 5, 3)
    days = [(0, True), (6, False), (7, True), (21, True)]
    reviews = [
        replace(review(n), day=monday + timedelta(days=day), is_right=right)
        for n, (day, right) in enumerate(days)
    ]
    (topic,) = accuracy(reviews)
    assert topic.topic == "insufficient-bids"
    assert [(p.begin, p.right, p.answers) for p in topic.points] == [
        (monday, 1, 2),
        (monday + timedelta(days=7), 1, 1),
        (monday + timedelta(days=21), 1, 1),
    ]
    assert (topic.right, topic.answers, topic.points[0].share) == (3, 4, 0.5)
