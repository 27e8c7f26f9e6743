"""What a report calls its parts, in English: where there is no window to ask."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Protocol

from bridge_rules_gui.comparison.comparison import ComparisonCell, ComparisonRow
from bridge_rules_gui.comparison.marks import Mark, MarkMeaning, MarkSort
from bridge_rules_gui.comparison.page import PageNames
from bridge_rules_gui.corpus.changes import Step
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.indexes.language import Language

_KINDS: Final = {
    ChangeKind.NONE: "no change",
    ChangeKind.SUBSTANCE: "change of substance",
    ChangeKind.WORDING: "wording only",
    ChangeKind.TRANSLATION: "translation only",
    ChangeKind.UNKNOWN: "undecided",
}
_SORTS: Final = {
    MarkSort.NUMBER: "Number",
    MarkSort.REFERENCE: "Refers to",
    MarkSort.OBLIGATION: "Obligation",
    MarkSort.TERM: "Term",
}
_MEANINGS: Final = {
    MarkMeaning.EDITION: "probably changed between editions",
    MarkMeaning.PERHAPS_TRANSLATION: "perhaps only the translation differs",
}


class ReportNames(PageNames, Protocol):
    """What a report calls its parts beside those of a comparison's page."""

    @property
    def language(self) -> str:
        """The language of these names and of the change notes (BCP 47)."""

    def title(self) -> str:
        """Name the report."""

    def contents(self) -> str:
        """Name the list of laws."""

    def legend(self) -> str:
        """Say how the editors' signs among the books' words are to be known."""

    def law(self, number: int) -> str:
        """Name a law by its number."""

    def column(self, edition: Edition) -> str:
        """Name an edition over its column."""


class EnglishNames:
    """The names in English."""

    language: Final = "en"

    def title(self) -> str:
        """Name the report."""
        return "Laws of Duplicate Bridge: the editions side by side"

    def contents(self) -> str:
        """Name the list of laws."""
        return "Contents"

    def legend(self) -> str:
        """Say how the editors' signs among the books' words are to be known."""
        return (
            "Underlined characters were lost in printing and restored by the editors. "
            "Text in [ ] after a reference was also added by the editors."
        )

    def law(self, number: int) -> str:
        """Name a law by its number."""
        return f"Law {number}"

    def column(self, edition: Edition) -> str:
        """Name an edition over its column."""
        return f"{edition.year} · {Language(edition.language).in_english}"

    def relation(self, relation: Relation) -> str:
        """Name how the provisions of a row stand to one another."""
        return relation.value

    def kind(self, kind: ChangeKind) -> str:
        """Name the kind of difference in a row."""
        return _KINDS[kind]

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""
        return f"{step.older.year} → {step.newer.year}"

    def marks(self, marks: tuple[Mark, ...]) -> str:
        """Say in which editions things of one sort stand and in which not, and what it may mean."""
        first, values = marks[0], ", ".join(_value(mark) for mark in marks)
        where = f"in {_years(first.present)}, not in {_years(first.absent)}"
        difference = _narrowed(first) if first.instead else f"{_SORTS[first.sort]} {values} {where}"
        reasons = [f"{e.year}: {text}" for mark in marks for e, text in mark.reasons]
        return " · ".join((difference, _MEANINGS[first.meaning], *dict.fromkeys(reasons)))

    def blank(self, row: ComparisonRow, cell: ComparisonCell) -> str:
        """Say why a cell has no words."""
        years = [other.edition.year for other in row.cells if other.provisions]
        if years and cell.edition.year > max(years):
            return f"– no longer in {cell.edition.year}"
        if years and cell.edition.year < min(years):
            return f"– not yet in {cell.edition.year}"
        return f"– not in {cell.edition.year}"

    def place(self, provision: Provision, law: int) -> str:
        """Name a provision's place; of another law, with the law."""
        citation = provision.citation
        return str(citation) if citation.law == law else f"{citation} (in Law {citation.law})"

    def no_rows(self) -> str:
        """Say that the filter lets nothing through."""
        return "This law has no such rows between these editions."


def _value(mark: Mark) -> str:
    """Return a number or place as it is, a concept in words."""
    is_concept = mark.sort in (MarkSort.OBLIGATION, MarkSort.TERM)
    return f"“{mark.value.replace('-', ' ')}”" if is_concept else mark.value


def _narrowed(mark: Mark) -> str:
    """Say that others refer only to a part, and which refer to neither."""
    narrower = tuple(dict.fromkeys(edition for edition, _ in mark.instead))
    neither = [edition for edition in mark.absent if edition not in narrower]
    parts = ", ".join(dict.fromkeys(place for _, place in mark.instead))
    present = _years(mark.present)
    difference = f"Refers to {mark.value} in {present}, only to {parts} in {_years(narrower)}"
    return f"{difference}, to neither in {_years(neither)}" if neither else difference


def _years(editions: Iterable[Edition]) -> str:
    return ", ".join(str(year) for year in sorted(edition.year for edition in editions))
