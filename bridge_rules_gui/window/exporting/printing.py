"""Printing: a page of the window as a document on paper, previewed or sent to a printer."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QFont, QPageLayout, QTextDocument, QTextOption
from PySide6.QtPrintSupport import QPrintDialog, QPrinter, QPrintPreviewDialog
from PySide6.QtWidgets import QGraphicsView, QWidget

from bridge_rules_gui.window.comparison.style import comparison_style
from bridge_rules_gui.window.library.page_style import page_style, step_width
from bridge_rules_gui.window.looks.fonts import reading_font
from bridge_rules_gui.window.looks.letterforms import keep_letterforms
from bridge_rules_gui.window.looks.palette import LIGHT
from bridge_rules_gui.window.shell.shell import Shell

_SIZE: Final = 78  # of the size of the reading pane, in percent


class Printing(QObject):
    """Prints what fills the window, or shows the pages it would be."""

    def __init__(self, shell: Shell) -> None:
        super().__init__(shell)
        self._shell = shell

    def preview(self) -> None:
        """Show the pages of what is shown as they would be printed."""
        if (printed := self._printed()) is not None:
            dialog = Preview(*printed, self._shell.window)
            dialog.exec()
            dialog.deleteLater()

    def print_page(self) -> None:
        """Print what is shown."""
        if (printed := self._printed()) is not None:
            print_asked(*printed, self._shell.window)

    def _printed(self) -> tuple[QTextDocument, QPrinter] | None:
        """Return what is shown, set for paper; say so where it cannot be printed."""
        shown = self._shell.shown
        sheet = None if shown is None else shown.printed()
        if sheet is None or not sheet.html:
            self._shell.show_briefly(
                self.tr(
                    "This page cannot be printed. You can print a law, a comparison, a term, a "
                    "situation, an exam report, statistics and the list of your notes; use "
                    "Export for the rest."
                )
            )
            return None
        window = self._shell.window
        name = window.windowTitle()
        document = document_of(sheet.html, window.font(), name, sheet.style)
        return document, printer_for(name, is_wide=sheet.is_wide)


def document_of(html: str, font: QFont, name: str, style: str = "") -> QTextDocument:
    """Return markup set for paper: dark on light, whatever colours the window has.

    ``style`` is what the markup needs beside the style sheets of pages and comparisons.
    """
    document = QTextDocument()
    printed = reading_font(font, _SIZE)
    document.setDefaultFont(printed)
    grid = QTextOption()
    grid.setTabStopDistance(step_width(printed))
    grid.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(grid)
    sheets = (page_style(LIGHT, printed), comparison_style(LIGHT, printed), style)
    document.setDefaultStyleSheet("".join(sheets))
    document.setMetaInformation(QTextDocument.MetaInformation.DocumentTitle, name)
    document.setHtml(html)
    keep_letterforms(document)
    return document


def printer_for(name: str, *, is_wide: bool) -> QPrinter:
    """Return a printer whose pages lie on their side where columns stand side by side."""
    # At the printer's own resolution the sizes of the style sheet, in pixels, would be tiny.
    printer = QPrinter(QPrinter.PrinterMode.ScreenResolution)
    sides = QPageLayout.Orientation
    printer.setPageOrientation(sides.Landscape if is_wide else sides.Portrait)
    printer.setDocName(name)
    return printer


class Preview(QPrintPreviewDialog):
    """Shows the pages as they would be printed, and prints them."""

    def __init__(self, document: QTextDocument, printer: QPrinter, parent: QWidget) -> None:
        super().__init__(printer, parent)
        self.setObjectName("print-preview")
        for pages in self.findChildren(QGraphicsView):
            pages.setAccessibleName(self.tr("Preview of printed pages"))
        self._kept = (document, printer)  # Qt only points at them
        self.paintRequested.connect(self._paint)

    @Slot(QPrinter)
    def _paint(self, printer: QPrinter) -> None:
        document, _ = self._kept
        document.print_(printer)


def print_asked(document: QTextDocument, printer: QPrinter, parent: QWidget) -> None:
    """Ask for a printer, and print."""
    dialog = QPrintDialog(printer, parent)
    dialog.setObjectName("print-dialog")
    if dialog.exec() == QPrintDialog.DialogCode.Accepted:
        document.print_(printer)
