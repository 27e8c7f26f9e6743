"""Passages deleted at one place of a text and inserted at another: they moved."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from bridge_rules_gui.comparison.word_diff.tokens import is_word

Runs = Sequence[tuple[int, int]]
"""Stretches of words, from the first to before the end."""


LEAST_MOVED: Final = 5
"""How many words, marks not counted, make a passage that may be said to have moved."""


class Move(NamedTuple):
    """``length`` words that stood at ``older`` and now stand at ``newer``."""

    older: int
    newer: int
    length: int


def moved(older: Sequence[str], newer: Sequence[str], removed: Runs, added: Runs) -> list[Move]:
    """Return the passages that are among the words removed and among those added, longest first.

    Only words that stand once among those removed and once among those added are recognised:
    of a sentence that is repeated nobody can say which one went where. No word moves twice.
    """
    there = dict(_single_stretches(older, removed))
    here = dict(_single_stretches(newer, added))
    found = set()
    for stretch, (j, run) in here.items():
        if stretch in there:
            i, other = there[stretch]
            found.add(_longest(older, newer, (i, other), (j, run)))
    return list(_disjoint(older, sorted(found, key=lambda move: (-move.length, move.older))))


def _single_stretches(
    words: Sequence[str], runs: Runs
) -> Iterator[tuple[tuple[str, ...], tuple[int, tuple[int, int]]]]:
    """Yield the stretches of five that stand once in the runs: where, and in which run."""
    places: dict[tuple[str, ...], tuple[int, tuple[int, int]] | None] = {}
    for run in runs:
        for at in range(run[0], run[1] - LEAST_MOVED + 1):
            stretch = tuple(words[at : at + LEAST_MOVED])
            places[stretch] = None if stretch in places else (at, run)
    for stretch, place in places.items():
        if place is not None:
            yield stretch, place


def _longest(
    older: Sequence[str],
    newer: Sequence[str],
    there: tuple[int, tuple[int, int]],
    here: tuple[int, tuple[int, int]],
) -> Move:
    """Return the longest equal passage around equal words, within their runs."""
    (i, (first, end)), (j, (start, stop)) = there, here
    while i > first and j > start and older[i - 1] == newer[j - 1]:
        i, j = i - 1, j - 1
    length = LEAST_MOVED
    while i + length < end and j + length < stop and older[i + length] == newer[j + length]:
        length += 1
    return Move(i, j, length)


def _disjoint(older: Sequence[str], moves: Sequence[Move]) -> Iterator[Move]:
    """Yield the moves that are long enough and share no word with one before."""
    left: set[int] = set()
    arrived: set[int] = set()
    for move in moves:
        from_here = range(move.older, move.older + move.length)
        to_here = range(move.newer, move.newer + move.length)
        if sum(is_word(older[at]) for at in from_here) < LEAST_MOVED:
            continue
        if left.isdisjoint(from_here) and arrived.isdisjoint(to_here):
            left.update(from_here)
            arrived.update(to_here)
            yield move
