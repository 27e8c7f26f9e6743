"""The workplace for learning: today's questions, practice, exams and their reports, statistics."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial
from pathlib import Path
from secrets import randbelow
from typing import Final

from PySide6.QtCore import Qt, QTimer, Slot
from PySide6.QtWidgets import QFileDialog, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import NEWEST, Edition
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.library.chapters import chapters
from bridge_rules_gui.library.law_names import law_name
from bridge_rules_gui.progress.errors import DamagedProgressError, ProgressError
from bridge_rules_gui.quiz.bank import QuestionFilter
from bridge_rules_gui.quiz.course import Course, Overview, SharedProgress, Unfinished
from bridge_rules_gui.quiz.daily_plan import Pace
from bridge_rules_gui.quiz.exam import PRESETS, Preset, Sitting
from bridge_rules_gui.quiz.progress_exams import KeptExam
from bridge_rules_gui.quiz.progress_files import export_progress, import_progress
from bridge_rules_gui.quiz.session import Practice
from bridge_rules_gui.quiz.statistics import Statistics
from bridge_rules_gui.quiz.study_progress import StudyProgress
from bridge_rules_gui.terms.terminology import Terminology
from bridge_rules_gui.window.looks.palette import LIGHT, Colours
from bridge_rules_gui.window.quiz.exam_page import ExamPage
from bridge_rules_gui.window.quiz.message_page import MessagePage
from bridge_rules_gui.window.quiz.names import topic_names
from bridge_rules_gui.window.quiz.practice_page import PracticePage
from bridge_rules_gui.window.quiz.preset_dialog import PresetDialog
from bridge_rules_gui.window.quiz.report_page import ReportPage
from bridge_rules_gui.window.quiz.start_page import StartPage
from bridge_rules_gui.window.quiz.state import QuizState
from bridge_rules_gui.window.quiz.statistics_page import StatisticsPage
from bridge_rules_gui.window.quiz.style import quiz_style
from bridge_rules_gui.window.quiz.table_and_law import ShowScenario
from bridge_rules_gui.window.quiz.tools import QuizTools
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import Sheet, Workplace
from bridge_rules_gui.window.speaking import phrasebook, spoken_language
from bridge_rules_gui.window.terms.shared_terms import SharedTerms

Drawn = Practice | Sitting | Unfinished | KeptExam | None
"""What was drawn to be begun or shown; None where an exam to be resumed has gone."""
_SEEDS: Final = 1_000_000
_FILES: Final = "*.json"


class UnknownQuizError(LookupError):
    """Raised where a page of the quiz is asked for that is none."""

    def __init__(self, asked: str) -> None:
        super().__init__(
            sentence(
                (
                    "{asked} is not a page of the quiz; write quiz, quiz:today, quiz:weak, "
                    "quiz:practice, quiz:statistics, quiz:law/27, quiz:exam or quiz:report"
                ),
                asked=repr(asked),
            )
        )


class QuizWorkplace(Workplace):
    """Leads from page to page of the quiz; its questions are made ready when it is first shown."""

    name = "quiz"
    has_edition = True

    def __init__(
        self,
        shell: Shell,
        corpus: Corpus,
        terms: SharedTerms,
        tools: QuizTools,
        settings: Settings,
        *,
        show_scenario: ShowScenario,
    ) -> None:
        super().__init__()
        self._shell = shell
        self._corpus = corpus
        self._terms = terms
        self._tools = tools
        self._settings = settings
        self._progress = SharedProgress(tools.folder)
        self.course: Course | None = None
        self.topics: Mapping[str, str] = {}
        self._coming: tuple[str, ...] = ()  # as the last window left its practice
        self._waiting: Callable[[], None] | None = None
        self._is_opening = False
        self._is_exam_requested = False
        self.setObjectName("quiz")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.message = MessagePage(self)
        self.start = StartPage(self)
        self.practice = PracticePage(shell, corpus, show_scenario, self)
        self.exam = ExamPage(shell, corpus, show_scenario, self)
        self.report = ReportPage(shell, tools.fonts, self)
        self.statistics = StatisticsPage(shell, self)
        self._question_views = (self.practice.question_view, self.exam.question_view)
        self.pages = QStackedWidget(self)
        for page in (
            *(self.message, self.start, self.practice),
            *(self.exam, self.report, self.statistics),
        ):
            page.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            self.pages.addWidget(page)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self._take_state(settings.quiz)
        self._connect_start()
        self._connect_pages()

    def _take_state(self, state: QuizState) -> None:
        """Begin as the quiz was left the last time."""
        self._coming = state.coming
        if state.panes:
            for view in self._question_views:
                view.setSizes(list(state.panes))
        self.start.form.show_chapters(chapters(self._corpus))
        self.start.form.choose_edition(state.edition)
        self._name_laws()

    def _connect_start(self) -> None:
        start, form, exams = self.start, self.start.form, self.start.exams
        start.today.clicked.connect(self.practise_today)
        start.flagged.clicked.connect(self._practise_flagged)
        start.statistics.clicked.connect(self.show_statistics)
        start.pace_changed.connect(self._take_pace)
        start.closed.connect(self._shell.leave)
        form.begin.clicked.connect(self._practise_requested)
        form.weak.clicked.connect(self.practise_weak_laws)
        form.edition.currentIndexChanged.connect(self._follow_edition)
        exams.sitting_requested.connect(self.sit)
        exams.resume.clicked.connect(self._resume_sitting)
        exams.edit.clicked.connect(self._edit_preset)
        exams.add.clicked.connect(self._add_preset)
        exams.report_requested.connect(self.show_report)

    def _connect_pages(self) -> None:
        self.message.closed.connect(self.show_start)
        self.practice.finished.connect(self._sum_up)
        self.exam.handed_in.connect(self.show_report)
        self.exam.left.connect(self.show_start)
        self.report.practise.clicked.connect(self._practise_what_was_wrong)
        self.report.back.clicked.connect(self.show_start)
        self.statistics.edition.activated.connect(self.show_statistics)
        self.statistics.practice_requested.connect(self.practise)
        self.statistics.today_requested.connect(self.practise_today)
        self.statistics.back.clicked.connect(self.show_start)

    # What the window asks.

    @property
    def address(self) -> str:
        """What the window is asked for to show the same page again."""
        page = self._page
        return f"{self.name}:{page}" if page else self.name

    @property
    def _page(self) -> str:
        """The name of the page shown, by which it can be asked for; empty for the start."""
        if self.is_on(self.statistics):
            return "statistics"
        if self.is_on(self.report) and self.report.exam is not None:
            return f"report/{self.report.exam.name}"
        if self.exam.sitting is not None:
            return f"exam/{self.exam.sitting.preset.name}"
        return "practice" if self.practice.coming else ""

    def open(self, target: str) -> None:
        """Show a page of the quiz by its name; nothing asks for it as it was left."""
        kind, _, what = target.partition("/")
        pages: Mapping[str, Callable[[], None]] = {
            "today": self.practise_today,
            "weak": self.practise_weak_laws,
            "statistics": self.show_statistics,
            "law": partial(self._practise_law, what),
            "question": partial(self._practise_question, what),
            "practice": self._continue_practice,
            "exam": partial(self._sit_named, what),
            "report": partial(self._look_up_report, what),
        }
        is_law = what.isdecimal() and FIRST_LAW <= int(what) <= LAST_LAW
        if target and (kind not in pages or (kind == "law" and not is_law)):
            self._shell.fail(UnknownQuizError(target))
            return
        # Another exam asks by itself what becomes of the one being sat.
        if target and (kind == "exam" or self.exam.gives_way()):
            self._when_ready(pages[kind])
        self._resume()

    def _resume(self) -> None:
        """Show the quiz as it was left; at first, today's plan."""
        self._shell.show(self)
        if self.course is None:
            self._make_ready()
        elif self.is_on(self.start):
            self.show_start()
        else:
            self.take_keyboard()

    def may_leave(self) -> bool:
        """Ask whether an exam with closed books is left for something else."""
        return self.exam.may_leave()

    def printed(self) -> Sheet | None:
        """Return the report of an exam or the statistics; nothing while something else is shown."""
        if self.is_on(self.report):
            return Sheet(self.report.markup(LIGHT))
        return Sheet(self.statistics.markup()) if self.is_on(self.statistics) else None

    def keep(self) -> None:
        """Keep an exam under way as it stands, and how the quiz was left."""
        self.exam.remember()
        panes = tuple(self.practice.question_view.sizes())
        self._settings.quiz = QuizState(
            self.edition, panes if all(panes) else (), self.practice.coming
        )

    # What is shown.

    def is_on(self, page: QWidget) -> bool:
        """Tell whether a page is shown."""
        return self.pages.currentWidget() is page

    def go_to(self, page: QWidget) -> None:
        """Show a page, and put the keyboard there."""
        self.pages.setCurrentWidget(page)
        self.take_keyboard()

    def take_keyboard(self) -> None:
        """Put the keyboard where the work is."""
        page = self.pages.currentWidget()
        if page is self.practice:
            page = (
                self.practice.go if self.practice.is_answered else self.practice.question_view.card
            )
        elif page is self.exam:
            page = self.exam.question_view.card
        elif page is self.start:
            page = self.start.today
        elif page is self.report:
            page = self.report.first_control
        elif page is self.statistics:
            page = self.statistics.first_control
        elif page is self.message and self.message.offers:
            page = self.message.offers[0]
        if page is not None:
            page.setFocus(Qt.FocusReason.OtherFocusReason)

    def restyle(self) -> None:
        """Take the colours that hold; the pages take theirs once every widget has its palette."""
        before = self.styleSheet()
        super().restyle()
        if self.styleSheet() != before:
            QTimer.singleShot(0, self, self._restyle_pages)

    @Slot()
    def _restyle_pages(self) -> None:
        for view in self._question_views:
            view.aside.restyle()
        self.report.restyle()

    def style_in(self, colours: Colours) -> str:
        """Return the style sheet of all pages."""
        return quiz_style(colours)

    # Getting ready.

    def _make_ready(self) -> None:
        """Make the questions ready, and open the student's progress."""
        if not self._is_opening:
            self._is_opening = True
            self.message.show_getting_ready()
            self.go_to(self.message)
            self._terms.when_ready(self._open_course, self._explain)

    def _open_course(self, correct: Callable[[], object] | None = None) -> None:
        """Open the course on a worker, its damaged progress corrected before."""
        terminology = self._terms.terminology
        if terminology is not None:
            self._is_opening = True
            work = partial(_course, correct, self._tools, terminology, self._progress)
            self._shell.run(work, self._take_course, failed=self._refuse)

    def _take_course(self, course: Course) -> None:
        self._is_opening = False
        self.course = course
        self.topics = topic_names(course.topics)
        for view in self._question_views:
            view.card.topics = self.topics
        self.start.form.show_topics(self.topics)
        waiting, self._waiting = self._waiting, None
        (waiting or self.show_start)()

    def _when_ready(self, work: Callable[[], None]) -> None:
        """Do work at once, or as soon as the questions are there."""
        if self.course is not None:
            work()
        else:
            self._waiting = work

    def _refuse(self, error: Exception) -> None:
        self._explain(error)
        self._shell.fail(error)

    def _explain(self, error: Exception) -> None:
        """Say what is wrong on a page of its own; a damaged file can be corrected from there."""
        self._is_opening = False
        if isinstance(error, DamagedProgressError):
            self.message.show_damaged(
                error, self._restore, partial(self._open_course, self._progress.restart)
            )
            self.go_to(self.message)
        elif self.is_on(self.message):
            self.message.show_failed(error, self.show_start if self.course else self._shell.leave)

    def _restore(self, error: DamagedProgressError) -> None:
        """Put the newest good backup in the place of the damaged file."""
        if error.backup is not None:
            self._open_course(partial(self._progress.restore, error.backup))

    # The edition studied: chosen at the start, or by the bar of the window.

    @property
    def edition(self) -> Edition | None:
        """The edition studied, None for all of them."""
        return self.start.form.chosen_edition

    @property
    def _requested(self) -> QuestionFilter:
        """What questions are requested as far as the edition decides."""
        return QuestionFilter(editions=frozenset({self.edition} if self.edition else ()))

    def choose_edition(self, edition: Edition) -> None:
        """Study an edition from now on; what has begun continues as it is."""
        self.start.form.choose_edition(edition)
        if self.is_on(self.statistics):
            self.statistics.choose_edition(edition)
            self.show_statistics()
        elif not self.is_on(self.start):
            pattern = (
                self.tr(
                    "This exam keeps its editions. Your next questions will follow the Laws "
                    "of {year}."
                )
                if self.exam.is_under_way
                else self.tr("Your next questions will follow the Laws of {year}.")
            )
            self._shell.show_message(pattern.format(year=edition.year))

    @Slot()
    def _follow_edition(self) -> None:
        self._name_laws()
        if self.is_on(self.start):
            self.show_start()
        self._shell.note_edition()

    def _name_laws(self) -> None:
        """Name the laws of the edition chosen, those of the newest where it is any."""
        edition = self.edition or NEWEST
        self.start.form.name_laws(
            partial(law_name, self._corpus, edition, language=spoken_language())
        )

    # The start.

    @Slot()
    def show_start(self) -> None:
        """Show where the quiz begins, with today's plan."""
        if self.course is not None:
            work = partial(self.course.overview, self._requested)
            self._shell.run(work, self._take_overview, failed=self._refuse)

    @Slot(object)
    def _take_pace(self, pace: Pace) -> None:
        """Keep the pace here, not on a worker: two changes are kept in the order they came in."""
        if self.course is None:
            return
        try:
            self.course.progress.set_pace(pace)
        except ProgressError as error:
            self._shell.fail(error)
        self.show_start()

    def _take_overview(self, found: Overview) -> None:
        self.start.show_overview(found)
        is_requested, self._is_exam_requested = self._is_exam_requested, False
        if not (self.practice.is_under_way or self.exam.is_under_way):
            self.go_to(self.start)
            if is_requested:
                self.start.exams.take_keyboard()

    # Practice.

    def _draw(self, work: Callable[[], Drawn]) -> None:
        """Draw the questions of a session or an exam on a worker, and begin it."""
        self.message.show_drawing()
        self.go_to(self.message)
        self._shell.run(work, self._take_drawn, failed=self._refuse)

    def _take_drawn(self, drawn: Drawn) -> None:
        if self.course is None:
            return
        if drawn is None:
            self.show_start()
        elif isinstance(drawn, KeptExam):
            self.show_report(drawn)
        elif isinstance(drawn, Unfinished):
            self._ask_about(drawn)
        elif not (drawn.paper.questions if isinstance(drawn, Sitting) else drawn.coming):
            self.message.show_nothing(self.show_start)
        elif isinstance(drawn, Sitting):
            self.pages.setCurrentWidget(self.exam)
            self.exam.begin(self.course, drawn)
        else:
            self.begin_practice(drawn)

    def begin_practice(self, session: Practice) -> None:
        """Begin a session that has a question."""
        if self.course is not None:
            self.pages.setCurrentWidget(self.practice)
            self.practice.begin(self.course, session)

    @Slot()
    def practise_today(self) -> None:
        """Begin with today's questions."""
        if self.course is not None:
            self._draw(partial(self.course.sessions.today, self._requested))

    @Slot()
    def practise_weak_laws(self) -> None:
        """Practise the laws the student is weak in."""
        if self.course is not None:
            practise = self.course.sessions.practise_weak_laws
            self._draw(partial(practise, self._requested, randbelow(_SEEDS), self._number))

    @Slot(object)
    def practise(self, question_filter: QuestionFilter) -> None:
        """Practise requested questions."""
        if self.course is not None:
            practise = self.course.sessions.practise
            self._draw(partial(practise, question_filter, randbelow(_SEEDS), self._number))

    @property
    def _number(self) -> int:
        return self.start.form.number.value()

    @Slot()
    def _practise_requested(self) -> None:
        self.practise(self.start.form.question_filter)

    def _practise_law(self, law: str) -> None:
        self.practise(QuestionFilter(laws=frozenset({int(law)})))

    def _practise_question(self, name: str) -> None:
        """Practise a question written by hand, under the edition being read if it is there."""
        if self.course is not None:
            read = self._shell.place.edition
            editions = sorted(Edition, key=lambda edition: edition is not read)
            names = [f"{name}@{edition.value}" for edition in editions]
            self._draw(partial(self.course.sessions.first_of, names))

    def _practise_again(self, identifiers: Iterable[str]) -> None:
        """Practise certain questions."""
        if self.course is not None:
            self._draw(partial(self.course.sessions.again, tuple(identifiers)))

    @Slot()
    def _practise_flagged(self) -> None:
        if self.course is not None:
            self._practise_again(flag.question for flag in self.course.progress.flags())

    @Slot()
    def _practise_what_was_wrong(self) -> None:
        exam = self.report.exam
        if exam is not None:
            self._practise_again(mark.question for mark in exam.report.wrong)

    def _continue_practice(self) -> None:
        """Continue with the questions that were left when the window was last closed."""
        coming, self._coming = self._coming, ()
        if coming:
            self._practise_again(coming)
        else:
            self.show_start()

    @Slot(object)
    def _sum_up(self, session: Practice) -> None:
        """Say how a session was; one that was left before the first answer needs no words."""
        if not session.answers:
            self.show_start()
            return
        wrong = dict.fromkeys(a.question.identifier for a in session.answers if not a.is_right)
        self.message.show_summary(
            session,
            self.practice.seconds,
            again=partial(self._practise_again, tuple(wrong)) if wrong else None,
            statistics=self.show_statistics,
            back=self.show_start,
        )
        self.go_to(self.message)
        self._shell.note_change()

    # Exams.

    @Slot(object)
    def sit(self, preset: Preset) -> None:
        """Begin an exam, unless another one is unfinished: then what becomes of it is asked."""
        if self.course is not None:
            self._draw(partial(self.course.sitting_or_unfinished, preset, randbelow(_SEEDS)))

    def _sit_instead(self, preset: Preset) -> None:
        """Begin an exam in the place of the unfinished one."""
        if self.course is not None:
            self._draw(partial(self.course.sitting, preset, randbelow(_SEEDS)))

    def _sit_named(self, name: str) -> None:
        known = {preset.name: preset for preset in PRESETS}
        self.sit(known.get(name, PRESETS[0]))

    @Slot()
    def _resume_sitting(self) -> None:
        """Resume the unfinished exam."""
        if self.course is not None:
            self._draw(self.course.resumed)

    def _ask_about(self, unfinished: Unfinished) -> None:
        """Ask what becomes of an unfinished exam; one on the screen is but come back to."""
        to_exam = partial(self.go_to, self.exam) if self.exam.is_under_way else None
        self.message.show_unfinished(
            unfinished.sitting,
            resume=to_exam or self._resume_sitting,
            instead=partial(self._sit_instead, unfinished.preset),
            back=to_exam or self.show_start,
        )

    def choose_exam(self) -> None:
        """Show the exams to choose from; one that is being sat stays on the screen."""
        self._is_exam_requested = True
        self._when_ready(self.show_start)
        self._resume()

    def resume_exam(self) -> None:
        """Resume the unfinished exam; where there is none, show where the quiz begins."""
        if not self.exam.is_under_way:
            self._when_ready(self._resume_sitting)
        self._resume()

    def _look_up_report(self, name: str) -> None:
        if self.course is not None:
            self._draw(partial(self.course.exam_handed_in, name))

    @Slot(object)
    def show_report(self, exam: KeptExam) -> None:
        """Show what came of an exam."""
        self.report.show_exam(exam, self.topics)
        self.go_to(self.report)
        self._shell.note_change()

    @Slot()
    def _edit_preset(self) -> None:
        """Set an exam otherwise, as it was at first, or let it go."""
        preset = self.start.exams.chosen_preset
        if preset is None or self.course is None:
            return
        exams = self.course.exams
        taken = self._names_of_presets - {preset.name}
        dialog = PresetDialog(preset, self.topics, self, taken=taken)
        if dialog.exec():
            if dialog.is_forgotten:
                exams.forget_preset(preset.name)
            else:
                exams.keep_preset(dialog.preset)
                self.start.exams.choose_next(dialog.preset.name)
            self.show_start()
        dialog.deleteLater()

    @Slot()
    def _add_preset(self) -> None:
        """Set a new exam, beginning with the one chosen."""
        preset = self.start.exams.chosen_preset
        if preset is None or self.course is None:
            return
        dialog = PresetDialog(preset, self.topics, self, taken=self._names_of_presets)
        dialog.name.setText(self.tr("My exam"))
        dialog.name.selectAll()
        if dialog.exec() and not dialog.is_forgotten:
            self.course.exams.keep_preset(dialog.preset)
            self.start.exams.choose_next(dialog.preset.name)
            self.show_start()
        dialog.deleteLater()

    @property
    def _names_of_presets(self) -> frozenset[str]:
        presets = self.course.exams.presets() if self.course is not None else ()
        return frozenset(preset.name for preset in presets)

    # Statistics, and the progress they are counted from.

    @Slot()
    def show_statistics(self) -> None:
        """Show what the answers on the edition chosen there tell."""
        if self.course is not None:
            edition = self.statistics.chosen_edition
            work = partial(self.course.statistics, (edition,) if edition else ())
            self._shell.run(work, self._take_statistics, failed=self._refuse)

    def _take_statistics(self, found: Statistics) -> None:
        self.statistics.show_statistics(found, self.topics)
        self.go_to(self.statistics)

    def record_practised(self, address: Address, *, is_right: bool) -> None:
        """Keep that a ruling at the simulator's table was right or not."""
        topic = self.course.bank.material.topic(address) if self.course is not None else ""
        work = partial(_recorded, self._progress, address, is_right, topic)
        self._shell.run(work, self._take_recorded, failed=self._refuse)

    def _take_recorded(self, _nothing: None) -> None:
        """Leave the screen as it is: the answer is kept."""

    def export_progress(self) -> None:
        """Ask for a file to write the progress to."""
        self._when_ready(self._ask_export)
        self._resume()

    def import_progress(self) -> None:
        """Ask for a file of progress to be brought together with what is here."""
        self._when_ready(self._ask_import)
        self._resume()

    def _ask_export(self) -> None:
        self.show_start()
        title = self.tr("Export Progress")
        files = self.tr("Progress ({pattern})").format(pattern=_FILES)
        chosen, _ = QFileDialog.getSaveFileName(self, title, "bridge-progress.json", files)
        if chosen and self.course is not None:
            path = Path(chosen)
            path = path if path.suffix else path.with_suffix(".json")
            work = partial(_exported, self.course.progress, path)
            self._shell.run(work, self._report_written)

    def _report_written(self, path: Path) -> None:
        self._shell.show_message(self.tr("Saved: {file}").format(file=path))

    def _ask_import(self) -> None:
        self.show_start()
        title = self.tr("Import Progress")
        files = self.tr("Progress ({pattern});;All files (*)").format(pattern=_FILES)
        chosen, _ = QFileDialog.getOpenFileName(self, title, "", files)
        if chosen and self.course is not None:
            work = partial(import_progress, self.course.progress, Path(chosen))
            self._shell.run(work, self._take_imported)

    def _take_imported(self, number: int) -> None:
        self._shell.show_message(self.tr("New answers imported: {count}.").format(count=number))
        self.show_start()


def _course(
    correct: Callable[[], object] | None,
    tools: QuizTools,
    terminology: Terminology,
    progress: SharedProgress,
) -> Course:
    """Return the questions with the student's progress; on a worker."""
    if correct is not None:
        correct()
    opened = progress.opened()
    return Course(tools.bank(terminology, phrasebook()), opened)


def _recorded(progress: SharedProgress, address: Address, right: bool, topic: str) -> None:
    """Keep what was practised at the table; on a worker."""
    progress.opened().record_practice(address, right, topic)


def _exported(progress: StudyProgress, path: Path) -> Path:
    """Write the progress to a file; on a worker."""
    export_progress(progress, path)
    return path
