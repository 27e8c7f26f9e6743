"""What was practised at the simulator's table, kept with the student's progress."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.quiz.quiz_room import ProgressDoor


class Recording(QObject):
    """Keeps answers on a worker. ``failed`` carries why one could not be kept."""

    failed = Signal(object)

    def __init__(self, door: ProgressDoor, parent: QObject) -> None:
        super().__init__(parent)
        self._door = door
        self._keeping = LatestTask(self)
        self._keeping.failed.connect(self.failed)

    def keep(self, address: Address, topic: str, *, is_right: bool) -> None:
        """Keep that a ruling was right or not."""
        self._keeping.start(partial(_recorded, self._door, address, is_right, topic))


def _recorded(door: ProgressDoor, address: Address, right: bool, topic: str) -> None:
    door.opened().record_practice(address, right, topic)
