"""The terms of a row: which words name which concept, in every column."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from PySide6.QtGui import QTextDocument

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.terms.spans import ConceptSpan, concept_spans
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.comparison.row_places import RowPlaces


@dataclass(frozen=True, slots=True)
class TermLight:
    """A concept of a row as it is lit: where in the document, and in which editions it stands.

    ``here`` are the words pointed at, ``places`` all words of the row that name the concept.
    """

    concept: str
    here: tuple[int, int]
    places: tuple[tuple[int, int], ...]
    present: tuple[Edition, ...]
    absent: tuple[Edition, ...]


_Cells = tuple[tuple["Edition", tuple[ConceptSpan, ...]], ...]


class RowTerms:
    """Finds the terms of a page row by row, each when it is first asked for.

    ``spoken`` names for each cell of each row the edition whose terms its words have, or None
    where a cell is without words, or in a language of no book.
    """

    def __init__(
        self,
        terminology: Terminology,
        spoken: Sequence[Sequence[Edition | None]],
        places: RowPlaces,
        document: QTextDocument,
    ) -> None:
        self._terminology = terminology
        self._spoken = spoken
        self._places = places
        self._document = document
        self._found: dict[int, _Cells] = {}

    def at(self, position: int) -> TermLight | None:
        """Return the concept named at a position of the document, the longest term around it."""
        if self._places.column_at(position) is None:
            return None
        row = self._places.row_at(position)
        around = [s for s in self._spans(row) if s.start <= position < s.end]
        longest = max(around, key=lambda span: span.end - span.start, default=None)
        return None if longest is None else self._lit(row, longest)

    def after(self, position: int, by: int) -> TermLight | None:
        """Return the first term that begins behind a position, or with -1 the last before it."""
        rows = range(len(self._spoken))
        first = max(self._places.row_at(position), 0)
        for row in rows[first:] if by > 0 else reversed(rows[: first + 1]):
            spans = list(_outermost(self._spans(row)))
            beyond = [s for s in spans if (s.start > position if by > 0 else s.start < position)]
            if beyond:
                return self._lit(row, beyond[0 if by > 0 else -1])
        return None

    def _lit(self, row: int, span: ConceptSpan) -> TermLight:
        named = [
            (edition, [(s.start, s.end) for s in spans if s.concept == span.concept])
            for edition, spans in self._of_row(row)
        ]
        return TermLight(
            span.concept,
            (span.start, span.end),
            tuple(place for _, places in named for place in places),
            tuple(edition for edition, places in named if places),
            tuple(edition for edition, places in named if not places),
        )

    def _spans(self, row: int) -> Iterator[ConceptSpan]:
        return (span for _, spans in self._of_row(row) for span in spans)

    def _of_row(self, row: int) -> _Cells:
        if row not in self._found:
            self._found[row] = tuple(
                (edition, tuple(self._in_cell(row, column, edition)))
                for column, edition in enumerate(self._spoken[row])
                if edition is not None
            )
        return self._found[row]

    def _in_cell(self, row: int, column: int, edition: Edition) -> Iterator[ConceptSpan]:
        start, end = self._places.extent(row, column)
        block = self._document.findBlock(start).next()  # the first names the place
        while block.isValid() and block.position() < end:
            at = block.position()
            for span in concept_spans(self._terminology, edition, block.text()):
                yield ConceptSpan(span.concept, span.start + at, span.end + at)
            block = block.next()


def _outermost(spans: Iterable[ConceptSpan]) -> Iterator[ConceptSpan]:
    """Yield terms in reading order, without those that are part of a longer one."""
    end = 0
    for span in sorted(spans, key=lambda span: (span.start, -span.end)):
        if span.end > end:
            end = span.end
            yield span
