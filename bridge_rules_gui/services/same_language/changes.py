"""Changes: what each place of change in a diff is, slips first."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import TYPE_CHECKING

from bridge_rules_gui.services.same_language.likeness import are_forms, differ_in_print_alone
from bridge_rules_gui.services.same_language.same_language import ChangeSort, TextChange, words_of
from bridge_rules_gui.services.word_diff.word_diff import DiffKind

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from bridge_rules_gui.services.same_language.same_language import Slip
    from bridge_rules_gui.services.same_language.slips import Worded
    from bridge_rules_gui.services.word_diff.word_diff import DiffSpan, WordDiff

_MOVES = {DiffKind.MOVED_AWAY, DiffKind.MOVED_HERE}


def changes_of(
    diff: WordDiff,
    book: Worded,
    other: Worded,
    slips: Mapping[tuple[DiffSpan, ...], tuple[Slip, ...]],
) -> tuple[TextChange, ...]:
    """Return the changes of a diff in reading order."""
    found = []
    for group in diff.changes:
        words = words_of(diff, group)
        sort = ChangeSort.SLIP if group in slips else _sort(group, *words, book, other)
        found.append(TextChange(sort, group, *words, slips.get(group, ())))
    return tuple(_with_order(found))


def _sort(
    group: tuple[DiffSpan, ...], mine: str, theirs: str, book: Worded, other: Worded
) -> ChangeSort:
    if differ_in_print_alone(mine, theirs) or _cite_alike(group, book, other):
        return ChangeSort.PRINT
    if {span.kind for span in group} <= _MOVES:
        return ChangeSort.MOVED
    return ChangeSort.SPELLING if are_forms(mine, theirs) else ChangeSort.WORDING


def _cite_alike(group: tuple[DiffSpan, ...], book: Worded, other: Worded) -> bool:
    """Tell whether a citation stands in place of a citation of the same places."""
    gone = [s for s in group if s.kind is DiffKind.REMOVED]
    come = [s for s in group if s.kind is DiffKind.ADDED]
    if not len(gone) == len(come) == 1:
        return False
    mine = book.targets(gone[0].older_start, gone[0].older_end)
    theirs = other.targets(come[0].newer_start, come[0].newer_end)
    return bool(mine) and mine == theirs


def _with_order(changes: Sequence[TextChange]) -> Sequence[TextChange]:
    """Return the changes; words left out here and put in there have moved, be they ever so few."""
    left_out = Counter(c.book for c in changes if not c.other)
    put_in = Counter(c.other for c in changes if not c.book)
    swapped = {words for words in left_out if left_out[words] == put_in[words] == 1}
    return [
        replace(change, sort=ChangeSort.MOVED)
        if change.sort is ChangeSort.WORDING and (change.book or change.other) in swapped
        else change
        for change in changes
    ]
