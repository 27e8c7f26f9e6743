"""Episodes: one irregularity of a case, from the step that shows it to the last before the next.

Everything a task is made of is worked out here once: the ruling under each edition, what other
answers would change, and what would follow from each choice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from random import Random

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.ruling import Ruling
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.laws.clause import ruled_editions
from bridge_rules_gui.simulation.alternatives import Alternatives, Branch, Variant
from bridge_rules_gui.simulation.frame import Frame, marks
from bridge_rules_gui.simulation.lit_words import LitLaw, lit_ground, lit_law
from bridge_rules_gui.simulation.practice_task import Choice, PracticeTask, TaskKind
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import Applied, Role

_FEWEST = 2
"""Kinds of choices a task must have: right ones and wrong ones."""


@dataclass(frozen=True)
class Scene:
    """A case at a step under an edition, with all that bears on the ruling there."""

    simulation: Simulation
    step: int
    edition: Edition
    about: Irregularity | None

    @property
    def frame(self) -> Frame:
        """The case as it stands."""
        return self.simulation.frame(self.step, self.edition)

    @property
    def ruling(self) -> Ruling:
        """The ruling of the director who comes now."""
        return self.frame.ruling

    @property
    def alternatives(self) -> Alternatives:
        """What else could be stated and chosen at this moment."""
        return self.simulation.alternatives(self.step, self.edition)

    @property
    def variants(self) -> tuple[Variant, ...]:
        """The case with each answer turned round."""
        return self.alternatives.variants

    @property
    def branches(self) -> tuple[Branch, ...]:
        """What follows from each open choice."""
        return self.alternatives.branches

    @cached_property
    def elsewhere(self) -> Mapping[Edition, Scene]:
        """The same moment under the other editions."""
        return {
            edition: Scene(self.simulation, self.step, edition, self.about)
            for edition in ruled_editions()
            if edition is not self.edition
        }

    @property
    def deciding(self) -> tuple[LitLaw, ...]:
        """The law that decides, with its words; none while a judgement leaves it open."""
        return tuple(lit_law(self.simulation.corpus, each) for each in self.ruling.laws[:1])

    @property
    def _either_way(self) -> tuple[LitLaw, ...]:
        """The laws that decide for each answer to the judgements that are open."""
        return self.lit(*_deciding(self.ruling))

    def lit(self, *grounds: Ground) -> tuple[LitLaw, ...]:
        """Return grounds with their words, none twice."""
        corpus = self.simulation.corpus
        return tuple(
            lit_ground(corpus, each, Role.RECTIFICATION) for each in dict.fromkeys(grounds)
        )

    def lit_first(self, laws: Iterable[Applied]) -> tuple[LitLaw, ...]:
        """Return the first of the laws of a ruling with its words."""
        first = next(iter(laws), None)
        return () if first is None else (lit_law(self.simulation.corpus, first),)

    def shuffled(self, kind: TaskKind, choices: Iterable[Choice]) -> tuple[Choice, ...]:
        """Return choices in an order that tells nothing, always the same for a task."""
        seed = f"{self.simulation.scenario.identifier} {self.step} {self.edition.value} {kind}"
        found = list(choices)
        Random(seed).shuffle(found)  # noqa: S311 - repeatable, not secret
        return tuple(found)

    def task(
        self,
        kind: TaskKind,
        prompt: Sentence,
        choices: tuple[Choice, ...],
        laws: tuple[LitLaw, ...],
        *,
        several: bool = False,
    ) -> PracticeTask | None:
        """Return a task, or None where nothing right is to be told from anything wrong."""
        if len({choice.is_right for choice in choices}) < _FEWEST:
            return None
        decides = laws or self.deciding or self._either_way
        return PracticeTask(
            kind, self.step, self.edition, self.about, prompt, choices, several, decides
        )

    def task_of_several(
        self,
        kind: TaskKind,
        prompt: Sentence,
        right: Sequence[Choice],
        wrong: Sequence[Choice],
        *last: Choice,
    ) -> PracticeTask | None:
        """Return a task of which several choices may be right; ``last`` stands below them all."""
        choices = (*self.shuffled(kind, (*right, *wrong)), *last)
        laws = tuple(law for choice in right for law in choice.laws)
        return self.task(kind, prompt, choices, laws, several=True)


def _deciding(ruling: Ruling) -> Iterator[Ground]:
    """Yield the ground that decides; of an open ruling those of its answers, however far down."""
    if ruling.laws:
        yield ruling.laws[0].ground
        return
    for needed in ruling.facts_needed:
        for alternative in needed.alternatives:
            yield from _deciding(alternative.ruling)


def distinct(choices: Iterable[Choice]) -> tuple[Choice, ...]:
    """Return choices of which no two read alike; of those that do, a right one is kept."""
    found: dict[str, Choice] = {}
    for choice in choices:
        if choice.text not in found or choice.is_right:
            found[choice.text] = choice
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class Episode:
    """An irregularity as it is first seen, and where the case has got to before the next one."""

    noticed: Scene
    settled: Scene


def episodes(simulation: Simulation, edition: Edition) -> tuple[Episode, ...]:
    """Return the episodes of a case; one at its end where nothing irregular happens."""
    seen = dict(_first_seen(simulation, edition))
    if not seen:
        scene = Scene(simulation, simulation.steps, edition, None)
        return (Episode(scene, scene),)
    starts = sorted(seen)
    ends = [*(later - 1 for later in starts[1:]), simulation.steps]
    return tuple(
        Episode(
            Scene(simulation, start, edition, seen[start]),
            Scene(simulation, max(start, end), edition, seen[start]),
        )
        for start, end in zip(starts, ends, strict=True)
    )


def later_choices(episode: Episode) -> tuple[Scene, ...]:
    """Return the last moment after the irregularity at which other rights are open; or none."""
    first, last = episode.noticed, episode.settled
    rights = first.ruling.options
    for step in range(last.step, first.step, -1):
        scene = Scene(first.simulation, step, first.edition, first.about)
        if scene.ruling.options and scene.ruling.options != rights:
            return (scene,)
    return ()


def _first_seen(simulation: Simulation, edition: Edition) -> Iterator[tuple[int, Irregularity]]:
    """Yield the steps at which the director who comes would know of each irregularity."""
    for mark in simulation.marks(edition):
        for step in range(mark.step, simulation.steps + 1):
            known = marks(simulation.frame(step, edition).ruling)
            if step == simulation.steps or any(each.step == mark.step for each in known):
                yield step, mark.key
                break
