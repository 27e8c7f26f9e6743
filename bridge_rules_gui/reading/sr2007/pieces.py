"""Pieces: the printed blocks of the file's lines, their words separated from the markup."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from bridge_rules_gui.reading.document import Document, Span
from bridge_rules_gui.reading.drafts import FootnoteDraft, PassageDraft
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import Run, RunKind, runs

_GLUE = "*****"
"""Closes a bold italic title and opens the bold block printed below it."""


@dataclass(frozen=True, slots=True)
class Piece:
    """A printed block on one line: a title, a labelled item, a paragraph.

    ``words`` are its characters without markup and footnote marks, ``columns`` where each
    of them stands in the line. ``continues`` says that the line above ended in a forced
    break: the block is a new paragraph of the same item. ``is_heading_line`` says that the
    line carries the file's mark of a heading (which says nothing of its level).
    """

    line: int
    words: str
    columns: tuple[int, ...]
    emphasised: tuple[bool, ...]
    runs: tuple[Run, ...]
    continues: bool
    is_heading_line: bool

    def span(self, start: int, end: int) -> Span:
        """Return where some of the words stand."""
        return Span(self.line, self.columns[start], self.columns[end - 1] + 1)

    def spans(self, start: int = 0, end: int | None = None) -> list[Span]:
        """Return where some of the words stand, divided where markup stands between them."""
        columns = self.columns[start:end]
        spans: list[Span] = []
        for column in columns:
            if spans and spans[-1].end == column:
                spans[-1] = Span(self.line, spans[-1].start, column + 1)
            else:
                spans.append(Span(self.line, column, column + 1))
        return spans

    def is_title(self, start: int = 0) -> bool:
        """Tell whether the words from ``start`` on are set as a title, bold or italic as one."""
        tail = zip(self.words[start:], self.emphasised[start:], strict=True)
        return self.is_heading_line or all(bold or char.isspace() for char, bold in tail)


def _piece(document: Document, number: int, block: list[tuple[Run, bool]]) -> Piece | None:
    """Return the piece made of runs and their emphasis, or None where there are no words."""
    line = document.line(number)
    places = [
        (column, emphasised)
        for run, emphasised in block
        if run.kind is RunKind.WORDS
        for column in range(run.span.start, run.span.end)
    ]
    printed = [n for n, (column, _) in enumerate(places) if not line[column].isspace()]
    if not printed:
        return None
    places = places[printed[0] : printed[-1] + 1]
    above = document.line(number - 1)
    return Piece(
        line=number,
        words="".join(line[column] for column, _ in places),
        columns=tuple(column for column, _ in places),
        emphasised=tuple(emphasised for _, emphasised in places),
        runs=tuple(run for run, _ in block),
        continues=bool(above.strip()) and above.endswith("  "),
        is_heading_line=line.startswith("#"),
    )


def _pieces_of_line(document: Document, ledger: Ledger, number: int) -> Iterator[Piece]:
    blocks: list[list[tuple[Run, bool]]] = [[]]
    emphasised = False
    for run in runs(document, document.whole(number)):
        mark = document[run.span]
        if run.kind is not RunKind.MARKUP:
            blocks[-1].append((run, emphasised))
            continue
        ledger.discard(run.span, "markup")
        if mark == _GLUE:
            blocks.append([])
        elif mark.startswith("*"):
            emphasised = not emphasised
    for block in blocks:
        piece = _piece(document, number, block)
        if piece:
            yield piece


def pieces(document: Document, ledger: Ledger, numbers: Iterable[int]) -> Iterator[Piece]:
    """Yield the pieces of some lines; page breaks and lone bullets of the PDF are furniture."""
    for number in numbers:
        words = document.line(number).strip()
        if words == "---":
            ledger.discard(document.whole(number), "page break")
        elif words == "-":
            ledger.discard(document.whole(number), "bullet")
        elif words:
            yield from _pieces_of_line(document, ledger, number)


def add_words(
    passage: PassageDraft,
    piece: Piece,
    start: int = 0,
    joint: str = "\n",
    notes: Mapping[str, FootnoteDraft] | None = None,
) -> None:
    """Take a piece's words from ``start`` on, if any, and the marks of footnotes among them."""
    if start == len(piece.columns):
        return
    first = piece.columns[start]
    for run in piece.runs:
        if run.kind is RunKind.FOOTNOTE and notes and run.number in notes:
            passage.mark(run.span, notes[run.number])
        elif run.kind is RunKind.WORDS and run.span.end > first:
            passage.add(Span(run.span.line, max(first, run.span.start), run.span.end), joint)
            joint = ""


def claim(
    ledger: Ledger, piece: Piece, character_class: CharacterClass, end: int | None = None
) -> list[Span]:
    """Give the words of a piece, or those before ``end``, to a class; return where they stand."""
    spans = piece.spans(0, end)
    for span in spans:
        ledger.claim(span, character_class)
    return spans
