"""The entrances to comparisons: the overview of all laws, and what changed for a topic."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QLabel, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.corpus.citation import FIRST_LAW
from bridge_rules_gui.services.comparison.overview import overview
from bridge_rules_gui.services.comparison.overview_page import overview_markup
from bridge_rules_gui.views.comparison.entrance_bar import EntranceBar
from bridge_rules_gui.views.comparison.names import OverviewNames
from bridge_rules_gui.views.comparison.overview_view import OverviewView
from bridge_rules_gui.views.comparison.topics_view import TopicsView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.comparison.comparison import Comparisons
    from bridge_rules_gui.views.looks.palette import Colours


class Entrances(QWidget):
    """Shows one of two ways to a law.

    ``law_chosen`` carries the law of the overview that was chosen, ``place_activated`` the
    place of a topic's row, ``law_wanted`` tells that the reader goes back to the law compared.
    """

    law_chosen = Signal(int)
    place_activated = Signal(object)
    law_wanted = Signal()
    topics_wanted = Signal()
    overview_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = EntranceBar(self)
        self.map = OverviewView(self)
        self.topics = TopicsView(self)
        self._counted = QLabel(OverviewNames().counted(), self)
        self._counted.setObjectName("comparison-counted")
        self._counted.setTextFormat(Qt.TextFormat.PlainText)
        self._counted.setWordWrap(True)
        self._counted.setContentsMargins(12, 6, 12, 6)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.map)
        self._pages.addWidget(self.topics)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.bar)
        column.addWidget(self._pages, 1)
        column.addWidget(self._counted)
        self.map.law_chosen.connect(self.law_chosen)
        self.topics.place_activated.connect(self.place_activated)
        self.bar.law_wanted.connect(self.law_wanted)
        self.bar.topics_wanted.connect(self.topics_wanted)
        self.bar.overview_wanted.connect(self.overview_wanted)

    @property
    def is_overview(self) -> bool:
        """Whether the overview is the one of the two that is shown."""
        return self._pages.currentWidget() is self.map

    def show_overview(self, comparisons: Comparisons, law: int) -> None:
        """Show how much every law changed, standing at one of them."""
        if not self.map.model().rowCount():
            self.map.show_chapters(overview(comparisons))
        self._show(self.map)
        self.map.select_law(law or FIRST_LAW)

    def show_topics(self, comparisons: Comparisons, editions: Sequence[Edition]) -> None:
        """Show what changed between some editions, by topic."""
        self.topics.show_topics(comparisons, editions)
        self._show(self.topics)

    def _show(self, page: QWidget) -> None:
        self.topics.pane.find_bar.hide()
        self._pages.setCurrentWidget(page)
        self._counted.setVisible(page is self.map)
        self.bar.show_entrance(is_overview=page is self.map)

    @Slot()
    def focus(self) -> None:
        """Put the keyboard where the choosing is."""
        if self.is_overview:
            self.map.setFocus()
        else:
            self.topics.focus()

    def set_look(self, colours: Colours, zoom: int) -> None:
        """Take the colours of a theme and a size of the text."""
        self.map.set_colours(colours)
        self.topics.text.set_zoom(zoom)
        self.topics.text.set_colours(colours)

    def markup(self, comparisons: Comparisons) -> str:
        """Return what is shown as markup for print."""
        if self.is_overview:
            return overview_markup(overview(comparisons), OverviewNames())
        return self.topics.text.page.html if self.topics.text.page else ""
