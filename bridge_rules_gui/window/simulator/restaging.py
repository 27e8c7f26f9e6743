"""The story on the table made ready anew: under another edition, or with a question answered."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.moments import Stage
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.judgement import Judgement
from bridge_rules_gui.window.tasks import LatestTask


class Restaging(QObject):
    """Makes the story ready on a worker. ``staged`` carries it, ``failed`` what went wrong."""

    staged = Signal(object)
    failed = Signal(object)

    def __init__(self, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._stage = stage
        self._before: list[Simulation] = []  # as the story was before each answer given to it
        self._task = LatestTask(self)
        self._task.succeeded.connect(self.staged)
        self._task.failed.connect(self.failed)

    @property
    def can_undo(self) -> bool:
        """Whether an answer has been given that can be taken back."""
        return bool(self._before)

    def forget(self) -> None:
        """Forget the answers: another story stands on the table."""
        self._before.clear()

    def under(self, simulation: Simulation, edition: Edition) -> None:
        """Make a story ready under an edition."""
        self._task.start(partial(self._stage.staged, simulation, edition))

    def answer(
        self, simulation: Simulation, judgement: Judgement, edition: Edition, *, holds: bool
    ) -> None:
        """Make a story ready in which a question is answered."""
        self._before.append(simulation)
        self.under(simulation.answering(judgement, holds=holds), edition)

    def take_back(self, edition: Edition) -> None:
        """Make the story ready as it was before the last answer."""
        if self._before:
            self.under(self._before.pop(), edition)
