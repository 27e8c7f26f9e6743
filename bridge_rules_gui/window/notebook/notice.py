"""The line that offers to bring back what was removed, and says what could not be written."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Slot

from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.window.notebook.entry_store import EntryStore
from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.speaking import say
from bridge_rules_gui.window.troubles import explained


class NotebookNotice(Notice):
    """Says one thing at a time of the entries; a failure stands until all has been written."""

    def __init__(self, store: EntryStore) -> None:
        super().__init__()
        self._store = store
        self._is_failure = False
        self.offer_taken.connect(self._follow_offer)
        store.removed.connect(self._offer_undo)
        store.failed.connect(self._show_failure)
        store.written.connect(self._note_written)
        store.complained.connect(self._show_complaints)

    def step_back(self) -> None:
        """Leave the window to what has been done since; the list still offers to undo."""
        if not self._is_failure:
            self.hide()

    @Slot(int)
    def _offer_undo(self, number: int) -> None:
        """Say that entries were removed, and offer to bring them back; be silent once they are."""
        if not number:
            self.step_back()
        elif not self._is_failure:
            removed = self.tr("Removed from your notes: {number}").format(number=number)
            self.say(removed, self.tr("Undo"))

    @Slot(object)
    def _show_failure(self, error: Exception) -> None:
        """Say that the notebook could not be read, or that it could not be written."""
        self._is_failure = True
        message = (
            self.tr("Your notes cannot be read: {reason}")
            if self._store.is_written
            else self.tr("Your notes are not saved yet: {reason}")
        )
        self.say(message.format(reason=explained(error)), self.tr("Try Again"))

    @Slot(object)
    def _show_complaints(self, complaints: Sequence[Sentence]) -> None:
        """Say that entries cannot be shown; they stay where they are."""
        if complaints and not self._is_failure:
            message = self.tr("Notes that cannot be shown (kept in the file): {number} ({first})")
            self.say(message.format(number=len(complaints), first=say(complaints[0])))

    @Slot()
    def _note_written(self) -> None:
        """Take a failure away: everything has been written since."""
        if self._is_failure:
            self._is_failure = False
            self.hide()

    @Slot()
    def _follow_offer(self) -> None:
        if self._is_failure:
            self._store.write()
        else:
            self._store.undo()
