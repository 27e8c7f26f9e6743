"""What the window calls relations, kinds, steps and marks of a comparison."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.comparison.comparison import ComparisonCell, ComparisonRow, Filter
from bridge_rules_gui.comparison.marks import Mark, MarkMeaning, MarkSort
from bridge_rules_gui.comparison.overview import ChapterAmounts, LawAmounts, StepAmount
from bridge_rules_gui.comparison.topics import TopicChanges
from bridge_rules_gui.corpus.changes import Step
from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.corpus.provision import Provision
from bridge_rules_gui.indexes.language import Language
from bridge_rules_gui.window.comparison.term_lights import TermLight
from bridge_rules_gui.window.place_names import title_of_chapter
from bridge_rules_gui.window.search.names import name_of_language
from bridge_rules_gui.window.speaking import counted, in_quotation_marks, phrasebook
from bridge_rules_gui.window.terms.names import name_of_strength

translate = QCoreApplication.translate


def name_of_column(edition: Edition) -> str:
    """Return an edition's year with the language of its book."""
    return f"{edition.year} · {name_of_language(Language(edition.language))}"


def name_of_filter(row_filter: Filter) -> str:
    """Return what a filter is called."""
    names = {
        Filter.ALL: translate("Comparison", "All rows"),
        Filter.CHANGES: translate("Comparison", "Only changes"),
        Filter.SUBSTANCE: translate("Comparison", "Only substance"),
        Filter.MOVED: translate("Comparison", "Only moved"),
    }
    return names[row_filter]


def name_of_step(step: Step) -> str:
    """Return a step as its two years."""
    return f"{step.older.year} → {step.newer.year}"


class ComparisonNames:
    """The names a comparison's page asks for; ``concepts`` are those of concepts by their ids."""

    def __init__(self, concepts: Mapping[str, str] | None = None) -> None:
        self._concepts = concepts or {}

    def relation(self, relation: Relation) -> str:
        """Name how the provisions of a row stand to one another."""
        names = {
            Relation.SAME: translate("Comparison", "same"),
            Relation.REWORDED: translate("Comparison", "reworded"),
            Relation.MOVED: translate("Comparison", "moved"),
            Relation.SPLIT: translate("Comparison", "split"),
            Relation.MERGED: translate("Comparison", "merged"),
            Relation.NEW: translate("Comparison", "new"),
            Relation.DROPPED: translate("Comparison", "dropped"),
        }
        return names[relation]

    def kind(self, kind: ChangeKind) -> str:
        """Name the kind of difference in a row."""
        names = {
            ChangeKind.NONE: translate("Comparison", "no change"),
            ChangeKind.SUBSTANCE: translate("Comparison", "change of substance"),
            ChangeKind.WORDING: translate("Comparison", "wording only"),
            ChangeKind.TRANSLATION: translate("Comparison", "translation only"),
            ChangeKind.UNKNOWN: translate("Comparison", "undecided"),
        }
        return names[kind]

    def step(self, step: Step) -> str:
        """Name a step from one edition to another."""
        return name_of_step(step)

    def examples(self, title: str, count: int) -> str:
        """Name the worked examples of an article of the commentary."""
        sentence = translate("Comparison", "Worked examples in the commentary ({count}): {title}")
        return sentence.format(count=count, title=title)

    def summary(self) -> str:
        """Name what changed in the law as a whole."""
        return translate("Comparison", "What changed in this law")

    def unchanged(self, first: str, last: str, count: int) -> str:
        """Say how many rows in a run did not change, and from where to where."""
        places = first if count == 1 else f"{first} – {last}"
        return counted(
            "{n} provision unchanged: {places}",
            "{n} provisions unchanged: {places}",
            count,
            places=places,
        )

    def noticed(self) -> str:
        """Name what the program noticed by itself."""
        return translate("Comparison", "Noticed by the program")

    def marks(self, marks: tuple[Mark, ...]) -> str:
        """Say in which editions things of one sort stand and in which not, and what it may mean."""
        first, values = marks[0], ", ".join(map(self._of_value, marks))
        present, absent = _years(first.present), _years(first.absent)
        description = _of_sort(first.sort).format(value=values, present=present, absent=absent)
        if first.instead:
            description = _narrowed(first)
        said = phrasebook()
        reasons = [f"{e.year}: {said.text(text)}" for mark in marks for e, text in mark.reasons]
        return " · ".join((description, _of_meaning(first.meaning), *dict.fromkeys(reasons)))

    def _of_value(self, mark: Mark) -> str:
        """Return a number or place as it is, a concept in words."""
        if mark.sort is MarkSort.OBLIGATION:
            return in_quotation_marks(name_of_strength(mark.value))
        if mark.sort is MarkSort.TERM:
            return in_quotation_marks(self._concepts.get(mark.value, mark.value.replace("-", " ")))
        return mark.value

    def blank(self, row: ComparisonRow, cell: ComparisonCell) -> str:
        """Say why a cell has no words."""
        years = [other.edition.year for other in row.cells if other.provisions]
        if years and cell.edition.year > max(years):
            return translate("Comparison", "– no longer in {year}").format(year=cell.edition.year)
        if years and cell.edition.year < min(years):
            return translate("Comparison", "– not yet in {year}").format(year=cell.edition.year)
        return translate("Comparison", "– not in {year}").format(year=cell.edition.year)

    def place(self, provision: Provision, law: int) -> str:
        """Name a provision's place; of another law, with the law."""
        citation = provision.citation
        if citation.law == law:
            return str(citation)
        return translate("Comparison", "{citation} (in Law {law})").format(
            citation=citation, law=citation.law
        )

    def no_rows(self) -> str:
        """Say that the filter lets nothing through."""
        return translate(
            "Comparison", ("This law has no rows of this kind between these editions.")
        )


class OverviewNames(ComparisonNames):
    """The names the overview asks for."""

    def overview(self) -> str:
        """Name the overview."""
        return translate("Comparison", "How much each law changed")

    def counted(self) -> str:
        """Say what its numbers count."""
        return translate(
            "Comparison",
            (
                "Corresponding provisions are counted as rows, each under the law that contains "
                "it in the newer edition (in the older one if it was dropped). In substance: a "
                "director would rule differently. Other: only the wording or the place changed."
            ),
        )

    def line(self, line: ChapterAmounts | LawAmounts) -> str:
        """Name a law, a chapter, or all laws."""
        if isinstance(line, LawAmounts):
            return f"{line.law} · {line.title}"
        if not line.number:
            return translate("Comparison", "All laws")
        return translate("Comparison", "Chapter {number} · {title}").format(
            number=line.number, title=title_of_chapter(line.number)
        )

    def amount(self, amount: StepAmount) -> str:
        """Say how many rows changed in substance, and how many otherwise."""
        parts = []
        if amount.substance:
            parts.append(
                translate("Comparison", "{count} in substance").format(count=amount.substance)
            )
        if amount.other:
            parts.append(translate("Comparison", "{count} other").format(count=amount.other))
        return " · ".join(parts) or translate("Comparison", "no change")

    def amount_of(self, amount: StepAmount) -> str:
        """Say how much changed, and of how many rows: for a chapter or all laws."""
        recorded = self.amount(amount)
        return counted(
            "{amount} · of {n} row", "{amount} · of {n} rows", amount.rows, amount=recorded
        )


class TopicsNames(ComparisonNames):
    """The names the page of a topic asks for."""

    def law(self, number: int, title: str) -> str:
        """Name a law by its number and title."""
        return translate("Comparison", "Law {number} · {title}").format(number=number, title=title)

    def amount(self, changes: TopicChanges) -> str:
        """Say how many rows of a topic changed in substance, and how many did not."""
        changed = counted(
            "{n} row changed in substance", "{n} rows changed in substance", changes.substance
        )
        others = counted("{n} other did not", "{n} others did not", changes.unchanged)
        return f"{changed}; {others}"

    def nothing(self) -> str:
        """Say that nothing of substance changed in a law."""
        return translate("Comparison", "Nothing changed in substance here.")


def _narrowed(mark: Mark) -> str:
    """Say that others refer only to a part, and which refer to neither."""
    narrower = tuple(dict.fromkeys(edition for edition, _ in mark.instead))
    neither = [edition for edition in mark.absent if edition not in narrower]
    text = translate(
        "Comparison", "Refers to {value} in {present}, only to {parts} in {absent}"
    ).format(
        value=mark.value,
        present=_years(mark.present),
        parts=", ".join(dict.fromkeys(place for _, place in mark.instead)),
        absent=_years(narrower),
    )
    if not neither:
        return text
    return translate("Comparison", "{difference}, to neither in {absent}").format(
        difference=text, absent=_years(neither)
    )


def _of_sort(sort: MarkSort) -> str:
    names = {
        MarkSort.NUMBER: translate("Comparison", "Number {value} in {present}, not in {absent}"),
        MarkSort.REFERENCE: translate(
            "Comparison", "Refers to {value} in {present}, not in {absent}"
        ),
        MarkSort.OBLIGATION: translate(
            "Comparison", "Obligation {value} in {present}, not in {absent}"
        ),
        MarkSort.TERM: translate("Comparison", "Term {value} in {present}, not in {absent}"),
    }
    return names[sort]


def _of_meaning(meaning: MarkMeaning) -> str:
    names = {
        MarkMeaning.EDITION: translate("Comparison", "probably changed between editions"),
        MarkMeaning.PERHAPS_TRANSLATION: translate(
            "Comparison", "perhaps only the translation differs"
        ),
    }
    return names[meaning]


def _years(editions: Iterable[Edition]) -> str:
    return ", ".join(str(year) for year in sorted(edition.year for edition in editions))


def described_concept(term: TermLight, name: str) -> str:
    """Say in which editions a row names a concept."""
    present, absent = _years(term.present), _years(term.absent)
    if not absent:
        return translate("Comparison", "“{concept}” in {present}").format(
            concept=name, present=present
        )
    sentence = translate("Comparison", "“{concept}” in {present}; no such word in {absent}")
    return sentence.format(concept=name, present=present, absent=absent)
