"""Pages of the 1987 book, taken out of booklet order and put into reading order."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from bridge_rules_gui.reading.document import Document, SourceError, Span
from bridge_rules_gui.reading.ledger import Ledger

PAGE_LENGTH = 42
"""Every page of the file has so many lines, the page number on the last."""

_NUMBER = re.compile(r"\|\s+(- (?P<number>\d+) -)\s*")


class PageOrderError(SourceError):
    """Raised when the printed page numbers do not follow one another without a gap."""

    def __init__(self, file: str, numbers: list[int]) -> None:
        super().__init__(
            f"{file}: pages should be numbered from {numbers[0]} without a gap, found {numbers}; "
            "restore the file as given"
        )


@dataclass(frozen=True, slots=True)
class Line:
    """The words of one printed line: where they stand, on which page, and below what."""

    document: Document
    page: int
    span: Span
    after_blank: bool

    @property
    def number(self) -> int:
        """The line of the file."""
        return self.span.line

    @property
    def indent(self) -> int:
        """The number of blank columns between the border and the words."""
        return self.span.start - 1

    @property
    def words(self) -> str:
        """The printed words, blanks at both ends left out."""
        return self.document[self.span]

    def part(self, start: int, end: int | None = None) -> Span:
        """Return the span of some of the words, by offsets into ``words``."""
        stop = len(self.words) if end is None else end
        return Span(self.span.line, self.span.start + start, self.span.start + stop)


@dataclass(frozen=True, slots=True)
class Page:
    """A page with words on it; ``number`` is 0 where none is printed (cover, translator's note)."""

    number: int
    lines: tuple[Line, ...]


def _lines(document: Document, ledger: Ledger, page: int, first: int, last: int) -> Iterator[Line]:
    """Yield the printed lines of a page, its border taken off."""
    after_blank = True
    for number in range(first, last + 1):
        text = document.line(number)
        border = 1 if text.startswith("|") else 0
        ledger.discard(Span(number, 0, border), "border")
        words = text[border:].strip()
        if words:
            start = text.index(words, border)
            yield Line(document, page, Span(number, start, start + len(words)), after_blank)
        after_blank = not words


def read_pages(document: Document, ledger: Ledger) -> tuple[list[Page], list[Page]]:
    """Return the pages without a printed number, and the numbered ones in reading order."""
    unnumbered: list[Page] = []
    numbered: list[Page] = []
    for last in range(PAGE_LENGTH, len(document.lines) + 1, PAGE_LENGTH):
        first = last - PAGE_LENGTH + 1
        match = _NUMBER.fullmatch(document.line(last))
        if match is None:
            lines = tuple(_lines(document, ledger, 0, first, last))
            if lines:
                unnumbered.append(Page(0, lines))
            continue
        number = int(match["number"])
        ledger.discard(Span(last, 0, 1), "border")
        ledger.discard(Span(last, match.start(1), match.end(1)), "page number")
        numbered.append(Page(number, tuple(_lines(document, ledger, number, first, last - 1))))
    numbered.sort(key=lambda page: page.number)
    numbers = [page.number for page in numbered]
    if numbers != list(range(numbers[0], numbers[0] + len(numbers))):
        raise PageOrderError(document.file, numbers)
    return unnumbered, numbered
