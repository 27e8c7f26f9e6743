"""The search as it is, and with its ways taken away one by one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bridge_rules_gui import resources
from bridge_rules_gui.building import open_descriptions
from bridge_rules_gui.corpus.concordance import Concordance
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.termbase import Termbase
from bridge_rules_gui.indexes.cache import IndexCache
from bridge_rules_gui.reading.concordance import read_concordance
from bridge_rules_gui.reading.termbase import read_termbase
from bridge_rules_gui.search.query import parse
from bridge_rules_gui.search.search import Search, Steps

_DEPTH = 100


def given_concordance() -> Concordance:
    return read_concordance(resources.content())


def whole_search(corpus: Corpus, kept: Path | None = None) -> Search:
    """Return the search as the window has it."""
    cache = IndexCache(kept, str(len(corpus.books))) if kept else None
    content = resources.content()

    def termbase() -> Termbase:
        return read_termbase(content)

    return Search.cached(corpus, termbase, given_concordance, open_descriptions, cache)


def searches(corpus: Corpus) -> dict[str, Search]:
    """Return the search, whole and with less and less to go by."""
    termbase = read_termbase(resources.content())
    concordance = given_concordance()
    words_alone = Steps(counterparts=False, descriptions=False)
    said = open_descriptions()
    return {
        "search": Search.of(corpus, termbase, concordance, said),
        "by words alone": Search.of(corpus, termbase, concordance, (), words_alone),
        "  without termbase": Search.of(corpus, Termbase(()), concordance, (), words_alone),
        "search without termbase": Search.of(corpus, Termbase(()), concordance, said),
    }


def ranker(search: Search, edition: Edition) -> Callable[[str], list[int]]:
    """Return the laws of one edition in the order of a search's answers.

    Definitions, prefaces and articles of the commentary belong to no law and are passed over.
    """
    only = frozenset({edition})

    def rank(query: str) -> list[int]:
        answer = search.answer(parse(query).narrowed(only), _DEPTH)
        return list(dict.fromkeys(hit.law for hit in answer.hits if hit.law is not None))

    return rank
