"""What happens to errors nobody expected: the log has the whole case, the reader one line."""

from __future__ import annotations

import sys
import threading
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal

if TYPE_CHECKING:
    from pathlib import Path
    from types import TracebackType

_LARGEST_LOG: Final = 1_000_000
"""How many bytes the log may have before another one is begun; one older is kept."""


class UncaughtErrors(QObject):
    """Takes the place of Python's hooks: no traceback reaches a user."""

    caught = Signal(str)

    def __init__(self, log: Path) -> None:
        super().__init__()
        self._log = log
        self._is_announcing = False

    def install(self) -> None:
        """Answer for every uncaught error of this process from now on."""
        sys.excepthook = self.answer
        threading.excepthook = self._answer_thread

    def answer(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> None:
        """Log an error and announce it in one line."""
        if issubclass(kind, KeyboardInterrupt):
            raise SystemExit(130)
        where = self._logged(kind, error, traceback)
        what = f"{kind.__name__}: {error}".strip().splitlines()[0]
        if where:
            message = self.tr("Something went wrong ({what}). Details are in {file}.")
        else:
            message = self.tr("Something went wrong ({what}).")
        # Whoever shows the line may fail in turn: that is logged, and not announced again.
        if not self._is_announcing:
            self._is_announcing = True
            try:
                self.caught.emit(message.format(what=what, file=where))
            finally:
                self._is_announcing = False

    def _answer_thread(self, args: threading.ExceptHookArgs) -> None:
        self.answer(args.exc_type, args.exc_value, args.exc_traceback)

    def _logged(
        self,
        kind: type[BaseException],
        error: BaseException | None,
        traceback: TracebackType | None,
    ) -> str:
        """Append the whole case to the log; return the log's name, or nothing if it cannot be."""
        from datetime import UTC, datetime  # noqa: PLC0415 - off the window's way
        from traceback import format_exception  # noqa: PLC0415

        report = "".join(format_exception(kind, error, traceback))
        try:
            self._log.parent.mkdir(parents=True, exist_ok=True)
            if self._log.exists() and self._log.stat().st_size > _LARGEST_LOG:
                self._log.replace(self._log.with_suffix(".old.log"))
            with self._log.open("a", encoding="utf-8") as log:
                log.write(f"{datetime.now(UTC).isoformat(timespec='seconds')}\n{report}\n")
        except OSError:
            return ""
        return str(self._log)
