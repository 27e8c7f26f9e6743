"""Notes below an auction: what its numbered calls were said to mean, and by whom to whom.

They are printed as a list with numbers (lines 529, 564) or as a table drawn with bars
(line 493); a second line of a note tells what the other opponent was told.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.sources.commentary.drafts import ParagraphDraft
from bridge_rules_gui.sources.document import Span
from bridge_rules_gui.sources.ledger import CharacterClass

if TYPE_CHECKING:
    from bridge_rules_gui.sources.commentary.layout import NotesDrawing
    from bridge_rules_gui.sources.commentary.words import Writer

_RULE = re.compile(r"[-| ]+$")
_START = re.compile(r"(?P<bullet>- )?(?P<alert>\*)?(?P<mark>[¹²³⁴⁵]) ")
_ROW = re.compile(r"\| (?P<number>\d?) ?\| (?P<who>[^|]*)\| (?P<what>[^|]*)\|")
_MARKS = " ¹²³⁴⁵"


def read_notes(writer: Writer, drawing: NotesDrawing) -> list[ParagraphDraft]:
    """Read the notes, one paragraph for each number; its label is the mark of the call."""
    notes: list[ParagraphDraft] = []
    for number in drawing.lines:
        line = writer.ledger.document.line(number)
        if _RULE.match(line):
            writer.ledger.discard(writer.ledger.document.whole(number), "table rule")
        elif line.startswith("|"):
            _read_row(writer, number, line, notes)
        else:
            _read_line(writer, number, line, notes)
    return notes


def _note(writer: Writer, mark: str, notes: list[ParagraphDraft]) -> ParagraphDraft:
    """Begin a note with a new mark, or return the one that goes on."""
    if mark:
        notes.append(ParagraphDraft(mark, writer.passage(CharacterClass.EXAMPLE)))
    return notes[-1]


def _read_row(writer: Writer, number: int, line: str, notes: list[ParagraphDraft]) -> None:
    row = _ROW.match(line)
    if row is None:
        return
    note = _note(writer, _MARKS[int(row["number"] or 0)].strip(), notes)
    joint = "\n"
    at = 0
    for group in ("number", "who", "what"):
        span = Span(number, row.start(group), row.end(group))
        writer.ledger.discard(Span(number, at, span.start), "table rule")
        if group == "number" and row["number"]:
            writer.ledger.claim(span, CharacterClass.LABEL)
            note.label_spans.append(span)
        elif group != "number":
            note.words.add(span, joint)
            joint = " "
        at = span.end
    writer.ledger.discard(Span(number, at, len(line)), "table rule")


def _read_line(writer: Writer, number: int, line: str, notes: list[ParagraphDraft]) -> None:
    start = _START.match(line)
    note = _note(writer, start["mark"] if start else "", notes)
    at = 0
    if start:
        if start["bullet"]:
            writer.ledger.discard(Span(number, *start.span("bullet")), "bullet")
        label = Span(
            number,
            start.start("alert") if start["alert"] else start.start("mark"),
            start.end("mark"),
        )
        writer.ledger.claim(label, CharacterClass.LABEL)
        note.label_spans.append(label)
        at = start.end()
    note.words.add(Span(number, at, len(line)), "\n")
