"""How fast the search answers, and what its index costs, beside the rivals."""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import psutil

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.services.search_query import parse
from bridge_rules_gui.sources.kept import read_corpus
from tests.benchmarks.retrieval_rivals import Fts5, PlainWhoosh, Scan, law_texts
from tests.benchmarks.retrieval_searches import whole_search
from tests.benchmarks.tables import table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence

    from bridge_rules_gui.corpus.book import Book
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.provision import Provision
    from bridge_rules_gui.services.search import Search
    from tests.benchmarks.retrieval_rivals import LawText

ROOT: Final = Path(__file__).parent.parent.parent
_SHOWN: Final = 30
"""How many answers with snippets a window shows at once: ten of each edition."""
_COPY: Final = 100
"""Law 27 of the first copy of a book is its law 127."""


def enlarged(corpus: Corpus, times: int) -> Corpus:
    """Return a corpus whose books have every law so many times, each under numbers of its own."""
    books = {edition: _enlarged_book(book, times) for edition, book in corpus.books.items()}
    return replace(corpus, books=books) if times > 1 else corpus


def _enlarged_book(book: Book, times: int) -> Book:
    copies = (_moved(p, copy * _COPY) for copy in range(times) for p in book.provisions)
    definitions = tuple(
        replace(d, concept=f"{d.concept}-{copy}") if copy else d
        for copy in range(times)
        for d in book.definitions
    )
    return replace(book, provisions=tuple(copies), definitions=definitions)


def _moved(provision: Provision, by: int) -> Provision:
    def moved(citation: Citation) -> Citation:
        return Citation(citation.law + by, citation.labels)

    children = tuple(map(moved, provision.children))
    return replace(provision, citation=moved(provision.citation), children=children)


def _all_texts(corpus: Corpus) -> list[LawText]:
    return [text for book in corpus.books.values() for text in law_texts(book)]


def speed_tables(corpus: Corpus, queries: Sequence[str], sizes: Sequence[int]) -> Iterator[str]:
    """Yield a table of answering times and a table of what the indexes cost, for each size."""
    for size in sizes:
        yield _latency_table(enlarged(corpus, size), queries, size)
    for size in sizes:
        yield _cost_table(size)


def _latency_table(corpus: Corpus, queries: Sequence[str], size: int) -> str:
    texts = _all_texts(corpus)
    search = whole_search(corpus)
    rankings: dict[str, Callable[[str], object]] = {
        "plain Whoosh, one language": PlainWhoosh(texts).rank,
        "search, all languages and snippets": lambda query: search.answer(parse(query), _SHOWN),
        "FTS5": Fts5(texts).rank,
        "scan by expression": Scan(texts).rank,
    }
    rows = []
    whoosh: tuple[float, ...] = ()
    for name, rank in rankings.items():
        first, again = _times(rank, queries), _times(rank, queries)
        measured = (*_percentiles(first), *_percentiles(again))
        whoosh = whoosh or measured
        ratios = (f"{m / w:.2f}x" for m, w in zip(measured, whoosh, strict=True))
        cells = [c for m, r in zip(measured, ratios, strict=True) for c in (f"{m:.1f} ms", r)]
        rows.append((name, *cells))
    head = ("asked at first", "p50", "", "p95", "", "again p50", "", "p95", "")
    title = f"\n{len(queries)} queries, {len(texts)} provisions ({size}x); ratios to plain Whoosh"
    return table(title, head, rows) + _beside_fts5(search, rankings["FTS5"], queries)


def _beside_fts5(
    search: Search, fts5_answer: Callable[[str], object], queries: Sequence[str]
) -> str:
    """Say how far FTS5 is ahead of the search, where the time goes, and what it would take."""
    parts: tuple[Callable[[str], object], ...] = (
        fts5_answer,
        lambda query: search.engine.sides(parse(query)),
        lambda query: search.answer(parse(query), 0),
        lambda query: search.answer(parse(query), _SHOWN),
    )
    # In turn, so that a busy moment of the machine is theirs alike.
    taken = [[_times(part, [query])[0] for part in parts] for query in queries]
    fts5, scoring, ranked, whole = (statistics.median(times) for times in zip(*taken, strict=True))
    rest = max(whole - scoring, 0.0)
    return (
        f"\n  FTS5 answers {whole / fts5:.0f}x as fast as the search at p50 ({fts5:.2f} ms to "
        f"{whole:.2f} ms, asked again),\n"
        "  in one language, without stems, terms, counterparts and snippets.\n"
        f"  Of the search's time {scoring:.2f} ms go into understanding and scoring, "
        f"{max(ranked - scoring, 0.0):.2f} ms into ranking and\n"
        f"  following, {max(whole - ranked, 0.0):.2f} ms into {_SHOWN} snippets. To come nearer "
        "the scores would have to be summed in C:\n"
        "  FTS5 tables of our stems, one for each language, asked three times with the translated "
        "query.\n"
        f"  What is left in Python then would still take {rest / fts5:.0f}x as long as FTS5 alone."
    )


def _times(rank: Callable[[str], object], queries: Sequence[str]) -> list[float]:
    taken = []
    for query in queries:
        began = time.perf_counter()
        rank(query)
        taken.append((time.perf_counter() - began) * 1000)
    return taken


def _percentiles(taken: Sequence[float]) -> tuple[float, float]:
    if len(taken) < 2:
        return taken[0], taken[0]
    steps = statistics.quantiles(taken, n=20)
    return steps[9], steps[18]


_KEPT: Final = "search, index kept"
_BUILDERS: Final[dict[str, Callable[[Corpus], object]]] = {
    "plain Whoosh": lambda corpus: PlainWhoosh(_all_texts(corpus)),
    "FTS5": lambda corpus: Fts5(_all_texts(corpus)),
    "search": whole_search,
    _KEPT: whole_search,
}


def _cost_table(size: int) -> str:
    measured = {name: _measured_apart(name, size) for name in _BUILDERS}
    rows = []
    for name, one in measured.items():
        ratios = [
            f"{one[what] / max(measured[rival][what], 1e-9):.1f}x"
            for what in ("seconds", "memory")
            for rival in ("plain Whoosh", "FTS5")
        ]
        seconds, megabytes = f"{one['seconds']:.2f} s", f"{one['memory'] / 2**20:.0f} MB"
        # A process that has built the index before it opens it again tells nothing of memory.
        memory = ("", "", "") if name == _KEPT else (megabytes, *ratios[2:])
        rows.append((name, seconds, *ratios[:2], *memory))
    head = ("index", "built in", "to Whoosh", "to FTS5", "memory", "to Whoosh", "to FTS5")
    return table(f"\nWhat the indexes cost ({size}x), each in a process of its own", head, rows)


def _measured_apart(name: str, size: int) -> dict[str, Any]:
    command = [sys.executable, "-m", "tests.benchmarks.retrieval_speed", name, str(size)]
    finished = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    measured: dict[str, Any] = json.loads(finished.stdout)
    return measured


def main(name: str, size: str) -> None:
    """Build one index and print what it cost, as JSON."""
    corpus = enlarged(read_corpus(resources.user_cache()), int(size))
    with tempfile.TemporaryDirectory() as kept:
        build = _BUILDERS[name]
        if name == _KEPT:
            whole_search(corpus, Path(kept))
            build = partial(whole_search, kept=Path(kept))
        print(json.dumps(_measured(build, corpus)))


def _measured(build: Callable[[Corpus], object], corpus: Corpus) -> dict[str, float]:
    process = psutil.Process()
    before, began = process.memory_info().rss, time.perf_counter()
    built = build(corpus)
    seconds = time.perf_counter() - began
    memory = process.memory_info().rss - before
    del built
    return {"seconds": seconds, "memory": memory}


if __name__ == "__main__":
    main(*sys.argv[1:3])
