"""A picture of the window, taken when the place asked for stands on the screen."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from PySide6.QtCore import QBuffer, QObject, QTimer, Signal, Slot

from bridge_rules_gui.exchange.files import ExchangeError, write_whole
from bridge_rules_gui.window.main_window import MainWindow

PATIENCE: Final[float] = 180
"""How many seconds a picture waits; what takes the longest is ready within ten."""


class Picture(QObject):
    """Takes one picture of a window and writes it to a file.

    ``taken`` tells that it is written; ``failed`` carries what went wrong instead: the
    error of the books or of the place, the `ExchangeError` of the file, or a `TimeoutError` where
    what was asked for has not come to the screen within `PATIENCE`.
    """

    taken = Signal()
    failed = Signal(object)

    def __init__(self, window: MainWindow, file: Path) -> None:
        super().__init__(window)
        self._window = window
        self._file = file
        self._is_refused = False
        window.asked_shown.connect(self._wait_for_layout)
        window.books_failed.connect(self._refuse)
        window.start_refused.connect(self._refuse)
        self._patience = QTimer(self, singleShot=True)
        self._patience.setInterval(round(PATIENCE * 1_000))
        self._patience.timeout.connect(self._give_up)
        self._patience.start()

    @Slot()
    def _wait_for_layout(self) -> None:
        """Let what the first painting has set in motion come to rest."""
        self._patience.stop()
        QTimer.singleShot(0, self, self._take)

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        self._is_refused = True
        self.failed.emit(error)

    @Slot()
    def _give_up(self) -> None:
        seconds = self._patience.interval() / 1_000
        message = f"nothing to take a picture of within {seconds:g} seconds; open it in the window"
        self._refuse(TimeoutError(message))

    @Slot()
    def _take(self) -> None:
        if self._is_refused:
            return
        content = QBuffer()
        self._window.pictured.grab().save(content, "PNG")
        try:
            write_whole(self._file, bytes(content.data().data()))
        except ExchangeError as error:
            self.failed.emit(error)
        else:
            self.taken.emit()
