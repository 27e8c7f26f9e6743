"""A note being written: its leaf, and what stands on it kept as it is typed."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.services.notebook.documents import plain
from bridge_rules_gui.services.notebook.entries import Note
from bridge_rules_gui.services.notebook.notebook import Notebook
from bridge_rules_gui.services.notebook.passages import own_words
from bridge_rules_gui.views.notebook.names import place_name

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.views.notebook.note_dialog import NoteDialog
    from bridge_rules_gui.views.notebook.notebook_desk import NotebookDesk


class NoteWriting(QObject):
    """Opens the leaf of a note in front of the window; ``leaf`` is None while there is none."""

    def __init__(self, corpus: Corpus, desk: NotebookDesk, window: QWidget) -> None:
        super().__init__(window)
        self._corpus = corpus
        self._desk = desk
        self._window = window
        self._note: Note | None = None
        self.leaf: NoteDialog | None = None

    def open(self, place: Address, note: Note | None) -> None:
        """Go on with a note on a place, or begin one."""
        from bridge_rules_gui.views.notebook.note_dialog import NoteDialog  # noqa: PLC0415

        self._note = note or Note(Notebook.new_id(), datetime.now(UTC), place, "")
        name, quote = place_name(self._corpus, place), own_words(self._corpus, place)
        self.leaf = NoteDialog(name, quote, note.text if note else "", self._window)
        self.leaf.written.connect(self._keep_note)
        self.leaf.finished.connect(self._put_leaf_away)
        self.leaf.open()

    def keep(self) -> None:
        """Keep what stands on the leaf."""
        if self.leaf is not None:
            self.leaf.keep()

    def end(self) -> None:
        """Keep what stands on the leaf, and put it away."""
        if self.leaf is not None:
            self.leaf.reject()

    @Slot(str)
    def _keep_note(self, text: str) -> None:
        """Keep a note as it stands on the leaf; an empty one is none."""
        if self._note is None:
            return
        before = self._desk.entry(self._note.id)
        self._note = Note(self._note.id, datetime.now(UTC), self._note.address, plain(text))
        if self._note.text and before is not None:
            self._desk.replace(before, self._note)
        elif self._note.text:
            self._desk.add(self._note)
        elif before is not None:
            self._desk.remove([before])

    @Slot()
    def _put_leaf_away(self) -> None:
        if self.leaf is not None:
            self.leaf.deleteLater()
            self.leaf = None
