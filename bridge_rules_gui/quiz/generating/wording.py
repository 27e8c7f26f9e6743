"""Words of the books, cut into sentences and passages for questions."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from typing import Final

_END: Final = re.compile(r"(?<=[.!?;:])\s+(?=[^\W\d_a-zа-яёčćđšžђјљњћџ])|\n")
"""Between sentences: after a stop and before a capital, so that abbreviations are left whole."""
_WORD: Final = re.compile(r"\w{5,}")
_STEM: Final = 5


def sentences(text: str) -> Iterator[str]:
    """Yield the sentences of a text, as printed."""
    for _, words in located_sentences(text):
        yield words


def located_sentences(text: str) -> Iterator[tuple[int, str]]:
    """Yield the sentences of a text with the offsets they start at."""
    start = 0
    for found in _END.finditer(text):
        if text[start : found.start()].strip():
            yield start, text[start : found.start()]
        start = found.end()
    if text[start:].strip():
        yield start, text[start:]


def digest(words: str) -> str:
    """Return a short name for words that changes when they do."""
    return hashlib.sha256(words.encode()).hexdigest()[:10]


def share_words(title: str, words: str) -> bool:
    """Tell whether the words give a title away: they have all its longer words."""
    stems = {word[:_STEM].casefold() for word in _WORD.findall(title)}
    met = {word[:_STEM].casefold() for word in _WORD.findall(words)}
    return bool(stems) and stems <= met
