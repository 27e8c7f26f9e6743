"""Layout: what the lines of the commentary are, before anybody reads their words."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.reading.document import Document

SEAT_NAMES = {
    "N": "N", "E": "E", "S": "S", "W": "W",
    "NORTH": "N", "EAST": "E", "SOUTH": "S", "WEST": "W",
}  # fmt: skip
"""How the print names the players."""

_TAG = re.compile(r"</?[a-z][^<>]*>")
_CAPITALS = re.compile(r"[А-Я]{4}")
_EXAMPLES = re.compile(r"Примери:$")
_DEAL = re.compile(r"(?:<p>)?Board \d+")
_OF_A_DEAL = re.compile(
    r"(?:North|East|South|West) Deals$|(?:None|All|EW|NS)$|[♠♥♦♣] |(?:10|[2-9AKQJ])+$|<p>"
)
_NOTE = re.compile(r"(?:- |\*)[¹²³⁴⁵] ")
_MORE_OF_A_NOTE = re.compile(r" ?(?:North|East|West|South) (?:на \w+ )?= ")


@dataclass(frozen=True, slots=True)
class Title:
    """A line in capitals: the title of the document, of an article, or of a quoted law."""

    line: int


@dataclass(frozen=True, slots=True)
class ExamplesHeading:
    """The line that opens the worked examples."""

    line: int


@dataclass(frozen=True, slots=True)
class DealDrawing:
    """The lines of a deal drawn in cells or one suit to the line."""

    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AuctionDrawing:
    """The lines of an auction, the first naming the players."""

    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class NotesDrawing:
    """The lines that explain the numbered calls of the auction above."""

    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TableDrawing:
    """The lines of any other table, its cells parted by tabs."""

    lines: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TextLine:
    """A line of words."""

    line: int


Piece = (
    Title | ExamplesHeading | DealDrawing | AuctionDrawing | NotesDrawing | TableDrawing | TextLine
)


def without_tags(cell: str) -> str:
    """Return the words of a cell without HTML tags and outer blanks."""
    return _TAG.sub("", cell).strip()


def _names_the_players(line: str) -> bool:
    cells = [without_tags(cell) for cell in line.split("\t")]
    return sorted(SEAT_NAMES.get(cell, "") for cell in cells if cell) == ["E", "N", "S", "W"]


def _is_note(line: str) -> bool:
    return line.startswith(("- |", "|")) or _NOTE.match(line) is not None


class _Scanner:
    """Walks over the lines that are not footnotes."""

    def __init__(self, document: Document, lines: tuple[int, ...]) -> None:
        self._document = document
        self._lines = lines

    def pieces(self) -> Iterator[Piece]:
        at = 0
        while at < len(self._lines):
            piece, at = self._piece(at)
            yield piece

    def _text(self, at: int) -> str:
        return self._document.line(self._lines[at]) if at < len(self._lines) else ""

    def _piece(self, at: int) -> tuple[Piece, int]:
        text, line = self._text(at), self._lines[at]
        if _DEAL.match(text):
            end = self._run(at, self._is_of_a_deal)
            return DealDrawing(self._lines[at:end]), end
        if _names_the_players(text):
            end = self._run(at, self._is_next_row)
            return AuctionDrawing(self._lines[at:end]), end
        if "\t" in text:
            end = self._run(at, self._is_next_row)
            return TableDrawing(self._lines[at:end]), end
        if _is_note(text):
            end = self._run(at, self._is_of_notes)
            return NotesDrawing(self._lines[at:end]), end
        if _EXAMPLES.match(text):
            return ExamplesHeading(line), at + 1
        if text == text.upper() and _CAPITALS.search(text):
            return Title(line), at + 1
        return TextLine(line), at + 1

    def _run(self, at: int, belongs: Callable[[int], bool]) -> int:
        """Return where a run of lines ends that begins at a line."""
        at += 1
        while at < len(self._lines) and belongs(at):
            at += 1
        return at

    def _is_of_a_deal(self, at: int) -> bool:
        text = self._text(at)
        if "\t" in text:
            return not _names_the_players(text)
        return _OF_A_DEAL.match(text) is not None

    def _is_next_row(self, at: int) -> bool:
        follows = self._lines[at] == self._lines[at - 1] + 1
        return follows and "\t" in self._text(at)

    def _is_of_notes(self, at: int) -> bool:
        text = self._text(at)
        return _is_note(text) or _MORE_OF_A_NOTE.match(text) is not None


def pieces(document: Document, lines: tuple[int, ...]) -> tuple[Piece, ...]:
    """Return what the lines hold, in order; the lines are not blank and no footnotes."""
    return tuple(_Scanner(document, lines).pieces())
