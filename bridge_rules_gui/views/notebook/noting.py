"""The reader's notebook in the window: made beside the books once all of them have been read."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QMessageBox

from bridge_rules_gui.services.notebook.beside import on_page
from bridge_rules_gui.services.notebook.documents import MOST_STRETCHES
from bridge_rules_gui.services.notebook.entries import Bookmark, Highlight, Ink, Note
from bridge_rules_gui.services.notebook.notebook import Notebook
from bridge_rules_gui.views.notebook.highlight_layer import HighlightLayer
from bridge_rules_gui.views.notebook.listing import margin_marks, panel_notes
from bridge_rules_gui.views.notebook.margin_marks import MarginMarks
from bridge_rules_gui.views.notebook.names import ink_name, place_name
from bridge_rules_gui.views.notebook.notebook_commands import NotebookCommands
from bridge_rules_gui.views.notebook.notebook_desk import NotebookDesk
from bridge_rules_gui.views.notebook.notebook_list import NotebookList
from bridge_rules_gui.views.notebook.strip import NotebookStrip
from bridge_rules_gui.views.notebook.writing import NoteWriting
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.notebook.entries import Entry
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.main_window import MainWindow


class Noting(QObject):
    """Keeps margin, highlights, side panel and list true, and does what the reader asks.

    ``told`` carries a passing message.
    """

    told = Signal(str)

    def __init__(
        self, window: MainWindow, desk: Desk, make: Callable[[], Notebook], colours: Colours
    ) -> None:
        super().__init__(window)
        self._window = window
        self._corpus = desk.corpus
        self._library = desk.library
        self._navigator = desk.navigator
        self._action = window.parts.actions["bookmark"]
        self.desk = NotebookDesk(make, self)
        self.writing = NoteWriting(desk.corpus, self.desk, window)
        self.layer = HighlightLayer(desk.corpus, desk.library.law_view, colours)
        self.margin = MarginMarks(desk.library.law_view)
        self.listing = NotebookList(desk.corpus, self.desk, window)
        self.strip = NotebookStrip(window)
        window.parts.put_above_workplaces(self.strip.notice)
        self._connect()
        window.parts.actions.connect_notebook(NotebookCommands(self))
        self.desk.write()

    def _connect(self) -> None:
        self.desk.changed.connect(self._show_entries)
        self.desk.removed.connect(self.strip.offer_undo)
        self.desk.failed.connect(self._tell_failure)
        self.desk.written.connect(self.strip.note_written)
        self.desk.complained.connect(self.strip.tell_complaints)
        self.strip.retry_taken.connect(self.desk.write)
        self.strip.undo_taken.connect(self.desk.bring_back)
        self.strip.undo_offered.connect(self._offer_undo)
        self.listing.undo_wanted.connect(self.strip.undo)
        self.listing.opened.connect(self.open_entry)
        self.listing.edited.connect(self.edit_entry)
        self.listing.told.connect(self.told)
        self.listing.failed.connect(self._tell_error)
        self.margin.entry_wanted.connect(self.edit_entry)
        self._library.on_this_law.entry_activated.connect(self.edit_entry)
        self._navigator.opened.connect(self._show_beside)
        self._navigator.drifted.connect(self._show_bookmark)

    # What is seen.

    @Slot()
    def _show_entries(self) -> None:
        self.layer.show_highlights(self.desk.highlights)
        self._show_beside()

    @Slot()
    def _show_beside(self) -> None:
        """Show in margin and panel what belongs to the page that is read."""
        here = on_page(self._corpus, self._navigator.place, self.desk.entries)
        self.margin.show_marks(margin_marks(here))
        self._library.on_this_law.show_notes(panel_notes(self._corpus, here))
        self._show_bookmark()

    @Slot()
    def _show_bookmark(self) -> None:
        self._action.setChecked(self.desk.bookmark_at(self._navigator.place) is not None)

    @Slot(int)
    def _offer_undo(self, number: int) -> None:
        self.listing.show_undo(is_possible=number > 0)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.layer.set_colours(colours)

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
        mark = self.desk.bookmark_at(place)
        if mark is not None:
            self.desk.remove([mark])
            return
        self.strip.step_back()
        self.desk.add(Bookmark(Notebook.new_id(), datetime.now(UTC), place))
        self.told.emit(self.tr("Bookmarked: {place}").format(place=self._named(place)))

    # Notes.

    def write_note(self) -> None:
        """Go on with the note on the place that is read, or begin one."""
        place = self._place_meant()
        self.writing.open(place, self.desk.note_on(place))

    # Highlights.

    def select_words(self) -> None:
        """Let words of the law text be selected by the keyboard."""
        if self._library.law_view.isVisible():
            self._library.law_view.caret.begin()
            self.told.emit(
                self.tr("The arrows move the caret, with Shift they select; Escape ends it.")
            )

    def highlight(self, ink: Ink) -> None:
        """Highlight the selected words; those highlighted already take the other kind."""
        stretches = self.layer.selected()[:MOST_STRETCHES]
        if not stretches:
            self.told.emit(self.tr("Select words of the law text first (F4: by the keyboard)."))
            return
        same = next((h for h in self.desk.highlights if h.stretches == stretches), None)
        name = same.id if same else Notebook.new_id()
        made = Highlight(name, datetime.now(UTC), ink, stretches)
        if same is None:
            self.desk.add(made)
        elif same.ink is not ink:
            self.desk.replace(same, made)
        self.told.emit(self.tr("Highlighted: {kind}").format(kind=ink_name(ink)))

    def remove_highlight(self) -> None:
        """Take the highlights away that the selection touches."""
        touched = self.layer.touched()
        if touched:
            self.desk.remove(touched)
        else:
            self.told.emit(self.tr("Select highlighted words, or click into them, first."))

    # Entries of the list.

    @Slot(str)
    def open_entry(self, name: str) -> None:
        """Go to the place of an entry, and to the words of a highlight."""
        entry = self.desk.entry(name)
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
        entry: Entry | None = self.desk.entry(name)
        self.open_entry(name)
        if isinstance(entry, Note):
            self.writing.open(entry.address, entry)

    # Leaving.

    def keep(self) -> None:
        """Write what is not written yet; nobody is there to be told why it cannot be."""
        self.writing.keep()
        self.desk.finish()

    def may_close(self) -> bool:
        """Write what is not written yet; ask whether to close when that cannot be done."""
        self.writing.end()
        reason = self.desk.finish()
        if not reason:
            return True
        asked = self.tr(
            "Your last notes could not be saved: {reason}\n\n"
            "Save all notes in another file, or close without them?"
        )
        buttons = QMessageBox.StandardButton
        answer = QMessageBox.warning(
            self._window,
            self.tr("Notes Not Saved"),
            asked.format(reason=reason),
            buttons.Save | buttons.Discard | buttons.Cancel,
            buttons.Save,
        )
        if answer == buttons.Save:
            self.listing.export()  # and back to the window: it tells whether that went well
        return answer == buttons.Discard

    @Slot(object)
    def _tell_failure(self, error: Exception) -> None:
        self.strip.tell_failure(error, is_reading=self.desk.is_written)

    @Slot(object)
    def _tell_error(self, error: Exception) -> None:
        self._window.parts.notice.say(explained(error))

    def _named(self, place: Address) -> str:
        return place_name(self._corpus, place)
