"""The overview: how much each law changed in each step, with the totals of the chapters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from bridge_rules_gui.corpus.changes import STEPS, Step
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.services.comparison_steps import is_changed, kind_between, relation_between

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.provision import Law
    from bridge_rules_gui.services.comparison import Comparisons


@dataclass(frozen=True, slots=True)
class StepAmount:
    """How much of a law changed in a step, counted in rows.

    ``substance`` are the rows by which a director would rule otherwise, ``other`` those in
    which only wording or place changed.
    """

    step: Step
    substance: int
    other: int
    rows: int

    def plus(self, more: StepAmount) -> StepAmount:
        """Return the sum of two amounts of the same step."""
        return StepAmount(
            self.step,
            self.substance + more.substance,
            self.other + more.other,
            self.rows + more.rows,
        )


@dataclass(frozen=True, slots=True)
class LawAmounts:
    """A law, by its number and newest title, with what changed in each step."""

    law: int
    title: str
    amounts: tuple[StepAmount, ...]


@dataclass(frozen=True, slots=True)
class ChapterAmounts:
    """A chapter of the newest edition with its laws; ``amounts`` are the totals."""

    number: str
    title: str
    laws: tuple[LawAmounts, ...]
    amounts: tuple[StepAmount, ...]


def overview(comparisons: Comparisons) -> tuple[ChapterAmounts, ...]:
    """Return the chapters of the newest edition with the amounts of their laws."""
    chapters: dict[tuple[str, str], list[LawAmounts]] = {}
    newest = comparisons.corpus.books[max(Edition, key=lambda edition: edition.year)]
    for law in newest.laws:
        chapters.setdefault(_chapter(law), []).append(_law(comparisons, law))
    return tuple(
        ChapterAmounts(number, title, tuple(laws), _totals(laws))
        for (number, title), laws in chapters.items()
    )


def _chapter(law: Law) -> tuple[str, str]:
    first = law.divisions[0] if law.divisions else None
    return (first.number, " ".join(first.title.split())) if first else ("", "")


def _law(comparisons: Comparisons, law: Law) -> LawAmounts:
    number = law.citation.law
    title = " ".join(law.heading.text.split())
    return LawAmounts(number, title, tuple(_amount(comparisons, number, step) for step in STEPS))


def _amount(comparisons: Comparisons, law: int, step: Step) -> StepAmount:
    """Count the rows of a law in a step; a row belongs to the law it has in the newer edition.

    What the newer edition has nowhere belongs to the law it had in the older one.
    """
    editions = (step.older, step.newer)
    rows = [
        row
        for row in comparisons.rows_of(law, editions)
        if _has(row.of(step.newer) or row.of(step.older), law)
    ]
    kinds = [kind_between(row, editions) for row in rows]
    changed = [
        kind
        for row, kind in zip(rows, kinds, strict=True)
        if is_changed(relation_between(row, editions), kind)
    ]
    substance = kinds.count(ChangeKind.SUBSTANCE)
    return StepAmount(step, substance, len(changed) - substance, len(rows))


def _has(places: Iterable[Citation], law: int) -> bool:
    return any(citation.law == law for citation in places)


def _totals(laws: Iterable[LawAmounts]) -> tuple[StepAmount, ...]:
    by_step = zip(*(law.amounts for law in laws), strict=True)
    totals = []
    for amounts in by_step:
        total = amounts[0]
        for amount in amounts[1:]:
            total = total.plus(amount)
        totals.append(total)
    return tuple(totals)
