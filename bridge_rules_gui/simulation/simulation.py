"""A story to be stepped through under every edition: its frames, its marks, the differences.

Frames are worked out when they are asked for, and kept. A simulation may be asked from several
threads at once.
"""

from __future__ import annotations

from functools import cached_property
from threading import RLock

from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.director.watching import Watch, cut
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.simulation.answers import answered
from bridge_rules_gui.simulation.at_work import Moment
from bridge_rules_gui.simulation.differences import Differences, differences_of
from bridge_rules_gui.simulation.frame import Frame, Mark
from bridge_rules_gui.simulation.frames import frame_of
from bridge_rules_gui.simulation.marks import marks
from bridge_rules_gui.simulation.what_if import Change, changes
from bridge_rules_gui.simulation.why_not import Considered, Exclusion
from bridge_rules_gui.table.judgement import Judgement


class Simulation:
    """One story, with the books under which it is ruled."""

    def __init__(self, corpus: Corpus, scenario: Scenario) -> None:
        self.corpus = corpus
        self.scenario = scenario
        self._lock = RLock()
        self._watches: dict[Edition, Watch] = {}
        self._frames: dict[tuple[int, Edition], Frame] = {}
        self._moments: dict[tuple[int, Edition], Considered] = {}

    @property
    def steps(self) -> int:
        """The number of events; frames are numbered from 0, before the first, to this."""
        return len(self.scenario.events)

    def frame(self, step: int, edition: Edition) -> Frame:
        """Return the story after so many events under an edition. Raise `IndexError`."""
        if not 0 <= step <= self.steps:
            raise IndexError(f"step {step} of a story of {self.steps} events")
        with self._lock:
            found = self._frames.get((step, edition))
            if found is None:
                found = frame_of(self.corpus, self._watch(edition), step)
                self._frames[step, edition] = found
            return found

    def ruling(self, edition: Edition) -> Ruling:
        """Return the ruling on the whole story under an edition."""
        return self.frame(self.steps, edition).ruling

    def marks(self, edition: Edition) -> tuple[Mark, ...]:
        """Return the irregularities of the story, each at the step after which it stands."""
        return marks(self.ruling(edition))

    @cached_property
    def differences(self) -> Differences:
        """What the editions rule differently at every step."""
        steps = range(self.steps + 1)
        return differences_of({e: self.frame(step, e).ruling for e in Edition} for step in steps)

    def answering(self, judgement: Judgement, *, holds: bool) -> Simulation:
        """Return the simulation of the story in which a judgement is told."""
        return Simulation(self.corpus, answered(self.scenario, judgement, holds=holds))

    def considered(self, step: int, edition: Edition) -> tuple[Exclusion, ...]:
        """Return the provisions considered at a step that do not apply, in the order of the book.

        This rules on the story many times: not for the thread that draws.
        """
        return self.moment(step, edition).exclusions()

    def changes(self, step: int, edition: Edition) -> tuple[Change, ...]:
        """Return what would change the ruling at a step.

        This rules on the story many times: not for the thread that draws.
        """
        return changes(Watch(cut(self.scenario, step), edition))

    def why_not(self, step: int, edition: Edition, citation: Citation) -> Exclusion | None:
        """Return why a provision is not at work at a step; None where it is.

        Raise `LookupError` for a provision the edition does not have.
        """
        return self.moment(step, edition).why_not(citation)

    def moment(self, step: int, edition: Edition) -> Considered:
        """Return what is considered at a step, of which single provisions can be asked."""
        frame = self.frame(step, edition)
        with self._lock:
            found = self._moments.get((step, edition))
        if found is None:
            earlier = tuple(self.frame(n, edition) for n in range(step))
            story = cut(self.scenario, step)
            found = Considered(Moment(self.corpus, story, frame, earlier))
            with self._lock:
                self._moments[step, edition] = found
        return found

    def until(self, step: int) -> Simulation:
        """Return the simulation of the story that goes no further than a step."""
        return Simulation(self.corpus, cut(self.scenario, step))

    def _watch(self, edition: Edition) -> Watch:
        if edition not in self._watches:
            self._watches[edition] = Watch(self.scenario, edition)
        return self._watches[edition]
