"""Cognates sound alike, and slips of the keyboard are counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.indexes.similarity import LikeWords, begin_alike, edits, likeness, skeleton


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("контракт", "kontrakt"),
        ("информация", "informacija"),
        ("партнёр", "партньор"),
        ("нарушение", "нарушение"),
        ("объяснение", "обяснение"),
        ("результат", "rezultat"),
    ],
)
def test_cognates_sound_alike(one: str, other: str) -> None:
    assert likeness(skeleton(one), skeleton(other)) >= 0.8


@pytest.mark.parametrize(("one", "other"), [("взятка", "stih"), ("заявка", "govor")])
def test_other_words_do_not(one: str, other: str) -> None:
    assert likeness(skeleton(one), skeleton(other)) < 0.5


@pytest.mark.parametrize(
    ("one", "other", "slips"),
    [
        ("ривок", "ривок", 0),
        ("ривко", "ривок", 1),
        ("рвок", "ривок", 1),
        ("реевок", "ривок", 2),
        ("карта", "взятка", 3),
    ],
)
def test_slips_are_counted(one: str, other: str, slips: int) -> None:
    assert edits(one, other) == slips


def test_likest_words_come_first() -> None:
    found = LikeWords({"kontrakt", "kontra", "karta"}).like(skeleton("контракт"), least=0.5)
    assert [word for word, _ in found][:1] == ["kontrakt"]


@given(st.text(max_size=12), st.text(max_size=12))
def test_likeness_is_a_share_and_the_same_both_ways(one: str, other: str) -> None:
    assert 0.0 <= likeness(one, other) <= 1.0
    assert likeness(one, other) == pytest.approx(likeness(other, one))


def test_cognates_begin_alike() -> None:
    assert not begin_alike("anons", "renons")
    assert begin_alike("apelacia", "apelacija")
    assert LikeWords(["ренонс", "анонс"]).like("anons", 0.7) == [("анонс", 1.0)]
