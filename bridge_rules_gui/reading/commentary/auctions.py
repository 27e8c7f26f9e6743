"""Auctions as drawn: a column for each player, sometimes several calls in one cell.

A cell whose lines were run together holds one entry for each round ("1♠ 4♦"); commas part
alternatives ("2♥, 3♥"). So the k-th entries of the cells of a row are one round.

Notes below an auction tell what its numbered calls were said to mean, and by whom to whom.
They are printed as a list with numbers (lines 529, 564) or as a table drawn with bars
(line 493); a second line of a note tells what the other opponent was told.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import zip_longest

from bridge_rules_gui.corpus.worked_example import AuctionEntry, EntryKind, ExampleCall
from bridge_rules_gui.game.call import Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.reading.commentary.drafts import AuctionDraft, ParagraphDraft
from bridge_rules_gui.reading.commentary.layout import (
    SEAT_NAMES,
    AuctionDrawing,
    NotesDrawing,
    without_tags,
)
from bridge_rules_gui.reading.commentary.words import Writer
from bridge_rules_gui.reading.document import SourceError, Span
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger
from bridge_rules_gui.reading.markup import RunKind, runs

_ENTRY = re.compile(
    r"(?P<dots>\.\.\.)|(?P<director>TD!)|(?P<closing>all pass!?)"
    r"|(?P<call>(?P<level>\d)(?P<denomination>NT|[♠♥♦♣])|pass|dbl|redbl)"
    r"(?:\((?P<meaning>[^()]*)\)|-(?P<word>\w+))?"
    r"(?P<irregular>!)?(?P<alert>\*)?(?: (?P<mark>[¹²³⁴⁵]))?",
    re.IGNORECASE,
)
_BETWEEN = re.compile(r"(?P<comma>,)?\s*")
_DEALER = re.compile(r"<u>(?P<seat>[NESW])</u>")
_WORDS: dict[str, Call] = {"pass": Pass(), "dbl": Double(), "redbl": Redouble()}


class UnreadableAuctionError(SourceError):
    """Raised when a cell of an auction holds something that is neither call nor sign."""

    def __init__(self, file: str, line: int, text: str) -> None:
        super().__init__(f"{file}:{line}: {text!r} is no call; restore the file as given")


@dataclass(frozen=True, slots=True)
class _Cell:
    """One entry of a cell before its kind is known: matches that are alternatives."""

    matches: tuple[re.Match[str], ...]

    @property
    def printed(self) -> str:
        return ", ".join(match[0] for match in self.matches)


def read_auction(ledger: Ledger, drawing: AuctionDrawing, dealer: str) -> AuctionDraft:
    """Read a drawing; ``dealer`` is the one its deal names, or empty."""
    document = ledger.document
    head, *rows = drawing.lines
    columns = {
        column: SEAT_NAMES[name]
        for column, cell in enumerate(document.line(head).split("\t"))
        if (name := without_tags(cell))
    }
    _claim_head(ledger, head)
    underlined = _DEALER.search(document.line(head))
    entries = tuple(_entries(ledger, rows, columns))
    printed_dealer = underlined["seat"] if underlined else dealer
    return AuctionDraft(
        seats=tuple(columns.values()),
        dealer=printed_dealer or entries[0].seat,
        dealer_inferred=not printed_dealer,
        entries=entries,
        spans=[document.whole(number) for number in drawing.lines],
    )


def _claim_head(ledger: Ledger, line: int) -> None:
    for run in runs(ledger.document, ledger.document.whole(line)):
        if run.kind is RunKind.MARKUP:
            ledger.discard(run.span, "markup")
        else:
            ledger.claim(run.span, CharacterClass.LABEL)


def _entries(ledger: Ledger, rows: list[int], columns: dict[int, str]) -> Iterator[AuctionEntry]:
    """Yield the entries in the order in which things happened."""
    replacing: set[str] = set()
    round_number = 0
    for row in rows:
        stacks = [list(cells) for cells in _cells(ledger, row)]
        for entries in zip_longest(*stacks):
            for column, cell in enumerate(entries):
                if cell is not None:
                    entry = _entry(cell, round_number, columns[column], replacing)
                    yield entry
            round_number += 1


def _cells(ledger: Ledger, row: int) -> Iterator[Iterator[_Cell]]:
    """Yield the entries of each cell of a row."""
    at = 0
    for cell in ledger.document.line(row).split("\t"):
        yield _stack(ledger, Span(row, at, at + len(cell)))
        at += len(cell) + 1


def _stack(ledger: Ledger, cell: Span) -> Iterator[_Cell]:
    """Yield the entries of a cell from top to bottom."""
    line, at = ledger.document.line(cell.line), cell.start
    ledger.claim(cell, CharacterClass.EXAMPLE)
    alternatives: list[re.Match[str]] = []
    while at < cell.end:
        match = _ENTRY.match(line, at, cell.end)
        if match is None:
            raise UnreadableAuctionError(ledger.document.file, cell.line, line[at : cell.end])
        alternatives.append(match)
        between = _BETWEEN.match(line, match.end(), cell.end)
        at = between.end() if between else match.end()
        if not (between and between["comma"]):
            yield _Cell(tuple(alternatives))
            alternatives = []


def _entry(cell: _Cell, row: int, seat: str, replacing: set[str]) -> AuctionEntry:
    """Return an entry; ``replacing`` are the players whose last call is marked irregular."""
    first = cell.matches[0]
    for group, kind in (
        ("dots", EntryKind.ELLIPSIS),
        ("director", EntryKind.DIRECTOR),
        ("closing", EntryKind.CLOSING_PASSES),
    ):
        if first[group]:
            return AuctionEntry(row, seat, kind, cell.printed)
    calls = tuple(_call(match) for match in cell.matches)
    kind = EntryKind.REPLACEMENT if seat in replacing else EntryKind.CALL
    replacing.discard(seat)
    if any(call.irregular for call in calls):
        replacing.add(seat)
    return AuctionEntry(row, seat, kind, cell.printed, calls)


def _call(match: re.Match[str]) -> ExampleCall:
    if match["level"]:
        call: Call = Bid(int(match["level"]), Denomination.parse(match["denomination"].upper()))
    else:
        call = _WORDS[match["call"].lower()]
    return ExampleCall(
        call=str(call),
        printed=match["call"],
        note=match["meaning"] or match["word"] or "",
        irregular=bool(match["irregular"]),
        alerted=bool(match["alert"]),
        mark=match["mark"] or "",
    )


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
    """Begin a note with a new mark, or return the one that continues."""
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
