"""The law beside the table: under one edition or under all, with what was answered and excluded."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.moments import Stage, Staged
from bridge_rules_gui.table.judgement import Judgement
from bridge_rules_gui.window.simulator.excluding import Excluding
from bridge_rules_gui.window.simulator.law_pane import LawPane
from bridge_rules_gui.window.simulator.practising import Practising
from bridge_rules_gui.window.simulator.restaging import Restaging
from bridge_rules_gui.window.simulator.showing import Showing


class RulingShown(QObject):
    """Keeps the law true to the step that is shown and to the edition chosen.

    ``shown`` tells that it stands there after it was made ready anew, ``failed`` carries what
    went wrong. While the dialogue is led, that shows of the law what may be seen.
    """

    shown = Signal()
    failed = Signal(object)

    def __init__(
        self,
        stage: Stage,
        showing: Showing,
        practising: Practising,
        law: LawPane,
        parent: QObject,
        *,
        edition: Edition,
        is_side_by_side: bool,
    ) -> None:
        super().__init__(parent)
        self._showing = showing
        self._practising = practising
        self._law = law
        self.edition = edition
        self.is_side_by_side = is_side_by_side
        self.excluding = Excluding(law, self)
        self._restaging = Restaging(stage, self)
        self._restaging.staged.connect(self._take_staged)
        self._restaging.failed.connect(self.failed)
        self.excluding.changed.connect(self.show_step)
        self.excluding.failed.connect(self.failed)
        law.question.answered.connect(self._answer)
        law.question.taken_back.connect(self._take_back)
        self._show_choice()

    def begin(self) -> None:
        """Show the law of another story, in which nothing has been answered yet."""
        self._restaging.forget()
        self.show_step()

    @Slot()
    def show_step(self) -> None:
        """Show the law of the step."""
        staged, moment = self._showing.staged, self._showing.moment
        if self._practising.is_under_way or staged is None:
            return
        self._showing.show_law(
            is_side_by_side=self.is_side_by_side, can_undo=self._restaging.can_undo
        )
        if self.excluding.is_wanted and not self.is_side_by_side and moment is not None:
            self.excluding.find(staged.simulation, moment)

    def choose(self, edition: Edition | None) -> None:
        """Show the law of an edition, or of all of them for None."""
        self.is_side_by_side = edition is None
        self.edition = edition or self.edition
        self._show_choice()
        staged = self._showing.staged
        if staged is None:
            return
        if edition is None or edition is staged.edition:
            self.show_step()
        else:
            self._restaging.under(staged.simulation, edition)

    def _show_choice(self) -> None:
        self._law.show_edition(None if self.is_side_by_side else self.edition, self.edition)

    @Slot(object, bool)
    def _answer(self, judgement: Judgement, holds: bool) -> None:
        if self._showing.staged is not None:
            simulation = self._showing.staged.simulation
            self._restaging.answer(simulation, judgement, self.edition, holds=holds)

    @Slot()
    def _take_back(self) -> None:
        self._restaging.take_back(self.edition)

    @Slot(object)
    def _take_staged(self, staged: Staged) -> None:
        self._showing.go_on_with(staged)
        self.show_step()
        self.shown.emit()
