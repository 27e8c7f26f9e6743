"""Answers kept, undone, and what is known after them."""

from __future__ import annotations

import threading
from dataclasses import replace
from datetime import timedelta
from typing import TYPE_CHECKING

import pytest

from bridge_rules_gui.progress.records import Flag, KeptDocument, Mode, Rating, Subject, SubjectKind
from bridge_rules_gui.progress.store import ProgressStore, Shelved
from bridge_rules_gui.quiz.schedule import Schedule
from tests.quiz.studying import START, count, review

if TYPE_CHECKING:
    from pathlib import Path

SCHEDULE = Schedule(spread=False)
PLACE = Subject(SubjectKind.PLACE, "bg2017/27B1(a)")


@pytest.fixture
def store(tmp_path: Path) -> ProgressStore:
    found = ProgressStore(tmp_path / "user's own 100% folder #1?")
    found.open()
    return found


def test_an_answer_is_kept_as_it_was_given(store: ProgressStore) -> None:
    given = review(1, Rating.HARD, START + timedelta(microseconds=1))
    store.add(given, SCHEDULE.remember)
    assert store.reviews() == (given,)
    assert store.memory(given.subject) == SCHEDULE.reviewed(
        given.subject, None, given.rating, given.at
    )


def test_each_answer_builds_on_what_is_known(store: ProgressStore) -> None:
    for number in range(3):
        store.add(review(number, name="same", at=START + timedelta(days=number)), SCHEDULE.remember)
    found = list(SCHEDULE.remembered(store.reviews()))
    assert store.memory(Subject(SubjectKind.QUESTION, "same")) == found[-1][1][0]
    assert len(store.memories()) == 2  # the question and the place


def test_undo_brings_back_exactly_what_was_known(store: ProgressStore) -> None:
    store.add(review(1, at=START), SCHEDULE.remember)
    before = store.memories()
    last = review(2, Rating.AGAIN, START + timedelta(days=3), name="question-1")
    store.add(last, SCHEDULE.remember)
    assert store.memories() != before
    assert store.undo() == last
    assert store.memories() == before


def test_undo_goes_back_to_the_beginning_and_then_does_nothing(store: ProgressStore) -> None:
    store.add(review(1), SCHEDULE.remember)
    assert store.undo() is not None
    assert store.undo() is None
    assert store.memories() == ()


def test_an_answer_of_an_exam_is_not_undone(store: ProgressStore) -> None:
    store.add(replace(review(1), mode=Mode.EXAM), SCHEDULE.remember)
    assert store.undo() is None
    assert count(store) == 1


def test_an_answer_is_kept_wholly_or_not_at_all(store: ProgressStore) -> None:
    def fail(*_: object) -> tuple[()]:
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        store.add(review(1), fail)
    assert count(store) == 0


def test_an_exam_is_handed_in_wholly_or_not_at_all(store: ProgressStore) -> None:
    report = Shelved("exam", KeptDocument("one", START, "{}"))
    under_way = Shelved("sitting", KeptDocument("current", START, "{}"))
    store.put("sitting", under_way.document)
    twice = [review(1), review(1)]  # the same answer twice cannot be kept
    with pytest.raises(ValueError, match="UNIQUE"):
        store.hand_in(twice, SCHEDULE.remember, report, under_way)
    assert (count(store), store.documents("exam")) == (0, ())
    assert store.documents("sitting")
    store.hand_in([review(1), review(2)], SCHEDULE.remember, report, under_way)
    assert (count(store), store.documents("exam")) == (2, (report.document,))
    assert store.documents("sitting") == ()


def test_threads_write_beside_one_another(store: ProgressStore) -> None:
    def write(first: int) -> None:
        for number in range(first, first + 20):
            store.add(review(number, name="same"), SCHEDULE.remember)

    threads = [threading.Thread(target=write, args=(100 * n,)) for n in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert count(store) == 80
    assert store.memory(PLACE) == list(SCHEDULE.remembered(store.reviews()))[-1][1][1]


def test_documents_flags_and_settings_are_kept(store: ProgressStore) -> None:
    store.put("preset", KeptDocument("b", START, "1"))
    store.put("preset", KeptDocument("a", START + timedelta(days=1), "2"))
    store.put("preset", KeptDocument("b", START, "3"))
    assert [(d.name, d.content) for d in store.documents("preset")] == [("b", "3"), ("a", "2")]
    store.drop("preset", "b")
    assert [d.name for d in store.documents("preset")] == ["a"]
    flag = Flag("question-1", "is this so?", START)
    store.flag(flag)
    assert store.flags() == (flag,)
    store.unflag("question-1")
    assert store.flags() == ()
    store.set(pace={"most": 5}, other="д♥")
    assert store.settings() == {"pace": {"most": 5}, "other": "д♥"}


def test_a_document_is_exchanged_only_as_long_as_it_is_what_it_was(store: ProgressStore) -> None:
    first, second = (KeptDocument("d", START, content) for content in ("first", "second"))
    assert store.exchange("s", None, first)
    assert store.exchange("s", first, second)
    assert not store.exchange("s", first, replace(first, content="third"))
    assert not store.exchange("s", first, None)
    assert store.documents("s") == (second,)
    assert store.exchange("s", second, None)
    assert store.documents("s") == ()
    assert store.exchange("s", second, first)  # forgotten elsewhere: the later version stays
    assert store.documents("s") == (first,)
