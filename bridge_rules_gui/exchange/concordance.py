"""Rows of the concordance between chosen editions, as its formats are written from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bridge_rules_gui.corpus.changes import STEPS, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Checked, Relation
from bridge_rules_gui.corpus.edition import Edition


@dataclass(frozen=True, slots=True)
class ConcordanceRow:
    """Provisions that correspond; ``law`` is the number in the newest edition that has them.

    ``kind`` is that of the most telling step of ``kinds``.
    """

    law: int
    title: str
    places: Mapping[Edition, tuple[Citation, ...]]
    relation: Relation
    kind: ChangeKind
    kinds: Mapping[Step, ChangeKind]
    note: str
    checked: Checked

    @property
    def differs_by_step(self) -> bool:
        """Tell whether the steps are of different kinds."""
        return len(set(self.kinds.values())) > 1


def several_steps(editions: Sequence[Edition]) -> tuple[Step, ...]:
    """Return the steps between the oldest and the newest of the editions, where one is not all."""
    years = [edition.year for edition in editions]
    steps = [s for s in STEPS if min(years) <= s.older.year and s.newer.year <= max(years)]
    return tuple(steps) if len(steps) > 1 else ()
