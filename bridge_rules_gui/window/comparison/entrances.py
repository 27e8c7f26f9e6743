"""The entrances to comparisons: the overview of all laws, and what changed for a topic."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.comparison.comparison import Comparison, Comparisons
from bridge_rules_gui.comparison.overview import overview, overview_markup
from bridge_rules_gui.corpus.citation import FIRST_LAW
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.comparison.names import OverviewNames
from bridge_rules_gui.window.comparison.overview_view import OverviewView
from bridge_rules_gui.window.comparison.topics_view import TopicsView
from bridge_rules_gui.window.shell.shell import Shell


class EntranceBar(QWidget):
    """Leads from the overview and from the topics to each other and back to the law compared."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entrance-bar")
        self.overview = QPushButton(self.tr("&Overview"), self)
        self.overview.setToolTip(self.tr("How much each law changed (Alt+Home)"))
        self.topics = QPushButton(self.tr("&What Changed by Topic"), self)
        self.topics.setToolTip(self.tr("What changed, by topic (Alt+End)"))
        self.law = QPushButton(self)
        self.law.setObjectName("entrance-law")
        self.law.setToolTip(self.tr("Back to the compared law (Esc)"))
        self.law.hide()
        for button in (self.overview, self.topics):
            button.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        for button in (self.overview, self.topics):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.law)

    def show_entrance(self, *, is_overview: bool) -> None:
        """Mark which of the two is shown."""
        for button, is_shown in ((self.overview, is_overview), (self.topics, not is_overview)):
            button.setChecked(is_shown)
            font = button.font()
            font.setBold(is_shown)
            button.setFont(font)

    def show_law(self, comparison: Comparison) -> None:
        """Offer the way back to a law."""
        self.law.setText(self.tr("Back to Law {number}").format(number=comparison.law))
        self.law.show()


class Entrances(QWidget):
    """Shows one of two ways to a law."""

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.bar = EntranceBar(self)
        self.map = OverviewView(self)
        self.topics = TopicsView(shell, self)
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

    def markup(self, comparisons: Comparisons) -> str:
        """Return what is shown as markup for print."""
        if self.is_overview:
            return overview_markup(overview(comparisons), OverviewNames())
        return self.topics.pane.text.page.html
