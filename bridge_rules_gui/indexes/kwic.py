"""Key words in context: the lines of a word with what stands left and right of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.indexes.analysis import folded_words
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.indexes.running_text import Stretch


class KwicSort(StrEnum):
    """The order of the lines."""

    PLACE = "place"
    """As they stand in the book."""
    LEFT = "left"
    """By the words before the key word, the nearest first."""
    RIGHT = "right"
    """By the words after it."""


@dataclass(frozen=True, slots=True)
class KwicLine:
    """One place of a key word; ``start`` and ``end`` are its offsets in the passage named."""

    address: Address
    passage: str
    start: int
    end: int
    left: str
    keyword: str
    right: str


def kwic_line(stretch: Stretch, start: int, end: int, width: int) -> KwicLine:
    """Return the line of one place, with about ``width`` characters of whole words each side."""
    text = stretch.text.replace("\n", " ").replace("\t", " ")
    return KwicLine(
        stretch.address,
        stretch.passage,
        start,
        end,
        _last_words(text[:start], width),
        text[start:end],
        _first_words(text[end:], width),
    )


def _last_words(text: str, width: int) -> str:
    if len(text) <= width:
        return text
    cut = text[-width:]
    return cut if text[-width - 1].isspace() else cut.partition(" ")[2]


def _first_words(text: str, width: int) -> str:
    if len(text) <= width:
        return text
    cut = text[:width]
    return cut if text[width].isspace() else cut.rpartition(" ")[0]


def sorted_lines(lines: Iterable[KwicLine], order: KwicSort) -> tuple[KwicLine, ...]:
    """Return lines, given as they stand in the book, in another order."""
    if order is KwicSort.LEFT:
        return tuple(sorted(lines, key=lambda line: _words(line.left, line)[::-1]))
    if order is KwicSort.RIGHT:
        return tuple(sorted(lines, key=lambda line: _words(line.right, line)))
    return tuple(lines)


def _words(text: str, line: KwicLine) -> list[str]:
    language = Language(line.address.edition.language)
    return [word for word, _, _ in folded_words(text, language)]
