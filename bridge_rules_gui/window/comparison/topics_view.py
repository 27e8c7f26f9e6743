"""What changed for ...: a list of topics, beside it the rows of substance of the one chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QSplitter, QWidget

from bridge_rules_gui.comparison.comparison import Comparisons
from bridge_rules_gui.comparison.topics import changes_of_topic, topic_page
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.comparison.columns_pane import ColumnsPane
from bridge_rules_gui.window.comparison.names import TopicsNames
from bridge_rules_gui.window.shell.shell import Shell
from bridge_rules_gui.window.speaking import counted

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
        panes = QSplitter(Qt.Orientation.Horizontal, self)
        panes.setHandleWidth(1)
        panes.setChildrenCollapsible(False)
        panes.addWidget(self.list)
        panes.addWidget(self.pane)
        panes.setStretchFactor(1, 1)
        panes.setSizes([_LIST_WIDTH, 3 * _LIST_WIDTH])
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(panes)

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
