"""What the reader can tell the window to do with what is studied: the slots of their actions."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog

from bridge_rules_gui.services.exporting.term_export import TermFormat, exported_terms
from bridge_rules_gui.views.comparison.comparison_desk import OVERVIEW
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from PySide6.QtGui import QTextDocument
    from PySide6.QtPrintSupport import QPrinter

    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.views.study import Study


class StudyCommands(QObject):
    """Hands each command to whom it concerns."""

    def __init__(self, study: Study) -> None:
        super().__init__(study)
        self._study = study
        self._export = LatestTask(self)
        self._export.succeeded.connect(self._tell_written)
        self._export.failed.connect(study.tell_failure)

    @Slot()
    def show_reading(self) -> None:
        """Show the books."""
        self._study.workplaces.show_reading()

    @Slot()
    def show_comparison(self) -> None:
        """Compare the law that is read."""
        self._study.comparing.open_law_read()

    @Slot()
    def show_word_by_word(self) -> None:
        """Show what is read beside the other text of it in the same language."""
        self._study.comparing_words.open_place_read()

    @Slot()
    def open_own_text(self) -> None:
        """Open a text of the reader's own beside the books."""
        self._study.comparing_own.choose_file()

    @Slot()
    def show_own_texts(self) -> None:
        """Show the reader's own texts."""
        self._study.comparing_own.open()

    @Slot()
    def show_terms(self) -> None:
        """Show the terms."""
        self._study.looking_up.open()

    @Slot()
    def show_term(self) -> None:
        """Show the concept of the word selected or last clicked in the law text, or lit."""
        if self._study.comparing.open_term():
            return
        law_view = self._study.law_view
        cursor = law_view.textCursor()
        cursor.setPosition(cursor.selectionStart())
        self._study.looking_up.open_word(*law_view.word_at(cursor))

    @Slot()
    def show_consistency(self) -> None:
        """Show where the books are not consistent in their terms."""
        self._study.looking_up.open_report()

    @Slot()
    def show_overview(self) -> None:
        """Show how much each law changed."""
        self._study.comparing.open(OVERVIEW)

    @Slot()
    def show_topics(self) -> None:
        """Show what changed, by topic."""
        self._study.comparing.open_topics()

    @Slot()
    def preview_print(self) -> None:
        """Show the pages of what is shown as they would be printed."""
        from bridge_rules_gui.views.exporting.printing import Preview  # noqa: PLC0415 - rare

        if (printed := self._printed()) is not None:
            dialog = Preview(*printed, self._study.window)
            dialog.exec()
            dialog.deleteLater()

    @Slot()
    def print_page(self) -> None:
        """Print what is shown."""
        from bridge_rules_gui.views.exporting.printing import print_asked  # noqa: PLC0415 - rare

        if (printed := self._printed()) is not None:
            print_asked(*printed, self._study.window)

    def _printed(self) -> tuple[QTextDocument, QPrinter] | None:
        """Return what is shown, set for paper; say so where it cannot be printed."""
        from bridge_rules_gui.views.exporting.printable import sheet_of  # noqa: PLC0415 - rare
        from bridge_rules_gui.views.exporting.printing import document_of, printer_for  # noqa: PLC0415

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

    @Slot()
    def go_to_next_change(self) -> None:
        """Go to the next row of the comparison the edition changed, or to the next difference."""
        own, words = self._study.comparing_own, self._study.comparing_words
        if not (own.go_to_change(1) or words.go_to_change(1)):
            self._study.comparing.go_to_change(1)

    @Slot()
    def go_to_previous_change(self) -> None:
        """Go to the row before that the edition changed, or to the difference before."""
        own, words = self._study.comparing_own, self._study.comparing_words
        if not (own.go_to_change(-1) or words.go_to_change(-1)):
            self._study.comparing.go_to_change(-1)

    @Slot()
    def go_to_next_term(self) -> None:
        """Light the next term in the columns of the comparison."""
        if not self._study.comparing_own.go_to_term(1):
            self._study.comparing.go_to_term(1)

    @Slot()
    def go_to_previous_term(self) -> None:
        """Light the term before in the columns of the comparison."""
        if not self._study.comparing_own.go_to_term(-1):
            self._study.comparing.go_to_term(-1)

    @Slot()
    def forget_places(self) -> None:
        """Forget the places visited before."""
        self._study.recent.forget()
        self._study.tell(self.tr("The recent places are forgotten."))

    @Slot(bool)
    def remember_places(self, is_on: bool) -> None:
        """Remember the places visited from now on, or no more."""
        self._study.recent.switch(is_on=is_on)
        on, off = self.tr("Places are remembered."), self.tr("Places are no longer remembered.")
        self._study.tell(on if is_on else off)

    @Slot(bool)
    def mark_obligation(self, marked: bool) -> None:
        """Mark the words of obligation, or no more."""
        self._study.obligation.switch(is_on=marked)

    @Slot()
    def export_laws(self) -> None:
        """Write laws for other programs or for paper: what and where to is asked."""
        self._study.exporting.ask()

    @Slot()
    def export_terms(self) -> None:
        """Write the termbase to a file for other programs."""
        names = {
            self.tr("TBX, version 3 (*.tbx)"): TermFormat.TBX,
            self.tr("TBX, version 2 (*.tbx)"): TermFormat.TBX_2,
            self.tr("CSV (*.csv)"): TermFormat.CSV,
            self.tr("OmegaT glossary (*.txt)"): TermFormat.OMEGAT,
        }
        title = self.tr("Export Terms")
        chosen, name = QFileDialog.getSaveFileName(
            self._study.window, title, "bridge-terms.tbx", ";;".join(names)
        )
        if chosen:
            path = Path(chosen)
            form = names.get(name, TermFormat.TBX).of_file(path.name)
            path = path if path.suffix else path.with_suffix(form.suffix)
            self._study.terms.when_ready(partial(self._start_export, form, path))

    def _start_export(self, form: TermFormat, path: Path) -> None:
        terminology = self._study.terms.terminology
        if terminology is not None:
            self._export.start(partial(_written, terminology, form, path))

    @Slot(object)
    def _tell_written(self, path: Path) -> None:
        self._study.tell(self.tr("Saved: {file}").format(file=path))

    @Slot()
    def import_glossary(self) -> None:
        """Lay a glossary of the reader's own beside the terms."""
        chosen, _ = QFileDialog.getOpenFileName(
            self._study.window,
            self.tr("Import Glossary"),
            "",
            self.tr("Glossaries (*.csv *.tbx *.xml);;All files (*)"),
        )
        if chosen:
            self._study.looking_up.take_glossary(Path(chosen))

    @Slot()
    def remove_glossary(self) -> None:
        """Put the reader's own glossary away; its file stays as it is."""
        self._study.looking_up.take_glossary(None)


def _written(terminology: Terminology, form: TermFormat, path: Path) -> Path:
    """Write the terms; return the file. Runs on a worker."""
    from bridge_rules_gui.exchange.files import write_whole  # noqa: PLC0415 - only now

    write_whole(path, exported_terms(terminology, form))
    return path
