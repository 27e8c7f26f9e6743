"""What comes out of the printer when the reader prints what fills the window."""

from __future__ import annotations

from typing import NamedTuple
from unittest.mock import patch

from PySide6.QtGui import QPageLayout, QTextDocument
from PySide6.QtPrintSupport import QPrinter

from bridge_rules_gui.window.exporting import printing
from bridge_rules_gui.window.main_window import MainWindow


class Paper(NamedTuple):
    """A page printed: its markup, its words, its title, and whether it lies on its side."""

    html: str
    words: str
    title: str
    is_wide: bool


def printed(window: MainWindow) -> Paper:
    """Print what fills the window by its action, and return the paper."""
    papers = _printed(window)
    assert len(papers) == 1
    return papers[0]


def is_printed(window: MainWindow) -> bool:
    """Print what fills the window by its action; tell whether anything comes out."""
    return bool(_printed(window))


def _printed(window: MainWindow) -> list[Paper]:
    papers: list[Paper] = []
    markup: list[str] = []
    set_for_paper = printing.document_of

    def document_of(html: str, *rest: object) -> QTextDocument:
        markup.append(html)
        return set_for_paper(html, *rest)  # type: ignore[arg-type]

    def print_asked(document: QTextDocument, printer: QPrinter, _parent: object) -> None:
        is_wide = printer.pageLayout().orientation() is QPageLayout.Orientation.Landscape
        papers.append(Paper(markup[-1], document.toPlainText(), printer.docName(), is_wide))

    with (
        patch.object(printing, "document_of", document_of),
        patch.object(printing, "print_asked", print_asked),
    ):
        window.parts.actions["print"].trigger()
    return papers
