"""The simulator: the table at the left, the law at the right, the situations before both."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QSplitter, QStackedWidget, QVBoxLayout, QWidget

from bridge_rules_gui.window.keys import latin_key
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.law_pane import LawPane
from bridge_rules_gui.window.simulator.library_page import LibraryPage
from bridge_rules_gui.window.simulator.player_bar import PlayerBar
from bridge_rules_gui.window.simulator.story_head import StoryHead
from bridge_rules_gui.window.simulator.table.table_view import TableView

_WIDTHS = (700, 560)


class SimulatorView(QWidget):
    """Arranges the panes.

    ``left`` tells that the reader goes back to reading, ``list_wanted`` that he goes back to
    the situations.
    """

    left = Signal()
    list_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("simulator")
        self.library = LibraryPage(self)
        self.head = StoryHead(self)
        self.table = TableView(self)
        self.table.set_choosable({}, is_choosing=False)
        self.player = PlayerBar(self)
        self.law = LawPane(self)
        self._stage = self._arrange()
        self.pages = QStackedWidget(self)
        self.pages.addWidget(self.library)
        self.pages.addWidget(self._stage)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.pages)
        self.head.list_wanted.connect(self.list_wanted)
        self._keys = {
            Qt.Key.Key_Space: self.player.play_or_pause,
            Qt.Key.Key_Left: self.player.go_back,
            Qt.Key.Key_Right: self.player.go_forward,
            Qt.Key.Key_Home: self.player.go_first,
            Qt.Key.Key_End: self.player.go_last,
            Qt.Key.Key_I: self.player.go_irregular,
            Qt.Key.Key_P: self.player.go_differing,
        }

    def _arrange(self) -> QWidget:
        left = QWidget(self)
        column = QVBoxLayout(left)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addWidget(self.table, 1)
        column.addWidget(self.player)
        self._panes = QSplitter(Qt.Orientation.Horizontal, self)
        self._panes.setHandleWidth(1)
        self._panes.setChildrenCollapsible(False)
        self._panes.addWidget(left)
        self._panes.addWidget(self.law)
        self._panes.setSizes(list(_WIDTHS))
        self._panes.setStretchFactor(0, 1)
        stage = QWidget(self)
        whole = QVBoxLayout(stage)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addWidget(self.head)
        whole.addWidget(self._panes, 1)
        return stage

    @property
    def is_staged(self) -> bool:
        """Whether a story stands on the table."""
        return self.pages.currentWidget() is self._stage

    @property
    def pane_sizes(self) -> tuple[int, ...]:
        """The widths of table and law, then the heights of the book and of what is below.

        None while the book is hidden or nothing has been laid out: then there is none to keep.
        """
        sizes = (*self._panes.sizes(), *self.law.parts.sizes())
        return sizes if all(sizes) else ()

    def take_sizes(self, sizes: tuple[int, ...]) -> None:
        """Take other sizes, in the same order; none for the usual ones."""
        if sizes:
            self._panes.setSizes(list(sizes[:2]))
            self.law.parts.setSizes(list(sizes[2:]))

    def show_library(self) -> None:
        """Show the situations."""
        self.player.pause()
        self.pages.setCurrentWidget(self.library)
        self.library.filter.setFocus(Qt.FocusReason.OtherFocusReason)

    def show_stage(self) -> None:
        """Show the table."""
        self.pages.setCurrentWidget(self._stage)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)

    def begin(self) -> None:
        """Put the keyboard where the work is."""
        if self.is_staged:
            self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        elif self.pages.currentWidget() is self.library:
            self.library.filter.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        for part in (self.library, self.head, self.table, self.law):
            part.set_colours(colours)
        self.player.timeline.set_colours(colours)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step by keys; Escape leads from the table to the situations, and on to the reading."""
        work = self._keys.get(latin_key(event))
        if self.is_staged and self.law.take_key(event.key()):
            return
        if event.key() == Qt.Key.Key_Escape:
            (self.list_wanted if self.is_staged else self.left).emit()
        elif work is not None and self.is_staged and not event.modifiers():
            work()
        else:
            super().keyPressEvent(event)
