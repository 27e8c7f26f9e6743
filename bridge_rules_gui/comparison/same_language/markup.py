"""The words of one column with its changes marked, each sort in a style of its own."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Final

from bridge_rules_gui.comparison.columns import change_anchor
from bridge_rules_gui.comparison.same_language.same_language import ChangeSort, TextChange, TextPair
from bridge_rules_gui.comparison.word_diff.word_diff import DiffKind, DiffSpan, WordDiff
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Markup

GAP: Final = "\N{NO-BREAK SPACE}[–]"
"""Stands where the other column has words of weight and this one none."""
_GAPPED: Final = {ChangeSort.SLIP, ChangeSort.LOST}


class Side(Enum):
    """A column of the page."""

    BOOK = "book"
    OTHER = "other"


@dataclass(frozen=True, slots=True)
class Marked:
    """The words of a column; ``words`` are those of each change as they are shown."""

    markup: Markup
    words: tuple[str, ...]


def marked_text(pair: TextPair, side: Side, first: int) -> Marked:
    """Return one side of a pair; its changes are numbered from ``first``."""
    text = pair.diff.older if side is Side.BOOK else pair.diff.newer
    beside = _ends_of_kept_words(pair.diff, side)
    parts: list[str] = []
    words: list[str] = []
    done = 0
    for number, change in enumerate(pair.changes):
        place = beside[change.spans[0]]
        start, end = _extent(change, side) or (place, place)
        parts.append(text[done:start])
        shown = _shown(change, side, text[start:end])
        parts.append(hypertext.anchor(change_anchor(first + number, list(Side).index(side))))
        if shown:
            style = f"changed-{change.sort.value}"
            parts.append(hypertext.styled(style, shown))
        words.append(shown)
        done = end
    parts.append(text[done:])
    return Marked(hypertext.joined(parts), tuple(words))


def _ends_of_kept_words(diff: WordDiff, side: Side) -> dict[DiffSpan, int]:
    """Return where the words kept before each span end in a text."""
    ends: dict[DiffSpan, int] = {}
    end = 0
    for span in diff.spans:
        if span.kind is DiffKind.KEPT:
            end = span.older_end if side is Side.BOOK else span.newer_end
        else:
            ends[span] = end
    return ends


def _shown(change: TextChange, side: Side, words: str) -> str:
    if side is Side.OTHER and change.restored:
        return change.restored
    return GAP if not words and change.sort in _GAPPED else words


def _extent(change: TextChange, side: Side) -> tuple[int, int] | None:
    """Return where the words of a change stand in one of the texts, None where it has none."""
    if side is Side.BOOK:
        mine = [s for s in change.spans if s.kind in {DiffKind.REMOVED, DiffKind.MOVED_AWAY}]
        return (mine[0].older_start, mine[-1].older_end) if mine else None
    mine = [s for s in change.spans if s.kind in {DiffKind.ADDED, DiffKind.MOVED_HERE}]
    return (mine[0].newer_start, mine[-1].newer_end) if mine else None
