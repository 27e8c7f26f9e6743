"""The concordance as a file: its rows as CSV and as a page."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import groupby
from operator import attrgetter
from typing import Protocol

from bridge_rules_gui.corpus.changes import Step, steps_between
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.concordance import ChangeKind, Checked, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exchange.html_page import page
from bridge_rules_gui.exchange.spreadsheet import write_table


@dataclass(frozen=True, slots=True)
class ConcordanceRow:
    """Provisions that correspond; ``law`` is the number in the newest edition that has them.

    ``kind`` is that of the most significant step of ``kinds``.
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
    steps = steps_between(editions)
    return steps if len(steps) > 1 else ()


def write_concordance_csv(rows: Iterable[ConcordanceRow], editions: Sequence[Edition]) -> bytes:
    """Return the rows as CSV, the provisions of an edition in one cell."""
    kinds = (f"kind {step}" for step in several_steps(editions))
    columns = ["law", *(e.value for e in editions), "relation", "kind", "note", "checked", *kinds]
    return write_table(columns, (_cells(row, editions) for row in rows))


def _cells(row: ConcordanceRow, editions: Sequence[Edition]) -> list[str]:
    places = ["; ".join(map(str, row.places.get(edition, ()))) for edition in editions]
    described = [row.relation.value, row.kind.value, row.note, row.checked.value]
    kinds = [row.kinds.get(step) for step in several_steps(editions)]
    return [str(row.law), *places, *described, *(kind.value if kind else "" for kind in kinds)]


class ConcordanceNames(Protocol):
    """What the page calls its parts, in one language."""

    @property
    def language(self) -> str:
        """The language of these names and of the notes (BCP 47)."""

    def contents(self) -> str:
        """Name the list of laws."""

    def concordance(self, years: str) -> str:
        """Name the page."""

    def concordance_heads(self) -> tuple[str, str, str]:
        """Name the columns of relations, kinds and notes."""

    def law(self, number: int) -> str:
        """Name a law by its number."""

    def relation(self, relation: Relation) -> str:
        """Name how the provisions of a row stand to one another."""

    def kind(self, kind: ChangeKind) -> str:
        """Name the kind of difference in a row."""


def write_concordance_html(
    rows: Sequence[ConcordanceRow],
    editions: Sequence[Edition],
    rights: Iterable[str],
    names: ConcordanceNames,
) -> bytes:
    """Return the rows as one self-contained page, with whose words the laws are."""
    years = [str(edition.year) for edition in editions]
    return page(
        "concordance.html",
        title=names.concordance(", ".join(years)),
        language=names.language,
        laws=[(law, list(found)) for law, found in groupby(rows, attrgetter("law"))],
        heads=[*years, *names.concordance_heads()],
        names=names,
        contents=names.contents(),
        editions=editions,
        rights=rights,
        kinds=partial(_kinds, names),
    )


def _kinds(names: ConcordanceNames, row: ConcordanceRow) -> str:
    if row.differs_by_step:
        return ", ".join(f"{step}: {names.kind(kind)}" for step, kind in row.kinds.items())
    return "" if row.kind is ChangeKind.NONE else names.kind(row.kind)
