"""The search made ready on a worker, while the window can be read already."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Slot

from bridge_rules_gui.views.tasks import LatestTask
from bridge_rules_gui.views.troubles import explained

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.search.search import Search
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.search.search_desk import SearchDesk
    from bridge_rules_gui.views.window.status_line import StatusLine


class SearchPreparation(QObject):
    """Builds the search and hands it to its desk; the status line says so meanwhile."""

    def __init__(
        self,
        corpus: Corpus,
        instruments: Instruments,
        desk: SearchDesk,
        status_line: StatusLine,
        *,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._build = partial(instruments.search, corpus)
        self._desk = desk
        self._status_line = status_line
        self._task = LatestTask(self)
        self._task.succeeded.connect(self._take)
        self._task.failed.connect(self._fail)
        self._has_begun = False

    @Slot()
    def begin(self) -> None:
        """Begin, if that has not been done."""
        if self._has_begun:
            return
        self._has_begun = True
        self._status_line.show_progress(self.tr("Getting the search ready ..."))
        self._task.start(self._build)

    @Slot(object)
    def _take(self, search: Search) -> None:
        self._status_line.show_progress("")
        self._desk.take_engine(search)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._status_line.show_progress("")
        self._desk.fail(explained(error))
