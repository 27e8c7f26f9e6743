"""Footnotes of the 1987 book: set below a rule as wide as the page, called by (*) or (**)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field

from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.ru1987.pages import Line, Page
from bridge_rules_gui.reading.ru1987.words import Piece, Pourer

_RULE = "Д" * 48
_OPENING = re.compile(r"(?P<marker>\(\*{1,2}\))\s+-\s+")
_CONTINUES = re.compile(r"-+> продолжение .*|<-+ продолжение .*")
_UNDERLINE = re.compile(r"-{5,}")


@dataclass(slots=True)
class _Note:
    """A footnote being gathered: its marker, its first page and its lines."""

    marker: str
    page: int
    pieces: list[Piece] = field(default_factory=list)


def take_notes(
    ledger: Ledger, pages: Sequence[Page]
) -> tuple[list[Page], dict[tuple[int, str], FootnoteDraft]]:
    """Return the pages without their footnotes, and the footnotes by page and marker."""
    bare: list[Page] = []
    notes: list[_Note] = []
    for page in pages:
        above = next((i for i, line in enumerate(page.lines) if line.words == _RULE), None)
        if above is None:
            bare.append(page)
            continue
        bare.append(Page(page.number, page.lines[:above]))
        ledger.discard(page.lines[above].span, "rule")
        for line in page.lines[above + 1 :]:
            _gather(ledger, notes, line)
    return bare, {(note.page, note.marker): _draft(ledger, note) for note in notes}


def _gather(ledger: Ledger, notes: list[_Note], line: Line) -> None:
    """Give a line to the footnote it belongs to: a new one, or the one that is open."""
    opening = _OPENING.match(line.words)
    if opening:
        notes.append(_Note(opening["marker"], line.page))
        ledger.claim(line.part(0, opening.end()), CharacterClass.FOOTNOTE)
        notes[-1].pieces.append(Piece(line.part(opening.end()), line.page))
    elif _CONTINUES.fullmatch(line.words):
        # ru1987 lines 4156 and 5640: the footnote of Law 75D2 goes on on the next page.
        ledger.discard(line.span, "continuation notice")
    elif _UNDERLINE.fullmatch(line.words):
        ledger.discard(line.span, "underline")
    else:
        notes[-1].pieces.append(Piece(line.span, line.page, opens=line.indent == 1))


def _draft(ledger: Ledger, note: _Note) -> FootnoteDraft:
    # A mark inside a footnote is part of its words: "см. сноску (**) на предыдущей странице".
    body = PassageDraft(ledger, CharacterClass.FOOTNOTE)
    Pourer(ledger).pour(body, note.pieces)
    return FootnoteDraft(note.marker, body)
