"""What a report calls its parts where there is no window to ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final, Protocol

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

    def concordance(self, years: str) -> str:
        """Name the concordance of some editions."""

    def concordance_heads(self) -> tuple[str, str, str]:
        """Name the columns of relations, kinds and notes."""

    def law(self, number: int) -> str:
        """Name a law by its number."""

    def column(self, edition: Edition) -> str:
        """Name an edition over its column."""


class PrintedNames:
    """The names in a language, which are labels of the window.

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
        return self._tr(relation.value)

    def kind(self, kind: ChangeKind) -> str:
        """Name the kind of difference in a row."""
        return self._tr(_KINDS[kind])

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""
        return f"{step.older.year} → {step.newer.year}"

    def marks(self, marks: tuple[Mark, ...]) -> str:
        """Say in which editions things of one sort stand and in which not, and what it may mean."""
        first, values = marks[0], ", ".join(map(self._value, marks))
        difference = self._tr(f"{_SORTS[first.sort]} {{value}} in {{present}}, not in {{absent}}")
        difference = difference.format(
            value=values, present=_years(first.present), absent=_years(first.absent)
        )
        if first.instead:
            difference = self._narrowed(first)
        text = self._phrasebook.text
        reasons = [f"{e.year}: {text(said)}" for mark in marks for e, said in mark.reasons]
        meaning = self._tr(_MEANINGS[first.meaning])
        return " · ".join((difference, meaning, *dict.fromkeys(reasons)))

    def blank(self, row: ComparisonRow, cell: ComparisonCell) -> str:
        """Say why a cell has no words."""
        years = [other.edition.year for other in row.cells if other.provisions]
        pattern = "– not in {year}"
        if years and cell.edition.year > max(years):
            pattern = "– no longer in {year}"
        if years and cell.edition.year < min(years):
            pattern = "– not yet in {year}"
        return self._tr(pattern).format(year=cell.edition.year)

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

    def _narrowed(self, mark: Mark) -> str:
        """Say that others refer only to a part, and which refer to neither."""
        narrower = tuple(dict.fromkeys(edition for edition, _ in mark.instead))
        neither = [edition for edition in mark.absent if edition not in narrower]
        said = self._tr("Refers to {value} in {present}, only to {parts} in {absent}").format(
            value=mark.value,
            present=_years(mark.present),
            parts=", ".join(dict.fromkeys(place for _, place in mark.instead)),
            absent=_years(narrower),
        )
        if not neither:
            return said
        pattern = self._tr("{difference}, to neither in {absent}")
        return pattern.format(difference=said, absent=_years(neither))


def _years(editions: Iterable[Edition]) -> str:
    return ", ".join(str(year) for year in sorted(edition.year for edition in editions))
