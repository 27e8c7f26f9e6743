"""Reading and comparing a text of the reader's own on a worker, with a way to give it up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from threading import Event

from PySide6.QtCore import QObject, Signal

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.own_text.compared_text import ComparedText, OwnTextTools, compared, take_file
from bridge_rules_gui.own_text.shelf import KeptText
from bridge_rules_gui.terms.terminology import Terminology


class StoppedError(Exception):
    """Raised on the worker when nobody waits for its work any more; its answer is dropped."""


class ReadingProgress(QObject):
    """Carries progress from the worker to the window, and the wish to stop the other way.

    It has no parent: the worker that tells through it must be able to outlive the window.
    """

    advanced = Signal(float)

    def __init__(self) -> None:
        super().__init__()
        self._stopped = Event()

    def stop(self) -> None:
        """Have the work given up where it next tells of itself."""
        self._stopped.set()

    def tick(self, share: float) -> None:
        """Tell how much is done, on the worker; raise when nobody wants it any more."""
        if self._stopped.is_set():
            raise StoppedError
        try:
            self.advanced.emit(share)
        except RuntimeError:  # the window has gone
            raise StoppedError from None


def with_terms(build: Callable[[], Comparisons], terminology: Terminology | None) -> Comparisons:
    """Make the books ready to be compared, with the terms if they are there."""
    return replace(build(), terminology=terminology)


def opened_text(
    tools: OwnTextTools, build: Callable[[], Comparisons], file: Path, progress: ReadingProgress
) -> tuple[ComparedText, bool]:
    """Read, keep and compare a file. Runs on a worker."""
    kept = take_file(tools, file, progress.tick)
    return compared(tools, build(), kept, None, progress.tick), True


def compared_text(
    tools: OwnTextTools,
    build: Callable[[], Comparisons],
    kept: KeptText,
    edition: Edition | None,
    progress: ReadingProgress,
) -> tuple[ComparedText, bool]:
    """Compare a kept text. Runs on a worker."""
    return compared(tools, build(), kept, edition, progress.tick), False
