"""The benchmark runs on a few queries; how fast the machine is decides nothing here."""

from __future__ import annotations

import re

import pytest

from tests.benchmarks import retrieval
from tests.benchmarks.retrieval_judging import Judged, measure

pytestmark = pytest.mark.slow


def test_benchmark_prints_its_tables(capfd: pytest.CaptureFixture[str]) -> None:
    retrieval.main(["--sample", "60"])
    printed, complaints = capfd.readouterr()
    assert not complaints
    for edition in ("ru1987", "sr2007", "bg2017"):
        assert f"9 Russian queries in {edition}" in printed
    for ranking in ("search", "by words alone", "FTS5 bm25", "plain Whoosh", "trigrams"):
        row = rf"^  {ranking}( +[01]\.\d{{3}}){{6}} +\d+$"
        assert len(re.findall(row, printed, re.MULTILINE)) == 3


def test_perfect_ranking_measures_one() -> None:
    judged = [Judged("a", frozenset({1, 2})), Judged("b", frozenset({3}))]
    rankings = {"a": [2, 1, 9], "b": [3]}
    whole = measure(rankings.__getitem__, judged)
    assert (whole.ndcg, whole.recall_5, whole.reciprocal_rank, whole.unanswered) == (1, 1, 1, 0)


def test_second_place_is_worth_less() -> None:
    judged = [Judged("a", frozenset({1}))]
    assert measure(lambda _: [9, 1], judged).ndcg == pytest.approx(0.6309, abs=1e-4)
    assert measure(lambda _: [9, 1], judged).reciprocal_rank == 0.5
    assert measure(lambda _: [], judged).unanswered == 1.0
