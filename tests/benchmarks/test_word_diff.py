"""The benchmark of the word diff runs; how fast the machine is decides nothing here."""

from __future__ import annotations

import pytest

from tests.benchmarks import word_diff

pytestmark = pytest.mark.slow
WORDS = 4000


@pytest.fixture(autouse=True)
def _beginnings_of_books(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = word_diff.words_of
    monkeypatch.setattr(word_diff, "words_of", lambda book: whole(book)[:WORDS])


@pytest.mark.parametrize("exact", [False, True], ids=["as usual", "exact"])
def test_scripts_are_never_longer_than_those_of_difflib(*, exact: bool) -> None:
    pairs = [*word_diff.revisions(), *word_diff.strangers()]
    assert len(pairs) == 12
    for name, older, newer in pairs:
        theirs = word_diff.by_difflib(older, newer, autojunk=not exact)
        assert word_diff.here(older, newer) <= theirs, name


def test_word_diff_is_measured_beside_difflib() -> None:
    measured = {one.what: one for one in word_diff.measure(is_quick=True)}
    assert len(measured) == 10
    assert measured["word diff, bg2017, 10% revised"].aim == 1 / 20
    assert measured["word diff, 500 words"].growth is not None
