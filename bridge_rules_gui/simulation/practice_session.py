"""A director's dialogue under way: which task is asked, and how those before were answered."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.simulation.practice_task import Outcome, PracticeTask, judge


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
