"""The statistics counted on a worker, and their laws opened in the book."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal, Slot

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import Citation
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from bridge_rules_gui.services.quiz.quiz_room import QuizRoom
    from bridge_rules_gui.views.quiz.statistics_page import StatisticsPage


class StatisticsDesk(QObject):
    """Answers the page of statistics.

    ``counted`` carries what the answers tell, ``failed`` why that cannot be counted,
    ``place_wanted`` a law to be read.
    """

    counted = Signal(object)
    failed = Signal(object)
    place_wanted = Signal(object)

    def __init__(self, page: StatisticsPage, parent: QObject) -> None:
        super().__init__(parent)
        self._page = page
        self.room: QuizRoom | None = None
        self._counting = LatestTask(self)
        self._counting.succeeded.connect(self.counted)
        self._counting.failed.connect(self.failed)
        page.edition_chosen.connect(self.count)
        page.law_wanted.connect(self._read_law)

    @Slot(object)
    def count(self, edition: Edition | None) -> None:
        """Count what the answers on an edition tell; None counts those on all."""
        if self.room is not None:
            editions = (edition,) if edition else ()
            self._counting.start(partial(self.room.statistics, editions))

    @Slot(int)
    def _read_law(self, law: int) -> None:
        edition = self._page.chosen_edition or Edition.BG_2017
        self.place_wanted.emit(Address(edition, Citation(law)))
