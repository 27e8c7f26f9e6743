"""The terms of a reader's own text: which words of a row name which concept, on either side."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.concept_spans import ConceptSpan, concept_spans
from bridge_rules_gui.services.own_text_page import cell_anchor, end_anchor

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from PySide6.QtGui import QTextDocument

    from bridge_rules_gui.services.own_text_comparison import OwnTextComparison
    from bridge_rules_gui.services.own_text_page import OwnTextPage
    from bridge_rules_gui.services.terminology import Terminology


@dataclass(frozen=True, slots=True)
class OwnTerm:
    """A concept as it is lit: the words pointed at, and all words of the row that name it."""

    concept: str
    here: tuple[int, int]
    places: tuple[tuple[int, int], ...]


@dataclass(frozen=True, slots=True)
class _Row:
    """Where the sides of a row begin in the document, and where the row ends."""

    book: int
    own: int
    end: int


class OwnTextTerms:
    """Finds the terms of a page row by row, each when it is first asked for.

    Those of a text are found where a book has its language: its terms are the book's.
    """

    def __init__(
        self,
        terminology: Terminology,
        comparison: OwnTextComparison,
        page: OwnTextPage,
        document: QTextDocument,
        position_of: Callable[[str], int | None],
    ) -> None:
        self._terminology = terminology
        self._document = document
        self._book = comparison.edition
        speaking = (e for e in Edition if e.language == comparison.language)
        self._own = next(speaking, None)
        self._rows = [_row(number, position_of) for number in range(len(page.rows))]
        self._found: dict[int, tuple[ConceptSpan, ...]] = {}

    def at(self, position: int) -> OwnTerm | None:
        """Return the concept named at a position of the document, the longest term around it."""
        row = self._row_at(position)
        spans = self._spans(row) if row >= 0 else ()
        around = [span for span in spans if span.start <= position < span.end]
        longest = max(around, key=lambda span: span.end - span.start, default=None)
        return None if longest is None else _lit(longest, spans)

    def after(self, position: int, by: int) -> OwnTerm | None:
        """Return the first term that begins behind a position, or with -1 the last before it."""
        row = max(self._row_at(position), 0)
        while 0 <= row < len(self._rows):
            spans = self._spans(row)
            ahead = [s for s in spans if (s.start > position if by > 0 else s.start < position)]
            if ahead:
                return _lit(ahead[0 if by > 0 else -1], spans)
            row += by
        return None

    def _row_at(self, position: int) -> int:
        return bisect_right([row.book for row in self._rows], position) - 1

    def _spans(self, number: int) -> tuple[ConceptSpan, ...]:
        """Return the terms of both sides of a row, in the order of the document."""
        if number not in self._found:
            row = self._rows[number]
            found = list(self._in_cell(row.book, row.own, self._book))
            if self._own is not None:
                found += self._in_cell(row.own, row.end, self._own)
            self._found[number] = tuple(found)
        return self._found[number]

    def _in_cell(self, start: int, end: int, edition: Edition) -> Iterator[ConceptSpan]:
        block = self._document.findBlock(start).next()  # the first names the place
        while block.isValid() and block.position() < end:
            for span in concept_spans(self._terminology, edition, block.text()):
                at = block.position()
                yield ConceptSpan(span.concept, span.start + at, span.end + at)
            block = block.next()


def _row(number: int, position_of: Callable[[str], int | None]) -> _Row:
    names = (
        cell_anchor(number, is_own=False),
        cell_anchor(number, is_own=True),
        end_anchor(number),
    )
    return _Row(*(position_of(name) or 0 for name in names))


def _lit(span: ConceptSpan, spans: tuple[ConceptSpan, ...]) -> OwnTerm:
    places = tuple((s.start, s.end) for s in spans if s.concept == span.concept)
    return OwnTerm(span.concept, (span.start, span.end), places)
