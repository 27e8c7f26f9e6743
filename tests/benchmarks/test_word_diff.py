"""The benchmark of the word diff runs; how fast the machine is decides nothing here."""

from __future__ import annotations

import re
import sys

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
    pairs = (*word_diff.revisions(), *word_diff.strangers())
    verdicts = {row[0]: row[-1] for row in word_diff.rows(pairs, 1, exact=exact)}
    assert len(verdicts) == 12
    assert set(verdicts.values()) <= {"same", "shorter"}


def test_benchmark_prints_its_table(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", ["word_diff", "--runs", "1"])
    word_diff.main()
    printed = capsys.readouterr().out
    figures = r" +\d+ +\d+ +\d+\.\d +\d+ +\d+ +\d+ +(?:same|shorter)$"
    assert re.search(rf"^  bg2017, 10% revised{figures}", printed, re.MULTILINE)
    assert "from the texts to the spans with moved passages" in printed
