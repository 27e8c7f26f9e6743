"""Tables of the 1987 book: words put into cells, the lines between them taken off."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.sources.document import Span
from bridge_rules_gui.sources.drafts import PassageDraft
from bridge_rules_gui.sources.ledger import CharacterClass
from bridge_rules_gui.sources.ru1987.words import Piece, is_letter_spaced

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.sources.drafts import ProvisionDraft
    from bridge_rules_gui.sources.ru1987.layouts import Box, Layout
    from bridge_rules_gui.sources.ru1987.words import Pourer

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
