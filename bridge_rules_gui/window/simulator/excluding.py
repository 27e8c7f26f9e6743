"""Why not another provision? What was considered is found on a worker and shown on request."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot

from bridge_rules_gui.simulation.excluded_page import EXCLUDED_ANCHOR, ExcludedWords, with_excluded
from bridge_rules_gui.simulation.moment_page import MomentPage
from bridge_rules_gui.simulation.moments import Moment
from bridge_rules_gui.simulation.simulation import Simulation
from bridge_rules_gui.window.simulator.law_pane import LawPane
from bridge_rules_gui.window.simulator.moment_names import moment_words
from bridge_rules_gui.window.speaking import say
from bridge_rules_gui.window.tasks import LatestTask

translate = QCoreApplication.translate


class Excluding(QObject):
    """Unfolds what was considered at the step that is shown. ``shown`` tells that it stands there.

    ``changed`` tells that it is wanted, or no more.
    """

    shown = Signal()
    changed = Signal()
    failed = Signal(object)

    def __init__(self, law: LawPane, parent: QObject) -> None:
        super().__init__(parent)
        self._law = law
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._show)
        self._task.failed.connect(self.failed)
        law.editions.why_not.toggled.connect(self.changed)

    @property
    def is_wanted(self) -> bool:
        """Whether it is to be shown with every step."""
        return self._law.editions.why_not.isChecked()

    def toggle(self) -> None:
        """Show it, or no more."""
        self._law.editions.why_not.toggle()

    def find(self, simulation: Simulation, moment: Moment) -> None:
        """Find what was considered at a step, and show it below its explanation."""
        self._task.start(partial(_page, simulation, moment))

    @Slot(object)
    def _show(self, found: tuple[Moment, MomentPage]) -> None:
        moment, page = found
        if self.is_wanted and self._law.shown_moment is moment:
            self._law.moment.show_page(page)
            self._law.moment.scrollToAnchor(EXCLUDED_ANCHOR)
            self.shown.emit()


def _page(simulation: Simulation, moment: Moment) -> tuple[Moment, MomentPage]:
    """Return the explanation with what was excluded below it; on a worker."""
    frame = moment.frame
    found = simulation.considered(frame.step, frame.edition)
    return moment, with_excluded(moment.page, found, excluded_words())


def excluded_words() -> ExcludedWords:
    """Return the words about what was excluded."""
    return ExcludedWords(
        moment=moment_words(say),
        considered=translate("Simulator", "Considered and excluded"),
        nothing=translate("Simulator", "Nothing else of this law was considered."),
        why_not=translate("Simulator", "Why not {law}?"),
        question=translate("Simulator", "({sentence})"),
    )
