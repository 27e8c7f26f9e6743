"""The line that offers to bring back what was removed, and says what could not be written."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.views.speaking import say
from bridge_rules_gui.views.troubles import explained
from bridge_rules_gui.views.window.notice import Notice

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.bridge.sentence import Sentence
    from bridge_rules_gui.services.notebook.notebook import Change


class NotebookStrip(QObject):
    """Says one thing at a time.

    ``undo_taken`` and ``retry_taken`` tell that its offer was taken up; ``undo_offered`` how many
    entries can be brought back.
    """

    undo_taken = Signal(object)
    retry_taken = Signal()
    undo_offered = Signal(int)

    def __init__(self, window: QWidget) -> None:
        super().__init__(window)
        self.notice = Notice(window)
        self.notice.offer_taken.connect(self._take)
        self._removed: Sequence[Change] = ()
        self._is_failure = False

    @Slot(object)
    def offer_undo(self, changes: Sequence[Change]) -> None:
        """Say that entries were removed, and offer to bring them back."""
        self._removed = changes
        self.undo_offered.emit(len(changes))
        if not self._is_failure:
            self.notice.say(
                self.tr("Removed from your notes: {number}").format(number=len(changes)),
                self.tr("Undo"),
            )

    def tell_failure(self, error: Exception, *, is_reading: bool) -> None:
        """Say that the notebook could not be read, or that it could not be written."""
        self._is_failure = True
        message = (
            self.tr("Your notes cannot be read: {reason}")
            if is_reading
            else self.tr("Your notes are not saved yet: {reason}")
        )
        self.notice.say(message.format(reason=explained(error)), self.tr("Try Again"))

    @Slot(object)
    def tell_complaints(self, complaints: Sequence[Sentence]) -> None:
        """Say that entries cannot be shown; they stay where they are."""
        if complaints and not self._is_failure:
            message = self.tr(
                "Notes that cannot be shown, but stay in the file: {number} ({first})"
            )
            self.notice.say(message.format(number=len(complaints), first=say(complaints[0])))

    @Slot()
    def note_written(self) -> None:
        """Take a failure away: everything has been written since."""
        if self._is_failure:
            self._is_failure = False
            self.notice.hide()

    def step_back(self) -> None:
        """Leave the window to what has been done since; the list still offers to undo."""
        if not self._is_failure:
            self.notice.hide()

    @Slot()
    def undo(self) -> None:
        """Bring back what was removed last."""
        changes, self._removed = self._removed, ()
        if changes:
            self.undo_offered.emit(0)
            if not self._is_failure:
                self.notice.hide()
            self.undo_taken.emit(changes)

    @Slot()
    def _take(self) -> None:
        if self._is_failure:
            self.retry_taken.emit()
        else:
            self.undo()
