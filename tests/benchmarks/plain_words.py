"""How well the search finds the law for what players say.

Run it with ``python -m tests.benchmarks.plain_words``. The queries are in ``plain_queries.toml``;
parameters were set on its half ``tune``, the others are held out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_descriptions
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.reading.termbase import read_termbase
from bridge_rules_gui.search.search import Search, Steps
from tests.benchmarks.retrieval_searches import given_concordance, ranker
from tests.benchmarks.tables import table

LANGUAGES: Final = ("en", "bg", "ru", "sr")
_QUERIES: Final = Path(__file__).with_name("plain_queries.toml")
_HEAD: Final = ("half", "language", "queries", "ranking", "first", "among 3", "among 10", "MRR")


def main() -> None:
    """Measure and print the table."""
    corpus = read_corpus(cache_folder=resources.user_cache())
    termbase = read_termbase(resources.content())
    given = (corpus, termbase, given_concordance(), open_descriptions())
    found = {"without": Search.of(*given, Steps(descriptions=False)), "search": Search.of(*given)}
    queries = tomllib.loads(_QUERIES.read_text("utf-8"))["query"]
    rows = []
    for half in dict.fromkeys(query["half"] for query in queries):
        for language in LANGUAGES:
            asked = [
                (query[language], query["laws"])
                for query in queries
                if query["half"] == half and language in query
            ]
            for name, search in found.items():
                rank = ranker(search, Edition.BG_2017)
                places = [_place(rank(text), laws) for text, laws in asked]
                figures = (f"{figure:.2f}" for figure in _figures(places))
                rows.append((half, language, str(len(asked)), name, *figures))
    print(table("", _HEAD, rows))


def _place(ranking: Sequence[int], laws: Sequence[int]) -> int:
    """Return at which place, from 1, one of the laws stands; 0 where none does."""
    return next((n for n, law in enumerate(ranking, 1) if law in laws), 0)


def _figures(places: Sequence[int]) -> tuple[float, ...]:
    def among(most: int) -> float:
        return sum(0 < place <= most for place in places) / len(places)

    mean = sum(1 / place for place in places if place) / len(places)
    return (among(1), among(3), among(10), mean)


if __name__ == "__main__":
    main()
