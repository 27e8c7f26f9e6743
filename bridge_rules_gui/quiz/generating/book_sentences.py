"""The sentences of the books, with the place each stands at."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.running_text import Stretch

_SHORTEST, _LONGEST = 40, 360
BLANK: Final = "_____"

_END: Final = re.compile(r"(?<=[.!?;:])\s+(?=[^\W\d_a-zа-яёčćđšžђјљњћџ])|\n")
"""Between sentences: after a stop and before a capital, so that abbreviations are left whole."""
_WORD: Final = re.compile(r"\w{5,}")
_STEM: Final = 5


@dataclass(frozen=True, slots=True)
class BookSentence:
    """A sentence of a provision: the stretch it stands in, and from where."""

    citation: Citation
    stretch: Stretch
    start: int
    words: str

    @property
    def address(self) -> Address:
        """Where it stands."""
        return self.stretch.address

    @property
    def edition(self) -> Edition:
        """The edition whose book it stands in."""
        return self.stretch.address.edition

    @property
    def end(self) -> int:
        """Where in its stretch it ends."""
        return self.start + len(self.words)

    @property
    def name(self) -> str:
        """What it is called in identifiers: its provision, and a digest of its words."""
        return f"{self.citation}:{digest(self.words)}"

    def without(self, start: int, end: int) -> str:
        """Return the words with a blank in the place of some."""
        return f"{self.words[:start]}{BLANK}{self.words[end:]}"


def book_sentences(corpus: Corpus, edition: Edition) -> Iterator[BookSentence]:
    """Yield the sentences of a book's laws that say enough and are soon read."""
    for provision in corpus.books[edition].provisions:
        for name, passage in (("text", provision.body), ("closing", provision.closing)):
            stretch = Stretch(provision.address, name, passage.text)
            for start, words in located_sentences(passage.text):
                if _SHORTEST <= len(words) <= _LONGEST:
                    yield BookSentence(provision.citation, stretch, start, words)


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
