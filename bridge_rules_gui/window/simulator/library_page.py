"""Choosing a situation: a list that can be searched, and the story of the one selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSplitter,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.simulation.library import Grouping, Situation, SituationLibrary
from bridge_rules_gui.window.library.contents_view import ContentsFilter
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.library_model import SITUATION_ROLE, LibraryModel
from bridge_rules_gui.window.simulator.library_names import grouping_names, name_of_group
from bridge_rules_gui.window.simulator.story_card import StoryCard

_WIDTHS = (420, 640)


def _no_name(law: int) -> str:  # noqa: ARG001 - what is called in its place needs it
    return ""


class LibraryPage(QWidget):
    """The situations of the library, and other ways to begin.

    ``named_law`` says what a law is called in the reader's language.

    ``opened`` and ``practised`` carry the name of the situation to be shown or practised;
    ``new_wanted`` and ``file_wanted`` ask for a story of the reader's own.
    """

    opened = Signal(str)
    practised = Signal(str)
    new_wanted = Signal()
    file_wanted = Signal()
    place_wanted = Signal(str)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("situations")
        self._library = SituationLibrary(())
        self.named_law: Callable[[int], str] = _no_name
        self._recent: tuple[str, ...] = ()
        self.model = LibraryModel(self)
        self.filter = self._filter_line()
        self.grouping = self._grouping_choice()
        self.view = self._view()
        self.count = QLabel(self.tr("Getting the situations ready ..."), self)
        self.count.setObjectName("situation-count")
        self.card = StoryCard(self)
        self._arrange()
        self.card.opened.connect(self.opened)
        self.card.practised.connect(self.practised)
        self.card.place_wanted.connect(self.place_wanted)
        self.setFocusProxy(self.filter)

    # What it is made of.

    def _filter_line(self) -> ContentsFilter:
        line = ContentsFilter(self)
        line.setObjectName("situation-filter")
        line.setPlaceholderText(self.tr("What happened? A word, a law, a topic"))
        line.setAccessibleName(self.tr("Look for a situation"))
        line.setClearButtonEnabled(True)
        line.textChanged.connect(self._narrow)
        line.left_downwards.connect(self._enter_list)
        line.returnPressed.connect(self._open_first)
        return line

    def _grouping_choice(self) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName("situation-grouping")
        choice.setAccessibleName(self.tr("Order of the situations"))
        for grouping, name in grouping_names().items():
            choice.addItem(name, grouping.value)
        choice.currentIndexChanged.connect(self._narrow)
        return choice

    def _view(self) -> QTreeView:
        view = QTreeView(self)
        view.setObjectName("situation-view")
        view.setAccessibleName(self.tr("Situations"))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setHeaderHidden(True)
        view.setUniformRowHeights(True)
        view.setIndentation(14)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setModel(self.model)
        view.selectionModel().currentChanged.connect(self._show_story)
        view.activated.connect(self._open_row)
        return view

    def _arrange(self) -> None:
        side = QWidget(self)
        side.setObjectName("situation-side")
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 8, 8, 8)
        column.setSpacing(6)
        above = QHBoxLayout()
        above.addWidget(self.filter, 1)
        above.addWidget(self.grouping)
        column.addLayout(above)
        column.addWidget(self.view, 1)
        column.addWidget(self.count)
        column.addLayout(self._own_row())
        panes = QSplitter(Qt.Orientation.Horizontal, self)
        panes.setHandleWidth(1)
        panes.setChildrenCollapsible(False)
        panes.addWidget(side)
        panes.addWidget(self.card)
        panes.setSizes(list(_WIDTHS))
        panes.setStretchFactor(1, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(panes)

    def _own_row(self) -> QHBoxLayout:
        new = QPushButton(self.tr("Ne&w Story..."), self)
        new.setObjectName("situation-new")
        new.setToolTip(self.tr("Set up a deal, call and play, and see the ruling"))
        new.clicked.connect(self.new_wanted)
        file = QPushButton(self.tr("&Open File..."), self)
        file.setObjectName("situation-file")
        file.setToolTip(self.tr("A scenario, a PBN or a LIN file"))
        file.clicked.connect(self.file_wanted)
        row = QHBoxLayout()
        for button in (new, file):
            row.addWidget(button)
        row.addStretch(1)
        return row

    # What it shows.

    def show_library(self, library: SituationLibrary, recent: Sequence[str]) -> None:
        """Show the situations; those opened last stand above the others.

        The same library shown once more stands as it was left.
        """
        if library is self._library:
            self.note_recent(recent)
        else:
            self._library, self._recent = library, tuple(recent)
            self._narrow()

    def note_recent(self, recent: Sequence[str]) -> None:
        """Take note of what has been opened, and keep what is selected."""
        if tuple(recent) == self._recent:
            return
        self._recent = tuple(recent)
        if not self.filter.text().strip():
            self._narrow()

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.card.set_colours(colours)
        self.setStyleSheet(_style(colours))

    @Slot()
    def _narrow(self) -> None:
        grouping = Grouping(self.grouping.currentData())
        typed = self.filter.text()
        found = self._library.grouped(typed, grouping)
        groups = [
            (name_of_group(group.key, grouping, self.named_law), group.situations)
            for group in found
        ]
        recent = () if typed.strip() else self._recent_situations()
        if recent:
            groups.insert(0, (self.tr("Opened last"), recent))
        self.model.show_groups(groups)
        self.view.expandAll()
        self.view.setCurrentIndex(self.model.first)
        # A list made anew does not tell that its current row has gone.
        self.card.show_situation(self.model.situation(self.model.first))
        count = sum(len(group.situations) for group in found)
        none = self.tr("No situation has these words")
        self.count.setText(self.tr("%n situations", "", count) if count else none)

    def _recent_situations(self) -> tuple[Situation, ...]:
        known = {situation.identifier: situation for situation in self._library.situations}
        return tuple(known[name] for name in self._recent if name in known)

    @Slot(QModelIndex, QModelIndex)
    def _show_story(self, current: QModelIndex, _previous: QModelIndex) -> None:
        self.card.show_situation(self.model.situation(current))

    @Slot()
    def _enter_list(self) -> None:
        self.view.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot()
    def _open_first(self) -> None:
        self._open_row(self.view.currentIndex())

    @Slot(QModelIndex)
    def _open_row(self, index: QModelIndex) -> None:
        situation: Situation | None = index.data(SITUATION_ROLE) if index.isValid() else None
        if situation is not None:
            self.opened.emit(situation.identifier)


def _style(colours: Colours) -> str:
    return f"""
#situation-side {{ background: {colours.window}; }}
#situation-view {{ background: {colours.window}; color: {colours.window_ink}; outline: none;
    selection-background-color: {colours.selection}; selection-color: {colours.selection_ink}; }}
#situation-view::item {{ padding: 3px 2px; }}
#situation-count {{ color: {colours.quiet_ink}; }}
#story-card {{ background: {colours.paper}; }}
#story-title {{ color: {colours.ink}; font-weight: 700; }}
#story-text {{ color: {colours.ink}; }}
#story-grade, #story-remark, #story-law {{ color: {colours.quiet_ink}; }}
"""
