"""All that studying needs, put together: questions, progress, sessions, exams."""

from __future__ import annotations

from threading import Lock
from typing import TYPE_CHECKING

from bridge_rules_gui.services.quiz.progress import StudyProgress, local_now
from bridge_rules_gui.services.quiz.progress_exams import Exams
from bridge_rules_gui.services.quiz.progress_sessions import Sessions

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from datetime import datetime
    from pathlib import Path

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.corpus.topics import Topic
    from bridge_rules_gui.quiz.bank import QuestionBank
    from bridge_rules_gui.quiz.statistics import Statistics


class ProgressDoor:
    """A student's progress, opened when it is first wanted; for any thread."""

    def __init__(self, folder: Path, clock: Callable[[], datetime] = local_now) -> None:
        self._progress = StudyProgress(folder, clock=clock)
        self._lock = Lock()
        self._is_open = False

    def opened(self) -> StudyProgress:
        """Return the progress, ready for use. Raise `ProgressError`."""
        with self._lock:
            if not self._is_open:
                self._progress.open()
                self._is_open = True
        return self._progress

    def restore(self, backup: Path) -> None:
        """Put a backup in the place of a damaged file, which is kept aside."""
        self._progress.store.file.restore(backup)

    def start_anew(self) -> None:
        """Begin with nothing answered; a damaged file is kept aside."""
        self._progress.store.file.start_anew()


class QuizRoom:
    """What a student works with; made on a worker."""

    def __init__(self, bank: QuestionBank, progress: StudyProgress) -> None:
        self.bank, self.progress = bank, progress
        self.sessions = Sessions(progress, bank)
        self.exams = Exams(progress)

    def statistics(self, editions: Collection[Edition] = ()) -> Statistics:
        """Return what the answers tell; only what a plan without drills may ask will be due."""
        found = self.sessions
        return self.progress.statistics(editions, exists=found.exists, is_planned=found.is_planned)

    @property
    def topics(self) -> tuple[Topic, ...]:
        """The topics questions are asked on."""
        return tuple(self.bank.material.topics)
