"""The ends that are not the reader's: a signal to the process, the desktop that is left."""

from __future__ import annotations

import signal
import socket
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QSocketNotifier, Qt, Signal, Slot

if TYPE_CHECKING:
    from types import FrameType

    from PySide6.QtGui import QGuiApplication

_NAMES: Final = ("SIGTERM", "SIGINT", "SIGHUP", "SIGBREAK")
"""The signals that ask a program to end; no system has all of them."""


class Endings(QObject):
    """Tells of them while there is still time to keep what is not kept yet.

    ``keep_requested`` tells that the desktop is about to end, and may yet stay: all is to be
    kept when it has been told. ``end_requested`` carries the number of a signal.

    Qt's event loop would not let Python see a signal before the next event. So each one puts
    a byte into a socket, which wakes the loop, on every system.
    """

    keep_requested = Signal()
    end_requested = Signal(int)

    def __init__(self, app: QGuiApplication) -> None:
        super().__init__()
        self._signal_reader, self._signal_writer = socket.socketpair()
        for end in (self._signal_reader, self._signal_writer):
            end.settimeout(0)
        self._notifier = QSocketNotifier(
            self._signal_reader.fileno(), QSocketNotifier.Type.Read, self
        )
        self._notifier.activated.connect(self._hear)
        self._woken_before = signal.set_wakeup_fd(
            self._signal_writer.fileno(), warn_on_full_buffer=False
        )
        self._before = {
            number: signal.signal(number, _leave_to_the_loop)
            for number in (getattr(signal, name) for name in _NAMES if hasattr(signal, name))
        }
        # At once: when the signal has been told, the desktop continues to its end.
        direct = Qt.ConnectionType.DirectConnection
        app.commitDataRequest.connect(self._request_keeping, direct)
        app.saveStateRequest.connect(self._request_keeping, direct)

    @Slot()
    def _hear(self) -> None:
        for number in self._signal_reader.recv(64):
            if number in self._before:
                self.end_requested.emit(number)

    @Slot()
    def _request_keeping(self) -> None:
        self.keep_requested.emit()

    def give_back(self) -> None:
        """Let signals do again what they did before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._woken_before)
        for number, before in self._before.items():
            signal.signal(number, before)
        for end in (self._signal_reader, self._signal_writer):
            end.close()


def _leave_to_the_loop(_number: int, _frame: FrameType | None) -> None:
    """Do nothing here: the byte in the socket has been written."""
