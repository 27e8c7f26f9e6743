"""The yardstick: the subject index of the 1987 book, and the measures taken by it."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from statistics import fmean

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus, Correspondences
from bridge_rules_gui.corpus.edition import Edition


@dataclass(frozen=True, slots=True)
class Judged:
    """A query, an entry of the index with its head word, and the laws its editor gave it."""

    query: str
    laws: frozenset[int]


@dataclass(frozen=True, slots=True)
class Measures:
    """How well rankings agree with the judgements, as means over queries."""

    ndcg: float
    recall_5: float
    recall_10: float
    reciprocal_rank: float
    unanswered: float


def judged_queries(corpus: Corpus) -> list[Judged]:
    """Return every entry that names laws, in the order of the index."""
    index = corpus.books[Edition.RU_1987].subject_index
    return [Judged(entry.entry, frozenset(entry.laws)) for entry in index if entry.laws]


def followed_laws(
    judged: Sequence[Judged], correspondences: Correspondences, edition: Edition
) -> list[Judged]:
    """Return the queries with the laws of another edition to which their laws correspond.

    A query none of whose laws has a counterpart is left out.
    """

    def there(law: int) -> set[int]:
        place = Address(Edition.RU_1987, Citation(law))
        found = (address.place for address in correspondences.of(place, edition))
        return {place.law for place in found if isinstance(place, Citation)}

    mapped = (
        Judged(j.query, frozenset(other for law in j.laws for other in there(law))) for j in judged
    )
    return [j for j in mapped if j.laws]


def halves(judged: Sequence[Judged]) -> tuple[Sequence[Judged], Sequence[Judged]]:
    """Return every second query, on which parameters may be set, and the ones held out."""
    return judged[0::2], judged[1::2]


def measure(ranker: Callable[[str], list[int]], judged: Sequence[Judged]) -> Measures:
    """Return the measures of a ranking over queries."""
    taken = [_measures(ranker(j.query), j.laws) for j in judged]
    means = (fmean(getattr(one, field.name) for one in taken) for field in fields(Measures))
    return Measures(*means)


def _measures(ranking: list[int], laws: frozenset[int]) -> Measures:
    return Measures(
        ndcg=_ndcg(ranking, laws),
        recall_5=len(laws.intersection(ranking[:5])) / len(laws),
        recall_10=len(laws.intersection(ranking[:10])) / len(laws),
        reciprocal_rank=next((1 / n for n, law in enumerate(ranking, 1) if law in laws), 0.0),
        unanswered=float(not ranking),
    )


def _ndcg(ranking: list[int], laws: frozenset[int], depth: int = 10) -> float:
    gain = sum(1 / math.log2(n + 1) for n, law in enumerate(ranking[:depth], 1) if law in laws)
    return gain / sum(1 / math.log2(n + 1) for n in range(1, min(len(laws), depth) + 1))
