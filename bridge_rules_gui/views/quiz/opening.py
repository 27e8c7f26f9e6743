"""The quiz made ready on a worker: its questions, and the student's progress, mended if need be."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from bridge_rules_gui.services.quiz.quiz_room import ProgressDoor, QuizRoom
from bridge_rules_gui.views.speaking import phrasebook
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.quiz.progress.errors import DamagedProgressError
    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.views.quiz.tools import QuizTools


class QuizOpening(QObject):
    """Opens the quiz. ``opened`` carries its room, ``failed`` why there is none yet."""

    opened = Signal(object)
    failed = Signal(object)

    def __init__(self, tools: QuizTools, door: ProgressDoor, parent: QObject) -> None:
        super().__init__(parent)
        self._tools, self._door = tools, door
        self._terminology: Terminology | None = None
        self._making = LatestTask(self)
        self._making.succeeded.connect(self.opened)
        self._making.failed.connect(self.failed)

    @property
    def is_under_way(self) -> bool:
        """Whether the questions are being made ready."""
        return self._making.is_running

    def begin(self, terminology: Terminology) -> None:
        """Make the questions ready, and open the student's progress."""
        self._terminology = terminology
        self._start(None)

    def restore(self, error: DamagedProgressError) -> None:
        """Put the newest good backup in the place of the damaged file, and open the quiz."""
        if error.backup is not None:
            self._start(partial(self._door.restore, error.backup))

    def start_anew(self) -> None:
        """Begin with nothing answered, and open the quiz."""
        self._start(self._door.start_anew)

    def _start(self, mend: Callable[[], object] | None) -> None:
        if self._terminology is not None:
            self._making.start(partial(_room, mend, self._tools, self._terminology, self._door))


def _room(
    mend: Callable[[], object] | None,
    tools: QuizTools,
    terminology: Terminology,
    door: ProgressDoor,
) -> QuizRoom:
    if mend is not None:
        mend()
    progress = door.opened()
    return QuizRoom(tools.bank(terminology, phrasebook()), progress)
