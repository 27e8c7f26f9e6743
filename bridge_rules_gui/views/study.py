"""What stands beside reading: made ready on a worker once the first law text is on the screen."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QTextCharFormat

from bridge_rules_gui.services.found_words import places_of_words
from bridge_rules_gui.views.search.search_desk import SearchDesk
from bridge_rules_gui.views.tasks import LatestTask

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.search import Search
    from bridge_rules_gui.views.appearance import Appearance
    from bridge_rules_gui.views.desk import Desk
    from bridge_rules_gui.views.instruments import Instruments
    from bridge_rules_gui.views.main_window import MainWindow
    from bridge_rules_gui.views.palette import Colours
    from bridge_rules_gui.views.settings import Settings

_REST_MS: Final = 30
"""How long the window rests after the first law text before the work begins."""


class Study(QObject):
    """Makes the search ready and puts its pane where the reading is, and back again.

    ``shown`` tells that what was asked for at the start stands on the screen.
    """

    shown = Signal()

    def __init__(
        self,
        window: MainWindow,
        desk: Desk,
        settings: Settings,
        appearance: Appearance,
        instruments: Instruments,
    ) -> None:
        super().__init__(window)
        self._corpus = desk.corpus
        self._window = window
        self._desk = desk
        self._instruments = instruments
        self._appearance = appearance
        self._workplace = desk.library
        self.search = SearchDesk(window.parts.top_bar.address_bar, desk.navigator, settings, self)
        window.parts.workplaces.addWidget(self.search.panel)
        self._building_search = LatestTask(self)
        self._connect()
        self._take_colours(appearance.colours)
        QTimer.singleShot(_REST_MS, self, self._build)

    def _connect(self) -> None:
        self._building_search.succeeded.connect(self._take_search)
        self._building_search.failed.connect(self._fail_search)
        self._appearance.changed.connect(self._take_colours)
        self.search.opened.connect(self._show_answers)
        self.search.closed.connect(self._show_workplace)
        self.search.place_chosen.connect(self._open_answer)
        self.search.answered.connect(self._on_answered)
        self._desk.navigator.opened.connect(self.search.close)

    @Slot()
    def _build(self) -> None:
        self._window.parts.status_line.show_progress(self.tr("Getting the search ready ..."))
        self._building_search.start(partial(self._instruments.search, self._corpus))

    @Slot(object)
    def _take_search(self, search: Search) -> None:
        self._window.parts.status_line.show_progress("")
        self.search.take_engine(search)

    @Slot(object)
    def _fail_search(self, error: Exception) -> None:
        self._window.parts.status_line.show_progress("")
        self.search.fail(str(error))

    def open_asked(self, asked: str) -> None:
        """Show what the command line asks for: ``search:`` and the words."""
        _, _, text = asked.partition(":")
        self.search.search(text)

    @Slot()
    def begin_search(self) -> None:
        """Open the pane of answers with the keyboard in the address bar."""
        self.search.begin()

    @Slot()
    def _on_answered(self) -> None:
        self.shown.emit()

    @Slot()
    def _show_answers(self) -> None:
        self._window.parts.workplaces.setCurrentWidget(self.search.panel)

    @Slot()
    def _show_workplace(self) -> None:
        self._window.parts.workplaces.setCurrentWidget(self._workplace)
        self._desk.library.focus_text()

    @Slot(object, object)
    def _open_answer(self, place: Address, words: frozenset[str]) -> None:
        """Open the place of an answer, with the words that were found lit."""
        self._window.parts.notice.hide()
        self._desk.navigator.open(place)
        law_view = self._desk.library.law_view
        lit = self._lit_format()
        law_view.lay_over(
            "found", [(start, end, lit) for start, end in places_of_words(law_view.words, words)]
        )

    def _lit_format(self) -> QTextCharFormat:
        """Return the look of words found: on a ground of their own, and underlined."""
        colours = self._appearance.colours
        shape = QTextCharFormat()
        shape.setBackground(QColor(colours.found))
        shape.setForeground(QColor(colours.found_ink))
        shape.setFontUnderline(True)
        return shape

    @Slot(object)
    def _take_colours(self, colours: Colours) -> None:
        self.search.panel.set_colours(colours)
