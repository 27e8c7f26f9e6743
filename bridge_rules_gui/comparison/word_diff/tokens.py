"""Words of a text and the marks between them, as a word diff compares them."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

_SOFT_HYPHEN: Final = "\u00ad"
# Accents typed as characters of their own belong to the letter before them.
_TOKEN: Final = re.compile(r"[\w\u0300-\u036f\u0483-\u0489\u00ad]+|[^\w\s]")


@dataclass(frozen=True, slots=True)
class Tokens:
    """Words and marks of a text: ``keys`` are compared, ``starts`` and ``ends`` are offsets.

    A key is the word with its accents composed and without soft hyphens: what looks alike is
    alike. Capitals, and Latin letters in Cyrillic words, do distinguish words.
    """

    text: str
    keys: Sequence[str]
    starts: Sequence[int]
    ends: Sequence[int]

    def extent(self, first: int, end: int) -> tuple[int, int]:
        """Return the offsets of some words; of none, where the word after them begins."""
        if first == end:
            place = self.starts[first] if first < len(self.starts) else len(self.text)
            return place, place
        return self.starts[first], self.ends[end - 1]


def tokens(text: str, wholes: Sequence[tuple[int, int]] = ()) -> Tokens:
    """Return the words and marks of a text; ``wholes`` are extents to be taken as one word each."""
    spans = [match.span() for match in _TOKEN.finditer(text)]
    if wholes:
        spans = list(_joined(spans, wholes))
    keys = [text[start:end] for start, end in spans]
    if _SOFT_HYPHEN in text or not unicodedata.is_normalized("NFC", text):
        keys = [_composed(key) for key in keys]
    return Tokens(text, keys, [start for start, _ in spans], [end for _, end in spans])


def _joined(
    spans: Sequence[tuple[int, int]], wholes: Sequence[tuple[int, int]]
) -> Iterator[tuple[int, int]]:
    """Yield the extents of words, and those of wholes in place of the words they hold."""
    waiting = sorted(set(wholes), reverse=True)
    done = 0
    for start, end in spans:
        while waiting and waiting[-1][0] <= start:
            whole = waiting.pop()
            if whole[0] >= done:
                yield whole
                done = whole[1]
        if start >= done:
            yield start, end
            done = end


def is_word(key: str) -> bool:
    """Tell whether a key is a word or a number, not a mark."""
    return key[:1].isalnum()


def _composed(key: str) -> str:
    return unicodedata.normalize("NFC", key.replace(_SOFT_HYPHEN, "")) or key
