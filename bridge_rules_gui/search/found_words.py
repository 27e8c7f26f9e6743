"""The words an answer has found in one book, to be lit where a reader opens it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.search.answer import SearchAnswer

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
