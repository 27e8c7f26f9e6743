"""What the simulator shows: stories made ready on a worker, stepped through at once."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.library.law_names import cited_title, law_name
from bridge_rules_gui.simulation.library import SituationLibrary
from bridge_rules_gui.simulation.moments import Stage
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.asked import NEW, PRACTICE, AskedStory
from bridge_rules_gui.window.simulator.editions_names import editions_words
from bridge_rules_gui.window.simulator.handing_out import HandingOut
from bridge_rules_gui.window.simulator.openings import Opened, Opening, Openings
from bridge_rules_gui.window.simulator.practising import Practising
from bridge_rules_gui.window.simulator.ruling_shown import RulingShown
from bridge_rules_gui.window.simulator.showing import Showing
from bridge_rules_gui.window.simulator.simulator_view import SimulatorView
from bridge_rules_gui.window.simulator.state import SimulatorState
from bridge_rules_gui.window.simulator.story_editing import StoryEditing
from bridge_rules_gui.window.simulator.tools import SimulatorTools
from bridge_rules_gui.window.speaking import say, say_text, spoken_language


class SimulatorDesk(QObject):
    """Answers the simulator.

    ``shown`` tells that what was asked for stands on the screen, ``failed`` carries the error
    where it cannot be. ``place_wanted`` carries a provision to be opened in the book,
    ``story_changed`` tells whether a story stands on the table, ``edition_changed`` that it is
    under another edition.
    """

    shown = Signal()
    failed = Signal(object)
    told = Signal(str)
    place_wanted = Signal(object)
    story_changed = Signal()
    practised = Signal(object, bool)
    edition_changed = Signal()

    def __init__(
        self, corpus: Corpus, tools: SimulatorTools, state: SimulatorState, parent: QObject
    ) -> None:
        super().__init__(parent)
        self.view = SimulatorView()
        language = spoken_language()
        self.view.library.named_law = partial(law_name, corpus, Edition.BG_2017, language=language)
        self._state = state
        self._opened = ""  # by what name, or from which file, the story on the table was opened
        self._stage = Stage(corpus, editions_words(say), say_text)
        self.showing = Showing(self.view, self)
        self.editing = StoryEditing(corpus, tools, self.view, self)
        self.practising = Practising(
            self._stage, self.view.law, self, is_closed=state.is_book_closed
        )
        self.practising.pane.named_place = partial(cited_title, corpus, language=language)
        self.handing_out = HandingOut(self._simulation, tools.fonts, self.view, self)
        self.ruling = RulingShown(
            self._stage,
            self.showing,
            self.practising,
            self.view.law,
            self,
            edition=state.edition,
            is_side_by_side=state.is_side_by_side,
        )
        self.openings = Openings(tools, self._stage, self)
        self._connect()
        self.view.player.take_state(state)
        self.view.take_sizes(state.panes)
        self.editing.take_sizes(state.editor_panes)

    def _connect(self) -> None:
        view = self.view
        self.openings.library_read.connect(self._take_library)
        self.openings.opened.connect(self._take_opened)
        self.openings.file_to_ask.connect(self._ask_about)
        self.openings.failed.connect(self._refuse)
        self.ruling.shown.connect(self.shown)
        self.ruling.failed.connect(self.failed)
        self.editing.story_wanted.connect(self.open_story)
        self.editing.place_wanted.connect(self.place_wanted)
        self.editing.told.connect(self.told)
        self.editing.changed.connect(self.story_changed)
        self.editing.shown.connect(self.shown)
        self.practising.step_wanted.connect(self.show_step)
        self.practising.practised.connect(self.practised)
        self.practising.ready.connect(self.shown)
        self.practising.failed.connect(self.failed)
        self.practising.ended.connect(self._end_practice)
        self.handing_out.told.connect(self.told)
        self.handing_out.failed.connect(self.failed)
        view.head.practice_wanted.connect(self.practise)
        view.library.new_wanted.connect(self.editing.begin_new)
        view.library.file_wanted.connect(self.editing.ask_file)
        view.library.place_wanted.connect(self._open_commentary)
        view.head.edit_wanted.connect(self.edit_story)
        view.library.opened.connect(self.open_named)
        view.library.practised.connect(self.practise_named)
        view.list_wanted.connect(self._go_back)
        view.player.step_wanted.connect(self.show_step)
        view.player.changed.connect(self._take_looks)
        view.law.edition_chosen.connect(self.choose_edition)
        view.law.place_wanted.connect(self.place_wanted)

    # -- what stands on the table --------------------------------------------------------

    @property
    def scenario(self) -> Scenario | None:
        """The story on the table."""
        return self.showing.staged.simulation.scenario if self.showing.staged else None

    @property
    def address(self) -> str:
        """What to ask for to see the same again: a situation or a file, or the editor.

        Empty for the list, and for a story that was told elsewhere.
        """
        if self.editing.is_shown:
            return str(self.editing.path.absolute()) if self.editing.path else NEW
        if not self.view.is_staged:
            return ""
        how = PRACTICE if self.practising.is_under_way else ""
        return str(AskedStory(self._opened, self.showing.step, how))

    def _simulation(self) -> Simulation | None:
        return self.showing.staged.simulation if self.showing.staged else None

    @property
    def stage(self) -> Stage:
        """Who makes stories ready."""
        return self._stage

    # -- the library ---------------------------------------------------------------------

    @Slot()
    def show_library(self) -> None:
        """Show the situations."""
        self.view.show_library()
        self.story_changed.emit()
        self.openings.read_library()

    @Slot(object)
    def _take_library(self, library: SituationLibrary) -> None:
        self.view.library.show_library(library, self._state.recent)
        self.shown.emit()

    # -- opening -------------------------------------------------------------------------

    @Slot(str)
    def open_named(self, name: str) -> None:
        """Open a situation of the library."""
        self.open(Opening(name))

    @Slot(str)
    def practise_named(self, name: str) -> None:
        """Open a situation of the library to be practised."""
        self.open(Opening(name, is_practised=True))

    @Slot(object)
    def open_story(self, scenario: Scenario) -> None:
        """Open a story of the reader's own."""
        self.open(Opening(scenario=scenario))

    def open(self, opening: Opening) -> None:
        """Open a story; what is shown stays until it is ready, or if it cannot be."""
        self.openings.open(opening, self.ruling.edition)

    @Slot(object)
    def _ask_about(self, file: Path) -> None:
        """Let the editor ask about a file."""
        self.shown.emit()  # before a question stands on the screen and is waited for
        self.editing.open_file(file)

    @Slot(object)
    def _refuse(self, error: Exception) -> None:
        """Say what cannot be opened, with the situations to choose from where nothing is shown."""
        if self.showing.staged is None and not self.editing.is_shown:
            self.show_library()
        self.failed.emit(error)

    @Slot(object)
    def _take_opened(self, opened: Opened) -> None:
        file = opened.opening.file
        self._opened = str(file.absolute()) if file else opened.opening.name
        if opened.opening.name:
            self._state = self._state.opened(opened.opening.name)
            self.view.library.note_recent(self._state.recent)
        self.practising.end()
        self.showing.begin(opened.staged, opened.opening.step)
        self.view.show_stage()
        self.ruling.begin()
        self.story_changed.emit()
        if opened.opening.is_practised:
            self.practise()
        else:
            self.shown.emit()

    # -- practising ----------------------------------------------------------------------

    @Slot()
    def practise(self) -> None:
        """Lead the director's dialogue about the story, or end it."""
        if self.showing.staged is None:
            return
        if self.practising.is_under_way:
            self.practising.end()
            return
        self.choose_edition(self.ruling.edition)
        self._lead_practice(self.showing.staged.simulation)

    def _lead_practice(self, simulation: Simulation) -> None:
        self.view.head.practise.setChecked(True)
        self.view.law.question.ask(None, "", can_undo=False)
        self.practising.begin(simulation, self.ruling.edition)

    @Slot()
    def _end_practice(self) -> None:
        self.view.head.practise.setChecked(False)
        self.ruling.show_step()
        self.shown.emit()

    @Slot()
    def _go_back(self) -> None:
        """Leave the dialogue for the story, the story for the list."""
        if self.practising.is_under_way:
            self.practising.end()
        else:
            self.show_library()

    @Slot()
    def edit_story(self) -> None:
        """Change a copy of the story on the table."""
        if self.scenario is not None:
            self.editing.edit(self.scenario)

    @Slot(str)
    def _open_commentary(self, place: str) -> None:
        self.place_wanted.emit(Address.parse(place))

    # -- stepping ------------------------------------------------------------------------

    @Slot(int)
    def show_step(self, step: int) -> None:
        """Show the story after so many events."""
        if self.showing.go_to(step):
            self.ruling.show_step()
            self.shown.emit()

    @Slot()
    def _take_looks(self) -> None:
        """Show the same step as the reader now wants it shown."""
        player = self.view.player
        self._state = replace(
            self._state,
            seen=player.seen_hands,
            speed=int(player.speed.currentData()),
            is_animated=player.animated.isChecked(),
        )
        self.showing.show_table()

    # -- editions ------------------------------------------------------------------------

    @Slot(object)
    def choose_edition(self, edition: Edition | None) -> None:
        """Show the law of an edition, or of all of them for None.

        A dialogue that is led begins anew under the edition; side by side there is none.
        """
        is_led = self.practising.is_under_way and edition is not None
        self.practising.end()
        self.ruling.choose(edition)
        self.edition_changed.emit()
        if is_led and self.showing.staged is not None:
            self._lead_practice(self.showing.staged.simulation)

    # -- for the window ------------------------------------------------------------------

    def markup(self) -> str:
        """Return the step under all editions as markup for print."""
        return self.showing.markup(self._stage) if self.view.is_staged else ""

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.view.set_colours(colours)
        self.editing.set_colours(colours)

    def left_as(self) -> SimulatorState:
        """Return how the simulator stands, to be remembered."""
        return replace(
            self._state,
            edition=self.ruling.edition,
            is_side_by_side=self.ruling.is_side_by_side,
            panes=self.view.pane_sizes or self._state.panes,
            editor_panes=self.editing.pane_sizes,
            is_book_closed=self.practising.is_book_closed,
        )
