"""What stands beside reading and searching: made once all books have been read."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

from bridge_rules_gui.views.actions.spec import Menu
from bridge_rules_gui.views.comparison.comparing import Comparing
from bridge_rules_gui.views.comparison.comparing_own import OWN, ComparingOwn
from bridge_rules_gui.views.comparison.comparing_words import NAMES, ComparingWords
from bridge_rules_gui.views.exporting.exporting import Exporting
from bridge_rules_gui.views.notebook.noting import Noting
from bridge_rules_gui.views.notebook.recent_places import RecentPlaces
from bridge_rules_gui.views.quiz.commands import QuizCommands
from bridge_rules_gui.views.quiz.quizzing import Quizzing
from bridge_rules_gui.views.simulator.commands import SimulatorCommands
from bridge_rules_gui.views.simulator.editor.unsaved_offer import UnsavedOffer
from bridge_rules_gui.views.simulator.simulating import Simulating
from bridge_rules_gui.views.study_commands import StudyCommands
from bridge_rules_gui.views.terms.looking_up import LookingUp
from bridge_rules_gui.views.terms.obligation_layer import ObligationLayer
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.reading.history import History
    from bridge_rules_gui.views.comparison.comparison_desk import ComparisonDesk
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.library.desk import Desk
    from bridge_rules_gui.views.library.law_view import LawView
    from bridge_rules_gui.views.looks.appearance import Appearance
    from bridge_rules_gui.views.looks.palette import Colours
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.search.answering import Answering
    from bridge_rules_gui.views.settings import Settings


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
        desk: Desk,
        settings: Settings,
        appearance: Appearance,
        instruments: Instruments,
        *,
        answering: Answering,
    ) -> None:
        super().__init__(window)
        self.window = window
        self._parts = window.parts
        self._settings = settings
        self._desk = desk
        self._appearance = appearance
        self._answering = answering
        self.search = answering.search
        self.workplaces = answering.workplaces
        self.looking_up = LookingUp(
            desk, self.workplaces, settings, instruments, window.parts, parent=self
        )
        self.terms = self.looking_up.desk
        self.comparing = Comparing(
            desk, self.terms, self.workplaces, settings, instruments, parent=self
        )
        self.comparing_words = ComparingWords(desk, self.terms, self.workplaces, parent=self)
        self.comparing_own = ComparingOwn(
            window, desk, self.terms, self.workplaces, instruments, parent=self
        )
        self.exporting = Exporting(
            window, desk, self.terms, self.comparing, instruments, parent=self
        )
        self.simulating = Simulating(
            desk,
            self.workplaces,
            settings,
            instruments,
            window.parts.actions,
            colours=appearance.colours,
            parent=self,
        )
        self.quizzing = Quizzing(
            desk,
            self.workplaces,
            self.terms,
            self.simulating,
            tools=instruments.quiz,
            settings=settings,
            colours=appearance.colours,
            parent=self,
        )
        self._places = (
            *(self.looking_up, self.comparing, self.comparing_words, self.comparing_own),
            *(self.simulating, self.quizzing),
        )
        self.noting = (
            Noting(window, desk, instruments.notebook, appearance.colours)
            if instruments.notebook is not None
            else None
        )
        self.recent = RecentPlaces(desk.corpus, settings, self._parts.actions, window)
        self.obligation = ObligationLayer(self.law_view, self.terms, appearance.colours)
        self._arrange()
        self._connect()
        self._take_colours(appearance.colours)
        self._parts.actions.connect_study(StudyCommands(self))
        self._parts.actions.connect_simulator(SimulatorCommands(self.simulating))
        if instruments.quiz is not None:
            self._parts.actions.connect_quiz(QuizCommands(self.quizzing))

    @property
    def law_view(self) -> LawView:
        """The law text."""
        return self._desk.library.law_view

    @property
    def comparison(self) -> ComparisonDesk:
        """The workplace for comparing."""
        return self.comparing.desk

    def _arrange(self) -> None:
        self.workplaces.changed.connect(self._note_workplace)
        self._parts.put_in_menu(Menu.GO, self.recent.menu, "overview")
        self._parts.top_bar.address_bar.offer_menu(self.recent.menu)
        self._parts.put_above_workplaces(self.obligation.legend)
        if self.simulating.unsaved is not None:
            offer = UnsavedOffer(self.simulating.unsaved, self.window)
            self._parts.put_above_workplaces(offer.notice)
            offer.taken.connect(self.simulating.resume_story)

    def _connect(self) -> None:
        self._appearance.changed.connect(self._take_colours)
        self.search.answered.connect(self.shown)
        self.search.closed.connect(self._tell_what_is_shown)
        self.shown.connect(self._tell_what_is_shown)
        self.terms.place_chosen.connect(self._answering.open_place)
        for part in self._places:
            part.shown.connect(self.shown)
            part.failed.connect(self.tell_failure)
            part.told.connect(self.tell)
        for comparing in (self.comparing, self.comparing_own):
            comparing.concept_wanted.connect(self.looking_up.open_concept)
        for chosen in (self.simulating.edition_changed, self.quizzing.edition_changed):
            chosen.connect(self._desk.commands.note_edition)
        self.exporting.failed.connect(self.tell_failure)
        self.recent.note(self._desk.navigator.place)
        self._desk.navigator.opened.connect(self.recent.note)
        self.recent.place_chosen.connect(self._open_recent)
        if self.noting is not None:
            self.noting.told.connect(self.tell)
        self._desk.navigator.opened.connect(self._come_to_reading)

    @Slot(object)
    def _open_recent(self, place: Address) -> None:
        self._parts.notice.hide()
        self._desk.navigator.open(place)

    def may_close(self) -> bool:
        """Tell whether nothing would be lost, or the reader does not mind."""
        return self.simulating.may_close() and (self.noting is None or self.noting.may_close())

    def keep(self) -> None:
        """Keep work that is not kept yet, and how everything was arranged that was shown."""
        if self.noting is not None:
            self.noting.keep()
        self.looking_up.remember()
        self.simulating.keep()
        self.quizzing.remember()
        self._settings.workplace = self.workplace

    # What is shown.

    @property
    def workplace(self) -> str:
        """What the window is asked for to show the same workplace again; empty for the books."""
        current = self.workplaces.current
        return next((place.address for place in self._places if place.room is current), "")

    @property
    def address(self) -> str:
        """What the window is asked for to show the same again, be it the answers of a search."""
        return f"search:{self.search.text}" if self.search.is_open else self.workplace

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
        ``quiz``, alone or with ``:`` and one of its pages.
        """
        kind, _, text = asked.partition(":")
        if kind == "search":
            if self.search.is_answered:
                self.shown.emit()
        elif kind == "quiz":
            self.quizzing.open_asked(text)
        elif kind == "notebook":
            self._open_notebook(text)
        elif kind == "scenario":
            self.simulating.open_asked(text)
        elif kind == "compare" and text.strip() in NAMES:
            self.comparing_words.open_named(text.strip())
        elif kind == "compare" and text.strip() == OWN:
            self.comparing_own.open()
        elif kind == "compare" and Path(text.strip()).suffix:
            self.comparing_own.open_file(Path(text.strip()))
        elif kind == "compare":
            self.comparing.open_asked(text.strip())
        else:
            once = Qt.ConnectionType.SingleShotConnection
            self.terms.shown.connect(self._answering.preparation.begin, once)
            self.looking_up.open_asked(text.strip())

    def _open_notebook(self, words: str) -> None:
        """Show the reader's notes, all or those with certain words."""
        if self.noting is not None:
            once = Qt.ConnectionType.SingleShotConnection
            self.noting.desk.written.connect(self.shown, once)
            self.noting.desk.failed.connect(self.refused, once)
            self.noting.listing.open(words)

    @Slot()
    def _tell_what_is_shown(self) -> None:
        """Let the bars tell of the place that is read, or of the workplace that is shown."""
        if self.workplaces.is_reading or self.comparing.is_law_shown:
            self._desk.tell_place()
        else:
            action = "search" if self.search.is_open else self.workplaces.action
            self._desk.tell_workplace(self._parts.actions[action].iconText(), self.address)

    @Slot()
    def _note_workplace(self) -> None:
        self._tell_what_is_shown()
        self.obligation.watch(is_read=self.workplaces.is_reading)
        shown = (part for part in (self.simulating, self.quizzing) if part.is_shown)
        self._desk.commands.choose_edition_of(next(shown, None))

    @Slot(object)
    def _come_to_reading(self, place: Address) -> None:
        """Show the books because a place of them has been opened; a comparison follows it."""
        if self.simulating.follow() or self.quizzing.follow() or self.comparing.follow(place):
            self.search.close()
        elif not self.workplaces.is_reading:
            self.workplaces.show_reading()
        self._tell_what_is_shown()

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
        self.terms.view.set_colours(colours)
        self.comparison.room.set_colours(colours)
        self.comparing_words.desk.room.set_colours(colours)
        self.comparing_own.set_colours(colours)
        self.simulating.set_colours(colours)
        self.quizzing.set_colours(colours)
        self.obligation.set_colours(colours)
        if self.noting is not None:
            self.noting.set_colours(colours)
