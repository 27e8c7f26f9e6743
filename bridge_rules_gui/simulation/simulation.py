"""A case to be stepped through under every edition: its frames, its marks, the differences.

Frames are worked out when they are asked for, and kept. A simulation may be asked from several
threads at once.
"""

from __future__ import annotations

from functools import cached_property
from threading import RLock

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import Watch, cut
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.simulation.alternatives import Alternatives
from bridge_rules_gui.simulation.answers import answered
from bridge_rules_gui.simulation.differences import Differences, differences_of
from bridge_rules_gui.simulation.frame import Frame, Mark, frame_of, marks
from bridge_rules_gui.simulation.what_if import Change, changes
from bridge_rules_gui.table.judgement import Judgement


class Simulation:
    """One case, with the books under which it is ruled."""

    def __init__(self, corpus: Corpus, scenario: Scenario) -> None:
        self.corpus = corpus
        self.scenario = scenario
        self._lock = RLock()
        self._watches: dict[Edition, Watch] = {}
        self._frames: dict[tuple[int, Edition], Frame] = {}
        self._alternatives: dict[tuple[int, Edition], Alternatives] = {}

    @property
    def steps(self) -> int:
        """The number of events; frames are numbered from 0, before the first, to this."""
        return len(self.scenario.events)

    def frame(self, step: int, edition: Edition) -> Frame:
        """Return the case after so many events under an edition. Raise `IndexError`."""
        if not 0 <= step <= self.steps:
            raise IndexError(f"step {step} of a case of {self.steps} events")
        with self._lock:
            found = self._frames.get((step, edition))
            if found is None:
                found = frame_of(self.corpus, self._watch(edition), step)
                self._frames[step, edition] = found
            return found

    def ruling(self, edition: Edition) -> Ruling:
        """Return the ruling on the whole case under an edition."""
        return self.frame(self.steps, edition).ruling

    def marks(self, edition: Edition) -> tuple[Mark, ...]:
        """Return the irregularities of the case, each at the step after which it stands."""
        return marks(self.ruling(edition))

    @cached_property
    def differences(self) -> Differences:
        """What the editions rule differently at every step."""
        steps = range(self.steps + 1)
        return differences_of(
            {e: self.frame(step, e).ruling for e in ruled_editions()} for step in steps
        )

    def answering(self, judgement: Judgement, *, holds: bool) -> Simulation:
        """Return the simulation of the case in which a judgement is stated."""
        return Simulation(self.corpus, answered(self.scenario, judgement, holds=holds))

    def changes(self, step: int, edition: Edition) -> tuple[Change, ...]:
        """Return what would change the ruling at a step.

        This rules on the case many times: not for the thread that draws.
        """
        return changes(Watch(cut(self.scenario, step), edition))

    def alternatives(self, step: int, edition: Edition) -> Alternatives:
        """Return what else could be stated and chosen at a step.

        Working it out rules on the case many times: not for the thread that draws.
        """
        found = Alternatives(Watch(cut(self.scenario, step), edition))
        with self._lock:
            return self._alternatives.setdefault((step, edition), found)

    def _watch(self, edition: Edition) -> Watch:
        if edition not in self._watches:
            self._watches[edition] = Watch(self.scenario, edition)
        return self._watches[edition]
