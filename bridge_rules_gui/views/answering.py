"""The search in the window: the first thing made ready once there is law text to read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from bridge_rules_gui.views.preparing import SearchPreparation
from bridge_rules_gui.views.search.found_layer import FoundLayer
from bridge_rules_gui.views.search.search_desk import SearchDesk
from bridge_rules_gui.views.workplaces import Workplaces

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.views.appearance import Appearance
    from bridge_rules_gui.views.desk import Desk
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.palette import Colours
    from bridge_rules_gui.views.settings import Settings

_PATIENCE_MS: Final = 150
"""How long everything else waits for the search: an index that is kept is opened in a third."""


class Answering(QObject):
    """Makes the search ready, shows its answers and opens them.

    ``settled`` tells, once, that what else the window needs may be read: the search is ready,
    or takes so long that nobody should wait for it.
    """

    settled = Signal()

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        appearance: Appearance,
        instruments: Instruments,
    ) -> None:
        super().__init__(window)
        parts = window.parts
        self._desk = desk
        self._notice = parts.notice
        self._is_settled = False
        self.search = SearchDesk(parts.top_bar.address_bar, desk.navigator, settings, self)
        self.workplaces = Workplaces(parts, desk.library, self.search, self)
        self._found = FoundLayer(desk.library.law_view, appearance.colours)
        self._take_colours(appearance.colours)
        appearance.changed.connect(self._take_colours)
        self.search.place_chosen.connect(self.open_place)
        self.preparation = SearchPreparation(
            desk.corpus, instruments, self.search, parts.status_line, parent=self
        )
        self.preparation.ended.connect(self._let_answer)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.timeout.connect(self._settle)

    def begin(self, asked: str) -> None:
        """Begin; ``asked`` is what is to be searched as soon as that can be done."""
        self.preparation.begin()
        self._patience.start(_PATIENCE_MS)
        if asked:
            self.search.search(asked)
        else:
            self.search.take_up()

    @Slot()
    def _let_answer(self) -> None:
        """Let the answer to what has been asked meanwhile come first."""
        if self.search.is_at_rest:
            self._settle()
        else:
            self.search.answered.connect(self._settle)

    @Slot()
    def _settle(self) -> None:
        if not self._is_settled:
            self._is_settled = True
            self._patience.stop()
            self.settled.emit()

    @Slot(object, object)
    def open_place(self, place: Address, words: frozenset[str]) -> None:
        """Open a place with the words that were found lit."""
        self._notice.hide()
        self._desk.navigator.open(place)
        self._found.light(words)

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        self.search.panel.set_colours(colours)
        self._found.set_colours(colours)
