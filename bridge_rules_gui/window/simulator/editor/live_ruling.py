"""The ruling on a case as it grows, on a worker; what is asked meanwhile waits for it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QObject, Signal

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.notation.problems import NotationProblem
from bridge_rules_gui.simulation.editing import ScenarioDraft
from bridge_rules_gui.simulation.editing_events import problems_of
from bridge_rules_gui.simulation.frame import Frame, Mark
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.shell.shell import Shell


@dataclass(frozen=True, slots=True)
class Ruled:
    """A case as far as its cursor under one edition: the frame, and the case's irregularities.

    `problems` are what is still wrong with the case.
    """

    draft: ScenarioDraft
    edition: Edition
    frame: Frame
    marks: tuple[Mark, ...]
    problems: tuple[NotationProblem, ...]


class LiveRuling(QObject):
    """Works out what follows from a case; one question at a time, the newest answered last.

    ``ruled`` carries the answer, ``failed`` the error of a case that cannot be followed.
    """

    ruled = Signal(object)
    failed = Signal(object)

    def __init__(self, shell: Shell, corpus: Corpus, parent: QObject) -> None:
        super().__init__(parent)
        self._shell = shell
        self._corpus = corpus
        self._simulation: Simulation | None = None
        self._asked: tuple[ScenarioDraft, Edition] | None = None
        self._begun: tuple[ScenarioDraft, Edition] | None = None
        self._answer: Ruled | None = None
        self._waiting: list[Callable[[], None]] = []

    @property
    def answer(self) -> Ruled | None:
        """What is known of the case last asked about; None while it is being worked out."""
        known = self._answer
        if known is None or self._asked != (known.draft, known.edition):
            return None
        return known

    def ask(self, draft: ScenarioDraft, edition: Edition) -> None:
        """Work out a case as far as its cursor."""
        self._asked = (draft, edition)
        if self._begun is None:
            self._begin()

    def when_known(self, work: Callable[[], None]) -> None:
        """Do work once the table is known as it stands after the last edit."""
        if self.answer is not None or self._asked is None:
            work()
        else:
            self._waiting.append(work)

    def _begin(self) -> None:
        if self._asked is None:
            return
        self._begun = self._asked
        draft, edition = self._asked
        work = partial(_ruled, self._corpus, self._simulation, draft, edition)
        self._shell.run(work, self._take, failed=self._fail)

    def _take(self, found: tuple[Simulation, Ruled]) -> None:
        self._simulation, self._answer = found
        self._begun = None
        if self.answer is None:  # something else has been asked meanwhile
            self._begin()
            return
        self.ruled.emit(self._answer)
        self._do_waiting()

    def _fail(self, error: Exception) -> None:
        self._simulation = None
        begun, self._begun = self._begun, None
        if self._asked != begun:
            self._begin()
            return
        self.failed.emit(error)
        self._do_waiting()

    def _do_waiting(self) -> None:
        """Do the first work that waits; it may ask again, and the rest waits on."""
        while self._waiting and (self.answer is not None or self._begun is None):
            self._waiting.pop(0)()


def _ruled(
    corpus: Corpus, known: Simulation | None, draft: ScenarioDraft, edition: Edition
) -> tuple[Simulation, Ruled]:
    """Return a case ruled on; runs on a worker."""
    scenario = draft.scenario
    if known is None or known.scenario != scenario:
        known = Simulation(corpus, scenario)
    frame = known.frame(draft.cursor, edition)
    return known, Ruled(draft, edition, frame, known.marks(edition), problems_of(scenario))
