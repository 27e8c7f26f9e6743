"""The command that finds the places of all books that answer a query."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui import resources
from bridge_rules_gui.building import build_search
from bridge_rules_gui.cli.answers import complain, print_answer
from bridge_rules_gui.cli.given import lines_of
from bridge_rules_gui.cli.status import DONE, NOT_FOUND, UNUSABLE
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.reading.corpus import read_corpus
from bridge_rules_gui.search.documents import answer_document, missing_place, plain_answer
from bridge_rules_gui.search.query import chapters_of, kinds_of, languages_of, parse
from bridge_rules_gui.search.search import MOST_HITS

if TYPE_CHECKING:
    import argparse
    from collections.abc import Iterable, Iterator, Sequence

    from bridge_rules_gui.search.answer import SearchAnswer
    from bridge_rules_gui.search.query import Query

_ALL: Final = 10_000
"""More answers than there are places: what is counted where none is to be shown."""


def run(arguments: argparse.Namespace) -> int:
    """Answer a query, or a file of them."""
    batch = arguments.batch
    if bool(arguments.query) == bool(batch):
        raise ValueError("search: give a query, or --batch FILE with one query per line")
    texts = lines_of(batch) if batch else [" ".join(arguments.query)]
    queries = _understood(texts, arguments)
    if not batch and queries[0].complaint:
        return complain(UNUSABLE, queries[0].complaint)
    corpus = read_corpus(cache_folder=resources.user_cache(), is_seldom_read=True)
    search = build_search(corpus)
    limit = MOST_HITS if arguments.limit is None else arguments.limit
    answers = [search.answer(query, limit or _ALL) for query in queries]
    for complaint in _complaints(batch, queries, answers):
        complain(UNUSABLE, complaint)
    documents = [answer_document(answer) if limit else [] for answer in answers]
    shown = [_text(answer, limit) for answer in answers]
    if batch:
        shown = [f"# {query}\n{text}".rstrip() for query, text in zip(texts, shown, strict=True)]
    if any(shown) or arguments.json:
        print_answer(documents if batch else documents[0], arguments, "\n\n".join(shown))
    if batch:
        # An empty line of a file asks for nothing; a filter there is not is a mistake.
        return UNUSABLE if any(query.unknown_filters for query in queries) else DONE
    return NOT_FOUND if answers[0].missing and not answers[0].hits else DONE


def _understood(texts: Iterable[str], arguments: argparse.Namespace) -> tuple[Query, ...]:
    """Return queries with the filters beside them; raise for a filter of nothing there is."""
    editions = frozenset(map(Edition.parse, arguments.edition))
    languages, kinds = languages_of(arguments.language), kinds_of(arguments.kind)
    chapters = chapters_of(arguments.chapter)
    return tuple(parse(text).narrowed(editions, languages, kinds, chapters) for text in texts)


def _complaints(
    batch: str, queries: Sequence[Query], answers: Sequence[SearchAnswer]
) -> Iterator[str]:
    """Yield why queries cannot be answered, then which places cited there are not."""

    def where(line: int) -> str:
        return f"{batch}, line {line}: " if batch else ""

    for line, query in enumerate(queries, start=1):
        if query.complaint:
            yield where(line) + query.complaint
    for line, answer in enumerate(answers, start=1):
        for place in answer.missing:
            yield where(line) + missing_place(place)


def _text(answer: SearchAnswer, limit: int) -> str:
    if limit == 0 and answer.hits:
        return f"shows none of {len(answer.hits)} places found: the limit is 0"
    return plain_answer(answer)
