"""The list of the notebook at work: kept true, searched, and written to a file."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QFileDialog

from bridge_rules_gui.exchange.files import write_whole
from bridge_rules_gui.services.notebook.markdown import notebook_markdown
from bridge_rules_gui.views.notebook.listing import rows_of
from bridge_rules_gui.views.notebook.names import notebook_words
from bridge_rules_gui.views.notebook.notebook_dialog import NotebookDialog
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.views.notebook.notebook_desk import NotebookDesk


class NotebookList(QObject):
    """Makes the list when it is first wanted.

    ``opened`` and ``edited`` carry the name of an entry, ``undo_wanted`` asks for the last
    removal to be taken back; ``told`` carries a passing message, ``failed`` an error.
    """

    opened = Signal(str)
    edited = Signal(str)
    undo_wanted = Signal()
    told = Signal(str)
    failed = Signal(object)

    def __init__(self, corpus: Corpus, desk: NotebookDesk, window: QWidget) -> None:
        super().__init__(window)
        self._corpus = corpus
        self._desk = desk
        self._window = window
        self.dialog: NotebookDialog | None = None
        self._writing = LatestTask(self)
        self._writing.succeeded.connect(self._tell_written)
        self._writing.failed.connect(self.failed)
        desk.changed.connect(self._refresh)

    def open(self, words: str | None = None) -> None:
        """Show the list, with what other windows have written meanwhile.

        With ``words`` the entries that have them, without as the list was left.
        """
        if self.dialog is None:
            self.dialog = NotebookDialog(self._window)
            self.dialog.searched.connect(self._refresh)
            self.dialog.opened.connect(self.opened)
            self.dialog.edited.connect(self.edited)
            self.dialog.removed.connect(self._remove)
            self.dialog.undone.connect(self.undo_wanted)
            self.dialog.exported.connect(self.export)
            self.dialog.printed.connect(self.print_all)
        if words is not None:
            self.dialog.search.setText(words)
        self._desk.write()
        self._refresh()
        self.dialog.show()
        self.dialog.raise_()
        self.dialog.activateWindow()
        self.dialog.search.setFocus()

    def show_undo(self, *, is_possible: bool) -> None:
        """Let the last removal be taken back, or no more."""
        if self.dialog is not None:
            self.dialog.show_undo(is_possible=is_possible)

    @Slot()
    def _refresh(self) -> None:
        if self.dialog is not None:
            entries = self._desk.entries
            rows = rows_of(self._corpus, entries, self.dialog.search.text())
            self.dialog.show_rows(rows, is_empty=not entries)

    @Slot(str)
    def _remove(self, name: str) -> None:
        entry = self._desk.entry(name)
        if entry is not None:
            self._desk.remove([entry])

    @Slot()
    def export(self) -> None:
        """Ask for a file, and write all entries to it as Markdown."""
        chosen, _ = QFileDialog.getSaveFileName(
            self._window,
            self.tr("Export My Notes"),
            "bridge-notes.md",
            self.tr("Markdown (*.md);;All files (*)"),
        )
        if chosen:
            path = Path(chosen)
            path = path if path.suffix else path.with_suffix(".md")
            self._writing.start(partial(_written, path, self._markdown()))

    @Slot()
    def print_all(self) -> None:
        """Ask for a printer, and print all entries."""
        from bridge_rules_gui.services.typesetting.markdown_page import (  # noqa: PLC0415 - rare
            markdown_page,
        )
        from bridge_rules_gui.views.exporting.printing import (  # noqa: PLC0415
            document_of,
            print_asked,
            printer_for,
        )

        parent = self.dialog or self._window
        name = notebook_words().title
        document = document_of(markdown_page(self._markdown()), parent.font(), name)
        print_asked(document, printer_for(name, is_wide=False), parent)

    def _markdown(self) -> str:
        return notebook_markdown(self._corpus, self._desk.entries, notebook_words())

    @Slot(object)
    def _tell_written(self, path: Path) -> None:
        self.told.emit(self.tr("Saved: {file}").format(file=path))


def _written(path: Path, text: str) -> Path:
    """Write the notebook; return the file. Runs on a worker."""
    write_whole(path, text.encode("utf-8"))
    return path
