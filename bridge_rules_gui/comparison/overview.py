"""The overview: how much each law changed in each step, with the totals of the chapters.

For print it is a table: the laws below their chapters, a column for each step.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.steps import is_changed, kind_between, relation_between
from bridge_rules_gui.corpus.changes import STEPS, Step
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.library.chapters import chapters
from bridge_rules_gui.typesetting import hypertext
from bridge_rules_gui.typesetting.hypertext import Cell, Markup


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
    """A law, by its number and name, with what changed in each step."""

    law: int
    title: str
    amounts: tuple[StepAmount, ...]


@dataclass(frozen=True, slots=True)
class ChapterAmounts:
    """A chapter with its totals."""

    number: str
    laws: tuple[LawAmounts, ...]
    amounts: tuple[StepAmount, ...]


def overview(comparisons: Comparisons) -> tuple[ChapterAmounts, ...]:
    """Return the totals of all laws, then the chapters with the amounts of their laws.

    The totals stand in a chapter without number.
    """
    by_chapter = {
        chapter.number: tuple(_law(comparisons, law) for law in chapter.laws)
        for chapter in chapters(comparisons.corpus)
    }
    everything = [law for laws in by_chapter.values() for law in laws]
    return (
        ChapterAmounts("", (), _totals(everything)),
        *(ChapterAmounts(number, laws, _totals(laws)) for number, laws in by_chapter.items()),
    )


def _law(comparisons: Comparisons, law: int) -> LawAmounts:
    name = comparisons.title(law, tuple(comparisons.corpus.books))
    return LawAmounts(law, name, tuple(_amount(comparisons, law, step) for step in STEPS))


def _amount(comparisons: Comparisons, law: int, step: Step) -> StepAmount:
    """Count the rows of a law in a step; a row belongs to the law it has in the newer edition.

    What the newer edition has nowhere belongs to the law it had in the older one.
    """
    editions = (step.older, step.newer)
    rows = [
        row
        for row in comparisons.concordance.touching(law, editions)
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


class OverviewNames(Protocol):
    """What the window calls the parts of an overview."""

    def overview(self) -> str:
        """Name the overview."""

    def counted(self) -> str:
        """Say what its numbers count."""

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""

    def line(self, line: ChapterAmounts | LawAmounts) -> str:
        """Name a law, a chapter, or all laws."""

    def amount(self, amount: StepAmount) -> str:
        """Say how much of a law changed."""

    def amount_of(self, amount: StepAmount) -> str:
        """Say how much changed, and of how many rows: for a chapter or all laws."""


def overview_markup(chapters: Sequence[ChapterAmounts], names: OverviewNames) -> Markup:
    """Return the overview as a table, with what its numbers count above it."""
    heads = ("", *(names.step(step) for step in STEPS))
    rows = [[Cell(words, is_heading=True) for words in heads]]
    rows += [_row(line, names) for line in _lines(chapters)]
    return hypertext.joined(
        [
            hypertext.paragraph("title", names.overview()),
            hypertext.paragraph("words", names.counted()),
            hypertext.table("grid", rows),
        ]
    )


def _lines(chapters: Sequence[ChapterAmounts]) -> Iterator[ChapterAmounts | LawAmounts]:
    for chapter in chapters:
        yield chapter
        yield from chapter.laws


def _row(line: ChapterAmounts | LawAmounts, names: OverviewNames) -> list[Cell]:
    is_chapter = not isinstance(line, LawAmounts)
    amount_name = names.amount_of if is_chapter else names.amount
    words = (names.line(line), *(amount_name(amount) for amount in line.amounts))
    return [Cell(cell, is_heading=is_chapter) for cell in words]
