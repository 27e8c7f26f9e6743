"""What a reader keeps of his own: a place marked, a note on it, words highlighted."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum

from bridge_rules_gui.corpus.address import Address


class Ink(StrEnum):
    """Why words are highlighted; each has a line of its own shape, not a colour alone."""

    IMPORTANT = "important"
    """What a director must not overlook."""
    QUESTION = "question"
    """What is not understood yet, or doubtful."""
    LEARN = "learn"
    """What is to be known by heart."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """Words of one passage of a place, and where they stand in it.

    ``passage`` is the number of the passage among those of the place (of a provision: 0 the
    heading, 1 the text, 2 the closing words), ``start`` and ``end`` are offsets in it. The
    ``words`` themselves are what counts where another text stands there now.
    """

    address: Address
    passage: int
    start: int
    end: int
    words: str


@dataclass(frozen=True, slots=True)
class Bookmark:
    """A place to come back to. ``at`` is when it was made, in UTC."""

    id: str
    at: datetime
    address: Address


@dataclass(frozen=True, slots=True)
class Note:
    """A reader's own words on a place. ``at`` is when they were last changed, in UTC."""

    id: str
    at: datetime
    address: Address
    text: str


@dataclass(frozen=True, slots=True)
class Highlight:
    """Words highlighted, of one provision or of several that follow one another."""

    id: str
    at: datetime
    ink: Ink
    stretches: tuple[Stretch, ...]

    @property
    def address(self) -> Address:
        """The place at which the words begin."""
        return self.stretches[0].address

    @property
    def words(self) -> str:
        """The words, a line for each passage they stand in."""
        return "\n".join(stretch.words for stretch in self.stretches)


Entry = Bookmark | Note | Highlight
