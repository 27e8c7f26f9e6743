"""Provisions: a law, or a labelled part of one, as one edition prints it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.passage import NO_WORDS, Passage

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.edition import Edition

_SMALL_GAP: Final = 4
_MOST_RANGES: Final = 4


@dataclass(frozen=True, slots=True)
class SourceLines:
    """The lines of a source file a value was read from.

    ``ranges`` are 1-based and inclusive, in reading order: the pages of the 1987 book
    do not follow one another in its file.
    """

    file: str
    ranges: tuple[tuple[int, int], ...]

    @property
    def first(self) -> int:
        """The line the reading starts at."""
        return self.ranges[0][0]

    @property
    def last(self) -> int:
        """The line the reading ends at; smaller than `first` where the pages jump back."""
        return self.ranges[-1][1]

    @property
    def written(self) -> str:
        """The lines as people write them: 12, 12–15, or 12–15, 40–41 (+2).

        Small gaps are closed: blank lines and underlined headings leave them.
        """
        runs: list[tuple[int, int]] = []
        for first, last in self.ranges:
            if runs and 0 < first - runs[-1][1] <= _SMALL_GAP:
                runs[-1] = (runs[-1][0], last)
            else:
                runs.append((first, last))
        numbers = [str(first) if first == last else f"{first}–{last}" for first, last in runs]
        more = len(numbers) - _MOST_RANGES
        return ", ".join(numbers[:_MOST_RANGES]) + (f" (+{more})" if more > 0 else "")

    @property
    def is_one_line(self) -> bool:
        """Whether there is no more than a single line."""
        return self.ranges == ((self.first, self.first),)


class DivisionKind(StrEnum):
    """The three levels above a law."""

    CHAPTER = "chapter"
    PART = "part"
    SECTION = "section"


@dataclass(frozen=True, slots=True)
class Division:
    """A chapter, part or section heading above laws; ``number`` is the printed roman numeral."""

    kind: DivisionKind
    number: str
    title: str


@dataclass(frozen=True, slots=True)
class Table:
    """A printed table: rows of cells, standing at an offset of its provision's body.

    The first ``header`` rows are headings. ``caption`` is a title line that belongs to
    the table alone. ``restored`` names the cells (row, column) in which the editors
    restored a sign lost in print.
    """

    at: int
    rows: tuple[tuple[str, ...], ...]
    header: int = 0
    caption: str = ""
    restored: tuple[tuple[int, int], ...] = ()

    @property
    def words(self) -> str:
        """What its cells say, row after row, apart by blanks."""
        return " ".join(cell for row in self.rows for cell in row if cell)


@dataclass(frozen=True, slots=True, kw_only=True)
class Provision:
    """What laws and their sections share.

    ``body`` is the provision's own words, without label, heading and children;
    ``closing`` the words that return to it after its children. ``children`` are in
    reading order. ``pages`` are the printed pages, where the book has page numbers.
    ``inferred`` says that the label is lost in print and inferred from its neighbours.
    """

    edition: Edition
    citation: Citation
    printed_label: str
    heading: Passage
    body: Passage
    source: SourceLines
    closing: Passage = NO_WORDS
    children: tuple[Citation, ...] = ()
    tables: tuple[Table, ...] = ()
    pages: tuple[int, ...] = ()
    inferred: bool = False

    @property
    def address(self) -> Address:
        """The full address of this provision."""
        return Address(self.edition, self.citation)

    @property
    def passages(self) -> tuple[tuple[str, Passage], ...]:
        """The three passages with their names, in reading order."""
        return (("heading", self.heading), ("text", self.body), ("closing", self.closing))


@dataclass(frozen=True, slots=True, kw_only=True)
class Law(Provision):
    """A whole law; ``divisions`` are the headings above it, outermost first."""

    divisions: tuple[Division, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Section(Provision):
    """Any labelled part below a law: 27B, 27B1, 27B1(a)."""
