"""What the window says of a text of the reader's own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.concordance import ChangeKind, Relation
from bridge_rules_gui.services.comparison.marks import MarkSort
from bridge_rules_gui.views.comparison.names import ComparisonNames
from bridge_rules_gui.views.comparison.own_text_report_names import name_of_remark, summary
from bridge_rules_gui.views.speaking import counted
from bridge_rules_gui.views.terms.names import name_of_strength

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.corpus.own_text import OwnText, Remark
    from bridge_rules_gui.services.own_text.comparison import OwnRow, OwnTextComparison
    from bridge_rules_gui.services.own_text.edition import EditionGuess
    from bridge_rules_gui.services.own_text.marks import OwnMark


translate = QCoreApplication.translate


class OwnTextWords:
    """The names the pages of a text ask for."""

    def badges(self, comparison: OwnTextComparison, row: OwnRow) -> Sequence[str]:
        """Say how a row's sides stand to one another."""
        if row.is_missing:
            return (translate("OwnText", "only in {year}").format(year=comparison.edition.year),)
        if row.is_extra:
            return (translate("OwnText", "only in your text"),)
        badges = []
        if comparison.of is not comparison.edition:
            badges.append(ComparisonNames().relation(row.relation))
        if row.diff is not None:
            badges.append(_of_diff(row.differing_words))
        if not row.own_words and not row.book_words:
            badges.append(translate("OwnText", "no words of its own"))
        return badges or (translate("OwnText", "side by side"),)

    def mark(self, comparison: OwnTextComparison, row: OwnRow, mark: OwnMark) -> str:
        """Say what only one side has, and what that may mean."""
        year = comparison.edition.year
        if mark.leads_nowhere:
            told = translate("OwnText", "Refers to {value}: there is no such place in {year}")
            return told.format(value=mark.value, year=comparison.of.year)
        sentences = {
            (MarkSort.NUMBER, True): translate(
                "OwnText", "Number {value} in your text, not in {year}"
            ),
            (MarkSort.NUMBER, False): translate(
                "OwnText", "Number {value} in {year}, not in your text"
            ),
            (MarkSort.REFERENCE, True): translate(
                "OwnText", "Refers to Law {value} in your text, not in {year}"
            ),
            (MarkSort.REFERENCE, False): translate(
                "OwnText", "Refers to Law {value} in {year}, not in your text"
            ),
            (MarkSort.OBLIGATION, True): translate(
                "OwnText", "Obligation “{value}” in your text, not in {year}"
            ),
            (MarkSort.OBLIGATION, False): translate(
                "OwnText", "Obligation “{value}” in {year}, not in your text"
            ),
        }
        is_strength = mark.sort is MarkSort.OBLIGATION
        value = name_of_strength(mark.value) if is_strength else mark.value
        told = sentences[mark.sort, mark.is_own].format(value=value, year=year)
        changed = (ChangeKind.SUBSTANCE, ChangeKind.WORDING)
        if comparison.of is not comparison.edition and row.kind in changed:
            return told + " · " + translate("OwnText", "likely a change of edition")
        if comparison.is_same_language:
            return told
        return told + " · " + translate("OwnText", "perhaps only translation")

    def blank(self, comparison: OwnTextComparison, row: OwnRow) -> str:
        """Say why a cell has no words."""
        one_sided = (Relation.NEW, Relation.DROPPED)
        if row.is_missing and comparison.of is not comparison.edition and row.relation in one_sided:
            return translate("OwnText", "– not in {year}").format(year=comparison.of.year)
        if row.is_missing:
            return translate("OwnText", "– not found in your text")
        return translate("OwnText", "– not in {year}").format(year=comparison.edition.year)

    def lines(self, first: int, last: int) -> str:
        """Name lines of the file."""
        if first == last:
            return translate("OwnText", "line {line}").format(line=first)
        return translate("OwnText", "lines {first}-{last}").format(first=first, last=last)

    def counted(self) -> str:
        """Say that a label is not written but counted."""
        return translate("OwnText", "number counted by the list")

    def nothing(self) -> str:
        """Say that no row differs."""
        return translate(
            "OwnText", "Nothing in this law differs. Untick “Only differences” to read it all."
        )

    def summary(
        self, own: OwnText, comparison: OwnTextComparison, guess: EditionGuess
    ) -> Sequence[str]:
        """Say in sentences what was understood of a text as a whole."""
        return tuple(summary(own, comparison, guess))

    def remark(self, remark: Remark) -> str:
        """Say what a remark of the report is about."""
        named = dict.fromkeys(filter(None, (remark.place, remark.detail)))
        return " · ".join((name_of_remark(remark.kind), *named))

    def report_heads(self) -> Sequence[str]:
        """Name the columns of the report: lines, what, words."""
        return (
            translate("OwnText", "Where"),
            translate("OwnText", "What"),
            translate("OwnText", "Words in no provision"),
        )

    def more_remarks(self, count: int) -> str:
        """Say how many remarks are not shown."""
        return counted("... and %n more remarks; the command line gives all of them.", "", count)

    def more_rows(self, count: int) -> str:
        """Say how many rows of a law are not shown."""
        return counted("... and %n more rows; the command line gives all of them.", "", count)

    def more_words(self, count: int) -> str:
        """Say how many characters of a cell are not shown."""
        return counted("... and %n more characters", "", count)

    def all_understood(self) -> str:
        """Say that there is nothing to remark."""
        return translate("OwnText", "Every line was understood.")


def _of_diff(words: int) -> str:
    if not words:
        return translate("OwnText", "same words")
    return counted("%n words differ", "", words)
