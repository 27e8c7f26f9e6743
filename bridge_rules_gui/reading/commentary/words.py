"""Words: spans of the document go into passages and paragraphs, free of markup and markers."""

from __future__ import annotations

import re

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.reading.commentary.drafts import ParagraphDraft
from bridge_rules_gui.reading.document import Span
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs

SUPERSCRIPTS = "¹²³⁴⁵⁶⁷⁸⁹"
_MARKER = re.compile(f"[{SUPERSCRIPTS}]")
_NOTE = re.compile(f"(?P<marker>[{SUPERSCRIPTS}]) +")


class Writer:
    """Writes the words of the document into passages, and ties footnote markers to the notes.

    The notes stand at the foot of the printed pages, numbered through the whole document;
    they are read first.
    """

    def __init__(self, ledger: Ledger) -> None:
        self.ledger = ledger
        self.notes: list[FootnoteDraft] = []
        self.problems: list[SourceProblem] = []
        self._called = 0
        for number, line in enumerate(ledger.document.lines, start=1):
            note = _NOTE.match(line)
            if note:
                self._read_note(note, number)

    def _read_note(self, note: re.Match[str], line: int) -> None:
        self.ledger.claim(Span(line, 0, note.end()), CharacterClass.FOOTNOTE)
        body = PassageDraft(self.ledger, CharacterClass.FOOTNOTE)
        body.add(Span(line, note.end(), len(note.string)))
        self.notes.append(FootnoteDraft(note["marker"], body))

    def is_note(self, line: int) -> bool:
        """Tell whether a line is a footnote."""
        return _NOTE.match(self.ledger.document.line(line)) is not None

    def passage(self, character_class: CharacterClass) -> PassageDraft:
        """Return a new, empty passage."""
        return PassageDraft(self.ledger, character_class)

    def write(self, passage: PassageDraft, span: Span, joint: str = " ") -> None:
        """Add the words of a span; ``joint`` stands before the first of them."""
        for run in runs(self.ledger.document, span):
            if run.kind is RunKind.MARKUP:
                self.ledger.discard(run.span, "markup")
            else:
                self._write_words(passage, run.span, joint)
                joint = ""

    def _write_words(self, passage: PassageDraft, span: Span, joint: str) -> None:
        line, column = self.ledger.document.line(span.line), span.start
        for marker in _MARKER.finditer(line, span.start, span.end):
            passage.add(Span(span.line, column, marker.start()), joint)
            self._call(passage, Span(span.line, marker.start(), marker.end()), marker[0])
            column, joint = marker.end(), ""
        passage.add(Span(span.line, column, span.end), joint)

    def _call(self, passage: PassageDraft, marker: Span, printed: str) -> None:
        number = SUPERSCRIPTS.index(printed)
        if number < self._called - 1:
            # Markers rise through the document: one that falls back kept its number from
            # another state of the text, and repeats the note called last
            # (line 612: "забрани¹" beside "изиска⁶", both about a player who cannot comply).
            number = self._called - 1
            self.problems.append(
                SourceProblem(
                    "stale-footnote-number",
                    self.ledger.document.file,
                    marker.line,
                    "",
                    f"the marker {printed} means note {SUPERSCRIPTS[number]}",
                )
            )
        self._called = number + 1
        passage.mark(marker, self.notes[number])


PARAGRAPH_LABEL = re.compile(r"(?:(?P<bullet>-) +)?(?:(?P<label>[A-ZА-Я]?\d\.|[a-zа-я]\)) +)?")
"""What may stand before the words; it matches nothing where nothing does."""


def read_paragraph(writer: Writer, span: Span, character_class: CharacterClass) -> ParagraphDraft:
    """Return a paragraph, its number or bullet separated from its words."""
    ledger, at = writer.ledger, span.start
    paragraph = ParagraphDraft("", writer.passage(character_class))
    label = PARAGRAPH_LABEL.match(ledger.document.line(span.line), span.start, span.end)
    if label and label["bullet"]:
        bullet = Span(span.line, *label.span("bullet"))
        ledger.discard(bullet, "bullet")
        paragraph.label = label["bullet"]
        paragraph.label_spans.append(bullet)
        at = label.end()
    if label and label["label"]:
        number = Span(span.line, *label.span("label"))
        ledger.claim(number, CharacterClass.LABEL)
        paragraph.label = label["label"]
        paragraph.label_spans.append(number)
        at = label.end()
    writer.write(paragraph.words, Span(span.line, at, span.end))
    return paragraph
