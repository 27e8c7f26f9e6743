"""What the window calls relations, kinds, steps and marks of a comparison."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.comparison.comparison import Filter
from bridge_rules_gui.comparison.overview import ChapterAmounts, LawAmounts, StepAmount
from bridge_rules_gui.comparison.topics import TopicChanges
from bridge_rules_gui.exports.report_names import PrintedNames, years
from bridge_rules_gui.window.comparison.term_lights import TermLight
from bridge_rules_gui.window.place_names import title_of_chapter
from bridge_rules_gui.window.speaking import counted, phrasebook

translate = QCoreApplication.translate


def name_of_filter(row_filter: Filter) -> str:
    """Return what a filter is called."""
    names = {
        Filter.ALL: translate("Comparison", "All rows"),
        Filter.CHANGES: translate("Comparison", "Only changes"),
        Filter.SUBSTANCE: translate("Comparison", "Only substance"),
        Filter.MOVED: translate("Comparison", "Only moved"),
    }
    return names[row_filter]


_label = partial(translate, "PrintedNames")


class ComparisonNames(PrintedNames):
    """What a comparison's page asks for; ``concepts`` are the names of concepts by their ids."""

    def __init__(self, concepts: Mapping[str, str] | None = None) -> None:
        super().__init__(phrasebook(), _label, concepts)

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

    def head_of_law(self, number: int, title: str) -> str:
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


def described_concept(term: TermLight, name: str) -> str:
    """Say in which editions a row names a concept."""
    present, absent = years(term.present), years(term.absent)
    if not absent:
        return translate("Comparison", "“{concept}” in {present}").format(
            concept=name, present=present
        )
    sentence = translate("Comparison", "“{concept}” in {present}; no such word in {absent}")
    return sentence.format(concept=name, present=present, absent=absent)
