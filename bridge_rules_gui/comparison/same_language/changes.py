"""Changes: what each place of change in a diff is, slips first."""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rapidfuzz.distance import OSA

from bridge_rules_gui.comparison.same_language.same_language import (
    ChangeSort,
    Slip,
    TextChange,
    words_of,
)
from bridge_rules_gui.comparison.same_language.slips import Worded
from bridge_rules_gui.comparison.word_diff.tokens import is_word, tokens
from bridge_rules_gui.comparison.word_diff.word_diff import DiffKind, DiffSpan, WordDiff

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


_LOOK_ALIKES: Final = str.maketrans("abcehkmoptxyёѐѝ", "авсенкмортхуеей")
_LETTERS: Final = re.compile(r"[\W_]+")
_FEWEST_LETTERS: Final = 5
_MOST_ERRORS: Final = 2


def differ_in_print_alone(one: str, other: str) -> bool:
    """Tell whether the letters are the same but for capitals, blanks, marks and look-alikes."""
    return _bare(one) == _bare(other)


def are_forms(one: str, other: str) -> bool:
    """Tell whether each word is a form or a misprint of the one in its place."""
    here, there = _words(one), _words(other)
    return len(here) == len(there) > 0 and all(map(_is_form, here, there))


def _is_form(one: str, other: str) -> bool:
    one, other = _bare(one), _bare(other)
    if one == other:
        return True
    shortest = min(len(one), len(other))
    return shortest >= _FEWEST_LETTERS and OSA.distance(one, other) <= _MOST_ERRORS


def _words(text: str) -> Sequence[str]:
    return [key for key in tokens(text).keys if is_word(key)]


def _bare(text: str) -> str:
    composed = unicodedata.normalize("NFC", text).lower()
    return _LETTERS.sub("", composed.translate(_LOOK_ALIKES))
