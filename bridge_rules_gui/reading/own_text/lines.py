"""The lines of a text of the user's own, whatever its form: words, and how they stand."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import IntEnum

from bridge_rules_gui.corpus.own_text import Remark, Skipped, SkippedKind


class Weight(IntEnum):
    """How a line is set: the smaller, the higher its heading."""

    HEADING_1 = 1
    HEADING_6 = 6
    BOLD = 7
    """A line that is nothing but bold words."""
    TEXT = 9
    """An ordinary line."""


@dataclass(frozen=True, slots=True)
class TextLine:
    """Words of one line, free of markup.

    ``begins`` says that a paragraph begins here, ``after_blank`` that a blank line or another
    block stands before it. ``indent`` is how far the words stand from the edge. ``counted``
    is the label an HTML list gives the line, which nobody has written. ``has_hyphen`` tells
    that a hyphen was taken off its end, so that its last word continues in the next line;
    ``is_as_written`` that HTML shows the line as it is, blanks and all; ``begins_page`` that
    the number of a page stands before it.
    """

    number: int
    words: str
    weight: int = Weight.TEXT
    begins: bool = False
    after_blank: bool = False
    indent: int = 0
    counted: str = ""
    has_hyphen: bool = False
    is_note: bool = False
    is_as_written: bool = False
    begins_page: bool = False

    @property
    def is_heading(self) -> bool:
        """Whether the line is set as a heading, or all in bold."""
        return self.weight < Weight.TEXT


@dataclass(slots=True)
class SkippedText:
    """Gathers the characters that are no words, by kind."""

    _found: dict[SkippedKind, tuple[int, list[str]]] = field(default_factory=dict)

    def add(self, kind: SkippedKind, line: int, text: str) -> None:
        """Take note of characters of a line."""
        if text.strip():
            self._found.setdefault(kind, (line, []))[1].append("".join(text.split()))

    def entries(self) -> tuple[Skipped, ...]:
        """Return all that was noted, in the order of its first line."""
        entries = (Skipped(k, line, " ".join(parts)) for k, (line, parts) in self._found.items())
        return tuple(sorted(entries, key=lambda entry: entry.line))


@dataclass(frozen=True, slots=True)
class FormedText:
    """The lines of a text in reading order, with what was left out and what is to be reported."""

    lines: tuple[TextLine, ...]
    skipped: SkippedText
    remarks: tuple[Remark, ...] = ()


def joined_words(lines: Iterable[TextLine]) -> str:
    """Return the words of lines as running text: paragraphs joined by newlines."""
    text = ""
    hyphened = False
    for line in lines:
        if text and not hyphened:
            text += "\n" if line.begins else " "
        text += line.words
        hyphened = line.has_hyphen
    return text
