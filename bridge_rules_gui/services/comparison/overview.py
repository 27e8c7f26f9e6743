"""The overview: how much each law changed in each step, with the totals of the chapters."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.corpus.changes import STEPS, Step
from bridge_rules_gui.corpus.concordance import ChangeKind
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Law
from bridge_rules_gui.services.comparison.steps import is_changed, kind_between, relation_between

if TYPE_CHECKING:
    from collections.abc import Iterable

    from bridge_rules_gui.corpus.citation import Citation
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.comparison.comparison import Comparisons

_NEWEST: Final = sorted(Edition, key=lambda edition: -edition.year)


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
    """A chapter as the newest edition that prints chapters calls it, with its totals."""

    number: str
    title: str
    laws: tuple[LawAmounts, ...]
    amounts: tuple[StepAmount, ...]


def overview(comparisons: Comparisons) -> tuple[ChapterAmounts, ...]:
    """Return the totals of all laws, then the chapters with the amounts of their laws.

    The laws are titled as in the newest edition; the totals stand in a chapter without number.
    """
    corpus = comparisons.corpus
    chapters: dict[tuple[str, str], list[LawAmounts]] = {}
    for law in corpus.books[_NEWEST[0]].laws:
        chapters.setdefault(_chapter(corpus, law.citation), []).append(_law(comparisons, law))
    everything = [law for laws in chapters.values() for law in laws]
    return (
        ChapterAmounts("", "", (), _totals(everything)),
        *(
            ChapterAmounts(number, title, tuple(laws), _totals(laws))
            for (number, title), laws in chapters.items()
        ),
    )


def _chapter(corpus: Corpus, citation: Citation) -> tuple[str, str]:
    """Return number and title of a law's chapter by the newest edition that prints chapters.

    The Bulgarian book has none; the laws have stood in the same chapters since 1987.
    """
    for edition in _NEWEST:
        law = corpus.provision(edition, citation)
        if isinstance(law, Law) and law.divisions:
            return law.divisions[0].number, " ".join(law.divisions[0].title.split())
    return "", ""


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
        for row in comparisons.rows_touching(law, editions)
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
