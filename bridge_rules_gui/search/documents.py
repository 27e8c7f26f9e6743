"""What a search found, as JSON and as text."""

from __future__ import annotations

import textwrap
from typing import TYPE_CHECKING, Any

from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.search.answer import Attempt, MissingPlace, SearchAnswer, SearchHit

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
