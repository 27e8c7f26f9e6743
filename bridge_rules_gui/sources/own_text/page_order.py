"""Pages that a scanner or a two-column print has jumbled, put in the order of their numbers."""

from __future__ import annotations

import re
from itertools import pairwise
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

PAGE_NUMBER: Final = re.compile(
    r"[\s|│┃║>]*(?:[-–—]\s*(?P<dashed>\d{1,3})(?:\s*[-–—])?|(?P<bare>\d{1,3})"
    r"|(?:page|стр\.?|страница|strana|str\.|seite|p\.)\s*(?P<named>\d{1,3})(?:\s*/\s*\d{1,3})?)\s*",
    re.IGNORECASE,
)
_FEWEST: Final = 6
_MOST_REPEATED: Final = 0.1  # of the numbers
_FEWEST_DESCENTS: Final = 2
_WIDEST_RANGE: Final = 1.3  # of the count of pages: hardly any is missing

Numbered = tuple[int, str]
"""A line with its number in the file."""


def in_page_order(lines: Sequence[str]) -> tuple[list[Numbered], bool]:
    """Return the lines with their numbers, page by page, and whether any page was moved.

    Pages are moved only where nearly every one has a number of its own, printed with dashes or
    a word, and the numbers fall again and again: a list that counts anew is no jumble.
    """
    numbered = list(enumerate(lines, start=1))
    ends = [(at, value) for at, line in enumerate(lines) if (value := _page(line)) is not None]
    values = [value for _, value in ends]
    if not _are_jumbled(values):
        return numbered, False
    stands_above = not any(line.strip() for line in lines[: ends[0][0]])
    edges = [at if stands_above else at + 1 for at, _ in ends]
    bounds = [*edges, len(lines)] if stands_above else [0, *edges]
    pages = [numbered[a:b] for a, b in pairwise(bounds)]
    sorted_pages = [page for _, page in sorted(zip(values, pages, strict=True), key=_first)]
    ordered = [line for page in sorted_pages for line in page]
    return [*numbered[: bounds[0]], *ordered, *numbered[bounds[-1] :]], True


def _page(line: str) -> int | None:
    match = PAGE_NUMBER.fullmatch(line)
    written = (match["dashed"] or match["named"]) if match else None
    return int(written) if written else None


def _are_jumbled(values: Sequence[int]) -> bool:
    if len(values) < _FEWEST or len(set(values)) < len(values) * (1 - _MOST_REPEATED):
        return False
    if max(values) - min(values) >= len(values) * _WIDEST_RANGE:
        return False
    return sum(1 for one, two in pairwise(values) if two < one) >= _FEWEST_DESCENTS


def _first(page: tuple[int, object]) -> int:
    return page[0]
