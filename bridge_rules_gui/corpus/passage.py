"""Passages: words of a book together with what hangs on their characters."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.address import NamedPlace
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.edition import Edition

Stretch = tuple[int, int]
"""Characters of a passage: start and end."""


class ReferenceStatus(StrEnum):
    """Whether the place a reference names can be followed."""

    RESOLVED = "resolved"
    """The place exists and nothing speaks against it."""
    DANGLING = "dangling"
    """There is no such place in this edition."""
    SUSPECT = "suspect"
    """The place exists but cannot be meant, as the book or its sisters show."""


@dataclass(frozen=True, slots=True)
class CrossReference:
    """Words that send the reader to another place of the same book.

    ``start`` and ``end`` are character offsets of ``quote`` in its passage. The members
    of a range ("П30-32") share the characters of the whole range. ``target`` is the place
    as printed, also when it dangles; ``meant`` the place the editors know to be meant,
    and ``reason`` says how they know. ``edition`` is the edition whose numbering is meant
    where that is not the book's own, as in "the former Law 23" (commentary of 2017).
    """

    quote: str
    start: int
    end: int
    target: Citation | NamedPlace
    status: ReferenceStatus = ReferenceStatus.RESOLVED
    meant: Citation | NamedPlace | None = None
    reason: str = ""
    edition: Edition | None = None


@dataclass(frozen=True, slots=True)
class FootnoteMark:
    """Where a footnote is called: its number in `Book.footnotes` and the offset in the passage."""

    footnote: int
    at: int


@dataclass(frozen=True, slots=True)
class Restoration:
    """Characters damaged in print and restored by the editors, at an offset of the passage."""

    at: int
    printed: str
    restored: str


@dataclass(frozen=True, slots=True)
class Passage:
    """Consecutive words of a book: paragraphs joined by newlines, free of labels and markers."""

    text: str = ""
    references: tuple[CrossReference, ...] = ()
    footnotes: tuple[FootnoteMark, ...] = ()
    restorations: tuple[Restoration, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.text)

    @property
    def text_without_references(self) -> str:
        """The words but for those that name other places: blanks stand for them."""
        text = self.text
        for reference in self.references:
            blank = " " * (reference.end - reference.start)
            text = text[: reference.start] + blank + text[reference.end :]
        return text

    def paragraphs(self, start: int = 0, end: int | None = None) -> Iterator[Stretch]:
        """Yield the stretches between newlines that hold any words, of a part or of all."""
        end = len(self.text) if end is None else end
        breaks = [at for at in range(start, end) if self.text[at] == "\n"]
        for before, after in pairwise([start - 1, *breaks, end]):
            if self.text[before + 1 : after].strip():
                yield before + 1, after


NO_WORDS = Passage()
"""The passage of a place that has none."""
