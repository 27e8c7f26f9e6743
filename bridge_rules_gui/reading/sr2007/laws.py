"""The laws of the book: labels, titles, items and closing words, line after line."""

from __future__ import annotations

from collections.abc import Mapping

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind
from bridge_rules_gui.reading.sr2007.divisions import DivisionHeading, division_heading
from bridge_rules_gui.reading.sr2007.labels import (
    Label,
    Level,
    bullet_end,
    law_label,
    letter_label,
    number_label,
    roman_label,
    section_label,
)
from bridge_rules_gui.reading.sr2007.outline import Outline
from bridge_rules_gui.reading.sr2007.pieces import Piece, add_words, claim, pieces
from bridge_rules_gui.reading.sr2007.tables import (
    claim_caption,
    is_table_line,
    read_table,
    stands_above_table,
)


class LawsReader:
    """Reads the chapters of laws; what it found stays in its attributes."""

    def __init__(
        self, document: Document, ledger: Ledger, notes: Mapping[str, FootnoteDraft]
    ) -> None:
        self.outline = Outline(ledger)
        self.divisions: list[DivisionHeading] = []
        self.problems: list[SourceProblem] = []
        self._document = document
        self._ledger = ledger
        self._notes = notes
        self._untitled: DivisionHeading | ProvisionDraft | None = None
        self._caption = ""

    def read(self, first: int, end: int, skipped: frozenset[int]) -> None:
        """Read the lines from ``first`` up to ``end``, footnote lines left out."""
        number = first
        while number < end:
            if is_table_line(self._document, number):
                number = self._table(number)
                continue
            if number not in skipped:
                for piece in pieces(self._document, self._ledger, (number,)):
                    self._piece(piece)
            number += 1

    def _table(self, number: int) -> int:
        caption, self._caption = self._caption, ""
        return read_table(self._document, self._ledger, number, self.outline.current, caption)

    def _piece(self, piece: Piece) -> None:
        if self._division(piece) or self._law(piece) or self._section(piece):
            pass
        elif self._untitled is not None:
            self._title(piece, 0)
        elif piece.is_heading_line and stands_above_table(self._document, piece.line):
            self._caption = claim_caption(self._ledger, piece, self.outline.current)
        else:
            self._item(piece)
        self._lost_notes(piece)

    def _lost_notes(self, piece: Piece) -> None:
        """Report the footnote marks whose note the book does not print."""
        for run in piece.runs:
            if run.kind is RunKind.FOOTNOTE and run.number not in self._notes:
                self._ledger.claim(run.span, CharacterClass.FOOTNOTE)
                message = f"there is no footnote {run.number}"
                self._problem("footnote-missing", piece, self.outline.current, message)

    def _division(self, piece: Piece) -> bool:
        found = division_heading(piece.words, piece.line)
        if found is None:
            return False
        heading, rest = found
        claim(self._ledger, piece, CharacterClass.HEADING, rest)
        self.divisions.append(heading)
        self._untitled = heading
        if rest < len(piece.words):
            self._title(piece, rest)
        return True

    def _law(self, piece: Piece) -> bool:
        label = law_label(piece.words, self.outline.laws + 1)
        if label is None:
            return False
        law = self._open(label, piece)
        for heading in self.divisions:
            heading.law = heading.law or self.outline.laws
        self._untitled = law
        if label.rest < len(piece.words):
            self._title(piece, label.rest)
        return True

    def _section(self, piece: Piece) -> bool:
        if not self.outline.laws:
            return False
        label = section_label(piece.words, self.outline.letter(Level.SECTION))
        if label is None:
            return False
        # Law 41 goes straight on to its first section.
        self._untitled = None
        draft = self._open(label, piece)
        add_words(draft.heading, piece, label.rest, "\n", self._notes)
        return True

    def _title(self, piece: Piece, start: int) -> None:
        """Give the words to the division or law that waits for its title."""
        if isinstance(self._untitled, DivisionHeading):
            title = PassageDraft(self._ledger, CharacterClass.HEADING)
            add_words(title, piece, start)
            self._untitled.title = title.text
        else:
            add_words(self.outline.current.heading, piece, start, "\n", self._notes)
        self._untitled = None

    def _open(self, label: Label, piece: Piece) -> ProvisionDraft:
        draft = self.outline.open(label.level, label.value, label.printed)
        span = piece.span(label.start, label.end)
        self._ledger.claim(span, CharacterClass.LABEL)
        draft.label_spans.append(span)
        return draft

    def _item(self, piece: Piece) -> None:
        """Read the labels of an item, several on a line ("1. (a)"), and then its words."""
        start = bullet = bullet_end(piece.words)
        if bullet:
            self._ledger.discard(piece.span(0, bullet), "bullet")
        label = number_label(piece.words, start)
        if label and label.rest == len(piece.words):
            self._empty_item(piece, label)
            return
        if label:
            self._number(label, piece)
            start = label.rest
        label = self._small_label(piece, start)
        if label:
            self._open(label, piece)
            start = label.rest
        if bullet and start == bullet:
            self._lost_number(piece)
        self._words(piece, start)

    def _small_label(self, piece: Piece, start: int) -> Label | None:
        """Read a letter, or a roman number below one; find the number lost before an "(a)"."""
        outline = self.outline
        expected = outline.letter(Level.LETTER) if outline.has(Level.NUMBER) else "a"
        letter = letter_label(piece.words, start, expected)
        if letter is None:
            return roman_label(piece.words, start) if outline.has(Level.LETTER) else None
        if letter.value == "(a)" and (expected != "a" or not outline.has(Level.NUMBER)):
            self._lost_number(piece)
        return letter

    def _number(self, label: Label, piece: Piece) -> None:
        draft = self._open(label, piece)
        expected = self.outline.ordinal(Level.NUMBER) - 1
        if label.value != str(expected):
            self._problem(
                "numbering", piece, draft, f"number {label.printed} stands where {expected} is due"
            )

    def _lost_number(self, piece: Piece) -> None:
        value = str(self.outline.ordinal(Level.NUMBER))
        words = piece.words[bullet_end(piece.words) :]
        draft = self.outline.open(Level.NUMBER, value, "")
        draft.inferred = True
        # No character of the label is left; the line tells where it stood.
        draft.label_spans.append(piece.span(0, 1))
        self._problem(
            "lost-number",
            piece,
            draft,
            f"the print lost number {value} before {words[:40]!r}",
        )

    def _empty_item(self, piece: Piece, label: Label) -> None:
        self._ledger.discard(piece.span(label.start, label.end), "empty item")
        section = self.outline.return_to_section()
        self._problem("empty-item", piece, section, f"number {label.printed} stands without words")

    def _words(self, piece: Piece, start: int) -> None:
        """Take words where they belong: title, body, or the closing of a list's parent."""
        outline, draft = self.outline, self.outline.current
        if start and piece.is_title(start):
            add_words(draft.heading, piece, start, "\n", self._notes)
        elif not outline.has_children and (
            not outline.is_in_list or not draft.body.text or piece.continues
        ):
            add_words(draft.body, piece, start, "\n", self._notes)
        else:
            closing = outline.return_to_section().closing
            add_words(closing, piece, start, "\n", self._notes)

    def _problem(self, kind: str, piece: Piece, draft: ProvisionDraft, message: str) -> None:
        place = f"sr2007/{draft.citation}"
        self.problems.append(SourceProblem(kind, self._document.file, piece.line, place, message))
