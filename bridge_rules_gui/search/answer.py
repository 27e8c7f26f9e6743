"""Answers to a search, ready to be shown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.indexes.clauses import Why
    from bridge_rules_gui.indexes.language import Language
    from bridge_rules_gui.search.query import SearchKind

Ranges = tuple[tuple[int, int], ...]
"""Starts and ends of the words to be lit."""


@dataclass(frozen=True, slots=True)
class Excerpt:
    """Words of the book, with the matching ones marked; dots stand where it is cut."""

    text: str
    lit: Ranges = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class SearchHit:
    """One answer: the place of a law, definition, preface or article that answers best.

    ``also`` are further places of the same law that answer.
    """

    address: Address
    kind: SearchKind
    law: int | None
    score: float
    heading: Excerpt
    snippet: Excerpt
    why: Why
    also: tuple[Address, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """Words that were looked for in the books of one language, and on what grounds.

    ``loose`` are quoted phrases no book of the language has, nor a term for them: their words
    were looked for one by one. ``names`` are the book's terms in full for those typed in
    another language.
    """

    language: Language
    why: Why
    words: tuple[str, ...]
    loose: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class MissingPlace:
    """A citation that names no place: in the edition named with it, or in any."""

    citation: Citation
    edition: Edition | None = None


@dataclass(frozen=True, slots=True)
class SearchAnswer:
    """All that a query found, best first. ``tried`` says what was looked for.

    ``did_you_mean`` is the query without its slips of the keyboard, or empty; ``missing``
    are the places it cites that there are not.
    """

    hits: tuple[SearchHit, ...]
    did_you_mean: str = ""
    tried: tuple[Attempt, ...] = ()
    missing: tuple[MissingPlace, ...] = ()

    def of(self, edition: Edition) -> tuple[SearchHit, ...]:
        """Return the answers from one edition."""
        return tuple(hit for hit in self.hits if hit.address.edition is edition)


_SUITS: Final = frozenset("♠♥♦♣")
_WORD: Final = re.compile(r"[♠♥♦♣]|\w+")


def found_words(answer: SearchAnswer, edition: Edition) -> frozenset[str]:
    """Return every form of the words sought that the answers from one edition show.

    Where longer words were found, those of one or two letters are left out: they are the
    particles inside a term of several words, and would be lit all over the page.
    """
    words = frozenset(
        excerpt.text[start:end].casefold()
        for hit in answer.of(edition)
        for excerpt in (hit.heading, hit.snippet)
        for start, end in excerpt.lit
    )
    longer = frozenset(word for word in words if len(word) > 2 or word in _SUITS)
    return longer or words


def places_of_words(text: str, words: Iterable[str]) -> Iterator[tuple[int, int]]:
    """Yield where words stand in a text, whole and in any letter case."""
    among = frozenset(words)
    for match in _WORD.finditer(text):
        if match[0].casefold() in among:
            yield match.span()
