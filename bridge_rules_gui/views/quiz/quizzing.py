"""The quiz beside reading: made when it is first wanted, its laws opened in the book and back."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.views.window.detour import Detour

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.bridge.story import Scenario
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.quiz.quiz_desk import QuizDesk
    from bridge_rules_gui.views.quiz.quiz_files import QuizFiles
    from bridge_rules_gui.views.quiz.tools import QuizTools
    from bridge_rules_gui.views.settings import Settings
    from bridge_rules_gui.views.simulator.simulating import Simulating
    from bridge_rules_gui.views.terms.terms_desk import TermsDesk
    from bridge_rules_gui.views.window.workplaces import Workplaces

ACTION: Final = "quiz"

_BESIDE_EXAM: Final = ("", "exam")
"""What may be asked for in an exam: the start leads back to it, another exam asks by itself."""


class UnknownQuizError(LookupError):
    """Raised where a page of the quiz is asked for that is none."""

    def __init__(self, asked: str) -> None:
        super().__init__(
            sentence(
                "{asked} is no page of the quiz; write quiz, quiz:today, "
                "quiz:weak, quiz:practice, quiz:statistics, quiz:law/27, quiz:exam or quiz:report",
                asked=repr(asked),
            )
        )


class Quizzing(QObject):
    """Opens the quiz, and lets the student come back from the book to his question.

    ``shown`` tells that what was asked for stands on the screen, ``failed`` carries the error
    when it cannot be done, ``edition_changed`` tells that another edition is studied.
    """

    shown = Signal()
    failed = Signal(object)
    told = Signal(str)
    edition_changed = Signal()

    def __init__(
        self,
        desk: Desk,
        workplaces: Workplaces,
        terms: TermsDesk,
        simulating: Simulating,
        *,
        tools: QuizTools | None,
        settings: Settings,
        colours: Colours,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._corpus = desk.corpus
        self._detour = Detour(desk.navigator, workplaces)
        self._workplaces, self._terms, self._simulating = workplaces, terms, simulating
        self._tools, self._settings, self._colours = tools, settings, colours
        self._quiz: QuizDesk | None = None
        self._files: QuizFiles | None = None
        if tools is not None:
            simulating.practised.connect(self._record)

    @property
    def desk(self) -> QuizDesk:
        """The quiz, made when it is first asked for."""
        if self._quiz is None:
            self._quiz = self._made()
        return self._quiz

    def _made(self) -> QuizDesk:
        from bridge_rules_gui.services.quiz.quiz_room import ProgressDoor  # noqa: PLC0415 - now
        from bridge_rules_gui.views.quiz.quiz_desk import QuizDesk  # noqa: PLC0415
        from bridge_rules_gui.views.quiz.quiz_files import QuizFiles  # noqa: PLC0415

        if self._tools is None:
            raise RuntimeError("a window without questions has no quiz")
        desk = QuizDesk(self._corpus, self._tools, ProgressDoor(self._tools.folder), self)
        desk.take_state(self._settings.quiz)
        desk.shown.connect(self.shown)
        desk.failed.connect(self.failed)
        desk.told.connect(self.told)
        desk.view.start.wish.edition_changed.connect(self.edition_changed)
        self._files = QuizFiles(desk, self._tools.fonts)
        self._files.told.connect(self.told)
        self._files.failed.connect(self.failed)
        desk.left.connect(self._workplaces.show_reading)
        desk.book_wanted.connect(self._workplaces.show_reading)
        desk.place_wanted.connect(self._detour.open)
        desk.table_wanted.connect(self._open_table)
        self._workplaces.add(desk.view)
        self._workplaces.guard(desk.view, desk.exam.may_leave)
        desk.set_colours(self._colours)  # in the window: its style comes first
        return desk

    @property
    def is_shown(self) -> bool:
        """Whether the quiz fills the window."""
        return self._quiz is not None and self._workplaces.is_shown(self._quiz.view)

    @property
    def edition(self) -> Edition | None:
        """The edition studied, None for all."""
        return self.desk.edition.chosen

    def choose_edition(self, edition: Edition) -> None:
        """Study an edition from now on."""
        self.desk.edition.choose(edition)

    @property
    def room(self) -> QWidget | None:
        """What fills the window with the quiz, None before that is wanted."""
        return self._quiz.view if self._quiz is not None else None

    @property
    def address(self) -> str:
        """What the window is asked for to show the same page again."""
        page = self.desk.page
        return f"{ACTION}:{page}" if page else ACTION

    # -- opening -------------------------------------------------------------------------

    def open(self) -> None:
        """Show the quiz as it was left; at first, today's plan."""
        desk = self.desk
        self._workplaces.enter(desk.view, ACTION)
        if desk.room is None:
            self._make_ready()
        elif desk.view.is_on(desk.view.start):
            desk.show_start()
        else:
            desk.view.begin()

    def _make_ready(self) -> None:
        if not self.desk.opening.is_under_way:
            self.desk.pages.say_getting_ready()
            self._terms.when_ready(self._take_terms)

    def _take_terms(self) -> None:
        terminology, desk = self._terms.terminology, self.desk
        if terminology is not None and desk.room is None and not desk.opening.is_under_way:
            desk.make_ready(terminology)

    def open_asked(self, asked: str) -> None:
        """Show a page of the quiz by its name; nothing asks for the start."""
        kind, _, what = asked.strip().partition("/")
        desk = self.desk
        pages: Mapping[str, Callable[[], None]] = {
            "": desk.show_start,
            "today": desk.beginning.today,
            "weak": desk.beginning.weak,
            "statistics": desk.show_statistics,
            "law": partial(self._practise, what),
            "practice": desk.go_on,
            "exam": partial(self._sit, what),
            "report": partial(desk.beginning.report, what),
        }
        is_law = what.isdecimal() and FIRST_LAW <= int(what) <= LAST_LAW
        if kind not in pages or (kind == "law" and not is_law):
            self.failed.emit(UnknownQuizError(asked))
            return
        if kind in _BESIDE_EXAM or desk.exam.gives_way():
            desk.when_ready(pages[kind])
        self.open()

    def export_progress(self) -> None:
        """Ask for a file to write the progress to."""
        self.desk.when_ready(self._ask_export)
        self.open()

    def import_progress(self) -> None:
        """Ask for a file of progress to be taken in."""
        self.desk.when_ready(self._ask_import)
        self.open()

    def _ask_export(self) -> None:
        if self._files is not None:
            self.desk.show_start()
            self._files.ask_export()

    def _ask_import(self) -> None:
        if self._files is not None:
            self.desk.show_start()
            self._files.ask_import()

    def _practise(self, law: str) -> None:
        from bridge_rules_gui.quiz.bank import Wanted  # noqa: PLC0415 - now wanted

        self.desk.beginning.wanted(Wanted(laws=frozenset({int(law)})))

    def _sit(self, name: str) -> None:
        from bridge_rules_gui.quiz.exam import PRESETS  # noqa: PLC0415 - now wanted

        known = {preset.name: preset for preset in PRESETS}
        self.desk.beginning.exam(known.get(name, PRESETS[0]))

    def follow(self) -> bool:
        """Come back to the quiz where the reader goes back behind where he left it.

        Tell whether the quiz fills the window now.
        """
        is_back = self._detour.take_back()
        if is_back:
            self.open()
        return is_back

    # -- the simulator, the window -------------------------------------------------------

    @Slot(object)
    def _open_table(self, scenario: Scenario) -> None:
        """Show the story of a question at the simulator's table."""
        self._simulating.open_story(scenario)

    @Slot(object, bool)
    def _record(self, address: Address, is_right: bool) -> None:
        """Keep what was practised at the simulator's table."""
        self.desk.record_practised(address, is_right=is_right)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        if self._quiz is not None:
            self._quiz.set_colours(colours)

    def remember(self) -> None:
        """Keep an exam under way as it stands, and how the quiz was left."""
        if self._quiz is not None:
            self._quiz.remember()
            self._settings.quiz = self._quiz.left_as()
