"""The simulator beside reading: made when it is first wanted, its provisions opened in the book."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtWidgets import QWidget

from bridge_rules_gui.corpus.corpus import Corpus
from bridge_rules_gui.corpus.edition import Edition, EditionError
from bridge_rules_gui.game.story import Scenario
from bridge_rules_gui.simulation.editing_shelf import UnsavedWork
from bridge_rules_gui.simulation.library import SituationLibrary
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.instruments import Instruments
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.looks.palette import LIGHT, Colours
from bridge_rules_gui.window.settings import Settings
from bridge_rules_gui.window.shell.detour import Detour
from bridge_rules_gui.window.shell.workplaces import Workplaces
from bridge_rules_gui.window.simulator.asked import (
    ALL_EDITIONS,
    NEW,
    PRACTICE,
    AskedStory,
    UnknownWishError,
)
from bridge_rules_gui.window.simulator.simulator_desk import SimulatorDesk
from bridge_rules_gui.window.simulator.tools import SimulatorTools


class Simulating(QObject):
    """Opens stories, and lets the reader come back from the book to where he left them.

    ``shown`` tells that what was asked for stands on the screen, ``failed`` carries the error
    when it cannot be shown. ``practised`` carries a provision and whether it was known,
    ``edition_changed`` tells that the table is under another edition.
    """

    shown = Signal()
    failed = Signal(object)
    told = Signal(str)
    practised = Signal(object, bool)
    edition_changed = Signal()

    def __init__(
        self,
        corpus: Corpus,
        navigator: Navigator,
        workplaces: Workplaces,
        *,
        settings: Settings,
        instruments: Instruments,
        actions: ActionSet,
        colours: Colours,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._corpus = corpus
        self._detour = Detour(navigator, workplaces)
        self._workplaces = workplaces
        self._settings = settings
        self._instruments = instruments
        self._actions = actions
        self._colours = colours
        self._simulator: SimulatorDesk | None = None
        workplaces.changed.connect(self._note_story)

    @property
    def desk(self) -> SimulatorDesk:
        """The simulator, made when it is first asked for."""
        if self._simulator is None:
            self._simulator = self._made()
        return self._simulator

    def _made(self) -> SimulatorDesk:
        from bridge_rules_gui.window.simulator.simulator_desk import SimulatorDesk  # noqa: PLC0415 - now wanted

        tools = self._instruments.simulator or SimulatorTools(_no_situations, Path(), Path())
        desk = SimulatorDesk(self._corpus, tools, self._settings.simulator, self)
        desk.set_colours(self._colours)
        desk.shown.connect(self.shown)
        desk.failed.connect(self.failed)
        desk.told.connect(self.told)
        desk.practised.connect(self.practised)
        desk.edition_changed.connect(self.edition_changed)
        desk.place_wanted.connect(self._detour.open)
        desk.story_changed.connect(self._note_story)
        desk.view.left.connect(self._workplaces.show_reading)
        self._workplaces.add(desk.view)
        return desk

    @property
    def unsaved(self) -> Path | None:
        """The folder of the reader's unsaved stories, if stories are kept at all."""
        tools = self._instruments.simulator
        return None if tools is None else tools.unsaved

    @property
    def room(self) -> QWidget | None:
        """What fills the window with the simulator, None before that is wanted."""
        return self._simulator.view if self._simulator is not None else None

    @property
    def address(self) -> str:
        """What the window is asked for to show the same situation again, else all of them."""
        return f"scenario:{self.desk.address}"

    @property
    def is_shown(self) -> bool:
        """Whether the simulator fills the window."""
        return self._simulator is not None and self._workplaces.is_shown(self._simulator.view)

    @property
    def edition(self) -> Edition:
        """The edition the table is under."""
        return self.desk.ruling.edition

    def choose_edition(self, edition: Edition) -> None:
        """Rule the story on the table under an edition."""
        self.desk.choose_edition(edition)

    def open_story_file(self) -> None:
        """Ask for a file of stories, and open it."""
        self.open()
        self.desk.editing.ask_file()

    def may_close(self) -> bool:
        """Ask what becomes of unsaved work; tell whether the window may close."""
        return self._simulator is None or self._simulator.editing.may_close()

    # -- opening -------------------------------------------------------------------------

    def open(self) -> None:
        """Show the simulator as it was left; at first, the situations."""
        desk = self.desk
        self._detour.end()
        self._workplaces.enter(desk.view, "simulator")
        if desk.scenario is None and not desk.editing.is_shown:
            desk.show_library()
        else:
            desk.view.begin()

    def open_library(self) -> None:
        """Show the situations."""
        self._workplaces.enter(self.desk.view, "simulator")
        self.desk.show_library()

    def tell_new(self) -> None:
        """Begin a story of the reader's own."""
        self._workplaces.enter(self.desk.view, "simulator")
        self.desk.editing.begin_new()

    @Slot(object)
    def resume_story(self, work: UnsavedWork) -> None:
        """Go on with a story of the reader's own that was left unsaved."""
        self._workplaces.enter(self.desk.view, "simulator")
        self.desk.editing.resume(work)

    def open_story(self, scenario: Scenario) -> None:
        """Open a story told elsewhere, after its last event."""
        from bridge_rules_gui.window.simulator.openings import Opening  # noqa: PLC0415

        self._workplaces.enter(self.desk.view, "simulator")
        self.desk.open(Opening(scenario=scenario, step=len(scenario.events)))

    def open_asked(self, text: str) -> None:
        """Open a story by its name in the library, or the first of a file, as `AskedStory` says."""
        from bridge_rules_gui.window.simulator.openings import Opening  # noqa: PLC0415 - now wanted

        asked = AskedStory.parse(text)
        if asked.what in ("", NEW):
            (self.tell_new if asked.what else self.open_library)()
            return
        try:
            self._take_manner(asked.how)
        except LookupError as error:
            self.failed.emit(error)
            return
        self._workplaces.enter(self.desk.view, "simulator")
        is_file = bool(Path(asked.what).suffix)
        self.desk.open(
            Opening(
                name="" if is_file else asked.what,
                file=Path(asked.what) if is_file else None,
                step=asked.step,
                is_practised=asked.how == PRACTICE,
            )
        )

    def _take_manner(self, how: str) -> None:
        if how == ALL_EDITIONS:
            self.desk.choose_edition(None)
        elif how and how != PRACTICE:
            try:
                self.desk.choose_edition(Edition.parse(how))
            except EditionError as error:
                raise UnknownWishError(how) from error

    def follow(self) -> bool:
        """Come back to the story where the reader goes back behind where he left it.

        Tell whether the simulator fills the window now.
        """
        is_back = self._detour.take_back()
        if is_back:
            self.open()
        return is_back

    # -- what the window needs -----------------------------------------------------------

    def markup(self) -> str:
        """Return what is shown as markup for print; nothing while something else is shown."""
        return self._simulator.markup() if self._simulator and self.is_shown else ""

    def print_style(self) -> str:
        """Return the style sheet of what is printed."""
        from bridge_rules_gui.window.simulator.moment_text import moment_style  # noqa: PLC0415 - rare

        return moment_style(LIGHT)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        if self._simulator is not None:
            self._simulator.set_colours(colours)

    def keep(self) -> None:
        """Keep an unsaved story, and how the simulator stands, if it was used."""
        if self._simulator is not None:
            self._simulator.editing.keep()
            self._settings.simulator = self._simulator.left_as()

    @Slot()
    def _note_story(self) -> None:
        """Let the actions on a story be told only while one stands on the table."""
        desk = self._simulator
        is_there = desk is not None and desk.view.is_staged and self.is_shown
        self._actions.note_story(is_there=is_there)


def _no_situations(_text: Callable[[str], str]) -> SituationLibrary:
    """Return an empty library: a window that was given none still opens files."""
    from bridge_rules_gui.simulation.library import SituationLibrary  # noqa: PLC0415 - rare

    return SituationLibrary(())
