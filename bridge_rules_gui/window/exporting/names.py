"""What the window calls the exports, and the words of a report in the window's language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.exports.export import ExportFormat, ExportSubject
from bridge_rules_gui.window.comparison.names import ComparisonNames, name_of_column
from bridge_rules_gui.window.speaking import phrasebook

# How the names of files begin: the same in every language.
FILE_NAMES: Final = {
    ExportSubject.COMPARISON: "bridge-laws-comparison",
    ExportSubject.CONCORDANCE: "bridge-laws-concordance",
    ExportSubject.SEGMENTS: "bridge-laws-segments",
    ExportSubject.CORPUS: "bridge-laws",
}


translate = QCoreApplication.translate


def name_of_subject(subject: ExportSubject) -> str:
    """Return what an export is called."""
    names = {
        ExportSubject.COMPARISON: translate("Exporting", "Editions side by side"),
        ExportSubject.CONCORDANCE: translate("Exporting", "Concordance of provisions"),
        ExportSubject.SEGMENTS: translate("Exporting", "Segments for translators"),
        ExportSubject.CORPUS: translate("Exporting", "Text of the books"),
    }
    return names[subject]


def name_of_format(form: ExportFormat) -> str:
    """Return what a format is called."""
    names = {
        ExportFormat.TMX: translate("Exporting", "TMX translation memory"),
        ExportFormat.CSV: translate("Exporting", "CSV table"),
        ExportFormat.MAP: translate("Exporting", "Alignment map"),
        ExportFormat.HTML: translate("Exporting", "HTML page"),
        ExportFormat.PDF: translate("Exporting", "PDF document"),
        ExportFormat.AKN: translate("Exporting", "Akoma Ntoso XML"),
        ExportFormat.JSON: translate("Exporting", "JSON data"),
        ExportFormat.MARKDOWN: translate("Exporting", "Markdown text"),
    }
    return names[form]


class WindowReportNames(ComparisonNames):
    """The words of a report that are not the books' own, in the window's language."""

    @property
    def language(self) -> str:
        """The language of the window."""
        return phrasebook().language.value

    def title(self) -> str:
        """Name the report."""
        return translate("Exporting", "Laws of Duplicate Bridge: the editions side by side")

    def contents(self) -> str:
        """Name the list of laws."""
        return translate("Exporting", "Contents")

    def legend(self) -> str:
        """Say how the editors' signs among the books' words are to be known."""
        return translate(
            "Exporting",
            (
                "Underlined characters were lost in printing and restored by the editors. Text "
                "in [ ] after a reference was also added by the editors."
            ),
        )

    def law(self, number: int) -> str:
        """Name a law by its number."""
        return translate("Exporting", "Law {number}").format(number=number)

    def column(self, edition: Edition) -> str:
        """Name an edition over its column."""
        return name_of_column(edition)
