"""The sentences of the laws, with the place each stands at."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.running_text import Stretch
from bridge_rules_gui.quiz.generating.wording import digest, located_sentences

_SHORTEST, _LONGEST = 40, 360
BLANK: Final = "_____"


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
