"""Garbage is collected on the GUI thread alone: widgets must not be deleted on another."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, QTimer, Slot

_INTERVAL_MS = 2000


class GarbageCollection(QObject):
    """Takes Python's collector over until it is given back.

    Python collects on whichever thread happens to make the next object. When that is a
    worker and the garbage holds a widget, the widget is deleted there, and Qt crashes.
    Starting is quicker too: nothing that is made meanwhile is garbage.
    """

    def __init__(self) -> None:
        super().__init__()
        gc.disable()
        self._timer = QTimer(self)
        self._timer.setInterval(_INTERVAL_MS)
        self._timer.timeout.connect(self.collect_due)
        self._timer.start()

    @Slot()
    def collect_due(self) -> int:
        """Collect the oldest generation that is due, as Python would; return how much it was."""
        due = [
            generation
            for generation, (count, most) in enumerate(
                zip(gc.get_count(), gc.get_threshold(), strict=True)
            )
            if count > most
        ]
        return gc.collect(max(due)) if due else 0

    def give_back(self) -> None:
        """Let Python collect by itself again."""
        self._timer.stop()
        gc.enable()
