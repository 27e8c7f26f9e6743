"""The search made ready on a worker, once the window has rested after its first law text."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Slot

from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.corpus import Corpus
    from bridge_rules_gui.services.search import Search
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.search.search_desk import SearchDesk
    from bridge_rules_gui.views.status_line import StatusLine

_REST_MS: Final = 30
"""How long the window rests after the first law text before the work begins."""


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
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(_REST_MS)
        self._rest.timeout.connect(self._start)
        self._rest.start()

    def wait(self) -> None:
        """Let something else come first."""
        self._rest.stop()

    @Slot()
    def go_on(self) -> None:
        """Begin after another rest."""
        self._rest.start()

    @Slot()
    def _start(self) -> None:
        self._status_line.show_progress(self.tr("Getting the search ready ..."))
        self._task.start(self._build)

    @Slot(object)
    def _take(self, search: Search) -> None:
        self._status_line.show_progress("")
        self._desk.take_engine(search)

    @Slot(object)
    def _fail(self, error: Exception) -> None:
        self._status_line.show_progress("")
        self._desk.fail(str(error))
