"""A session of practice: one question at a time, wrong ones again before its end."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from bridge_rules_gui.progress.records import Rating
from bridge_rules_gui.quiz.question import Question

AGAIN_AFTER: Final = 4
"""How many other questions come before a wrong one is asked again."""


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer given: the choices by their indices, and how long it took."""

    question: Question
    chosen: tuple[int, ...]
    seconds: float

    @property
    def is_right(self) -> bool:
        """Tell whether it is the right one."""
        return self.question.is_right(self.chosen)

    @property
    def rating(self) -> Rating:
        """What it tells of the student's memory, unless he says otherwise himself."""
        return Rating.GOOD if self.is_right else Rating.AGAIN


@dataclass(frozen=True, slots=True)
class Practice:
    """A session as it stands: the questions still to come, the next one first, and the answers.

    It never changes; every step gives a new one, and the one before is the way back.
    """

    coming: tuple[Question, ...]
    answers: tuple[Answer, ...] = ()
    before: Practice | None = field(default=None, compare=False, repr=False)

    @property
    def question(self) -> Question | None:
        """The question to be asked now, None when the session is over."""
        return self.coming[0] if self.coming else None

    @property
    def whole(self) -> int:
        """How many answers the session takes, as things stand."""
        return len(self.answers) + len(self.coming)

    @property
    def questions(self) -> tuple[Question, ...]:
        """The different questions of the session, in the order they are first asked."""
        asked = (*(answer.question for answer in self.answers), *self.coming)
        return tuple({question.identifier: question for question in asked}.values())

    @property
    def right(self) -> int:
        """How many of the answers were right."""
        return sum(answer.is_right for answer in self.answers)

    def answered(self, chosen: tuple[int, ...], seconds: float) -> Practice:
        """Return the session after an answer; a wrong one brings its question back later."""
        if not self.coming:
            raise ValueError("the session is over")
        question, *rest = self.coming
        answer = Answer(question, chosen, seconds)
        if not answer.is_right:
            rest.insert(AGAIN_AFTER, question)
        return Practice(tuple(rest), (*self.answers, answer), self)

    def skipped(self) -> Practice:
        """Return the session with the question put last."""
        return replace(self, coming=self.coming[1:] + self.coming[:1], before=self)

    def undone(self) -> Practice:
        """Return the session as it was before its last answer; itself where there is none."""
        session = self
        while session.before is not None and len(session.before.answers) == len(self.answers):
            session = session.before
        return session.before or self


def practice(questions: Iterable[Question]) -> Practice:
    """Return a session that is about to ask questions, each once."""
    return Practice(tuple({question.identifier: question for question in questions}.values()))


class Stopwatch:
    """The time spent on a session, its pauses left out; the clock of the day does not matter."""

    def __init__(self, spent: float = 0.0, clock: Callable[[], float] = time.monotonic) -> None:
        self._spent, self._clock = spent, clock
        self._since: float | None = None

    @property
    def is_running(self) -> bool:
        """Tell whether time passes."""
        return self._since is not None

    @property
    def seconds(self) -> float:
        """The time spent up to now."""
        return self._spent + (self._clock() - self._since if self._since is not None else 0.0)

    def start(self) -> None:
        """Let time pass, at first or after a pause."""
        if self._since is None:
            self._since = self._clock()

    def pause(self) -> None:
        """Stop the time."""
        self._spent, self._since = self.seconds, None
