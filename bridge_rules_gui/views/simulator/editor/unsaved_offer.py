"""Work left unsaved, offered when the program starts again."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bridge_rules_gui.views.troubles import explained
from bridge_rules_gui.views.window.notice import Notice

if TYPE_CHECKING:
    from pathlib import Path

    from PySide6.QtWidgets import QWidget


class UnsavedOffer(QObject):
    """A line above the workplaces that offers the story left unsaved, if there is one.

    ``taken`` tells that the person wants to go on with it.
    """

    taken = Signal()

    def __init__(self, folder: Path, window: QWidget) -> None:
        super().__init__(window)
        self.notice = Notice(window)
        self.notice.offer_taken.connect(self.taken)
        # Looked for before anything of the editor is loaded: nearly always there is nothing.
        if any(folder.glob("*.json")):
            self._offer(folder)

    def _offer(self, folder: Path) -> None:
        from bridge_rules_gui.services.simulation.editing_shelf import (  # noqa: PLC0415 - rare
            UnsavedShelf,
        )
        from bridge_rules_gui.views.simulator.editor.unsaved_keeper import (  # noqa: PLC0415
            UnsavedKeeper,
        )
        from bridge_rules_gui.views.simulator.editor.unsaved_names import (  # noqa: PLC0415
            told_unsaved,
        )

        works, complaints = UnsavedKeeper(UnsavedShelf(folder), self).left()
        if works:
            self.notice.say(told_unsaved(works[0]), self.tr("Go On with It"))
        elif complaints:
            self.notice.say(explained(complaints[0]))
