"""Work left unsaved, offered when the program starts again."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.simulation.editing_shelf import UnsavedShelf, UnsavedWork
from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.simulator.editor.unsaved_keeper import (
    UnsavedKeeper,
    taken_message,
    unsaved_message,
)
from bridge_rules_gui.window.troubles import explained


class UnsavedOffer(QObject):
    """A line above the workplaces that offers the case left unsaved, if there is one.

    ``taken`` carries the work that the person wants to continue.
    """

    taken = Signal(object)

    def __init__(self, folder: Path, window: QWidget) -> None:
        super().__init__(window)
        self._offered: tuple[UnsavedKeeper, UnsavedWork] | None = None
        self.notice = Notice(window)
        self.notice.offer_taken.connect(self._take)
        if any(folder.glob("*.json")):
            self._offer(folder)

    def _offer(self, folder: Path) -> None:
        keeper = UnsavedKeeper(UnsavedShelf(folder), self)
        works, complaints = keeper.left()
        if works:
            self._offered = keeper, works[0]
            self.notice.say(unsaved_message(works[0]), self.tr("Resume Editing"))
        elif complaints:
            self.notice.say(explained(complaints[0]))

    @Slot()
    def _take(self) -> None:
        """Look again: another window may have offered the same, and have it by now."""
        if self._offered is None:
            return
        keeper, work = self._offered
        if keeper.held(work) is None:
            self.notice.say(taken_message(work))
        else:
            self.taken.emit(work)
