"""The director's dialogue: for each irregularity of a case the questions he is to answer.

Their order is his order of work: what has happened, what he asks, what is open and what he
explains before anyone chooses, then the ruling. All of it comes from the rulings. A
`PracticeSession` is a dialogue under way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import chain

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.episode import Episode, episodes, later_choices
from bridge_rules_gui.simulation.practice_choices import explanation_task, options_task
from bridge_rules_gui.simulation.practice_irregularities import irregularity_task
from bridge_rules_gui.simulation.practice_questions import questions_task
from bridge_rules_gui.simulation.practice_rulings import ruling_tasks
from bridge_rules_gui.simulation.practice_task import Outcome, PracticeTask, judge
from bridge_rules_gui.simulation.simulation import Simulation


def practice(simulation: Simulation, edition: Edition) -> tuple[PracticeTask, ...]:
    """Return the tasks of a case under an edition, in the director's order.

    This rules on the case many times: not for the thread that draws.
    """
    found = (_of_episode(episode) for episode in episodes(simulation, edition))
    return tuple(task for task in chain.from_iterable(found) if task is not None)


def _of_episode(episode: Episode) -> Iterator[PracticeTask | None]:
    """Yield the tasks as the irregularity is seen, then those of the ruling on how it continued."""
    noticed, settled = episode.noticed, episode.settled
    yield irregularity_task(noticed)
    asked = questions_task(noticed, settled)
    yield asked
    yield explanation_task(noticed)
    yield options_task(noticed)
    if settled.step > noticed.step:
        yield from map(options_task, later_choices(episode))
        yield questions_task(settled, settled, since=noticed.step, before=asked)
    yield from ruling_tasks(settled)


@dataclass(frozen=True, slots=True)
class Answered:
    """A task, what was chosen, and how that was."""

    task: PracticeTask
    chosen: frozenset[int]
    outcome: Outcome

    @property
    def address(self) -> Address | None:
        """The provision that decides, under which the answer counts."""
        return self.task.laws[0].address if self.task.laws else None


@dataclass(frozen=True, slots=True)
class PracticeSession:
    """The tasks of a case, and the answers given so far.

    `place` is the task that stands on the screen; it may have been answered already.
    """

    tasks: tuple[PracticeTask, ...]
    answers: tuple[Answered, ...] = ()
    place: int = 0

    @property
    def task(self) -> PracticeTask | None:
        """The task on the screen; None behind the last one."""
        return self.tasks[self.place] if self.place < len(self.tasks) else None

    @property
    def answer(self) -> Answered | None:
        """How the task on the screen was answered; None while it is open."""
        return self.answers[self.place] if self.place < len(self.answers) else None

    @property
    def right(self) -> int:
        """How many tasks were answered rightly."""
        return sum(answer.outcome.is_right for answer in self.answers)

    def answering(self, chosen: Iterable[int]) -> PracticeSession:
        """Return the dialogue with the open task answered; one answered before stays so."""
        task = self.task
        if task is None or self.answer is not None:
            return self
        made = frozenset(chosen)
        answered = Answered(task, made, judge(task, made))
        return replace(self, answers=(*self.answers, answered))

    def going_on(self) -> PracticeSession:
        """Return the dialogue at the next task, where this one has been answered."""
        return self if self.answer is None else replace(self, place=self.place + 1)
