"""Word diff: what was kept, removed, added and moved between two texts of one language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise
from typing import Final, NamedTuple

from bridge_rules_gui.comparison.word_diff.alignment import Block, aligned, settled
from bridge_rules_gui.comparison.word_diff.tokens import Tokens, is_word, tokens

Extents = Sequence[tuple[int, int]]
"""Stretches of a text by their offsets."""


class DiffKind(Enum):
    """What became of words between an older and a newer text."""

    KEPT = "kept"
    REMOVED = "removed"
    ADDED = "added"
    MOVED_AWAY = "moved away"
    """Stood here in the older text and stands elsewhere in the newer."""
    MOVED_HERE = "moved here"
    """Stands here in the newer text and stood elsewhere in the older."""


@dataclass(frozen=True, slots=True)
class DiffSpan:
    """Words that share one fate, by their character offsets in both texts.

    What is removed or added has an empty extent in the other text, at the place where it
    would stand. Of moved words both extents are given, at both their places. ``words``
    counts words and marks.
    """

    kind: DiffKind
    older_start: int
    older_end: int
    newer_start: int
    newer_end: int
    words: int


@dataclass(frozen=True, slots=True)
class WordDiff:
    """Two texts and their spans; the newer text is read along KEPT, ADDED and MOVED_HERE."""

    older: str
    newer: str
    spans: tuple[DiffSpan, ...]

    @property
    def is_same(self) -> bool:
        """Tell whether the texts have the same words and marks in the same order."""
        return all(span.kind is DiffKind.KEPT for span in self.spans)

    @property
    def script(self) -> int:
        """How many words and marks are deleted and inserted, moved ones at both places."""
        return sum(span.words for span in self.spans if span.kind is not DiffKind.KEPT)

    @property
    def changes(self) -> tuple[tuple[DiffSpan, ...], ...]:
        """The spans between kept words, each place of change by itself, in reading order."""
        groups: list[list[DiffSpan]] = [[]]
        for span in self.spans:
            if span.kind is DiffKind.KEPT:
                groups.append([])
            else:
                groups[-1].append(span)
        return tuple(tuple(group) for group in groups if group)


def word_diff(older: str, newer: str, wholes: tuple[Extents, Extents] = ((), ())) -> WordDiff:
    """Compare two texts word by word, blanks and line breaks apart.

    As few words as possible are called removed or added. ``wholes`` are what is one word in each
    of the texts, be it printed as several, such as a citation.
    """
    here, there = tokens(older, wholes[0]), tokens(newer, wholes[1])
    blocks = settled(aligned(here.keys, there.keys), here.keys, there.keys)
    return WordDiff(older, newer, tuple(_Weaving(here, there, blocks).spans()))


class _Weaving:
    """The spans of a diff made from blocks of equal words."""

    def __init__(self, older: Tokens, newer: Tokens, blocks: Sequence[Block]) -> None:
        self._older = older
        self._newer = newer
        start, end = Block(0, 0, 0), Block(len(older.keys), len(newer.keys), 0)
        self._blocks: Final = (start, *blocks, end)
        gaps = [
            ((last.older + last.length, block.older), (last.newer + last.length, block.newer))
            for last, block in pairwise(self._blocks)
        ]
        moves = _moved(
            older.keys, newer.keys, [removed for removed, _ in gaps], [added for _, added in gaps]
        )
        self._away = sorted(moves)
        self._here = sorted(moves, key=lambda move: move.newer)

    def spans(self) -> Iterator[DiffSpan]:
        """Yield the spans in reading order."""
        away, here = 0, 0
        for last, block in pairwise(self._blocks):
            removed = (last.older + last.length, block.older)
            added = (last.newer + last.length, block.newer)
            stop = away
            while stop < len(self._away) and self._away[stop].older < removed[1]:
                stop += 1
            yield from self._removed(removed, added[0], self._away[away:stop])
            away, stop = stop, here
            while stop < len(self._here) and self._here[stop].newer < added[1]:
                stop += 1
            yield from self._added(added, removed[1], self._here[here:stop])
            here = stop
            if block.length:
                both = (block.older, block.older + block.length)
                yield self._span(DiffKind.KEPT, both, (block.newer, block.newer + block.length))

    def _removed(
        self, removed: tuple[int, int], beside: int, moves: Sequence[_Move]
    ) -> Iterator[DiffSpan]:
        start = removed[0]
        for move in moves:
            if move.older > start:
                yield self._span(DiffKind.REMOVED, (start, move.older), (beside, beside))
            start = move.older + move.length
            target = (move.newer, move.newer + move.length)
            yield self._span(DiffKind.MOVED_AWAY, (move.older, start), target)
        if removed[1] > start:
            yield self._span(DiffKind.REMOVED, (start, removed[1]), (beside, beside))

    def _added(
        self, added: tuple[int, int], beside: int, moves: Sequence[_Move]
    ) -> Iterator[DiffSpan]:
        start = added[0]
        for move in moves:
            if move.newer > start:
                yield self._span(DiffKind.ADDED, (beside, beside), (start, move.newer))
            start = move.newer + move.length
            origin = (move.older, move.older + move.length)
            yield self._span(DiffKind.MOVED_HERE, origin, (move.newer, start))
        if added[1] > start:
            yield self._span(DiffKind.ADDED, (beside, beside), (start, added[1]))

    def _span(self, kind: DiffKind, older: tuple[int, int], newer: tuple[int, int]) -> DiffSpan:
        words = newer[1] - newer[0] if older[0] == older[1] else older[1] - older[0]
        return DiffSpan(kind, *self._older.extent(*older), *self._newer.extent(*newer), words)


_Runs = Sequence[tuple[int, int]]
"""Stretches of words, from the first to before the end."""


_LEAST_MOVED: Final = 5
"""How many words, marks not counted, make a passage that may be said to have moved."""


class _Move(NamedTuple):
    """``length`` words that stood at ``older`` and now stand at ``newer``."""

    older: int
    newer: int
    length: int


def _moved(older: Sequence[str], newer: Sequence[str], removed: _Runs, added: _Runs) -> list[_Move]:
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
    words: Sequence[str], runs: _Runs
) -> Iterator[tuple[tuple[str, ...], tuple[int, tuple[int, int]]]]:
    """Yield the stretches of five that stand once in the runs: where, and in which run."""
    places: dict[tuple[str, ...], tuple[int, tuple[int, int]] | None] = {}
    for run in runs:
        for at in range(run[0], run[1] - _LEAST_MOVED + 1):
            stretch = tuple(words[at : at + _LEAST_MOVED])
            places[stretch] = None if stretch in places else (at, run)
    for stretch, place in places.items():
        if place is not None:
            yield stretch, place


def _longest(
    older: Sequence[str],
    newer: Sequence[str],
    there: tuple[int, tuple[int, int]],
    here: tuple[int, tuple[int, int]],
) -> _Move:
    """Return the longest equal passage around equal words, within their runs."""
    (i, (first, end)), (j, (start, stop)) = there, here
    while i > first and j > start and older[i - 1] == newer[j - 1]:
        i, j = i - 1, j - 1
    length = _LEAST_MOVED
    while i + length < end and j + length < stop and older[i + length] == newer[j + length]:
        length += 1
    return _Move(i, j, length)


def _disjoint(older: Sequence[str], moves: Sequence[_Move]) -> Iterator[_Move]:
    """Yield the moves that are long enough and share no word with one before."""
    left: set[int] = set()
    arrived: set[int] = set()
    for move in moves:
        from_here = range(move.older, move.older + move.length)
        to_here = range(move.newer, move.newer + move.length)
        if sum(is_word(older[at]) for at in from_here) < _LEAST_MOVED:
            continue
        if left.isdisjoint(from_here) and arrived.isdisjoint(to_here):
            left.update(from_here)
            arrived.update(to_here)
            yield move
