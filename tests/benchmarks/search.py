"""How fast the search answers and what its index costs, at 1x, 10x and 100x the corpus.

The queries are entries of the index of 1987, put to all languages, thirty answers with their
snippets, grouped as a window shows them. The rivals answer in one language, by the words as typed.
"""

from __future__ import annotations

import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import psutil

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.search.query import parse
from tests.benchmarks.measurement import Measurement, Unit, growth, sizes
from tests.benchmarks.retrieval_judging import judged_queries
from tests.benchmarks.retrieval_rivals import Fts5, LawText, PlainWhoosh, Scan, law_texts
from tests.benchmarks.retrieval_searches import whole_search

Answering = Callable[[str], object]


ROOT: Final = Path(__file__).parent.parent.parent
AIM: Final = 1.0
"""Answering in all languages should take no longer than plain Whoosh takes in one."""
_SHOWN: Final = 30
"""How many answers with snippets are asked for: ten of each edition."""
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


@dataclass(frozen=True, slots=True)
class Cost:
    """What an engine takes: seconds to be built, bytes it holds, seconds of a usual answer."""

    built: float
    memory: float
    first: float
    again: float


def _search(corpus: Corpus) -> Answering:
    search = whole_search(corpus)

    def answered(text: str) -> object:
        query = parse(text)
        return search.results(query, search.answer(query, _SHOWN), Edition.BG_2017)

    return answered


def _texts(corpus: Corpus) -> list[LawText]:
    return [text for book in corpus.books.values() for text in law_texts(book)]


_ENGINES: Final[Mapping[str, Callable[[Corpus], Answering]]] = {
    "search": _search,
    "plain Whoosh": lambda corpus: PlainWhoosh(_texts(corpus)).rank,
    "FTS5": lambda corpus: Fts5(_texts(corpus)).rank,
    "a scan by expression": lambda corpus: Scan(_texts(corpus)).rank,
}


def measure(*, is_quick: bool) -> Iterator[Measurement]:
    """Yield answers and indexes of the search beside those of its rivals."""
    of_sizes = [_cost_apart("search", size) for size in sizes(is_quick=is_quick)]
    ours, whoosh = of_sizes[0], _cost_apart("plain Whoosh", 1)
    against, of = "plain Whoosh", "corpus"
    asked = growth(of, [cost.first for cost in of_sizes])
    yield Measurement("answer, asked at first", against, ours.first, whoosh.first, AIM, asked)
    asked = growth(of, [cost.again for cost in of_sizes])
    yield Measurement("answer, asked again", against, ours.again, whoosh.again, AIM, asked)
    for size, cost in list(zip(sizes(is_quick=is_quick), of_sizes, strict=True))[1:]:
        rival = _cost_apart("plain Whoosh", size)
        what = f"answer, {size} times the corpus"
        yield Measurement(what, against, cost.first, rival.first, AIM)
    for name in ("FTS5", "a scan by expression"):
        rival = _cost_apart(name, 1)
        yield Measurement("answer, asked again", name, ours.again, rival.again)
    grown = growth(of, [cost.built for cost in of_sizes])
    yield Measurement("index built", against, ours.built, whoosh.built, None, grown)
    opened = _opening_kept(read_corpus(cache_folder=resources.user_cache()))
    yield Measurement("index kept from last time", "plain Whoosh built", opened, whoosh.built)
    grown = growth(of, [cost.memory for cost in of_sizes])
    held = (ours.memory, whoosh.memory)
    yield Measurement("memory of the index", against, *held, None, grown, Unit.BYTES)


def _cost_apart(engine: str, size: int) -> Cost:
    """Measure an engine in a process of its own, for memory given back is not seen again."""
    command = [sys.executable, "-m", "tests.benchmarks.search", engine, str(size)]
    finished = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    return Cost(**json.loads(finished.stdout))


def _cost(engine: str, size: int) -> Cost:
    books = read_corpus(cache_folder=resources.user_cache())
    books.read_all()
    # The more provisions there are, the fewer queries are enough.
    queries = [judged.query for judged in judged_queries(books)][:: 2 * size]
    corpus = enlarged(books, size)
    process = psutil.Process()
    before, began = process.memory_info().rss, time.perf_counter()
    answer = _ENGINES[engine](corpus)
    built = time.perf_counter() - began
    memory = process.memory_info().rss - before
    first, again = (statistics.median(_times(answer, queries)) for _ in range(2))
    return Cost(built, memory, first, again)


def _times(answer: Answering, queries: Sequence[str]) -> list[float]:
    taken = []
    for query in queries:
        began = time.perf_counter()
        answer(query)
        taken.append(time.perf_counter() - began)
    return taken


def _opening_kept(corpus: Corpus) -> float:
    """Return the seconds in which an index made before is ready to be asked."""
    with TemporaryDirectory() as folder:
        whole_search(corpus, Path(folder))
        began = time.perf_counter()
        whole_search(corpus, Path(folder))
        return time.perf_counter() - began


if __name__ == "__main__":
    print(json.dumps(asdict(_cost(sys.argv[1], int(sys.argv[2])))))
