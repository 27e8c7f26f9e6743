"""What a report calls its parts where there is no window to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

from bridge_rules_gui.comparison.comparison import ComparisonCell, ComparisonRow
from bridge_rules_gui.comparison.marks import Mark, MarkMeaning, MarkSort
from bridge_rules_gui.comparison.page import PageNames
from bridge_rules_gui.corpus.changes import Step
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.language.phrasebook import ENGLISH, Phrasebook
from bridge_rules_gui.language.sentence import in_quotation_marks


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

    def concordance(self, years: str) -> str:
        """Name the concordance of some editions."""

    def concordance_heads(self) -> tuple[str, str, str]:
        """Name the columns of relations, kinds and notes."""

    def law(self, number: int) -> str:
        """Name a law by its number."""

    def column(self, edition: Edition) -> str:
        """Name an edition over its column."""


class PrintedNames:
    """The names in a language, on paper and in the window.

    `label` puts a label into the language of a phrasebook; `concepts` are the names of concepts by
    their ids.
    """

    def __init__(
        self,
        phrasebook: Phrasebook = ENGLISH,
        label: Callable[[str], str] = ENGLISH.text,
        concepts: Mapping[str, str] | None = None,
    ) -> None:
        self._phrasebook = phrasebook
        self._tr = label
        self._concepts = concepts or {}

    @property
    def language(self) -> str:
        """The language of these names and of the change notes (BCP 47)."""
        return self._phrasebook.language.value

    def title(self) -> str:
        """Name the report."""
        return self._tr("Laws of Duplicate Bridge: the editions side by side")

    def contents(self) -> str:
        """Name the list of laws."""
        return self._tr("Contents")

    def legend(self) -> str:
        """Say how the editors' signs among the books' words are to be known."""
        return self._tr(
            "Underlined characters were lost in printing and restored by the editors. Text "
            "in [ ] after a reference was also added by the editors."
        )

    def concordance(self, years: str) -> str:
        """Name the concordance of some editions."""
        return self._tr("Laws of Duplicate Bridge: concordance {years}").format(years=years)

    def concordance_heads(self) -> tuple[str, str, str]:
        """Name the columns of relations, kinds and notes."""
        return self._tr("Relation"), self._tr("Kind of change"), self._tr("Note")

    def law(self, number: int) -> str:
        """Name a law by its number."""
        return self._tr("Law {number}").format(number=number)

    def column(self, edition: Edition) -> str:
        """Name an edition over its column."""
        return f"{edition.year} · {self._tr(Language(edition.language).in_english)}"

    def relation(self, relation: Relation) -> str:
        """Name how the provisions of a row stand to one another."""
        names = {
            Relation.SAME: self._tr("same"),
            Relation.REWORDED: self._tr("reworded"),
            Relation.MOVED: self._tr("moved"),
            Relation.SPLIT: self._tr("split"),
            Relation.MERGED: self._tr("merged"),
            Relation.NEW: self._tr("new"),
            Relation.DROPPED: self._tr("dropped"),
        }
        return names[relation]

    def kind(self, kind: ChangeKind) -> str:
        """Name the kind of difference in a row."""
        names = {
            ChangeKind.NONE: self._tr("no change"),
            ChangeKind.SUBSTANCE: self._tr("change of substance"),
            ChangeKind.WORDING: self._tr("wording only"),
            ChangeKind.TRANSLATION: self._tr("translation only"),
            ChangeKind.UNKNOWN: self._tr("undecided"),
        }
        return names[kind]

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""
        return f"{step.older.year} → {step.newer.year}"

    def marks(self, marks: tuple[Mark, ...]) -> str:
        """Say in which editions things of one sort stand and in which not, and what it may mean."""
        first, values = marks[0], ", ".join(map(self._value, marks))
        text = self._phrasebook.text
        reasons = [f"{e.year}: {text(reason)}" for mark in marks for e, reason in mark.reasons]
        difference = self._narrowed(first) if first.instead else self._difference(first, values)
        return " · ".join((difference, self._meaning(first.meaning), *dict.fromkeys(reasons)))

    def blank(self, row: ComparisonRow, cell: ComparisonCell) -> str:
        """Say why a cell has no words."""
        present = [other.edition.year for other in row.cells if other.provisions]
        pattern = self._tr("– not in {year}")
        if present and cell.edition.year > max(present):
            pattern = self._tr("– no longer in {year}")
        if present and cell.edition.year < min(present):
            pattern = self._tr("– not yet in {year}")
        return pattern.format(year=cell.edition.year)

    def place(self, provision: Provision, law: int) -> str:
        """Name a provision's place; of another law, with the law."""
        citation = provision.citation
        if citation.law == law:
            return str(citation)
        pattern = self._tr("{citation} (in Law {law})")
        return pattern.format(citation=citation, law=citation.law)

    def no_rows(self) -> str:
        """Say that the filter lets nothing through."""
        return self._tr("This law has no rows of this kind between these editions.")

    def _value(self, mark: Mark) -> str:
        """Return a number or place as it is, a concept in words."""
        if mark.sort is MarkSort.OBLIGATION:
            words = self._tr(mark.value.replace("-", " "))
        elif mark.sort is MarkSort.TERM:
            words = self._concepts.get(mark.value, mark.value.replace("-", " "))
        else:
            return mark.value
        return self._phrasebook.say(in_quotation_marks(words))

    def _difference(self, mark: Mark, values: str) -> str:
        patterns = {
            MarkSort.NUMBER: self._tr("Number {value} in {present}, not in {absent}"),
            MarkSort.REFERENCE: self._tr("Refers to {value} in {present}, not in {absent}"),
            MarkSort.OBLIGATION: self._tr("Obligation {value} in {present}, not in {absent}"),
            MarkSort.TERM: self._tr("Term {value} in {present}, not in {absent}"),
        }
        return patterns[mark.sort].format(
            value=values, present=years(mark.present), absent=years(mark.absent)
        )

    def _meaning(self, meaning: MarkMeaning) -> str:
        names = {
            MarkMeaning.EDITION: self._tr("probably changed between editions"),
            MarkMeaning.PERHAPS_TRANSLATION: self._tr("perhaps only the translation differs"),
        }
        return names[meaning]

    def _narrowed(self, mark: Mark) -> str:
        """Say that others refer only to a part, and which refer to neither."""
        narrower = tuple(dict.fromkeys(edition for edition, _ in mark.instead))
        neither = [edition for edition in mark.absent if edition not in narrower]
        difference = self._tr("Refers to {value} in {present}, only to {parts} in {absent}").format(
            value=mark.value,
            present=years(mark.present),
            parts=", ".join(dict.fromkeys(place for _, place in mark.instead)),
            absent=years(narrower),
        )
        if not neither:
            return difference
        pattern = self._tr("{difference}, to neither in {absent}")
        return pattern.format(difference=difference, absent=years(neither))


def years(editions: Iterable[Edition]) -> str:
    """Return the years of editions, the oldest first."""
    return ", ".join(str(year) for year in sorted(edition.year for edition in editions))
