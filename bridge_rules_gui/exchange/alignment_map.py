"""The map of an alignment between two editions, as corpus managers like Sketch Engine read it.

Two columns between a tab, one for each book: the number of a provision in reading order,
counted from 0, a range ``first,last``, or ``-1`` where the other book has nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridge_rules_gui.corpus.book import Book
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import Correspondence

_NOTHING = "-1"


def write_alignment_map(left: Book, right: Book, rows: Iterable[Correspondence]) -> bytes:
    """Return the map; a row whose provisions are no range gives a line for each range."""
    lines: dict[str, None] = {}
    left_order, right_order = _order(left), _order(right)
    for row in rows:
        here = _ranges(left_order[c] for c in row.of(left.edition) if c in left_order)
        there = _ranges(right_order[c] for c in row.of(right.edition) if c in right_order)
        if here or there:
            for one in here or [_NOTHING]:
                for other in there or [_NOTHING]:
                    lines[f"{one}\t{other}"] = None
    return "".join(f"{line}\n" for line in sorted(lines, key=_numbers)).encode("ascii")


def _order(book: Book) -> dict[Citation, int]:
    return {provision.citation: number for number, provision in enumerate(book.provisions)}


def _ranges(numbers: Iterable[int]) -> list[str]:
    return [str(a) if a == b else f"{a},{b}" for a, b in _runs(numbers)]


def _runs(numbers: Iterable[int]) -> Iterator[tuple[int, int]]:
    first = last = None
    for number in sorted(set(numbers)):
        if first is None or last is None:
            first = last = number
        elif number == last + 1:
            last = number
        else:
            yield first, last
            first = last = number
    if first is not None and last is not None:
        yield first, last


def _numbers(line: str) -> list[int]:
    """Return what a line is sorted by: the right book's place, where the left has nothing."""
    left, right = (int(side.split(",")[0]) for side in line.split("\t"))
    return [left if left >= 0 else right, left, right]
