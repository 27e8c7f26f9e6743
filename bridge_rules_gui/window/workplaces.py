"""The workplaces beside reading and searching: made once all books have been read."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.simulation.editing_shelf import UnsavedWork
from bridge_rules_gui.window.actions.spec import Menu
from bridge_rules_gui.window.comparison.actions import COMPARISON_ACTIONS
from bridge_rules_gui.window.comparison.workplace import ComparisonWorkplace
from bridge_rules_gui.window.exporting.actions import EXPORT_ACTIONS, PRINT_ACTIONS
from bridge_rules_gui.window.exporting.exporter import Exporter
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.library.actions import TERM_ACTIONS
from bridge_rules_gui.window.library.controller import ReadingController
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.notebook.actions import NOTEBOOK_ACTIONS, RECENT_ACTIONS
from bridge_rules_gui.window.notebook.controller import NotebookController
from bridge_rules_gui.window.notebook.recent_places import RecentPlaces
from bridge_rules_gui.window.quiz.actions import QUIZ_ACTIONS
from bridge_rules_gui.window.quiz.tools import QuizTools
from bridge_rules_gui.window.search.workplace import SearchWorkplace
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.parts import WindowParts
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.simulator.actions import SIMULATOR_ACTIONS
from bridge_rules_gui.window.simulator.editor.unsaved_work import UnsavedOffer
from bridge_rules_gui.window.simulator.tools import SimulatorTools, no_situations
from bridge_rules_gui.window.terms.actions import OBLIGATION_ACTIONS, TERMS_ACTIONS
from bridge_rules_gui.window.terms.obligation_marks import ObligationMarks
from bridge_rules_gui.window.terms.shared_terms import SharedTerms
from bridge_rules_gui.window.terms.workplace import TermsWorkplace

if TYPE_CHECKING:
    from bridge_rules_gui.window.exporting.printing import Printing
    from bridge_rules_gui.window.quiz.workplace import QuizWorkplace
    from bridge_rules_gui.window.simulator.workplace import SimulatorWorkplace


class WorkplaceSet(QObject):
    """All of them, made with what they need of one another."""

    def __init__(
        self,
        parts: WindowParts,
        shell: Shell,
        reading: ReadingController,
        settings: Settings,
        instruments: Instruments,
        *,
        search: SearchWorkplace,
    ) -> None:
        super().__init__(shell)
        self._window = shell.window
        self._parts = parts
        self._settings = settings
        self._reading = reading
        corpus = reading.corpus
        self.shell = shell
        self.search = search
        terms = SharedTerms(self.shell, settings, partial(instruments.terminology, corpus))
        self.terms = TermsWorkplace(self.shell, terms, settings)
        self.shell.add_workplace(self.terms, TERMS_ACTIONS)
        self.comparison = ComparisonWorkplace(self.shell, corpus, terms, settings, instruments)
        self.shell.add_workplace(self.comparison, COMPARISON_ACTIONS)
        exporter = Exporter(shell, corpus, terms, self.comparison, instruments.comparison)
        shell.actions.connect(EXPORT_ACTIONS, exporter)
        shell.actions.connect_promised(PRINT_ACTIONS, self._made_printing)
        self.simulator = self.shell.add_workplace_later(
            "scenario", partial(self._made_simulator, instruments.simulator), SIMULATOR_ACTIONS
        )
        tools = instruments.quiz
        self.quiz = (
            self.shell.add_workplace_later(
                "quiz", partial(self._made_quiz, terms, tools), QUIZ_ACTIONS
            )
            if tools is not None
            else None
        )
        self.notebook = self._made_notebook(instruments)
        self.recent = RecentPlaces(shell, corpus, settings, self._window)
        self.obligation = ObligationMarks(self.law_view, terms)
        self._arrange(instruments.simulator)
        self._connect()
        actions = self._parts.actions
        actions.connect(TERM_ACTIONS, reading)
        actions.connect(RECENT_ACTIONS, self.recent)
        actions.connect(OBLIGATION_ACTIONS, self.obligation)

    def _made_simulator(self, tools: SimulatorTools | None) -> SimulatorWorkplace:
        from bridge_rules_gui.window.simulator.workplace import SimulatorWorkplace  # noqa: PLC0415 - now wanted

        return SimulatorWorkplace(
            self.shell,
            self._reading.corpus,
            tools or SimulatorTools(no_situations, Path(), Path()),
            self._settings,
            record_practised=self._record_practised,
        )

    def _show_scenario(self, scenario: Scenario) -> None:
        self.simulator().open_scenario(scenario)

    @Slot(object)
    def _resume_scenario(self, work: UnsavedWork) -> None:
        self.simulator().resume_scenario(work)

    def _made_quiz(self, terms: SharedTerms, tools: QuizTools) -> QuizWorkplace:
        from bridge_rules_gui.window.quiz.workplace import QuizWorkplace  # noqa: PLC0415 - now wanted

        return QuizWorkplace(
            self.shell,
            self._reading.corpus,
            terms,
            tools,
            self._settings,
            show_scenario=self._show_scenario,
        )

    def _made_printing(self) -> Printing:
        from bridge_rules_gui.window.exporting.printing import Printing  # noqa: PLC0415 - rare

        return Printing(self.shell)

    def _made_notebook(self, instruments: Instruments) -> NotebookController | None:
        if instruments.notebook is None:
            return None
        notebook = NotebookController(
            self.shell,
            instruments.notebook(),
            self._reading.corpus,
            library=self._reading.workplace,
            navigator=self._reading.navigator,
        )
        self.shell.register(notebook, NOTEBOOK_ACTIONS)
        self._parts.put_above_workplaces(notebook.notice)
        return notebook

    @property
    def law_view(self) -> LawView:
        """The law text."""
        return self._reading.workplace.law_view

    def _arrange(self, simulator: SimulatorTools | None) -> None:
        self.shell.changed.connect(self._note_shown)
        self._parts.put_in_menu(Menu.GO, self.recent.menu, "overview")
        self._parts.top_bar.address_bar.offer_menu(self.recent.menu)
        self._parts.put_above_workplaces(self.obligation)
        if simulator is not None:
            offer = UnsavedOffer(simulator.unsaved, self._window)
            self._parts.put_above_workplaces(offer.notice)
            offer.taken.connect(self._resume_scenario)

    def _connect(self) -> None:
        self.law_view.word_activated.connect(self.look_up)
        self.law_view.zoom_changed.connect(self.comparison.set_zoom)
        self.law_view.comparison_activated.connect(self.comparison.show_place)
        self.comparison.set_zoom(self.law_view.zoom)
        if self.comparison.takes_files:
            self._window.setAcceptDrops(True)
            self._window.installEventFilter(self.comparison)
        self.recent.note(self._reading.navigator.place)
        self._reading.navigator.opened.connect(self.recent.note)

    def may_close(self) -> bool:
        """Tell whether nothing would be lost, or the reader does not mind."""
        return self.shell.may_close() and (self.notebook is None or self.notebook.may_close())

    def keep(self) -> None:
        """Keep work that is not kept yet, and how everything was arranged that was shown."""
        if self.notebook is not None:
            self.notebook.keep()
        self._settings.workplace = self.shell.current.address

    @Slot()
    def _note_shown(self) -> None:
        self.obligation.watch(is_read=self.shell.is_reading)

    @Slot(str, int)
    def look_up(self, paragraph: str, offset: int) -> None:
        """Look a word of the law text up among the terms."""
        self.terms.open_word(self._reading.navigator.place.edition, paragraph, offset)

    def _record_practised(self, address: Address, is_right: bool) -> None:
        """Keep what was practised at the simulator's table with the student's progress."""
        if self.quiz is not None:
            self.quiz().record_practised(address, is_right=is_right)
