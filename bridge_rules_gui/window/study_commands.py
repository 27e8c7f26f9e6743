"""What the reader can tell the window to do with what is studied: the slots of their actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QTextDocument
from PySide6.QtPrintSupport import QPrinter

if TYPE_CHECKING:
    from bridge_rules_gui.window.study import Study


class StudyCommands(QObject):
    """Hands each command to whom it concerns."""

    def __init__(self, study: Study) -> None:
        super().__init__(study)
        self._study = study

    def show_reading(self) -> None:
        """Show the books."""
        self._study.workplaces.show_reading()

    def show_term(self) -> None:
        """Show the concept of the word selected or last clicked in the law text, or lit."""
        if self._study.comparison.open_term():
            return
        law_view = self._study.law_view
        cursor = law_view.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._study.look_up(*law_view.word_at(cursor))

    def preview_print(self) -> None:
        """Show the pages of what is shown as they would be printed."""
        from bridge_rules_gui.window.exporting.printing import Preview  # noqa: PLC0415 - rare

        if (printed := self._printed()) is not None:
            dialog = Preview(*printed, self._study.window)
            dialog.exec()
            dialog.deleteLater()

    def print_page(self) -> None:
        """Print what is shown."""
        from bridge_rules_gui.window.exporting.printing import print_asked  # noqa: PLC0415 - rare

        if (printed := self._printed()) is not None:
            print_asked(*printed, self._study.window)

    def _printed(self) -> tuple[QTextDocument, QPrinter] | None:
        """Return what is shown, set for paper; say so where it cannot be printed."""
        from bridge_rules_gui.window.exporting.printable import sheet_of  # noqa: PLC0415 - rare
        from bridge_rules_gui.window.exporting.printing import (  # noqa: PLC0415
            document_of,
            printer_for,
        )

        study = self._study
        name = study.window.windowTitle()
        sheet = sheet_of(study)
        if sheet is None:
            study.window.parts.notice.say_in_passing(
                self.tr(
                    "This page cannot be printed. You can print a law, a comparison, a term, a "
                    "situation, an exam report, statistics and the list of your notes; use "
                    "Export for the rest."
                )
            )
            return None
        document = document_of(sheet.html, study.window.font(), name, sheet.style)
        return document, printer_for(name, is_wide=sheet.is_wide)

    def export_laws(self) -> None:
        """Write laws for other programs or for paper: what and where to is asked."""
        self._study.exporting.ask()
