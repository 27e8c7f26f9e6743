"""An exam under way: kept after every answer, its clock running, handed in at its end."""

from __future__ import annotations

import time
from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bridge_rules_gui.quiz.progress.errors import ProgressError
from bridge_rules_gui.services.quiz.prepared_question import prepared
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.quiz.exam import Sitting
    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.services.quiz.prepared_question import PreparedQuestion
    from bridge_rules_gui.services.quiz.quiz_room import QuizRoom
    from bridge_rules_gui.views.quiz.exam_page import ExamPage

_SECOND: Final = 1000


class ExamDesk(QObject):
    """Leads through an exam.

    ``handed_in`` carries the kept exam with its report, ``left`` tells that it is left to be
    gone on with, ``failed`` carries what could not be done.
    """

    prepared = Signal()
    handed_in = Signal(object)
    left = Signal()
    failed = Signal(object)

    def __init__(
        self,
        corpus: Corpus,
        page: ExamPage,
        parent: QObject,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        super().__init__(parent)
        self._corpus, self._page, self._now = corpus, page, clock
        self._room: QuizRoom | None = None
        self.sitting: Sitting | None = None
        self._flags: set[str] = set()
        self._since = 0.0
        self._ticks = QTimer(self)
        self._ticks.setInterval(_SECOND)
        self._ticks.timeout.connect(self.tick)
        self._preparing = LatestTask(self)
        self._preparing.succeeded.connect(self._take_prepared)
        self._preparing.failed.connect(self.failed)
        page.answered.connect(self._answer)
        page.went.connect(self._go_to)
        page.flagged.connect(self._flag)
        page.handed_in.connect(self.hand_in)
        page.left.connect(self._ask_to_leave)

    @property
    def is_under_way(self) -> bool:
        """Whether an exam is being sat."""
        return self.sitting is not None

    def begin(self, room: QuizRoom, sitting: Sitting) -> None:
        """Begin an exam, or go on with one."""
        self._room, self.sitting = room, sitting
        self._flags = set()
        self._since = self._now()
        self._page.begin(sitting)
        self._ticks.start()
        first = sitting.unanswered[0] if sitting.unanswered else sitting.paper.questions[0]
        self._show(sitting.paper.questions.index(first))
        self.tick()
        self._keep()

    def _show(self, place: int) -> None:
        if self.sitting is not None:
            self._page.show_question(self.sitting, place, self._flags)
            question = self.sitting.paper.questions[place]
            self._preparing.start(partial(prepared, self._corpus, question))

    @Slot(object)
    def _take_prepared(self, found: PreparedQuestion) -> None:
        self._page.stage.take_prepared(found)
        self.prepared.emit()

    # -- time ----------------------------------------------------------------------------

    def _elapsed(self) -> float:
        """Return the seconds since this was last asked."""
        now, before = self._now(), self._since
        self._since = now
        return max(0.0, now - before)

    @Slot()
    def tick(self) -> None:
        """Let the clock be seen; when the time is over, hand in."""
        if self.sitting is None:
            return
        left = self.sitting.seconds_left - (self._now() - self._since)
        self._page.show_time(left)
        if left <= 0:
            self.hand_in()

    # -- what is done --------------------------------------------------------------------

    @property
    def _question(self) -> Question | None:
        return self._page.stage.question

    @Slot(object)
    def _answer(self, chosen: tuple[int, ...]) -> None:
        if self.sitting is not None and self._question is not None:
            self.sitting = self.sitting.answered(self._question, chosen, self._elapsed())
            self._keep()
            self._page.note(self.sitting, self._flags)

    @Slot(int)
    def _go_to(self, place: int) -> None:
        if self.sitting is not None:
            self.sitting = self.sitting.waited(self._elapsed())
            self._keep()
            self._show(place)

    @Slot()
    def _flag(self) -> None:
        if self.sitting is not None and self._question is not None:
            self._flags ^= {self._question.identifier}
            self._page.flag.setChecked(self._question.identifier in self._flags)
            self._page.note(self.sitting, self._flags)

    def _keep(self) -> None:
        if self._room is None or self.sitting is None:
            return
        try:
            self._room.exams.keep_under_way(self.sitting)
        except ProgressError as error:
            self.failed.emit(error)

    @Slot()
    def hand_in(self) -> None:
        """End the exam."""
        if self._room is None or self.sitting is None:
            return
        self._ticks.stop()
        sitting = self.sitting.waited(self._elapsed())
        try:
            kept = self._room.exams.hand_in(sitting)
        except ProgressError as error:
            self.sitting = sitting
            self.failed.emit(error)
            return
        self.sitting = None
        self.handed_in.emit(kept)

    @Slot()
    def _ask_to_leave(self) -> None:
        """Leave the exam; one with closed books only once that was asked about."""
        if self._may_break_off() and self._put_by():
            self.left.emit()

    def gives_way(self) -> bool:
        """Put the exam by for another page of the quiz; with closed books only once asked about."""
        may_leave = self._may_break_off()
        if may_leave:
            self._put_by()
        return may_leave

    def _put_by(self) -> bool:
        """Stop the clock until the exam is gone on with; tell whether it was still under way."""
        self.remember()
        was_under_way, self.sitting = self.is_under_way, None
        self._ticks.stop()
        return was_under_way

    def may_leave(self) -> bool:
        """Ask whether an exam with closed books is left for something else, which is noted."""
        if not self._may_break_off(time_goes_on=True):
            return False
        if self.sitting is not None:  # its time may have run out over the question
            self.sitting = self.sitting.left()
            self._keep()
        return True

    def _may_break_off(self, *, time_goes_on: bool = False) -> bool:
        is_closed = self.sitting is not None and not self.sitting.preset.open_book
        return not is_closed or self._page.asks_to_leave(time_goes_on=time_goes_on)

    def remember(self) -> None:
        """Keep the exam as it stands."""
        if self.sitting is not None:
            self.sitting = self.sitting.waited(self._elapsed())
            self._keep()
