"""The word diff: spans that rebuild both texts, shortest scripts, moved passages, worst cases."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rapidfuzz.distance import Indel

from bridge_rules_gui.comparison.word_diff.alignment import aligned
from bridge_rules_gui.comparison.word_diff.tokens import tokens
from bridge_rules_gui.comparison.word_diff.word_diff import (
    DiffKind,
    WordDiff,
    word_diff,
)
from tests.every import every

LAW = "Даден анонс бива отменен. Играчът изчаква съдията, преди да направи обява."


def pieces(diff: WordDiff) -> list[tuple[str, str]]:
    """Return each span as its kind and its words, of removed words the older ones."""
    return [
        (
            span.kind.value,
            diff.newer[span.newer_start : span.newer_end]
            or diff.older[span.older_start : span.older_end],
        )
        for span in diff.spans
    ]


def test_texts_that_differ_in_blanks_alone_are_the_same() -> None:
    diff = word_diff("Ако  играч\nспасува", "Ако играч спасува ")
    assert diff.is_same
    assert diff.script == 0


def test_lost_negation_is_one_removed_word() -> None:
    diff = word_diff("играчът не е видял", "играчът е видял")
    assert pieces(diff) == [("kept", "играчът"), ("removed", "не"), ("kept", "е видял")]


def test_marks_are_compared_one_by_one() -> None:
    diff = word_diff("пас, контра", "пас; контра")
    assert pieces(diff)[1:3] == [("removed", ","), ("added", ";")]


def test_suits_are_compared() -> None:
    assert pieces(word_diff("изиграва ♠Т", "изиграва ♥Т"))[1:3] == [
        ("removed", "♠"),
        ("added", "♥"),
    ]


def test_accents_composed_or_not_are_the_same_word() -> None:
    assert word_diff("ći й", "c\u0301i и\u0306").is_same
    assert word_diff("наддаване", "над\u00adдаване").is_same


def test_moved_sentence_is_recognised_at_both_places() -> None:
    older = (
        "Първо изречение стои тук сега. Второ дълго изречение е преместено другаде. Край. " + LAW
    )
    newer = (
        "Първо изречение стои тук сега. Край. "
        + LAW
        + " Второ дълго изречение е преместено другаде."
    )
    diff = word_diff(older, newer)
    (away,) = (span for span in diff.spans if span.kind is DiffKind.MOVED_AWAY)
    (here,) = (span for span in diff.spans if span.kind is DiffKind.MOVED_HERE)
    # Which of the equal points moved along nobody can tell.
    sentence = "Второ дълго изречение е преместено другаде"
    assert older[away.older_start : away.older_end].strip(". ") == sentence
    assert newer[here.newer_start : here.newer_end].strip(". ") == sentence
    assert (away.newer_start, away.newer_end) == (here.newer_start, here.newer_end)
    assert (here.older_start, here.older_end) == (away.older_start, away.older_end)


def test_few_equal_words_are_no_move() -> None:
    kinds = {span.kind for span in word_diff(f"едно две три {LAW}", f"{LAW} едно две три").spans}
    assert kinds == {DiffKind.KEPT, DiffKind.REMOVED, DiffKind.ADDED}


def test_inserted_sentence_begins_at_the_sentence() -> None:
    older = "Първо. Съдията решава веднага. Съдията чака."
    newer = "Първо. Съдията решава веднага. Съдията мълчи. Съдията чака."
    assert ("added", "Съдията мълчи.") in pieces(word_diff(older, newer))


words = st.lists(st.sampled_from(["а", "б", "в", "не", ",", "27B1", "♠"]), max_size=60)


@given(words, words)
def test_spans_rebuild_both_texts(older: list[str], newer: list[str]) -> None:
    here, there = " ".join(older), " ".join(newer)
    diff = word_diff(here, there)
    old = (DiffKind.KEPT, DiffKind.REMOVED, DiffKind.MOVED_AWAY)
    new = (DiffKind.KEPT, DiffKind.ADDED, DiffKind.MOVED_HERE)
    read = [here[s.older_start : s.older_end] for s in diff.spans if s.kind in old]
    written = [there[s.newer_start : s.newer_end] for s in diff.spans if s.kind in new]
    assert tokens(" ".join(read)).keys == tokens(here).keys
    assert tokens(" ".join(written)).keys == tokens(there).keys
    for span in diff.spans:
        if span.kind is DiffKind.KEPT:
            kept = here[span.older_start : span.older_end]
            assert kept == there[span.newer_start : span.newer_end]


@given(words, words)
def test_no_script_is_shorter(older: list[str], newer: list[str]) -> None:
    diff = word_diff(" ".join(older), " ".join(newer))
    assert diff.script == Indel.distance(tokens(diff.older).keys, tokens(diff.newer).keys)


MANY = 20_000
"""So many words that a way that looks at each pair of them takes longer than a test allows."""


def _worst_cases() -> Iterator[tuple[str, list[str], list[str], int]]:
    numbered = [f"a{n}" for n in range(MANY)]
    yield "one word repeated", ["x"] * MANY, ["x"] * (MANY - 4_000), 4_000
    yield "two words repeated", ["x"] * MANY, ["y"] * MANY, 2 * MANY
    yield "two words by turns", ["a", "b"] * (MANY // 2), ["b", "a"] * (MANY // 2), 2
    yield "nothing in common", numbered, [f"b{n}" for n in range(MANY)], 2 * MANY
    yield "backwards", numbered, [f"a{n}" for n in range(MANY, 0, -1)], 2 * MANY - 2


@every("name, older, newer, script", _worst_cases, ids=lambda name, *_: name)
def test_worst_cases_end_soon(name: str, older: list[str], newer: list[str], script: int) -> None:
    started = time.process_time()
    diff = word_diff(" ".join(older), " ".join(newer))
    assert diff.script == script
    assert time.process_time() - started < 8


def test_large_remainder_is_halved_without_a_longer_script(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(4)  # noqa: S311 - repeatable, not secret
    older, newer = (chance.choices("abcde", k=700) for _ in range(2))
    monkeypatch.setattr("bridge_rules_gui.comparison.word_diff.alignment._SMALL", 100)
    blocks = aligned(older, newer)
    assert len(older) + len(newer) - 2 * sum(b.length for b in blocks) == Indel.distance(
        older, newer
    )


def test_enormous_remainder_is_cut_in_the_middle_and_still_rebuilds_both_texts(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    chance = random.Random(5)  # noqa: S311 - repeatable, not secret
    older, newer = (chance.choices("abcde", k=300) for _ in range(2))
    monkeypatch.setattr("bridge_rules_gui.comparison.word_diff.alignment._SMALL", 100)
    monkeypatch.setattr("bridge_rules_gui.comparison.word_diff.alignment._LARGEST", 1000)
    for i, j, length in aligned(older, newer):
        assert older[i : i + length] == newer[j : j + length]


def test_passage_moved_a_little_way_in_a_long_text_costs_no_more_than_it_must() -> None:
    chance = random.Random(6)  # noqa: S311 - repeatable, not secret
    older = chance.choices([f"w{n}" for n in range(900)], k=9000)
    newer = [*older[:4000], *older[4060:4100], *older[4000:4060], *older[4100:]]
    blocks = aligned(older, newer)
    assert 18_000 - 2 * sum(b.length for b in blocks) == Indel.distance(older, newer) == 80
