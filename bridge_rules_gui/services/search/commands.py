"""What the command ``search`` answers: a JSON document, plain text, and complaints."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.search.documents import answer_document, missing_place, plain_answer
from bridge_rules_gui.services.search.query import chapters_of, kinds_of, languages_of, parse
from bridge_rules_gui.services.search.search import MOST_HITS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.services.search.answer import SearchAnswer
    from bridge_rules_gui.services.search.query import Query
    from bridge_rules_gui.services.search.search import Search


_ALL: Final = 10_000
"""More answers than there are places: what is counted where none is to be shown."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchRequest:
    """Queries, one or the lines of a file ``batch``, and the filters given beside them."""

    queries: tuple[str, ...]
    batch: str = ""
    editions: tuple[str, ...] = ()
    languages: tuple[str, ...] = ()
    kinds: str = ""
    chapters: tuple[str, ...] = ()
    limit: int | None = None

    def understood(self) -> tuple[Query, ...]:
        """Return the queries with the filters; raise for a filter of nothing there is."""
        editions = frozenset(map(Edition.parse, self.editions))
        languages, kinds = languages_of(self.languages), kinds_of(self.kinds)
        chapters = chapters_of(self.chapters)
        return tuple(
            parse(text).narrowed(editions, languages, kinds, chapters) for text in self.queries
        )


@dataclass(frozen=True, slots=True)
class SearchReply:
    """A JSON document, the same as plain text, and the complaints, a line each.

    ``is_refused`` tells that a query could not be understood, ``is_missing`` that it cites
    a place there is not.
    """

    document: list[Any]
    text: str
    complaints: tuple[str, ...] = ()
    is_refused: bool = False
    is_missing: bool = False


def refusals(request: SearchRequest, queries: Sequence[Query]) -> tuple[str, ...]:
    """Return why queries cannot be answered, whatever the books say."""
    found = enumerate((query.complaint for query in queries), start=1)
    return tuple(_where(request, line) + complaint for line, complaint in found if complaint)


def reply(search: Search, request: SearchRequest, queries: Sequence[Query]) -> SearchReply:
    """Answer the queries in their order."""
    limit = MOST_HITS if request.limit is None else request.limit
    answers = [search.answer(query, limit or _ALL) for query in queries]
    documents = [answer_document(answer) if limit else [] for answer in answers]
    missing = [
        f"{_where(request, line)}{missing_place(place)}"
        for line, answer in enumerate(answers, start=1)
        for place in answer.missing
    ]
    return SearchReply(
        documents if request.batch else documents[0],
        "\n\n".join(_texts(request, answers)),
        (*refusals(request, queries), *missing),
        # An empty line of a file asks for nothing; a filter there is not is a mistake.
        is_refused=any(query.unknown_filters for query in queries),
        is_missing=any(answer.missing and not answer.hits for answer in answers),
    )


def _texts(request: SearchRequest, answers: Sequence[SearchAnswer]) -> Iterator[str]:
    """Yield the answers as text, in a batch each below its query."""
    for query, answer in zip(request.queries, answers, strict=True):
        text = plain_answer(answer)
        if request.limit == 0 and answer.hits:
            text = f"shows none of {len(answer.hits)} places found: the limit is 0"
        yield f"# {query}\n{text}".rstrip() if request.batch else text


def _where(request: SearchRequest, line: int) -> str:
    return f"{request.batch}, line {line}: " if request.batch else ""
