"""The reader's notebook in the window: made beside the books once all of them have been read."""

from __future__ import annotations

from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import ClassVar, Literal

from PySide6.QtCore import QObject, Slot
from PySide6.QtWidgets import QFileDialog, QMessageBox

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.exchange.files import write_whole
from bridge_rules_gui.notebook.documents import MOST_STRETCHES
from bridge_rules_gui.notebook.entries import Bookmark, Highlight, Ink, Note
from bridge_rules_gui.notebook.markdown import notebook_markdown
from bridge_rules_gui.notebook.notebook import Notebook
from bridge_rules_gui.notebook.selection import on_page
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.notebook.entry_store import EntryStore
from bridge_rules_gui.window.notebook.highlight_layer import HighlightLayer
from bridge_rules_gui.window.notebook.listing import margin_marks, panel_notes
from bridge_rules_gui.window.notebook.margin_marks import MarginMarks
from bridge_rules_gui.window.notebook.names import ink_name, notebook_words, place_name
from bridge_rules_gui.window.notebook.note_dialog import NoteDialog
from bridge_rules_gui.window.notebook.notebook_dialog import NotebookDialog
from bridge_rules_gui.window.notebook.notice import NotebookNotice
from bridge_rules_gui.window.shell.shell import Shell


class NotebookController(QObject):
    """Keeps margin, highlights and side panel true, and does what the reader asks.

    ``dialog`` is the list, once it has been opened; ``note_dialog`` is there while a note is
    written.
    """

    name: ClassVar[str] = "notebook"

    def __init__(
        self,
        shell: Shell,
        notebook: Notebook,
        corpus: Corpus,
        *,
        library: ReadingWorkplace,
        navigator: Navigator,
    ) -> None:
        super().__init__(library)
        self._shell = shell
        self._corpus = corpus
        self._library = library
        self._navigator = navigator
        self.store = EntryStore(shell, notebook, self)
        self.notice = NotebookNotice(self.store)
        self.layer = HighlightLayer(corpus, library.law_view)
        self.margin = MarginMarks(library.law_view, self.edit_entry)
        self.dialog: NotebookDialog | None = None
        self.note_dialog: NoteDialog | None = None
        self.store.changed.connect(self._show_entries)
        library.on_this_law.entry_activated.connect(self.edit_entry)
        navigator.opened.connect(self._show_beside)
        navigator.drifted.connect(self._show_bookmark)
        self.store.write()

    # What is seen.

    @Slot()
    def _show_entries(self) -> None:
        self.layer.show_highlights(self.store.highlights)
        self._show_beside()

    @Slot()
    def _show_beside(self) -> None:
        """Show in margin and panel what belongs to the page that is read."""
        here = on_page(self._corpus, self._navigator.place, self.store.entries)
        self.margin.show_marks(margin_marks(here))
        self._library.on_this_law.show_notes(panel_notes(self._corpus, here))
        self._show_bookmark()

    @Slot()
    def _show_bookmark(self) -> None:
        is_marked = self.store.bookmark_at(self._navigator.place) is not None
        self._shell.actions["bookmark"].setChecked(is_marked)

    def _place_meant(self) -> Address:
        """Return the provision in which words are selected, else the one that is read."""
        view = self._library.law_view
        cursor = view.textCursor()
        if view.isVisible() and cursor.hasSelection():
            return view.places.at(cursor.selectionStart())
        return self._navigator.place

    # Bookmarks.

    def toggle_bookmark(self) -> None:
        """Mark the place that is read, or take its mark away."""
        place = self._place_meant()
        mark = self.store.bookmark_at(place)
        if mark is not None:
            self.store.remove([mark])
            return
        self.notice.step_back()
        self.store.add(Bookmark(Notebook.new_id(), datetime.now(UTC), place))
        named = place_name(self._corpus, place)
        self._shell.show_message(self.tr("Bookmarked: {place}").format(place=named))

    # Notes.

    def write_note(self) -> None:
        """Go on with the note on the place that is read, or begin one."""
        place = self._place_meant()
        self._write_on(self.store.note_on(place) or NoteDialog.blank(place))

    def _write_on(self, note: Note) -> None:
        self.note_dialog = NoteDialog(self.store, note, self._corpus, self._library.window())
        self.note_dialog.finished.connect(self._put_note_away)
        self.note_dialog.open()

    @Slot()
    def _put_note_away(self) -> None:
        if self.note_dialog is not None:
            self.note_dialog.deleteLater()
            self.note_dialog = None

    # Highlights.

    def select_words(self) -> None:
        """Let words of the law text be selected by the keyboard."""
        if self._library.law_view.isVisible():
            self._library.law_view.begin_caret()
            self._shell.show_message(
                self.tr(
                    "Arrow keys move the cursor, Shift with an arrow key selects, Esc ends "
                    "the selection."
                )
            )

    def highlight(self, kind: Literal["important", "question", "learn"]) -> None:
        """Highlight the selected words; those highlighted already take the other kind."""
        ink = Ink(kind)
        stretches = self.layer.selected()[:MOST_STRETCHES]
        if not stretches:
            self._shell.show_message(
                self.tr("Select words of the law text first (F4: by keyboard).")
            )
            return
        same = next((h for h in self.store.highlights if h.stretches == stretches), None)
        name = same.id if same else Notebook.new_id()
        made = Highlight(name, datetime.now(UTC), ink, stretches)
        if same is None:
            self.store.add(made)
        elif same.ink is not ink:
            self.store.replace(same, made)
        self._shell.show_message(self.tr("Highlighted: {kind}").format(kind=ink_name(ink)))

    def remove_highlight(self) -> None:
        """Take the highlights away that the selection touches."""
        touched = self.layer.touched()
        if touched:
            self.store.remove(touched)
        else:
            self._shell.show_message(self.tr("First select highlighted words or click in them."))

    # The list.

    def open(self, target: str) -> None:
        """Show the list of the entries with certain words, or of all."""
        self._list().search.setText(target)
        self.show_list()

    def show_list(self) -> None:
        """Show the list as it was left, with what other windows have written meanwhile."""
        self.store.write()
        self._list().open_list()

    def _list(self) -> NotebookDialog:
        if self.dialog is None:
            self.dialog = NotebookDialog(self.store, self._corpus, self._library.window())
            self.dialog.opened.connect(self.open_entry)
            self.dialog.edited.connect(self.edit_entry)
            self.dialog.export_button.clicked.connect(self.export_notes)
            self.dialog.print_button.clicked.connect(self.print_notes)
        return self.dialog

    @Slot(str)
    def open_entry(self, name: str) -> None:
        """Go to the place of an entry, and to the words of a highlight."""
        entry = self.store.entry(name)
        if entry is None:
            return
        self._navigator.open(entry.address)
        if isinstance(entry, Highlight):
            position = self.layer.position_of(entry)
            if position is not None:
                view = self._library.law_view
                view.bring_into_sight(view.cursorRect(view.cursor_over(position, position)))

    @Slot(str)
    def edit_entry(self, name: str) -> None:
        """Go to an entry; a note is opened to be read and written on."""
        entry = self.store.entry(name)
        self.open_entry(name)
        if isinstance(entry, Note):
            self._write_on(entry)

    # Files and paper.

    @Slot()
    def export_notes(self) -> None:
        """Ask for a file, and write all entries to it as Markdown."""
        chosen, _ = QFileDialog.getSaveFileName(
            self._library.window(),
            self.tr("Export My Notes"),
            "bridge-notes.md",
            self.tr("Markdown (*.md);;All files (*)"),
        )
        if chosen:
            path = Path(chosen)
            path = path if path.suffix else path.with_suffix(".md")
            self._shell.run(partial(_written, path, self._markdown()), self._report_written)

    def _report_written(self, path: Path) -> None:
        self._shell.show_message(self.tr("Saved: {file}").format(file=path))

    @Slot()
    def print_notes(self) -> None:
        """Ask for a printer, and print all entries."""
        from bridge_rules_gui.typesetting.markdown_page import markdown_page  # noqa: PLC0415 - rare
        from bridge_rules_gui.window.exporting.printing import (  # noqa: PLC0415
            document_of,
            print_asked,
            printer_for,
        )

        parent = self.dialog or self._library.window()
        name = notebook_words().title
        document = document_of(markdown_page(self._markdown()), parent.font(), name)
        print_asked(document, printer_for(name, is_wide=False), parent)

    def _markdown(self) -> str:
        return notebook_markdown(self._corpus, self.store.entries, notebook_words())

    # Leaving.

    def keep(self) -> None:
        """Write what is not written yet; nobody is there to be told why it cannot be."""
        if self.note_dialog is not None:
            self.note_dialog.keep()
        self.store.finish()

    def may_close(self) -> bool:
        """Write what is not written yet; ask whether to close when that cannot be done."""
        if self.note_dialog is not None:
            self.note_dialog.reject()
        reason = self.store.finish()
        if not reason:
            return True
        asked = self.tr(
            "Your last notes could not be saved: {reason}\n\nSave all notes in another file, "
            "or close without saving?"
        )
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.warning(
            self._library.window(),
            self.tr("Notes Not Saved"),
            asked.format(reason=reason),
            buttons.Save | buttons.Discard | buttons.Cancel,
            buttons.Save,
        )
        if answer == buttons.Save:
            self.export_notes()  # and back to the window: it tells whether that went well
        return answer == buttons.Discard


def _written(path: Path, text: str) -> Path:
    """Write the notebook; return the file. Runs on a worker."""
    write_whole(path, text.encode("utf-8"))
    return path
