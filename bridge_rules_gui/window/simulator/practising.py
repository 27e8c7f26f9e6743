"""The director's dialogue led: its questions worked out on a worker, asked one after the other."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.moments import Stage
from bridge_rules_gui.simulation.practice import practice
from bridge_rules_gui.simulation.practice_session import PracticeSession
from bridge_rules_gui.simulation.practice_task import PracticeTask
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.simulator.law_pane import LawPane
from bridge_rules_gui.window.simulator.practice_pane import PracticePane
from bridge_rules_gui.window.tasks import LatestTask


class Practising(QObject):
    """Leads the dialogue.

    ``step_wanted`` carries the step the question is about, ``practised`` the provision that
    decided a question and whether it was answered rightly, ``ready`` tells that a question
    stands on the screen, ``ended`` that the reader steps through the story again.
    """

    step_wanted = Signal(int)
    practised = Signal(object, bool)
    ready = Signal()
    ended = Signal()
    failed = Signal(object)

    def __init__(self, stage: Stage, law: LawPane, parent: QObject, *, is_closed: bool) -> None:
        super().__init__(parent)
        self.pane = PracticePane(law)
        self._stage = stage
        self._law = law
        self._session: PracticeSession | None = None
        self._edition: Edition | None = None
        self.is_under_way = False
        self.is_book_closed = is_closed
        self.pane.closed_book.setChecked(is_closed)
        law.below.addWidget(self.pane)
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._take_tasks)
        self._task.failed.connect(self.failed)
        self.pane.answered.connect(self._take_answer)
        self.pane.gone_on.connect(self._go_on)
        self.pane.words_wanted.connect(self._show_words)
        self.pane.repeated.connect(self._repeat)
        self.pane.left.connect(self.end)
        self.pane.book_closed.connect(self._close_book)

    @property
    def session(self) -> PracticeSession | None:
        """The dialogue, once its questions have been worked out."""
        return self._session if self.is_under_way else None

    def begin(self, simulation: Simulation, edition: Edition) -> None:
        """Lead the dialogue about a story under an edition."""
        self.is_under_way, self._session, self._edition = True, None, edition
        self.pane.wait()
        self._law.below.setCurrentWidget(self.pane)
        self._law.editions.why_not.setEnabled(False)
        self._law.set_book_open(is_open=False)
        self._task.start(partial(practice, simulation, edition))

    @Slot()
    def end(self) -> None:
        """Let the reader step through the story again."""
        if self.is_under_way:
            self.is_under_way = False
            self._law.below.setCurrentWidget(self._law.moment)
            self._law.set_book_open(is_open=True)
            self._law.editions.why_not.setEnabled(True)
            self.ended.emit()

    @Slot(object)
    def _take_tasks(self, tasks: tuple[PracticeTask, ...]) -> None:
        if self.is_under_way:
            self._session = PracticeSession(tasks)
            self._show()
            self.ready.emit()

    @Slot(object)
    def _take_answer(self, chosen: frozenset[int]) -> None:
        if self._session is None:
            return
        self._session = self._session.answering(chosen)
        answer = self._session.answer
        if answer is not None and answer.address is not None:
            self.practised.emit(answer.address, answer.outcome.is_right)
        self._show()

    @Slot()
    def _go_on(self) -> None:
        if self._session is not None:
            self._session = self._session.going_on()
            self._show()

    @Slot()
    def _repeat(self) -> None:
        if self._session is not None:
            self._session = PracticeSession(self._session.tasks)
            self._show()

    @Slot(int)
    def _show_words(self, number: int) -> None:
        """Show the words on which an answer rests, or which exclude it."""
        session = self._session
        if session is not None and session.answer is not None:
            laws = session.answer.task.choices[number].laws
            if laws:
                self._law.show_law(self._stage.page_of(laws[0]), laws[0])

    @Slot(bool)
    def _close_book(self, is_closed: bool) -> None:
        self.is_book_closed = is_closed
        if self.session is not None:
            self._show_book()

    def _show(self) -> None:
        session = self._session
        if session is None:
            return
        self.pane.show_session(session)
        if session.task is not None:
            self.step_wanted.emit(session.task.step)
        self._show_book()

    def _show_book(self) -> None:
        """Show the words that decide once they may be seen; before, the law at its beginning."""
        session = self._session
        task = session.task if session else None
        if session is None or task is None or not task.laws or self._edition is None:
            self._law.set_book_open(is_open=False)
            return
        law = task.laws[0]
        is_open = session.answer is not None or not self.is_book_closed
        self._law.set_book_open(is_open=is_open)
        if session.answer is not None:
            self._law.show_law(self._stage.page_of(law), law)
        elif is_open:
            self._law.editions.here.hide()
            self._law.book.show_unlit(self._stage.page_of(law))
