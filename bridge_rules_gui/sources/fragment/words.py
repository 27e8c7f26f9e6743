"""What is read from the fragment: words in pages, and the oddities of its print."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.sources.document import Document, Span
    from bridge_rules_gui.sources.ledger import CharacterClass, Ledger


@dataclass(frozen=True, slots=True)
class Word:
    """A word between blanks, with its place and its part: label, heading, text or footnote."""

    text: str
    span: Span
    part: CharacterClass


@dataclass(frozen=True, slots=True)
class Oddity:
    """Something irregular in the print; ``word`` is the word it touches, where it touches one."""

    kind: str
    line: int
    message: str
    word: Word | None = None


@dataclass(eq=False, slots=True)
class FragmentPage:
    """A printed page, or what the fragment has of it; the number stands at its end, or is lost."""

    number: int | None = None
    words: list[Word] = field(default_factory=list)
    notes: list[list[Word]] = field(default_factory=list)

    @property
    def first_line(self) -> int:
        """The line its first words stand on."""
        return self.words[0].span.line

    @property
    def last_line(self) -> int:
        """The line its last words, or its last footnote, stand on."""
        return max(word.span.line for word in (self.words[-1], *(n[-1] for n in self.notes)))


@dataclass(eq=False, slots=True)
class Fragment:
    """The fragment as read: its pages in order, and the account of its characters."""

    document: Document
    ledger: Ledger
    pages: list[FragmentPage] = field(default_factory=list)
    oddities: list[Oddity] = field(default_factory=list)
