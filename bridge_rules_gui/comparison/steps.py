"""A row of the concordance seen between some of the editions only.

A row has a kind for each step; its note says in the words ``1987-2007:`` and ``2007-2017:``
what belongs to which. Where fewer editions are chosen, what happened between the others is no
change.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from bridge_rules_gui.corpus.changes import Step, steps_between
from bridge_rules_gui.corpus.concordance import (
    ChangeKind,
    Concordance,
    Correspondence,
    Relation,
    most_significant,
)
from bridge_rules_gui.corpus.edition import Edition

_PREFIX: Final = re.compile(r"(?:^|(?<=\s))(\d{4})-(\d{4}):\s+")
_OTHER_PLACE: Final = (Relation.MOVED, Relation.SPLIT, Relation.MERGED)
_ONE_SIDED: Final = (Relation.NEW, Relation.DROPPED)


@dataclass(frozen=True, slots=True)
class StepNote:
    """What a row's note says of one step."""

    step: Step
    text: str


@cache
def step_notes(note: str) -> tuple[StepNote, ...]:
    """Return the parts of a row's note, each with its step, in the order written."""
    starts = list(_PREFIX.finditer(note))
    edges = [*(match.start() for match in starts), len(note)]
    return tuple(
        StepNote(Step(Edition.parse(m[1]), Edition.parse(m[2])), note[m.end() : end].strip())
        for m, end in zip(starts, edges[1:], strict=True)
    )


def notes_between(row: Correspondence, editions: Sequence[Edition]) -> tuple[StepNote, ...]:
    """Return what a row's note says of the steps between some editions."""
    steps = steps_between(editions)
    return tuple(
        n
        for n in step_notes(row.note)
        if any(
            n.step.older.year <= s.older.year and s.newer.year <= n.step.newer.year for s in steps
        )
    )


def note_between(row: Correspondence, editions: Sequence[Edition]) -> str:
    """Return a row's note as written, without what it says of steps not between the editions."""
    if _is_whole(editions):
        return row.note
    return " ".join(f"{note.step}: {note.text}" for note in notes_between(row, editions))


def kind_between(row: Correspondence, editions: Sequence[Edition]) -> ChangeKind:
    """Return the most significant kind of difference in the steps between some editions."""
    return most_significant(kinds_between(row, editions).values())


def rows_between(
    concordance: Concordance, law: int, editions: Sequence[Edition]
) -> tuple[Correspondence, ...]:
    """Return the rows of a law, by its number in any of some editions, in the concordance's order.

    Those that find no change are left out where another row has the same provisions. A provision
    that two of 1987 became has two rows, alike where 1987 is not among the editions.
    """
    listed = concordance.touching(law, editions)
    alike: defaultdict[tuple[object, ...], list[Correspondence]] = defaultdict(list)
    for row in sorted(listed, key=lambda row: kind_between(row, editions) is ChangeKind.NONE):
        alike[_places(row, editions)].append(row)
    return tuple(
        row
        for row in listed
        if kind_between(row, editions) is not ChangeKind.NONE
        or alike[_places(row, editions)][0] is row
    )


def _places(row: Correspondence, editions: Sequence[Edition]) -> tuple[object, ...]:
    return tuple(row.of(edition) for edition in editions)


def kinds_between(row: Correspondence, editions: Sequence[Edition]) -> Mapping[Step, ChangeKind]:
    """Return the kind of difference in each step between some editions, oldest first."""
    between = steps_between(editions)
    return {step: kind for step, kind in row.kinds.items() if step in between}


def relation_between(row: Correspondence, editions: Sequence[Edition]) -> Relation:
    """Return how the provisions of some editions stand to one another, oldest to newest."""
    by_age = sorted(editions, key=lambda edition: edition.year)
    if _is_whole(by_age):
        return row.relation
    first, last = row.of(by_age[0]), row.of(by_age[-1])
    if not first or not last:
        return Relation.DROPPED if first else Relation.NEW
    if first == last:
        same = kind_between(row, editions) is ChangeKind.NONE
        return Relation.SAME if same else Relation.REWORDED
    if row.relation in _OTHER_PLACE and _agrees(row.relation, len(first), len(last)):
        return row.relation
    return _by_number(len(first), len(last))


def _agrees(relation: Relation, before: int, after: int) -> bool:
    return relation is Relation.MOVED or relation is _by_number(before, after)


def _by_number(before: int, after: int) -> Relation:
    if before == after:
        return Relation.MOVED
    return Relation.SPLIT if before < after else Relation.MERGED


def _is_whole(editions: Sequence[Edition]) -> bool:
    return len(set(editions)) == len(Edition)


def is_moved(relation: Relation) -> bool:
    """Tell whether a relation is one between different places."""
    return relation in _OTHER_PLACE


def is_changed(relation: Relation, kind: ChangeKind) -> bool:
    """Tell whether the edition changed, be it only the place; a translator's wording is none."""
    counted = (ChangeKind.SUBSTANCE, ChangeKind.WORDING, ChangeKind.UNKNOWN)
    return kind in counted or relation in _OTHER_PLACE or relation in _ONE_SIDED
