"""What the command ``search`` answers: a JSON document, plain text, and complaints."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.search.query import chapters_of, kinds_of, languages_of, parse
from bridge_rules_gui.search.search import MOST_HITS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from bridge_rules_gui.search.answer import Attempt, MissingPlace, SearchAnswer, SearchHit
    from bridge_rules_gui.search.query import Query
    from bridge_rules_gui.search.search import Search

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

    ``is_refused`` says that a query could not be understood, ``is_missing`` that it cites
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


JsonObject = dict[str, Any]

_WIDTH = 78


def answer_document(answer: SearchAnswer) -> list[JsonObject]:
    """Return the hits, best first."""
    return [_hit(hit) for hit in answer.hits]


def _hit(hit: SearchHit) -> JsonObject:
    return {
        "edition": hit.address.edition.value,
        "cite": str(hit.address.place),
        "law": hit.law,
        "score": hit.score,
        "heading": hit.heading.text,
        "snippet": hit.snippet.text,
        "why": hit.why.value,
    }


def plain_answer(answer: SearchAnswer) -> str:
    """Return the hits to be read; where there are none, what was tried."""
    lines = [line for hit in answer.hits for line in _hit_lines(hit)]
    if not answer.hits and not answer.missing:
        lines.append("nothing found")
        lines += [f"  tried {_attempt(attempt)}" for attempt in answer.tried]
    lines += _loose(answer)
    if answer.did_you_mean:
        lines.append(f"did you mean: {answer.did_you_mean}")
    return "\n".join(lines)


def missing_place(place: MissingPlace) -> str:
    """Return the sentence that there is no such place."""
    if place.citation.law > LAST_LAW:
        return f"there is no Law {place.citation.law}; the laws are {FIRST_LAW} to {LAST_LAW}"
    where = f"in {place.edition}" if place.edition else "in any of the books"
    return f"there is no Law {place.citation} {where}; look at Law {place.citation.law}"


def _hit_lines(hit: SearchHit) -> Iterator[str]:
    yield f"{hit.address}  {hit.heading.text}  [{hit.why.value}]"
    yield from textwrap.wrap(
        hit.snippet.text, _WIDTH, initial_indent="    ", subsequent_indent="    "
    )


def _loose(answer: SearchAnswer) -> Iterator[str]:
    """Yield the phrases that were sought word by word, with the languages of the books."""
    languages: dict[str, dict[str, None]] = {}
    for attempt in answer.tried:
        for phrase in attempt.loose:
            languages.setdefault(phrase, {})[attempt.language.value] = None
    for phrase, codes in languages.items():
        yield f'"{phrase}" does not stand in {", ".join(codes)}: looked for its words'


def _attempt(attempt: Attempt) -> str:
    return f"{attempt.language.value}, {attempt.why.value}: {', '.join(attempt.words)}"
