"""A session of practice under way: answers kept as they come, taken back, rated, marked."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.quiz.progress.errors import ProgressError
from bridge_rules_gui.quiz.progress.records import Rating
from bridge_rules_gui.quiz.session import Stopwatch
from bridge_rules_gui.services.quiz.prepared_question import prepared
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.quiz.progress.records import Review
    from bridge_rules_gui.quiz.question import Question
    from bridge_rules_gui.quiz.session import Answer, Practice
    from bridge_rules_gui.services.quiz.prepared_question import PreparedQuestion
    from bridge_rules_gui.services.quiz.progress import StudyProgress
    from bridge_rules_gui.services.quiz.quiz_room import QuizRoom
    from bridge_rules_gui.views.quiz.practice_page import PracticePage


class PracticeDesk(QObject):
    """Leads through a session.

    An answer is kept at once, in a few milliseconds: nothing is lost when the program ends.
    ``prepared`` tells that what stands beside the question is there, ``finished`` carries the
    session when it is over, ``failed`` what could not be done, ``told`` a passing message.
    """

    prepared = Signal()
    finished = Signal(object)
    failed = Signal(object)
    told = Signal(str)

    def __init__(self, corpus: Corpus, page: PracticePage, parent: QObject) -> None:
        super().__init__(parent)
        self._corpus, self._page = corpus, page
        self._room: QuizRoom | None = None
        self.session: Practice | None = None
        self._rating = Rating.GOOD
        self._kept: list[Review | None] = []  # as each answer was kept, None where it was not
        self._flags: set[str] = set()
        self._whole, self._single = Stopwatch(), Stopwatch()
        self._preparing = LatestTask(self)
        self._preparing.succeeded.connect(self._take_prepared)
        self._preparing.failed.connect(self.failed)
        page.answered.connect(self._answer)
        page.gone_on.connect(self._go_on)
        page.undone.connect(self._undo)
        page.rated.connect(self._rate)
        page.flagged.connect(self._flag)
        page.paused.connect(self._pause)
        page.edition_wanted.connect(self._ask_under)
        page.left.connect(self._end)

    @property
    def _progress(self) -> StudyProgress:
        if self._room is None:
            raise RuntimeError("no session has begun")
        return self._room.progress

    @property
    def is_under_way(self) -> bool:
        """Whether a session is not over yet."""
        return self.session is not None

    @property
    def coming(self) -> tuple[str, ...]:
        """The names of the questions still to be asked; none without a session."""
        return tuple(q.identifier for q in self.session.coming) if self.session else ()

    @property
    def seconds(self) -> float:
        """The time spent on the session, as its clock shows it."""
        return self._whole.seconds

    def begin(self, room: QuizRoom, session: Practice) -> None:
        """Begin a session that has a question."""
        self._room, self.session, self._kept = room, session, []
        self._flags = {flag.question for flag in room.progress.flags()}
        self._whole = Stopwatch()
        self._whole.start()
        self._page.begin(self._whole)
        self._ask()

    def _ask(self) -> None:
        question = self.session.question if self.session else None
        if self.session is None or question is None:
            self._end()
            return
        self._single = Stopwatch()
        self._single.start()
        self._page.show_asked(self.session, is_flagged=question.identifier in self._flags)
        self._preparing.start(partial(prepared, self._corpus, question))

    @Slot(object)
    def _take_prepared(self, found: PreparedQuestion) -> None:
        self._page.stage.take_prepared(found)
        self.prepared.emit()

    # -- what is done --------------------------------------------------------------------

    @Slot(object)
    def _answer(self, chosen: tuple[int, ...]) -> None:
        if self.session is None or self.session.question is None:
            return
        self._single.pause()
        self.session = self.session.answered(chosen, self._single.seconds)
        answer = self.session.answers[-1]
        self._rating = answer.rating
        self._kept.append(self._keep(answer, answer.rating))
        self._page.show_answered(self.session)

    @Slot()
    def _go_on(self) -> None:
        self._ask()

    @Slot()
    def _undo(self) -> None:
        """Take the last answer back, and ask its question once more."""
        if self.session is None or not self.session.answers:
            return
        if self._take_back():
            self._kept.pop()
            self.session = self.session.undone()
            self._ask()

    def _keep(self, answer: Answer, rating: Rating) -> Review | None:
        try:
            return self._progress.answer(answer, rating)
        except ProgressError as error:
            self.failed.emit(error)
            return None

    def _take_back(self) -> bool:
        """Take the last answer out of what is kept; tell whether it is out."""
        kept = self._kept[-1]
        try:
            is_out = kept is None or self._progress.undo(kept) is not None
        except ProgressError as error:
            self.failed.emit(error)
            return False
        if not is_out:
            self.told.emit(self.tr("Another answer was given since: this one stays as it is."))
        return is_out

    @Slot(object)
    def _rate(self, rating: Rating) -> None:
        """Say how the right answer came; the same once more takes it back."""
        if self.session is None or not self.session.answers:
            return
        if self._take_back():
            self._rating = Rating.GOOD if rating is self._rating else rating
            self._kept[-1] = self._keep(self.session.answers[-1], self._rating)
        self._page.show_rating(self._rating)

    @Slot(object)
    def _ask_under(self, edition: Edition) -> None:
        """Ask the question just answered under another edition, at the end of the session."""
        if self._room is None or self.session is None or not self.session.answers:
            return
        found = self._room.bank.under(self.session.answers[-1].question, edition)
        if found is None:
            self.told.emit(self.tr("The answer to this question is not known under those Laws."))
            return
        if found.identifier not in {question.identifier for question in self.session.coming}:
            self.session = replace(self.session, coming=(*self.session.coming, found))
        self._page.note_coming(self.session)
        said = self.tr("It is asked under the Laws of {year} at the end of the session.")
        self.told.emit(said.format(year=edition.year))

    @Slot()
    def _flag(self) -> None:
        question = self._page.stage.question
        if question is None:
            return
        try:
            self._mark(question)
        except ProgressError as error:
            self.failed.emit(error)
        self._page.flag.setChecked(question.identifier in self._flags)

    def _mark(self, question: Question) -> None:
        name = question.identifier
        if name in self._flags:
            self._progress.unflag(name)
            self._flags.discard(name)
        else:
            self._progress.flag(name)
            self._flags.add(name)

    @Slot(bool)
    def _pause(self, is_paused: bool) -> None:
        for watch in (self._whole, self._single):
            if is_paused:
                watch.pause()
            elif watch is self._whole or not self._page.is_answered:
                watch.start()

    @Slot()
    def _end(self) -> None:
        if self.session is not None:
            session, self.session = self.session, None
            self._whole.pause()
            self.finished.emit(session)
