"""Footnotes: printed below a rule, in the middle of whatever the page break cuts."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs

_NOTE_LINE = re.compile(r"<sup>\s*\d+\s*</sup>")


def note_lines(document: Document) -> frozenset[int]:
    """Return the lines that hold a footnote: those that begin with its raised number."""
    numbers = range(1, len(document.lines) + 1)
    return frozenset(n for n in numbers if _NOTE_LINE.match(document.line(n)))


def read_footnotes(document: Document, ledger: Ledger) -> dict[str, FootnoteDraft]:
    """Return the footnotes by their printed number; the book numbers them throughout."""
    notes: dict[str, FootnoteDraft] = {}
    for number in sorted(note_lines(document)):
        body = PassageDraft(ledger, CharacterClass.FOOTNOTE)
        marker, *words = runs(document, document.whole(number))
        ledger.claim(marker.span, CharacterClass.FOOTNOTE)
        for run in words:
            if run.kind is RunKind.WORDS:
                body.add(run.span, "")
            else:
                ledger.discard(run.span, "markup")
        notes[marker.number] = FootnoteDraft(marker.number, body)
    return notes


def uncalled_notes(
    file: str, notes: Iterable[FootnoteDraft], passages: Iterable[PassageDraft]
) -> Iterator[SourceProblem]:
    """Yield a problem for each footnote that no mark in the words calls."""
    called = {id(note) for passage in passages for note, _ in passage.marks}
    for note in notes:
        if id(note) not in called:
            message = f"no mark calls footnote {note.marker}"
            yield SourceProblem("footnote-not-called", file, note.body.spans[0].line, "", message)
