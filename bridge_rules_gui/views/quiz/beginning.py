"""How sessions and exams begin: their questions chosen on a worker, whatever page asks for them."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from secrets import randbelow
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.quiz.bank import Wanted
from bridge_rules_gui.quiz.exam import Preset, Sitting
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.quiz.progress_exams import KeptExam
    from bridge_rules_gui.services.quiz.quiz_room import QuizRoom
    from bridge_rules_gui.views.quiz.quiz_view import QuizView

_SEEDS: Final = 1_000_000


@dataclass(frozen=True, slots=True)
class Unfinished:
    """An exam that would be lost by beginning the one wanted."""

    sitting: Sitting
    wanted: Preset


class UnknownExamError(LookupError):
    """Raised where the report of an exam is asked for that was not handed in."""

    def __init__(self) -> None:
        super().__init__(
            sentence("no such exam has been handed in; quiz:exam begins one, quiz shows them all")
        )


def edition_wanted(edition: Edition | None) -> Wanted:
    """Return the wish for questions of an edition, of any for None."""
    return Wanted(editions=frozenset({edition} if edition else ()))


class Beginning(QObject):
    """Draws what the pages ask for; nothing while there is no ``room`` to work in.

    ``drawing`` tells that it takes a moment, ``drawn`` carries the session or the exam, None
    where an exam to be gone on with has gone, `Unfinished` where another would be lost, or the
    exam of the past that is asked for.
    """

    drawing = Signal()
    drawn = Signal(object)
    failed = Signal(object)

    def __init__(self, view: QuizView, parent: QObject) -> None:
        super().__init__(parent)
        self.room: QuizRoom | None = None
        self._view = view
        self._task = LatestTask(self)
        self._task.succeeded.connect(self.drawn)
        self._task.failed.connect(self.failed)
        start, told, report = view.start, view.statistics, view.report
        start.today_wanted.connect(self.today)
        start.flagged_wanted.connect(self._flagged)
        start.exams.wanted.connect(self.exam)
        start.exams.resumed.connect(self.resume)
        start.wish.wished.connect(self._wished)
        start.wish.weak_wished.connect(self.weak)
        told.practice_wanted.connect(self._law)
        told.topic_wanted.connect(self._topic)
        told.today_wanted.connect(self.today)
        report.practice_wanted.connect(self._wrong)

    def _draw(self, work: Callable[[], object]) -> None:
        self.drawing.emit()
        self._task.start(work)

    @property
    def _number(self) -> int:
        return self._view.start.wish.number.value()

    # -- sessions ------------------------------------------------------------------------

    @Slot()
    def today(self) -> None:
        """Begin with today's questions."""
        if self.room is not None:
            wanted = edition_wanted(self._view.start.wish.chosen_edition)
            self._draw(partial(self.room.sessions.today, wanted))

    @Slot()
    def weak(self) -> None:
        """Practise the laws the student is weak in."""
        if self.room is not None:
            wanted = edition_wanted(self._view.start.wish.chosen_edition)
            practise = self.room.sessions.practise_weak_laws
            self._draw(partial(practise, wanted, randbelow(_SEEDS), self._number))

    def wanted(self, wanted: Wanted) -> None:
        """Practise wanted questions."""
        if self.room is not None:
            practise = self.room.sessions.practise
            self._draw(partial(practise, wanted, randbelow(_SEEDS), self._number))

    def again(self, identifiers: Iterable[str]) -> None:
        """Practise certain questions."""
        if self.room is not None:
            self._draw(partial(self.room.sessions.again, tuple(identifiers)))

    @Slot()
    def _wished(self) -> None:
        self.wanted(self._view.start.wish.wanted)

    @Slot()
    def _flagged(self) -> None:
        if self.room is not None:
            self.again(flag.question for flag in self.room.progress.flags())

    @Slot()
    def _wrong(self) -> None:
        exam = self._view.report.exam
        if exam is not None:
            self.again(mark.question for mark in exam.report.wrong)

    @Slot(int)
    def _law(self, law: int) -> None:
        editions = edition_wanted(self._view.statistics.chosen_edition).editions
        self.wanted(Wanted(editions=editions, laws=frozenset({law})))

    @Slot(str)
    def _topic(self, topic: str) -> None:
        editions = edition_wanted(self._view.statistics.chosen_edition).editions
        self.wanted(Wanted(editions=editions, topics=frozenset({topic})))

    # -- exams ---------------------------------------------------------------------------

    @Slot(object)
    def exam(self, preset: Preset) -> None:
        """Draw the paper of an exam, unless another one is unfinished."""
        if self.room is not None:
            self._draw(partial(_sitting_or_unfinished, self.room, preset, randbelow(_SEEDS)))

    def exam_instead(self, preset: Preset) -> None:
        """Draw the paper of an exam that takes the place of an unfinished one."""
        if self.room is not None:
            self._draw(partial(_sitting, self.room, preset, randbelow(_SEEDS)))

    def report(self, name: str) -> None:
        """Look an exam handed in up by its name; no name means the last one."""
        if self.room is not None:
            self._draw(partial(_report, self.room, name))

    @Slot()
    def resume(self) -> None:
        """Go on with the unfinished exam."""
        if self.room is not None:
            self._draw(partial(self.room.exams.gone_on_with, self.room.bank.question))


def _report(room: QuizRoom, name: str) -> KeptExam:
    exams = {exam.name: exam for exam in room.exams.past()}
    found = exams.get(name or next(reversed(exams), ""))
    if found is None:
        raise UnknownExamError
    return found


def _sitting_or_unfinished(room: QuizRoom, preset: Preset, seed: int) -> Sitting | Unfinished:
    left = room.exams.under_way(room.bank.question)
    return _sitting(room, preset, seed) if left is None else Unfinished(left, preset)


def _sitting(room: QuizRoom, preset: Preset, seed: int) -> Sitting:
    return Sitting(preset, room.sessions.paper(preset, seed))
