"""What the quiz shows: made ready on a worker, then led from page to page."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.quiz.exam import Sitting
from bridge_rules_gui.quiz.progress.errors import DamagedProgressError
from bridge_rules_gui.services.quiz.overview import Overview, overview
from bridge_rules_gui.services.quiz.progress_exams import KeptExam
from bridge_rules_gui.views.quiz.beginning import Beginning, Unfinished
from bridge_rules_gui.views.quiz.exam_desk import ExamDesk
from bridge_rules_gui.views.quiz.names import topic_names
from bridge_rules_gui.views.quiz.opening import QuizOpening
from bridge_rules_gui.views.quiz.practice_desk import PracticeDesk
from bridge_rules_gui.views.quiz.quiz_view import QuizView
from bridge_rules_gui.views.quiz.recording import Recording
from bridge_rules_gui.views.quiz.state import QuizState
from bridge_rules_gui.views.quiz.statistics_desk import StatisticsDesk
from bridge_rules_gui.views.quiz.studied_edition import StudiedEdition
from bridge_rules_gui.views.quiz.told_pages import ToldPages
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.quiz.bank import Wanted
    from bridge_rules_gui.quiz.daily_plan import Pace
    from bridge_rules_gui.quiz.session import Practice
    from bridge_rules_gui.quiz.statistics import Statistics
    from bridge_rules_gui.services.quiz.quiz_room import ProgressDoor, QuizRoom
    from bridge_rules_gui.services.terms.terminology import Terminology
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.quiz.tools import QuizTools


class QuizDesk(QObject):
    """Answers the quiz.

    ``shown`` tells that a page stands on the screen, ``failed`` carries what could not be done,
    ``left`` leads back to the reading, ``place_wanted`` carries a place to be read, ``book_wanted``
    asks for the book as it was left, ``table_wanted`` carries a story for the simulator.
    """

    shown = Signal()
    failed = Signal(object)
    told = Signal(str)
    left = Signal()
    book_wanted = Signal()
    place_wanted = Signal(object)
    table_wanted = Signal(object)

    def __init__(
        self, corpus: Corpus, tools: QuizTools, door: ProgressDoor, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.view = QuizView()
        self.room: QuizRoom | None = None
        self.topics: Mapping[str, str] = {}
        self._left: tuple[str, ...] = ()
        self.opening = QuizOpening(tools, door, self)
        self._waiting: Callable[[], None] | None = None
        self.practice = PracticeDesk(corpus, self.view.practice, self)
        self.exam = ExamDesk(corpus, self.view.exam, self)
        self.edition = StudiedEdition(corpus, self.view, self.exam, self)
        self.beginning = Beginning(self.view, self)
        self.pages = ToldPages(self.view.message, self)
        self.statistics = StatisticsDesk(self.view.statistics, self)
        self._recording = Recording(door, self)
        self._looking = LatestTask(self)
        self._connect()

    def _connect(self) -> None:
        view, start = self.view, self.view.start
        self.opening.opened.connect(self._take_room)
        self._looking.succeeded.connect(self._take_overview)
        self.statistics.counted.connect(self._take_statistics)
        self.statistics.place_wanted.connect(self.place_wanted)
        for work in (self.opening, self.statistics, self._recording, self._looking):
            work.failed.connect(self._refuse)
        self.beginning.drawing.connect(self._say_drawing)
        self.beginning.drawn.connect(self._take_drawn)
        self.beginning.failed.connect(self._refuse)
        for desk in (self.practice, self.exam):
            desk.failed.connect(self.failed)
        self.practice.told.connect(self.told)
        self.practice.finished.connect(self._sum_up)
        self.practice.prepared.connect(self.shown)
        self.exam.prepared.connect(self.shown)
        self.exam.handed_in.connect(self.show_report)
        self.exam.left.connect(self.show_start)
        view.exam.book_wanted.connect(self.book_wanted)
        view.place_wanted.connect(self.place_wanted)
        view.table_wanted.connect(self.table_wanted)
        start.pace_changed.connect(self._take_pace)
        start.exams.report_wanted.connect(self.show_report)
        start.statistics_wanted.connect(self.show_statistics)
        start.left.connect(self.left)
        self.edition.plan_wanted.connect(self.show_start)
        self.edition.told.connect(self.told)
        for page in (view.statistics, view.report, view.message):
            page.left.connect(self.show_start)

    # -- getting ready -------------------------------------------------------------------

    def make_ready(self, terminology: Terminology) -> None:
        """Make the questions ready, and open the student's progress."""
        self.pages.say_getting_ready()
        self.view.go_to(self.view.message)
        self.opening.begin(terminology)

    @Slot(object)
    def _take_room(self, room: QuizRoom) -> None:
        self.room = self.beginning.room = self.statistics.room = room
        self.topics = topic_names(room.topics)
        self.view.take_topics(self.topics)
        waiting, self._waiting = self._waiting, None
        (waiting or self.show_start)()

    def when_ready(self, work: Callable[[], None]) -> None:
        """Do work at once, or as soon as the questions are there."""
        if self.room is not None:
            work()
        else:
            self._waiting = work

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        """Say what is wrong; a damaged file can be mended from here."""
        if isinstance(error, DamagedProgressError):
            self.pages.say_damaged(error, self.opening.restore, self.opening.start_anew)
            self.view.go_to(self.view.message)
        elif self.view.is_on(self.view.message):
            self.pages.say_failed(error, self.show_start if self.room else self.left.emit)
        self.failed.emit(error)

    # -- the start -----------------------------------------------------------------------

    @Slot()
    def show_start(self) -> None:
        """Show where the quiz begins, with today's plan."""
        if self.room is not None:
            room = self.room
            self._looking.start(
                partial(
                    overview,
                    room.progress,
                    room.sessions,
                    room.exams,
                    room.bank,
                    self.edition.wanted,
                )
            )

    @Slot(object)
    def _take_overview(self, found: Overview) -> None:
        self.view.start.show_overview(found)
        if not (self.practice.is_under_way or self.exam.is_under_way):
            self.view.go_to(self.view.start)
        self.shown.emit()

    @Slot(object)
    def _take_pace(self, pace: Pace) -> None:
        if self.room is not None:
            room = self.room
            self._looking.start(partial(_paced, room, pace, self.edition.wanted))

    # -- sessions ------------------------------------------------------------------------

    @Slot()
    def _say_drawing(self) -> None:
        self.pages.say_drawing()
        self.view.go_to(self.view.message)

    @Slot(object)
    def _take_drawn(self, drawn: Practice | Sitting | Unfinished | KeptExam | None) -> None:
        if self.room is None:
            return
        if drawn is None:
            self.show_start()
        elif isinstance(drawn, KeptExam):
            self.show_report(drawn)
        elif isinstance(drawn, Unfinished):
            self._ask_about(drawn)
        elif not (drawn.paper.questions if isinstance(drawn, Sitting) else drawn.coming):
            self.pages.say_nothing(self.show_start)
            self.shown.emit()
        elif isinstance(drawn, Sitting):
            self.view.pages.setCurrentWidget(self.view.exam)
            self.exam.begin(self.room, drawn)
        else:
            self.view.pages.setCurrentWidget(self.view.practice)
            self.practice.begin(self.room, drawn)

    def _ask_about(self, unfinished: Unfinished) -> None:
        """Ask what becomes of an unfinished exam; one on the screen is but come back to."""
        to_exam = partial(self.view.go_to, self.view.exam) if self.exam.is_under_way else None
        self.pages.say_unfinished(
            unfinished.sitting,
            go_on=to_exam or self.beginning.resume,
            instead=partial(self.beginning.exam_instead, unfinished.wanted),
            back=to_exam or self.show_start,
        )
        self.shown.emit()

    @Slot(object)
    def _sum_up(self, session: Practice) -> None:
        """Say how a session was; one that was left before the first answer needs no words."""
        if not session.answers:
            self.show_start()
            return
        wrong = dict.fromkeys(a.question.identifier for a in session.answers if not a.is_right)
        self.pages.say_summary(
            session,
            self.practice.seconds,
            again=partial(self.beginning.again, tuple(wrong)) if wrong else None,
            statistics=self.show_statistics,
            back=self.show_start,
        )
        self.view.go_to(self.view.message)
        self.shown.emit()

    # -- exams ---------------------------------------------------------------------------

    @Slot(object)
    def show_report(self, exam: KeptExam) -> None:
        """Show what came of an exam."""
        self.view.report.show_exam(exam, self.topics)
        self.view.go_to(self.view.report)
        self.shown.emit()

    # -- statistics ----------------------------------------------------------------------

    @Slot()
    def show_statistics(self) -> None:
        """Show what the answers tell."""
        self.statistics.count(self.view.statistics.chosen_edition)

    @Slot(object)
    def _take_statistics(self, found: Statistics) -> None:
        self.view.statistics.show_statistics(found, self.topics)
        self.view.go_to(self.view.statistics)
        self.shown.emit()

    # -- the simulator, the window -------------------------------------------------------

    def record_practised(self, address: Address, *, is_right: bool) -> None:
        """Keep that a ruling at the simulator's table was right or not."""
        topic = self.room.bank.material.topic(address) if self.room else ""
        self._recording.keep(address, topic, is_right=is_right)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.view.set_colours(colours)

    def take_state(self, state: QuizState) -> None:
        """Begin as the quiz was left the last time."""
        self.edition.begin_with(state.edition)
        self.view.take_sizes(state.panes)
        self._left = state.coming

    def left_as(self) -> QuizState:
        """Return how the quiz is left."""
        return QuizState(self.edition.chosen, self.view.pane_sizes, self.practice.coming)

    def go_on(self) -> None:
        """Go on with the questions that were left when the window was last closed."""
        left, self._left = self._left, ()
        if left:
            self.beginning.again(left)
        else:
            self.show_start()

    @property
    def page(self) -> str:
        """The name of the page shown, by which it can be asked for; empty for the start."""
        if self.view.is_on(self.view.statistics):
            return "statistics"
        if self.view.is_on(self.view.report) and self.view.report.exam is not None:
            return f"report/{self.view.report.exam.name}"
        if self.exam.sitting is not None:
            return f"exam/{self.exam.sitting.preset.name}"
        return "practice" if self.practice.coming else ""

    def remember(self) -> None:
        """Keep an exam under way as it stands."""
        self.exam.remember()


def _paced(room: QuizRoom, pace: Pace, wanted: Wanted) -> Overview:
    room.progress.set_pace(pace)
    return overview(room.progress, room.sessions, room.exams, room.bank, wanted)
