"""The entrances to comparisons: the overview of all laws, and what changed for a topic."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QStackedWidget,
    QWidget,
)

from bridge_rules_gui.comparison.comparison import Comparison, Comparisons
from bridge_rules_gui.comparison.overview import overview, overview_markup
from bridge_rules_gui.comparison.topics import changes_of_topic, topic_page
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.citation import FIRST_LAW
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.comparison.columns_pane import ColumnsPane
from bridge_rules_gui.window.comparison.names import OverviewNames, TopicsNames
from bridge_rules_gui.window.comparison.overview_view import OverviewView
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.speaking import counted
from bridge_rules_gui.window.widgets import fill, plain_label, splitter

_LIST_WIDTH = 300


class TopicPane(ColumnsPane):
    """Shows what changed for a topic; ``row_chosen`` carries the place of a row to be compared."""

    row_chosen = Signal(object)

    def __init__(self, shell: Shell, parent: QWidget) -> None:
        super().__init__(shell, parent)
        self.text.setObjectName("topic-text")
        self.text.setAccessibleName(self.tr("What changed by topic"))
        self.arrange()

    def open_place(self, place: Address) -> None:
        """Compare the row instead of reading it."""
        self.row_chosen.emit(place)


class TopicsView(QWidget):
    """Lets a topic be chosen and shows what changed for it."""

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shell = shell
        self.setObjectName("comparison-topics")
        self._comparisons: Comparisons | None = None
        self._editions: tuple[Edition, ...] = ()
        self.list = QListWidget(self)
        self.list.setObjectName("topics")
        self.list.setAccessibleName(self.tr("What Changed by Topic"))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setSpacing(3)
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemActivated.connect(self._enter_text)
        self.pane = TopicPane(shell, self)
        panes = splitter(self, Qt.Orientation.Horizontal, self.list, self.pane)
        panes.setStretchFactor(1, 1)
        panes.setSizes([_LIST_WIDTH, 3 * _LIST_WIDTH])
        fill(self, panes)

    def show_topics(self, comparisons: Comparisons, editions: Sequence[Edition]) -> None:
        """List the topics with how many rows changed in substance between some editions."""
        chosen = tuple(sorted(editions, key=lambda edition: edition.year))
        if self._comparisons is comparisons and self._editions == chosen:
            return
        kept = max(self.list.currentRow(), 0)
        self._comparisons, self._editions = comparisons, chosen
        self.list.clear()
        for topic in comparisons.topics:
            count = changes_of_topic(comparisons, topic, chosen).substance
            item = QListWidgetItem(f"{topic.title} ({count})", self.list)
            item.setData(Qt.ItemDataRole.UserRole, topic.id)
            text = counted("{n} row changed in substance", "{n} rows changed in substance", count)
            item.setToolTip(f"{topic.title}: {text}")
        self.list.setCurrentRow(kept)

    def choose(self, topic: str) -> bool:
        """Show a topic by its id; tell whether there is such a one."""
        items = (self.list.item(row) for row in range(self.list.count()))
        found = next((i for i in items if i.data(Qt.ItemDataRole.UserRole) == topic), None)
        if found is not None:
            self.list.setCurrentItem(found)
        return found is not None

    @property
    def topic(self) -> str:
        """The id of the topic shown; empty before one is."""
        item = self.list.currentItem()
        return str(item.data(Qt.ItemDataRole.UserRole)) if item is not None else ""

    def focus(self) -> None:
        """Put the keyboard into the list."""
        self.list.setFocus()

    @Slot()
    def _enter_text(self) -> None:
        self.pane.text.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _show_current(self) -> None:
        row = self.list.currentRow()
        if self._comparisons is not None and row >= 0:
            topic = self._comparisons.topics[row]
            changes = changes_of_topic(self._comparisons, topic, self._editions)
            corpus = self._comparisons.corpus
            self.pane.show_page(topic_page(corpus, changes, self._editions, TopicsNames()))
            self._shell.note_change()


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
        self._counted = plain_label("comparison-counted", self, OverviewNames().counted())
        self._counted.setContentsMargins(12, 6, 12, 6)
        self._pages = QStackedWidget(self)
        self._pages.addWidget(self.map)
        self._pages.addWidget(self.topics)
        fill(self, self.bar, self._pages, self._counted, growing=self._pages)

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
