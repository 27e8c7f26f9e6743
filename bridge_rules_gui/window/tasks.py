"""Work off the GUI thread, whose answer comes back to it: the one place that threads."""

from __future__ import annotations

from threading import Event
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal, SignalInstance, Slot

if TYPE_CHECKING:
    from collections.abc import Callable


class _Outcome(QObject):
    """Carries a task's answer to the GUI thread."""

    succeeded = Signal(int, object)
    failed = Signal(int, object)


class _Task(QRunnable):
    """One piece of work with its serial number."""

    def __init__(self, serial: int, work: Callable[[], object]) -> None:
        super().__init__()
        self._serial = serial
        self._work = work
        self.is_done = False
        self.outcome = _Outcome()

    def run(self) -> None:
        """Do the work on a pool thread; whatever happens becomes a signal."""
        try:
            result = self._work()
        except Exception as error:
            self._emit(self.outcome.failed, error)
        else:
            self._emit(self.outcome.succeeded, result)
        self.is_done = True

    def _emit(self, signal: SignalInstance, value: object) -> None:
        try:
            signal.emit(self._serial, value)
        except RuntimeError:
            # The window has gone while the work was under way: nobody waits for the answer.
            return


_underway: Final[set[_Task]] = set()
"""Tasks that may still run. A window may go before its work ends; the task must not go with it."""


class LatestTask(QObject):
    """Runs work on a pool thread; answers overtaken by a newer start are dropped."""

    succeeded = Signal(object)
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._serial = 0
        self._pending: dict[int, _Task] = {}

    @property
    def is_running(self) -> bool:
        """Whether an answer is still awaited."""
        return bool(self._pending)

    def start(self, work: Callable[[], object]) -> None:
        """Begin work; the answer of any work begun before is dropped."""
        self._serial += 1
        task = _Task(self._serial, work)
        # Python keeps the task: Qt would delete it before its signal has been delivered.
        task.setAutoDelete(False)
        task.outcome.succeeded.connect(self._on_succeeded)
        task.outcome.failed.connect(self._on_failed)
        self._pending[self._serial] = task
        _underway.difference_update([other for other in _underway if other.is_done])
        _underway.add(task)
        QThreadPool.globalInstance().start(task)

    def drop(self) -> None:
        """Drop the answer of the work begun: it is requested no more."""
        self._serial += 1

    @Slot(int, object)
    def _on_succeeded(self, serial: int, result: object) -> None:
        del self._pending[serial]
        if serial == self._serial:
            self.succeeded.emit(result)

    @Slot(int, object)
    def _on_failed(self, serial: int, error: object) -> None:
        del self._pending[serial]
        if serial == self._serial:
            self.failed.emit(error)


class StoppedError(Exception):
    """Raised on the worker when nobody waits for its work any more; its answer is dropped."""


class Progress(QObject):
    """Carries progress from the worker to the window, and the wish to stop the other way.

    It has no parent: the worker that tells through it must be able to outlive the window.
    """

    advanced = Signal(int, int)

    def __init__(self) -> None:
        super().__init__()
        self._stopped = Event()

    def stop(self) -> None:
        """Have the work given up where it next tells of itself."""
        self._stopped.set()

    def advance(self, done: int, whole: int) -> None:
        """Tell how much is done, on the worker; raise when nobody wants it any more."""
        if self._stopped.is_set():
            raise StoppedError
        try:
            self.advanced.emit(done, whole)
        except RuntimeError:  # the window has gone
            raise StoppedError from None
