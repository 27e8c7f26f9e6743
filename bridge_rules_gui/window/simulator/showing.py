"""A story on the screen: the step that is shown, its table, its law and its question."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.simulation.editions_page import editions_handout
from bridge_rules_gui.simulation.moments import Moment, Stage, Staged
from bridge_rules_gui.window.simulator.editions_names import editions_words
from bridge_rules_gui.window.simulator.simulator_view import SimulatorView
from bridge_rules_gui.window.speaking import say, say_text


class Showing(QObject):
    """Shows a story that has been made ready; every step of it is at hand."""

    def __init__(self, view: SimulatorView, parent: QObject) -> None:
        super().__init__(parent)
        self._view = view
        self.staged: Staged | None = None
        self.step = 0

    @property
    def moment(self) -> Moment | None:
        """What is shown under one edition."""
        return self.staged.moments[self.step] if self.staged else None

    def begin(self, staged: Staged, step: int) -> None:
        """Show another story, at a step; beyond its end, at its end."""
        self.step = min(step, staged.simulation.steps)
        scenario = staged.simulation.scenario
        self._view.head.show_story(say_text(scenario.title), say_text(scenario.story))
        self.go_on_with(staged)

    def go_on_with(self, staged: Staged) -> None:
        """Show the same step of the story made ready anew: its marks may be others."""
        self.staged = staged
        self._view.player.show_story(staged)
        self.step = min(self.step, staged.simulation.steps)
        self._note_step()
        self.show_table()

    def go_to(self, step: int) -> bool:
        """Show the table after so many events; tell whether there is such a step."""
        if self.staged is None or not 0 <= step < len(self.staged.moments):
            return False
        is_next = step == self.step + 1
        self.step = step
        self._note_step()
        self.show_table(is_moved=is_next)
        return True

    def _note_step(self) -> None:
        if self.staged is not None:
            self._view.player.show_step(self.step)
            self._view.head.show_step(self.step, self.staged.simulation.steps)

    @Slot()
    def show_table(self, *, is_moved: bool = False) -> None:
        """Show the table of the step; a card that has just been played is seen to move."""
        moment, player = self.moment, self._view.player
        if moment is not None:
            self._view.table.show_position(
                moment.frame.position,
                player.seen_hands,
                animate=is_moved and player.animated.isChecked(),
            )

    def show_law(self, *, is_side_by_side: bool, can_undo: bool) -> None:
        """Show the law of the step, and ask what the story leaves open."""
        moment, staged = self.moment, self.staged
        if moment is None or staged is None:
            return
        if is_side_by_side:
            self._view.law.show_columns(staged.columns[self.step])
        else:
            self._view.law.show_moment(moment)
        needed = moment.frame.ruling.facts_needed
        judgement = needed[0].judgement if needed else None
        words = say(judgement.question) if judgement else ""
        self._view.law.question.ask(judgement, words, can_undo=can_undo)

    def markup(self, stage: Stage) -> str:
        """Return the step under all editions as markup for print; nothing without a story."""
        if self.staged is None:
            return ""
        simulation = self.staged.simulation
        scenario = simulation.scenario
        moment = stage.columns_moment(simulation, self.step)
        words = editions_words(say)
        return editions_handout(say_text(scenario.title), say_text(scenario.story), moment, words)
