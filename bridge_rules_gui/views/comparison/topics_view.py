"""What changed for ...: a list of topics, beside it the rows of substance of the one chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QFrame, QHBoxLayout, QListWidget, QListWidgetItem, QSplitter, QWidget

from bridge_rules_gui.services.comparison_topic_page import topic_page
from bridge_rules_gui.services.comparison_topics import changes_of_topic
from bridge_rules_gui.services.typesetting.links import PlaceLink
from bridge_rules_gui.views.comparison.comparison_style import comparison_style
from bridge_rules_gui.views.comparison.names import TopicsNames
from bridge_rules_gui.views.fonts import reading_font
from bridge_rules_gui.views.library.page_style import page_style
from bridge_rules_gui.views.library.searched_text import SearchedText

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QFont

    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.services.comparison import Comparisons
    from bridge_rules_gui.services.comparison_topic_page import TopicPage
    from bridge_rules_gui.views.palette import Colours

_SHARE = 92  # of the size of the reading pane, in percent
_LIST_WIDTH = 300


class TopicText(SearchedText):
    """Shows the page of a topic; ``place_activated`` carries the place of a chosen citation.

    ``page_shown`` tells that another page has come.
    """

    place_activated = Signal(object)
    page_shown = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("topic-text")
        self.setAccessibleName(self.tr("What changed for the topic"))
        self.setAutoFillBackground(True)
        self.setBackgroundRole(QPalette.ColorRole.Base)
        self.page: TopicPage | None = None
        self._zoom = 100
        self.setViewportMargins(16, 8, 8, 0)
        self.link_activated.connect(self._open_link)

    def show_page(self, page: TopicPage) -> None:
        """Show the page of another topic."""
        self.page = page
        self._hits = []
        self.retype()
        self.verticalScrollBar().setValue(0)
        self.page_shown.emit()

    def set_look(self, colours: Colours, zoom: int) -> None:
        """Take the colours of a theme and a size of the text."""
        self.colours, self._zoom = colours, zoom
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(colours.paper))
        palette.setColor(QPalette.ColorRole.Text, QColor(colours.ink))
        self.setPalette(palette)
        self.retype()

    def retype(self) -> None:
        """Set the page anew in the font of the window."""
        if self.page is not None:
            self.set_markup(self.page.html, reading_font(self.font(), self._zoom * _SHARE // 100))

    def _take_look(self, font: QFont) -> None:
        super()._take_look(font)
        style = page_style(self.colours, font) + comparison_style(self.colours, font)
        self.document().setDefaultStyleSheet(style)

    def _open_link(self, number: int) -> None:
        link = self.page.links[number] if self.page else None
        if isinstance(link, PlaceLink):
            self.place_activated.emit(link.address)


class TopicsView(QWidget):
    """Lets a topic be chosen and shows what changed for it.

    ``place_activated`` carries the place of a row that is to be compared.
    """

    place_activated = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-topics")
        self._comparisons: Comparisons | None = None
        self._editions: tuple[Edition, ...] = ()
        self.list = QListWidget(self)
        self.list.setObjectName("topics")
        self.list.setAccessibleName(self.tr("What changed for ..."))
        self.list.setFrameShape(QFrame.Shape.NoFrame)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.list.setSpacing(3)
        self.list.currentItemChanged.connect(self._show_current)
        self.list.itemActivated.connect(self._enter_text)
        self.text = TopicText(self)
        self.text.place_activated.connect(self.place_activated)
        panes = QSplitter(Qt.Orientation.Horizontal, self)
        panes.setHandleWidth(1)
        panes.setChildrenCollapsible(False)
        panes.addWidget(self.list)
        panes.addWidget(self.text)
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
            told = self.tr("{count} rows changed in substance").format(count=count)
            item.setToolTip(f"{topic.title}: {told}")
        self.list.setCurrentRow(kept)

    def choose(self, topic: str) -> bool:
        """Show a topic by its id; tell whether there is such a one."""
        items = (self.list.item(row) for row in range(self.list.count()))
        found = next((i for i in items if i.data(Qt.ItemDataRole.UserRole) == topic), None)
        if found is not None:
            self.list.setCurrentItem(found)
        return found is not None

    def focus(self) -> None:
        """Put the keyboard into the list."""
        self.list.setFocus()

    @Slot()
    def _enter_text(self) -> None:
        self.text.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _show_current(self) -> None:
        row = self.list.currentRow()
        if self._comparisons is not None and row >= 0:
            topic = self._comparisons.topics[row]
            changes = changes_of_topic(self._comparisons, topic, self._editions)
            corpus = self._comparisons.corpus
            self.text.show_page(topic_page(corpus, changes, self._editions, TopicsNames()))
