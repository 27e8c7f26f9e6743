"""The panes of the editor: the table at the left; tabs, events and the ruling at the right."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QSplitter, QTabWidget, QVBoxLayout, QWidget

from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.editor.act_panel import ActPanel
from bridge_rules_gui.window.simulator.editor.calls_panel import CallsPanel
from bridge_rules_gui.window.simulator.editor.cards_panel import CardsPanel
from bridge_rules_gui.window.simulator.editor.details_panel import DetailsPanel
from bridge_rules_gui.window.simulator.editor.events_list import EventsList
from bridge_rules_gui.window.simulator.editor.ruling_panel import RulingPanel
from bridge_rules_gui.window.simulator.table.table_view import TableView

_SIZES: Final = (620, 640, 330, 250, 280, 340)


class EditorPanes(QWidget):
    """Arranges what the editor is made of."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.table = TableView(self)
        self.table.let_choose()
        self.calls = CallsPanel(self)
        self.act = ActPanel(self)
        self.cards = CardsPanel(self)
        self.details = DetailsPanel(self)
        self.events = EventsList(self)
        self.ruling = RulingPanel(self)
        self.tabs = QTabWidget(self)
        self.tabs.setObjectName("editor-tabs")
        self.tabs.setDocumentMode(True)
        for widget, name in (
            (self.calls, self.tr("Call and &play")),
            (self.act, self.tr("What happened")),
            (self.cards, self.tr("Car&ds")),
            (self.details, self.tr("Details")),
        ):
            self.tabs.addTab(widget, name)
        self._arrange()

    def _arrange(self) -> None:
        below = _splitter(Qt.Orientation.Horizontal, self.events, self.ruling)
        right = _splitter(Qt.Orientation.Vertical, self.tabs, below)
        whole = _splitter(Qt.Orientation.Horizontal, self.table, right)
        whole.setStretchFactor(0, 1)
        whole.setStretchFactor(1, 1)
        self._splitters = (whole, right, below)
        self.take_sizes(_SIZES)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(whole)

    @property
    def sizes(self) -> tuple[int, ...]:
        """The widths of table and work, the heights of tabs and what is below, its two widths.

        None while nothing has been laid out.
        """
        sizes = tuple(size for splitter in self._splitters for size in splitter.sizes())
        return sizes if all(sizes) else ()

    def take_sizes(self, sizes: tuple[int, ...]) -> None:
        """Take other sizes, in the same order; none for those there are."""
        for splitter, pair in zip(
            self._splitters, zip(sizes[::2], sizes[1::2], strict=True), strict=False
        ):
            splitter.setSizes(list(pair))

    @property
    def is_recording(self) -> bool:
        """Whether an act is being entered field by field, so that clicked cards belong to it."""
        return self.tabs.currentWidget() is self.act


def editor_style(colours: Colours) -> str:
    """Return the style sheet of the panes."""
    return f"""
#editor-hint {{ color: {colours.quiet_ink}; }}
#editor-problem {{ color: {colours.doubt}; }}
#scenario-events {{ background: {colours.paper}; color: {colours.ink}; border: none; }}
"""


def _splitter(orientation: Qt.Orientation, *parts: QWidget) -> QSplitter:
    splitter = QSplitter(orientation)
    for part in parts:
        splitter.addWidget(part)
    splitter.setHandleWidth(1)
    splitter.setChildrenCollapsible(False)
    return splitter
