"""What stands beside reading and searching: made once all books have been read."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.library.history import History
from bridge_rules_gui.window.actions.spec import Menu
from bridge_rules_gui.window.comparison.actions import COMPARISON_ACTIONS
from bridge_rules_gui.window.comparison.workplace import ComparisonWorkplace
from bridge_rules_gui.window.exporting.actions import EXPORT_ACTIONS, PRINT_ACTIONS
from bridge_rules_gui.window.exporting.exporter import Exporter
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.library.law_view import LawView
from bridge_rules_gui.window.looks.appearance import Appearance
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.notebook.actions import NOTEBOOK_ACTIONS, RECENT_ACTIONS
from bridge_rules_gui.window.notebook.controller import NotebookController
from bridge_rules_gui.window.notebook.recent_places import RecentPlaces
from bridge_rules_gui.window.quiz.actions import QUIZ_ACTIONS
from bridge_rules_gui.window.quiz.tools import QuizTools
from bridge_rules_gui.window.search.workplace import SearchWorkplace
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.shell.workplace import Workplace
from bridge_rules_gui.window.simulator.actions import SIMULATOR_ACTIONS
from bridge_rules_gui.window.simulator.editor.unsaved_offer import UnsavedOffer
from bridge_rules_gui.window.simulator.simulating import Simulating
from bridge_rules_gui.window.study_actions import STUDY_ACTIONS
from bridge_rules_gui.window.study_commands import StudyCommands
from bridge_rules_gui.window.terms.actions import OBLIGATION_ACTIONS, TERMS_ACTIONS
from bridge_rules_gui.window.terms.obligation_marks import ObligationMarks
from bridge_rules_gui.window.terms.shared_terms import SharedTerms
from bridge_rules_gui.window.terms.workplace import TermsWorkplace
from bridge_rules_gui.window.troubles import explained

if TYPE_CHECKING:
    from bridge_rules_gui.window.exporting.printing import Printing
    from bridge_rules_gui.window.library.desk import Desk
    from bridge_rules_gui.window.main_window import MainWindow
    from bridge_rules_gui.window.quiz.workplace import QuizWorkplace


class Study(QObject):
    """Makes terms and comparison ready, and changes between them and the reading.

    ``shown`` tells that what was asked for at the start stands on the screen, ``refused``
    carries the error when there is no such thing.
    """

    shown = Signal()
    refused = Signal(object)

    def __init__(
        self,
        window: MainWindow,
        shell: Shell,
        desk: Desk,
        settings: Settings,
        instruments: Instruments,
        *,
        appearance: Appearance,
        search: SearchWorkplace,
    ) -> None:
        super().__init__(window)
        self.window = window
        self._parts = window.parts
        self._settings = settings
        self._desk = desk
        self._appearance = appearance
        self.shell = shell
        self.search = search
        self.workplaces = shell.workplaces
        terms = SharedTerms(self.shell, settings, partial(instruments.terminology, desk.corpus))
        self.terms = TermsWorkplace(self.shell, terms, settings)
        self.shell.take_in(self.terms, TERMS_ACTIONS)
        self.comparison = ComparisonWorkplace(self.shell, desk.corpus, terms, settings, instruments)
        self.shell.take_in(self.comparison, COMPARISON_ACTIONS)
        exporter = Exporter(shell, desk.corpus, terms, self.comparison, instruments.comparison)
        shell.actions.connect(EXPORT_ACTIONS, exporter)
        shell.actions.connect_promised(PRINT_ACTIONS, self._made_printing)
        self.simulating = Simulating(
            desk.corpus,
            desk.navigator,
            self.workplaces,
            settings=settings,
            instruments=instruments,
            actions=window.parts.actions,
            colours=appearance.colours,
            parent=self,
        )
        tools = instruments.quiz
        self.quiz = (
            self.shell.promise("quiz", partial(self._made_quiz, terms, tools), QUIZ_ACTIONS)
            if tools is not None
            else None
        )
        self._places = (self.simulating,)
        self.notebook = self._made_notebook(instruments)
        self.recent = RecentPlaces(shell, desk.corpus, settings, window)
        self.obligation = ObligationMarks(self.law_view, terms)
        self._arrange()
        self._connect()
        self._take_colours(appearance.colours)
        commands, actions = StudyCommands(self), self._parts.actions
        actions.connect(STUDY_ACTIONS, commands)
        actions.connect(RECENT_ACTIONS, self.recent)
        actions.connect(OBLIGATION_ACTIONS, self.obligation)
        actions.connect(SIMULATOR_ACTIONS, self.simulating)

    def _made_quiz(self, terms: SharedTerms, tools: QuizTools) -> QuizWorkplace:
        from bridge_rules_gui.window.quiz.workplace import QuizWorkplace  # noqa: PLC0415 - now wanted

        return QuizWorkplace(
            self.shell,
            self._desk.corpus,
            terms,
            tools,
            self._settings,
            show_story=self.simulating.open_story,
        )

    def _made_printing(self) -> Printing:
        from bridge_rules_gui.window.exporting.printing import Printing  # noqa: PLC0415 - rare

        return Printing(self.shell, self.law_view, self.simulating)

    def _made_notebook(self, instruments: Instruments) -> NotebookController | None:
        if instruments.notebook is None:
            return None
        desk = self._desk
        notebook = NotebookController(
            self.shell,
            instruments.notebook(),
            desk.corpus,
            library=desk.library,
            navigator=desk.navigator,
        )
        self.shell.register(notebook, NOTEBOOK_ACTIONS)
        self._parts.put_above_workplaces(notebook.notice)
        return notebook

    @property
    def law_view(self) -> LawView:
        """The law text."""
        return self._desk.library.law_view

    def _arrange(self) -> None:
        self.workplaces.changed.connect(self._note_workplace)
        self._parts.put_in_menu(Menu.GO, self.recent.menu, "overview")
        self._parts.top_bar.address_bar.offer_menu(self.recent.menu)
        self._parts.put_above_workplaces(self.obligation)
        if self.simulating.unsaved is not None:
            offer = UnsavedOffer(self.simulating.unsaved, self.window)
            self._parts.put_above_workplaces(offer.notice)
            offer.taken.connect(self.simulating.resume_story)

    def _connect(self) -> None:
        self._appearance.changed.connect(self._take_colours)
        self.search.answered.connect(self.shown)
        self.shown.connect(self._tell_what_is_shown)
        self.shell.rested.connect(self._note_rest)
        self.shell.failed.connect(self.refused)
        self.law_view.word_activated.connect(self.look_up)
        for part in self._places:
            part.shown.connect(self.shown)
            part.failed.connect(self.tell_failure)
            part.told.connect(self.tell)
        self.law_view.zoom_changed.connect(self.comparison.set_zoom)
        self.law_view.comparison_wanted.connect(self.comparison.show_place)
        self.comparison.set_zoom(self.law_view.zoom)
        if self.comparison.takes_files:
            self.window.setAcceptDrops(True)
            self.window.installEventFilter(self.comparison)
        for chosen in (self.simulating.edition_changed, self.shell.edition_changed):
            chosen.connect(self._desk.commands.note_edition)
        self.simulating.practised.connect(self._record_practised)
        self.recent.note(self._desk.navigator.place)
        self._desk.navigator.opened.connect(self.recent.note)
        self._desk.navigator.opened.connect(self._come_to_reading)

    def may_close(self) -> bool:
        """Tell whether nothing would be lost, or the reader does not mind."""
        return self.simulating.may_close() and (self.notebook is None or self.notebook.may_close())

    def keep(self) -> None:
        """Keep work that is not kept yet, and how everything was arranged that was shown."""
        if self.notebook is not None:
            self.notebook.keep()
        self.shell.keep()
        self.simulating.keep()
        self._settings.workplace = self.workplace

    # What is shown.

    @property
    def workplace(self) -> str:
        """What the window is asked for to show the same workplace again; empty for the books."""
        current = self.workplaces.current
        if isinstance(current, Workplace):
            return current.address
        return next((place.address for place in self._places if place.room is current), "")

    @property
    def address(self) -> str:
        """What the window is asked for to show the same again, be it the answers of a search."""
        return self.search.address if self.search.is_open else self.workplace

    @property
    def history(self) -> History:
        """The places of the books visited."""
        return self._desk.navigator.history

    def resume(self, history: History) -> None:
        """Lead back and forward as the window did whose place this one takes."""
        self._desk.resume(history)

    def open_asked(self, asked: str) -> None:
        """Show what the command line asks for.

        ``search:`` and words, which are being searched already, ``terms:`` and a concept or
        ``report``, ``notebook``, alone or with ``:`` and words to be looked for in it,
        ``compare:`` and a law or nothing, or the name of a text that is compared word by word,
        ``own`` or the name of a file; ``scenario:`` and a situation or the name of a file;
        ``quiz``, alone or with ``:`` and one of its pages; ``welcome``, ``tour:`` and the number
        of a stop, ``help:`` and a page, ``find:`` and words.
        """
        kind, _, text = asked.partition(":")
        if kind == "search":
            if self.search.is_answered:
                self.shown.emit()
        elif kind == "quiz":
            self.shell.rested.connect(self.shown, Qt.ConnectionType.SingleShotConnection)
            self.shell.open(asked)
        elif kind == "scenario":
            self.simulating.open_asked(text)
        elif kind == self.comparison.name:
            self.shell.rested.connect(self.shown, Qt.ConnectionType.SingleShotConnection)
            self.shell.open(asked)
        else:
            once = Qt.ConnectionType.SingleShotConnection
            self.shown.connect(self._prepare_search, once)
            self.shell.rested.connect(self.shown, once)
            self.shell.open(asked)

    @Slot()
    def _prepare_search(self) -> None:
        """Get the search ready behind what was asked for, once a picture of it can be taken."""
        QTimer.singleShot(0, self.search, self.search.prepare)

    @Slot()
    def _tell_what_is_shown(self) -> None:
        """Let the bars tell of the place that is read, or of the workplace that is shown."""
        shown = self.workplaces.shown
        if self.workplaces.is_reading or (isinstance(shown, Workplace) and shown.shows_place_read):
            self._desk.tell_place()
        else:
            action = "search" if self.search.is_open else self.workplaces.action
            self._desk.tell_workplace(self._parts.actions[action].iconText(), self.address)

    @Slot()
    def _note_workplace(self) -> None:
        self._tell_what_is_shown()
        self.obligation.watch(is_read=self.workplaces.is_reading)
        workplace = self.workplaces.shown
        acted_on = workplace.acted_on if isinstance(workplace, Workplace) else None
        self._desk.commands.act_on(acted_on)
        if self.simulating.is_shown:
            self._desk.commands.choose_edition_of(self.simulating)
        elif isinstance(workplace, Workplace) and workplace.has_edition:
            self._desk.commands.choose_edition_of(workplace)
        else:
            self._desk.commands.choose_edition_of(None)

    @Slot(object)
    def _come_to_reading(self, place: Address) -> None:
        """Show the books because a place of them has been opened; a comparison follows it."""
        current = self.workplaces.current
        if (
            self.simulating.follow()
            or self.shell.come_back()
            or (isinstance(current, Workplace) and current.follow(place))
        ):
            self.shell.close_overlay()
        elif not self.workplaces.is_reading:
            self.workplaces.show_reading()
        self._tell_what_is_shown()

    @Slot()
    def _note_rest(self) -> None:
        """Let the bars tell of what a workplace shows now."""
        if isinstance(self.workplaces.current, Workplace):
            self._tell_what_is_shown()

    @Slot(str, int)
    def look_up(self, paragraph: str, offset: int) -> None:
        """Look a word of the law text up among the terms."""
        self.terms.open_word(self._desk.navigator.place.edition, paragraph, offset)

    @Slot(object, bool)
    def _record_practised(self, address: Address, is_right: bool) -> None:
        """Keep what was practised at the simulator's table with the student's progress."""
        if self.quiz is not None:
            self.quiz().record_practised(address, is_right=is_right)

    # Telling.

    def tell(self, message: str) -> None:
        """Show a passing message."""
        self._parts.status_line.tell(message)

    @Slot(object)
    def tell_failure(self, error: Exception) -> None:
        """Say in one line what could not be done."""
        self._parts.notice.say(explained(error))
        self.refused.emit(error)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        self.simulating.set_colours(colours)
