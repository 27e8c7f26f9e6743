"""Tables of the 1987 book: where they stand, and the words of their cells.

They are drawn with blanks, beyond any rule, so where they stand is listed by hand.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise

from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass
from bridge_rules_gui.reading.ru1987.words import Piece, Pourer, is_letter_spaced


@dataclass(frozen=True, slots=True)
class Box:
    """The lines and columns of one cell.

    ``sign`` is what was lost where nothing is printed; ``above`` is the end column of the
    lines above the last, where they run further.
    """

    first: int
    last: int
    start: int
    end: int
    sign: str = ""
    above: int = 0


Row = tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """A table: its rows, how many of them are headings, and its last line."""

    rows: tuple[Row, ...]
    header: int = 0

    @property
    def last(self) -> int:
        """The last line of the table."""
        return max(box.last for row in self.rows for box in row)


_EMPTY = Box(0, 0, 0, 0)


def _row(first: int, last: int, *cuts: int) -> Row:
    """Return the cells of some lines, cut at columns."""
    return tuple(Box(first, last, start, end) for start, end in pairwise(cuts))


def _rows(first: int, last: int, *cuts: int) -> tuple[Row, ...]:
    """Return a row for each line."""
    return tuple(_row(line, line, *cuts) for line in range(first, last + 1))


LAYOUTS: dict[int, Layout] = {
    # Law 2: who deals, and who is vulnerable, by number of the board.
    4894: Layout(_rows(4894, 4897, 1, 16, 49)),
    4899: Layout(_rows(4899, 4902, 1, 16, 49)),
    # Law 77: trick points by trumps. The suits are lost; both cheap columns are the
    # minors and both dear ones the majors, in the ascending order of Law 1.
    2657: Layout(
        (
            (
                *_row(2657, 2657, 1, 13, 25),
                Box(2657, 2657, 25, 25, "♣"),
                Box(2657, 2657, 25, 25, "♦"),
                Box(2657, 2657, 25, 25, "♥"),
                Box(2657, 2657, 25, 25, "♠"),
            ),
            (Box(2658, 2660, 1, 12, above=25), *_row(2660, 2660, 12, 24, 30, 36, 42, 49)),
            *_rows(2661, 2662, 1, 12, 24, 30, 36, 42, 49),
        ),
        header=1,
    ),
    # Law 77: trick points at notrump.
    2665: Layout(
        (_row(2665, 2667, 1, 5, 28, 49), *_rows(2668, 2670, 1, 20, 30, 49)),
        header=1,
    ),
    # Law 77: slams.
    2680: Layout(
        (
            _row(2680, 2680, 1, 30, 40, 49),
            _row(2681, 2682, 1, 34, 40, 49),
            _row(2683, 2684, 1, 34, 40, 49),
        ),
        header=1,
    ),
    # Law 77: overtricks.
    4161: Layout(
        (
            _row(4161, 4161, 1, 30, 40, 49),
            _row(4163, 4164, 1, 28, 39, 49),
            *_rows(4165, 4166, 1, 28, 39, 49),
        ),
        header=1,
    ),
    # Law 77: premiums.
    4170: Layout(
        (
            *_rows(4170, 4171, 1, 46, 49),
            _row(4172, 4172, 1, 47, 49),
            _row(4173, 4174, 1, 47, 49),
            _row(4175, 4175, 1, 46, 49),
        )
    ),
    # Law 77: undertricks.
    4185: Layout(
        (
            (
                Box(4185, 4188, 1, 13),
                Box(4185, 4185, 13, 31),
                _EMPTY,
                _EMPTY,
                Box(4185, 4185, 31, 49),
                _EMPTY,
                _EMPTY,
            ),
            (_EMPTY, *_row(4186, 4188, 13, 19, 25, 31, 37, 43, 49)),
            _row(4190, 4190, 1, 13, 19, 25, 31, 37, 43, 49),
            _row(4191, 4193, 1, 13, 19, 25, 31, 37, 43, 49),
            _row(4194, 4197, 1, 13, 19, 25, 31, 37, 43, 49),
        ),
        header=2,
    ),
    # Law 78B: the IMP scale, set in three columns of pairs.
    5687: Layout(
        (
            _row(5687, 5689, 1, 10, 14, 28, 32, 46, 49),
            *_rows(5690, 5697, 1, 10, 14, 28, 32, 46, 49),
        ),
        header=1,
    ),
}
"""The tables by their first line."""


_WORDS = re.compile(r"(?P<border>[іє]\s*)?(?P<words>.*?)(?P<leader>\.{2,})?\s*")
"""A cell of a line; і and є are what is left of the single and the double vertical rule."""


def add_table(pourer: Pourer, on: ProvisionDraft, layout: Layout) -> None:
    """Put a table where the body of a provision has come to."""
    cells = [[_cell(pourer, box) for box in row] for row in layout.rows]
    on.table_spans += [span for row in cells for cell in row for span in cell.spans]
    on.tables.append(
        Table(
            at=len(on.body.text),
            rows=tuple(tuple(cell.text for cell in row) for row in cells),
            header=layout.header,
            restored=tuple(
                (r, c)
                for r, row in enumerate(cells)
                for c, cell in enumerate(row)
                if cell.restorations
            ),
        )
    )


def _cell(pourer: Pourer, box: Box) -> PassageDraft:
    cell = PassageDraft(pourer.ledger, CharacterClass.TABLE)
    if box.sign:
        cell.restore(Span(box.first, box.start, box.end), box.sign)
        return cell
    pieces = list(_pieces(pourer, box))
    words = [pourer.ledger.document[piece.span] for piece in pieces]
    if len(words) == 1 and is_letter_spaced(words[0]):
        pourer.pour_letters(cell, pieces[0].span)
    else:
        pourer.pour(cell, pieces)
    return cell


def _pieces(pourer: Pourer, box: Box) -> Iterator[Piece]:
    """Yield the words of a cell line by line; discard the borders and leaders around them."""
    ledger = pourer.ledger
    for line in range(box.first, box.last + 1):
        text = ledger.document.line(line)
        end = box.end if line == box.last else box.above or box.end
        match = _WORDS.fullmatch(text, box.start, min(end, len(text)))
        if match is None:
            continue
        ledger.discard(Span(line, *match.span("border")), "border")
        ledger.discard(Span(line, *match.span("leader")), "leader")
        start, end = match.span("words")
        start += len(match["words"]) - len(match["words"].lstrip())
        end -= len(match["words"]) - len(match["words"].rstrip())
        if start < end:
            yield Piece(Span(line, start, end), page=0)
