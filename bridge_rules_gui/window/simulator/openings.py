"""Stories opened: by name from the library, from a file, or as they are; made ready on a worker."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.simulation.importing import import_file
from bridge_rules_gui.simulation.library import SituationLibrary
from bridge_rules_gui.simulation.moments import Stage, Staged
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.simulator.library_names import spoken_text
from bridge_rules_gui.window.simulator.tools import SimulatorTools
from bridge_rules_gui.window.speaking import say_text
from bridge_rules_gui.window.tasks import LatestTask


@dataclass(frozen=True, slots=True)
class Opening:
    """A story to be opened: by its name in the library, from a file, or as it is.

    It is opened at a step, of which one beyond the end is the last one, or to be practised.
    """

    name: str = ""
    file: Path | None = None
    scenario: Scenario | None = None
    step: int = 0
    is_practised: bool = False


@dataclass(frozen=True, slots=True)
class Opened:
    """A story ready to be shown, and how it was asked for."""

    opening: Opening
    staged: Staged


class ManyBoardsError(Exception):
    """Raised for a file that holds several stories, or one about which something is to be asked."""

    def __init__(self, file: Path) -> None:
        super().__init__(str(file))
        self.file = file


class Openings(QObject):
    """Opens stories.

    ``opened`` carries one that is ready, ``file_to_ask`` a file about which the reader is to be
    asked, ``library_read`` the situations, ``failed`` the error where there is no such story.
    """

    opened = Signal(object)
    file_to_ask = Signal(object)
    library_read = Signal(object)
    failed = Signal(object)

    def __init__(self, tools: SimulatorTools, stage: Stage, parent: QObject) -> None:
        super().__init__(parent)
        self._tools = tools
        self._stage = stage
        self._library: SituationLibrary | None = None
        self._reading, self._opening = LatestTask(self), LatestTask(self)
        self._reading.succeeded.connect(self._take_library)
        self._reading.failed.connect(self.failed)
        self._opening.succeeded.connect(self.opened)
        self._opening.failed.connect(self._refuse)

    def read_library(self) -> None:
        """Read the situations, where they have not been read yet."""
        if self._library is None:
            self._reading.start(partial(self._tools.situations, spoken_text()))
        else:
            self.library_read.emit(self._library)

    def open(self, opening: Opening, edition: Edition) -> None:
        """Make a story ready under an edition."""
        self._opening.start(partial(self._opened, opening, self._library, edition))

    def _opened(
        self, opening: Opening, library: SituationLibrary | None, edition: Edition
    ) -> Opened:
        """Return a story made ready; on a worker. Raise `ManyBoardsError`."""
        scenario = opening.scenario
        if opening.file is not None:
            scenario = _only_story(opening.file)
        elif scenario is None:
            library = library or self._tools.situations(say_text)
            scenario = library.situation(opening.name).scenario
        staged = self._stage.staged(Simulation(self._stage.corpus, scenario), edition)
        return Opened(opening, staged)

    @Slot(object)
    def _take_library(self, library: SituationLibrary) -> None:
        self._library = library
        self.library_read.emit(library)

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        if isinstance(error, ManyBoardsError):
            self.file_to_ask.emit(error.file)
        else:
            self.failed.emit(error)


def _only_story(file: Path) -> Scenario:
    """Return the one story of a file; raise `ManyBoardsError` where the reader is to choose."""
    found = import_file(file)
    if len(found.boards) != 1 or found.boards[0].doubts or found.problems:
        raise ManyBoardsError(file)
    return found.boards[0].scenario
