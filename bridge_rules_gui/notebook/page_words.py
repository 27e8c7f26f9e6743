"""The words of a page as it is shown, character by character with the passage they belong to.

A page shows more than the passages: labels, markers of footnotes, the editors' marks, tables.
Each paragraph of a passage is found again within the part of the page its place takes up,
white space aside.
"""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby, pairwise
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.notebook.entries import Stretch

_PADDING: Final = "\u2060"  # stands for the second half of a character a document counts twice


@dataclass(frozen=True, slots=True)
class PagePart:
    """A place of a page: the texts of its passages, and the characters of the page it takes up."""

    address: Address
    passages: tuple[str, ...]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class _Character:
    """A character of the page, and which one of a passage it is."""

    position: int
    part: int
    passage: int
    offset: int


class PageWords:
    """Leads from the characters of a page to those of the passages, and back.

    ``silent`` are the stretches of the page that no book prints in its lines.
    """

    def __init__(
        self, text: str, parts: Sequence[PagePart], silent: Iterable[tuple[int, int]] = ()
    ) -> None:
        self._text = text
        self._parts = tuple(parts)
        self._characters = tuple(sorted(self._found(silent), key=lambda c: c.position))
        self._of_passage: dict[tuple[Address, int], list[_Character]] = defaultdict(list)
        for character in self._characters:
            place = self._parts[character.part].address
            self._of_passage[place, character.passage].append(character)

    def stretches(self, start: int, end: int) -> tuple[Stretch, ...]:
        """Return the words between two positions of the page, a stretch for each passage."""
        first = bisect_left(self._characters, start, key=lambda c: c.position)
        last = bisect_left(self._characters, end, key=lambda c: c.position)
        inside = self._characters[first:last]
        return tuple(
            self._stretch(list(run))
            for _, run in groupby(inside, key=lambda c: (c.part, c.passage))
        )

    def _stretch(self, run: list[_Character]) -> Stretch:
        part, passage = self._parts[run[0].part], run[0].passage
        text = part.passages[passage]
        start, end = _whole_words(text, run[0].offset, run[-1].offset + 1)
        return Stretch(part.address, passage, start, end, text[start:end])

    def ranges(self, stretch: Stretch) -> tuple[tuple[int, int], ...]:
        """Return where words stand on the page, line ends and tables between them left out."""
        positions = [
            c.position
            for c in self._of_passage.get((stretch.address, stretch.passage), ())
            if stretch.start <= c.offset < stretch.end
        ]
        if not positions:
            return ()
        gaps = [(one, other) for one, other in pairwise(positions) if self._is_gap(one, other)]
        starts = [positions[0], *(other for _, other in gaps)]
        ends = [*(one + 1 for one, _ in gaps), positions[-1] + 1]
        return tuple(zip(starts, ends, strict=True))

    def _is_gap(self, one: int, other: int) -> bool:
        return "\n" in self._text[one:other]

    def _found(self, silent: Iterable[tuple[int, int]]) -> list[_Character]:
        excluded = {position for start, end in silent for position in range(start, end)}
        positions = [
            position
            for position, character in enumerate(self._text)
            if position not in excluded and not _is_blank(character)
        ]
        shown = "".join(self._text[position] for position in positions)
        found: list[_Character] = []
        taken: set[int] = set()
        for number, part in enumerate(self._parts):
            low, high = (bisect_left(positions, edge) for edge in (part.start, part.end))
            for passage, text in enumerate(part.passages):
                for offsets in _paragraphs(text):
                    letters = "".join(text[offset] for offset in offsets)
                    at = _free(shown, letters, low, high, taken)
                    if at < 0:
                        continue  # not shown as it is printed: these words cannot be highlighted
                    here = range(at, at + len(offsets))
                    taken.update(here)
                    found += [
                        _Character(positions[place], number, passage, offset)
                        for place, offset in zip(here, offsets, strict=True)
                    ]
        return found


def _whole_words(text: str, start: int, end: int) -> tuple[int, int]:
    """Return a stretch grown to the ends of the words it begins and ends in."""
    while start > 0 and text[start].isalnum() and text[start - 1].isalnum():
        start -= 1
    while end < len(text) and text[end - 1].isalnum() and text[end].isalnum():
        end += 1
    return start, end


def _is_blank(character: str) -> bool:
    return character.isspace() or character == _PADDING


def _paragraphs(text: str) -> list[list[int]]:
    """Return the offsets of the characters of each paragraph, blanks left out."""
    paragraphs: list[list[int]] = [[]]
    for offset, character in enumerate(text):
        if character == "\n":
            paragraphs.append([])
        elif not _is_blank(character):
            paragraphs[-1].append(offset)
    return [paragraph for paragraph in paragraphs if paragraph]


def _free(shown: str, letters: str, low: int, high: int, taken: set[int]) -> int:
    """Return where letters stand that no passage has taken yet, -1 where they do not."""
    at = shown.find(letters, low, high)
    while at >= 0 and not taken.isdisjoint(range(at, at + len(letters))):
        at = shown.find(letters, at + 1, high)
    return at
