"""The panes of the editor: the table at the left; tabs, events and the ruling at the right."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from bridge_rules_gui.views.simulator.editor.act_panel import ActPanel
from bridge_rules_gui.views.simulator.editor.calls_panel import CallsPanel
from bridge_rules_gui.views.simulator.editor.cards_panel import CardsPanel
from bridge_rules_gui.views.simulator.editor.events_list import EventsList
from bridge_rules_gui.views.simulator.editor.ruling_panel import RulingPanel
from bridge_rules_gui.views.simulator.editor.story_panel import StoryPanel
from bridge_rules_gui.views.simulator.table.table_view import TableView

if TYPE_CHECKING:
    from bridge_rules_gui.views.palette import Colours

_WIDTHS = (620, 640)
_HEIGHTS = (330, 250)
_HALVES = (280, 340)


class EditorPanes(QWidget):
    """Arranges what the editor is made of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableView(self)
        self.table.set_choosable(None)
        self.calls = CallsPanel(self)
        self.act = ActPanel(self)
        self.cards = CardsPanel(self)
        self.story = StoryPanel(self)
        self.events = EventsList(self)
        self.ruling = RulingPanel(self)
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("editor-tabs")
        self.tabs.setDocumentMode(True)
        for widget, name in (
            (self.calls, self.tr("Call and &play")),
            (self.act, self.tr("What &happened")),
            (self.cards, self.tr("Car&ds")),
            (self.story, self.tr("Stor&y")),
        ):
            self.tabs.addTab(widget, name)
        self._arrange()

    def _arrange(self) -> None:
        below = QSplitter(Qt.Orientation.Horizontal, self)
        below.addWidget(self.events)
        below.addWidget(self.ruling)
        below.setSizes(list(_HALVES))
        right = QSplitter(Qt.Orientation.Vertical, self)
        right.addWidget(self.tabs)
        right.addWidget(below)
        right.setSizes(list(_HEIGHTS))
        whole = QSplitter(Qt.Orientation.Horizontal, self)
        whole.addWidget(self.table)
        whole.addWidget(right)
        whole.setSizes(list(_WIDTHS))
        whole.setStretchFactor(0, 1)
        whole.setStretchFactor(1, 1)
        for splitter in (below, right, whole):
            splitter.setHandleWidth(1)
            splitter.setChildrenCollapsible(False)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(whole)

    @property
    def is_telling(self) -> bool:
        """Whether an act is being told field by field, so that clicked cards belong to it."""
        return self.tabs.currentWidget() is self.act

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.table.set_colours(colours)
        self.calls.box.set_colours(colours)
        self.ruling.set_colours(colours)
        self.setStyleSheet(
            f"#editor-hint {{ color: {colours.quiet_ink}; }}"
            f"#editor-problem {{ color: {colours.doubt}; }}"
            f"#story-events {{ background: {colours.paper}; color: {colours.ink};"
            f" border: none; }}"
        )
