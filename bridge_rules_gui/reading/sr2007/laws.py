"""The laws of the book: labels, titles, items and closing words, line after line."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from bridge_rules_gui.corpus.book import SourceProblem
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.provision import Table
from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft, ProvisionDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs
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
from bridge_rules_gui.reading.sr2007.pieces import Piece, add_words, claim, pieces


class LawsReader:
    """Reads the chapters of laws; what it found stays in its attributes."""

    def __init__(
        self, document: Document, ledger: Ledger, notes: Mapping[str, FootnoteDraft]
    ) -> None:
        self.outline = _Outline(ledger)
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
            if _is_table_line(self._document, number):
                number = self._table(number)
                continue
            if number not in skipped:
                for piece in pieces(self._document, self._ledger, (number,)):
                    self._piece(piece)
            number += 1

    def _table(self, number: int) -> int:
        caption, self._caption = self._caption, ""
        return _read_table(self._document, self._ledger, number, self.outline.current, caption)

    def _piece(self, piece: Piece) -> None:
        if self._division(piece) or self._law(piece) or self._section(piece):
            pass
        elif self._untitled is not None:
            self._title(piece, 0)
        elif piece.is_heading_line and _stands_above_table(self._document, piece.line):
            self._caption = _claim_caption(self._ledger, piece, self.outline.current)
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
        # No character of the label is left; the line says where it stood.
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


@dataclass(slots=True)
class _Open:
    level: Level
    draft: ProvisionDraft
    children: int = 0


class _Outline:
    """The provisions read so far, and the path of open ones from the law downwards."""

    def __init__(self, ledger: Ledger) -> None:
        self.provisions: list[ProvisionDraft] = []
        self.laws = 0
        self._ledger = ledger
        self._path: list[_Open] = []

    @property
    def current(self) -> ProvisionDraft:
        """The provision opened last, or the one the words returned to."""
        return self._path[-1].draft

    def has(self, level: Level) -> bool:
        """Tell whether a provision of this level is open."""
        return any(entry.level is level for entry in self._path)

    def ordinal(self, level: Level) -> int:
        """Return how many provisions of a level its open parent has already, plus one."""
        parents = [entry for entry in self._path if entry.level < level]
        return parents[-1].children + 1

    def letter(self, level: Level) -> str:
        """Return the letter that is next on a lettered level."""
        return chr(ord("A" if level is Level.SECTION else "a") + self.ordinal(level) - 1)

    def open(self, level: Level, value: str, printed: str) -> ProvisionDraft:
        """Open a provision below the open one of the level above."""
        while self._path and self._path[-1].level >= level:
            self._path.pop()
        draft = ProvisionDraft(
            citation=self._citation(level, value),
            printed_label=printed,
            heading=PassageDraft(self._ledger, CharacterClass.HEADING),
            body=PassageDraft(self._ledger, CharacterClass.TEXT),
            closing=PassageDraft(self._ledger, CharacterClass.TEXT),
        )
        if self._path:
            self._path[-1].children += 1
        else:
            self.laws += 1
        self._path.append(_Open(level, draft))
        self.provisions.append(draft)
        return draft

    def _citation(self, level: Level, value: str) -> Citation:
        if level is Level.LAW:
            return Citation(int(value))
        parent = self.current.citation
        if level is Level.NUMBER and not parent.labels:
            return parent.child(f".{value}")
        return parent.child(value)

    def return_to_section(self) -> ProvisionDraft:
        """Close the items of a list: the words that follow belong to its section or law again."""
        while self._path[-1].level > Level.SECTION:
            self._path.pop()
        return self.current

    @property
    def has_children(self) -> bool:
        """Tell whether the current provision has provisions below it already."""
        return self._path[-1].children > 0

    @property
    def is_in_list(self) -> bool:
        """Tell whether the current provision is an item of a list."""
        return self._path[-1].level > Level.SECTION


_DIGIT = re.compile(r"\d")
# sr2007 line 2058: the row below the headings has words ("vrednost štih") where others have points.
_HEADER_ROWS = {2058: 1}


def _is_table_line(document: Document, number: int) -> bool:
    return number <= len(document.lines) and "\t" in document.line(number)


def _stands_above_table(document: Document, number: int) -> bool:
    """Tell whether the next printed line below this one is a row of a table."""
    below = number + 1
    while not document.line(below).strip():
        below += 1
    return _is_table_line(document, below)


def _row(document: Document, ledger: Ledger, number: int) -> tuple[tuple[str, ...], list[Span]]:
    words = ""
    spans = []
    for run in runs(document, document.whole(number)):
        if run.kind is RunKind.MARKUP:
            ledger.discard(run.span, "markup")
        else:
            ledger.claim(run.span, CharacterClass.TABLE)
            spans.append(run.span)
            words += document[run.span]
    return tuple(" ".join(cell.split()) for cell in words.split("\t")), spans


def _header_rows(rows: list[tuple[str, ...]], first: int) -> int:
    """Return how many leading rows are headings: those without a figure in their cells."""
    if first in _HEADER_ROWS:
        return _HEADER_ROWS[first]
    figures = (any(_DIGIT.search(cell) for cell in row[1:]) for row in rows)
    return next((n for n, has_figure in enumerate(figures) if has_figure), 0)


def _read_table(
    document: Document, ledger: Ledger, first: int, on: ProvisionDraft, caption: str
) -> int:
    """Read the table that starts at a line into a provision; return the line after it."""
    rows, number = [], first
    while _is_table_line(document, number):
        row, spans = _row(document, ledger, number)
        rows.append(row)
        on.table_spans += spans
        number += 1
    at = len(on.body.text)
    on.tables.append(Table(at, tuple(rows), _header_rows(rows, first), caption))
    return number


def _claim_caption(ledger: Ledger, piece: Piece, on: ProvisionDraft) -> str:
    """Claim the title of a table and return its words."""
    on.table_spans += claim(ledger, piece, CharacterClass.TABLE)
    return " ".join(piece.words.split())
