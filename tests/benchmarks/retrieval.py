"""How well the search finds what the editor of the 1987 subject index meant.

Run it with ``python -m tests.benchmarks.retrieval``. A query is an entry of the index with
its head word; the laws named beside it are the answers. Russian queries are put to the
Russian book, and to the Serbian and Bulgarian books, where a law counts as an answer when it
has the number named (as the known yardsticks were taken), and in the last rows when the
concordance says that it corresponds. Parameters were set on the odd half of the queries.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from typing import Final

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.corpus import Corpus, Correspondences
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.search.search import Search
from tests.benchmarks.retrieval_judging import (
    Judged,
    followed_laws,
    halves,
    judged_queries,
    measure,
)
from tests.benchmarks.retrieval_rivals import Fts5, PlainWhoosh, Trigrams, law_texts, transliterated
from tests.benchmarks.retrieval_searches import given_concordance, ranker, searches
from tests.benchmarks.tables import table

HEAD: Final = ("ranking", "nDCG@10", "odd", "even", "R@5", "R@10", "MRR", "unanswered")
AIMS: Final = {
    Edition.RU_1987: "aim .84; tantivy with a Russian stemmer was measured at .797",
    Edition.SR_2007: "aim .585 by words alone and .98 of the Russian figure when followed through",
    Edition.BG_2017: "aim .60 by words alone and .98 of the Russian figure when followed through",
}


def _row(name: str, rank: Callable[[str], list[int]], judged: Sequence[Judged]) -> tuple[str, ...]:
    whole = measure(rank, judged)
    odd, even = (measure(rank, half).ndcg for half in halves(judged))
    figures = (whole.ndcg, odd, even, whole.recall_5, whole.recall_10, whole.reciprocal_rank)
    unanswered = round(whole.unanswered * len(judged))
    return (name, *(f"{figure:.3f}" for figure in figures), str(unanswered))


def _rival_rows(book: Book, judged: Sequence[Judged]) -> list[tuple[str, ...]]:
    texts = law_texts(book)
    typed = transliterated if book.edition is Edition.SR_2007 else str
    rivals = {"FTS5 bm25": Fts5(texts), "plain Whoosh": PlainWhoosh(texts)}
    rows = [
        _row(name, lambda query, rival=rival: rival.rank(typed(query)), judged)  # type: ignore[misc]
        for name, rival in rivals.items()
    ]
    trigrams = Trigrams(texts)
    return [*rows, _row("trigrams", lambda query: trigrams.rank(typed(query)), judged)]


def _quality_table(
    corpus: Corpus, found: dict[str, Search], edition: Edition, judged: Sequence[Judged]
) -> str:
    rows = [_row(name, ranker(search, edition), judged) for name, search in found.items()]
    rows += _rival_rows(corpus.books[edition], judged)
    if edition is not Edition.RU_1987:
        correspondences = Correspondences(corpus, given_concordance())
        mapped = followed_laws(judged, correspondences, edition)
        rows.append(("laws by the concordance:", *[""] * (len(HEAD) - 1)))
        rows += [
            _row(f"  {name}", ranker(search, edition), mapped)
            for name, search in list(found.items())[:2]
        ]
    title = f"\n{len(judged)} Russian queries in {edition.value} ({AIMS[edition]})"
    return table(title, HEAD, rows)


def main(argv: Sequence[str] | None = None) -> None:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(description="Measure how well the search finds.")
    parser.add_argument("--sample", type=int, default=1, help="take every so-manieth query (1)")
    options = parser.parse_args(argv)
    corpus = read_corpus(cache_folder=resources.user_cache())
    judged = judged_queries(corpus)[:: options.sample]
    found = searches(corpus)
    for edition in Edition:
        print(_quality_table(corpus, found, edition, judged), flush=True)


if __name__ == "__main__":
    main()
