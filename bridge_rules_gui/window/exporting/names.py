"""What the window calls the exports."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.exports.export import ExportFormat, ExportSubject

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
