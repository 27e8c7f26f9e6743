"""Choosing a situation: a list that can be searched, and the case of the one selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QAbstractItemModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
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

from bridge_rules_gui.language.alphabetical import alphabetical
from bridge_rules_gui.simulation.library import Grouping, Situation, SituationLibrary, remarks_on
from bridge_rules_gui.window.inert_text import plain_label
from bridge_rules_gui.window.library.contents_view import ContentsFilter
from bridge_rules_gui.window.looks.fonts import reading_font
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.simulator.names import (
    difficulty_names,
    grouping_names,
    name_of_group,
    topic_names,
)
from bridge_rules_gui.window.speaking import counted, phrasebook, say

_WIDTHS = (420, 640)
_CARD_WIDTH = 560
_TITLE_ZOOM = 130
SITUATION_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_GROUP: Final = 0  # the internal id of a group; a situation has its group's row and one more
NamedGroup = tuple[str, tuple[Situation, ...]]
"""The heading of a group, and its situations."""


class LibraryPage(QWidget):
    """The situations of the library, and other ways to begin.

    ``named_law`` says what a law is called in the reader's language. ``opened`` and ``practised``
    carry the name of the situation to be shown or practised.
    """

    opened = Signal(str)
    practised = Signal(str)

    def __init__(self, named_law: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("situations")
        self._library = SituationLibrary(())
        self._named_law = named_law
        self._recent: tuple[str, ...] = ()
        self.model = LibraryModel(self)
        self.filter = self._filter_line()
        self.grouping = self._grouping_choice()
        self.view = self._view()
        self.count = QLabel(self.tr("Preparing the situations…"), self)
        self.count.setObjectName("situation-count")
        self.card = SituationCard(self)
        self.card.open_button.clicked.connect(self._open_shown)
        self.card.practise_button.clicked.connect(self._practise_shown)
        self.new = QPushButton(self.tr("Ne&w Case…"), self)
        self.new.setObjectName("situation-new")
        self.new.setToolTip(self.tr("Set up a deal, call and play, and see the ruling"))
        self.file = QPushButton(self.tr("&Open File…"), self)
        self.file.setObjectName("situation-file")
        self.file.setToolTip(self.tr("A case, a PBN or a LIN file"))
        self._arrange()
        self.setFocusProxy(self.filter)

    # What it is made of.

    def _filter_line(self) -> ContentsFilter:
        line = ContentsFilter(self)
        line.setObjectName("situation-filter")
        line.setPlaceholderText(self.tr("What happened? A word, a law, a topic"))
        line.setAccessibleName(self.tr("Find a situation"))
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
        view.selectionModel().currentChanged.connect(self._show_scenario)
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
        row = QHBoxLayout()
        row.addWidget(self.new)
        row.addWidget(self.file)
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

    @Slot()
    def _narrow(self) -> None:
        grouping = Grouping(self.grouping.currentData())
        typed = self.filter.text()
        found = self._library.grouped(typed, grouping, _order_of_topic)
        groups = [
            (name_of_group(group.key, grouping, self._named_law), group.situations)
            for group in found
        ]
        recent = () if typed.strip() else self._recent_situations()
        if recent:
            groups.insert(0, (self.tr("Recently opened"), recent))
        self.model.show_groups(groups)
        self.view.expandAll()
        self.view.setCurrentIndex(self.model.first)
        # A list made again does not tell that its current row has gone.
        self.card.show_situation(self.model.situation(self.model.first))
        count = sum(len(group.situations) for group in found)
        none = self.tr("No situation has these words")
        self.count.setText(counted("{n} situation", "{n} situations", count) if count else none)

    def _recent_situations(self) -> tuple[Situation, ...]:
        known = {situation.identifier: situation for situation in self._library.situations}
        return tuple(known[name] for name in self._recent if name in known)

    @Slot(QModelIndex, QModelIndex)
    def _show_scenario(self, current: QModelIndex, _previous: QModelIndex) -> None:
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

    @Slot()
    def _open_shown(self) -> None:
        if self.card.situation is not None:
            self.opened.emit(self.card.situation.identifier)

    @Slot()
    def _practise_shown(self) -> None:
        if self.card.situation is not None:
            self.practised.emit(self.card.situation.identifier)


def _order_of_topic(topic: str) -> object:
    name = name_of_group(topic, Grouping.TOPIC, str)
    return alphabetical(name, phrasebook().language)


class SituationCard(QWidget):
    """Shows one situation, with buttons for the ways to open it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("scenario-card")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.situation: Situation | None = None
        self.title = self._line("scenario-title")
        self._grade = self._line("scenario-grade")
        self.narrative = self._line("scenario-text")
        self.remark = self._line("scenario-remark")
        self.open_button = QPushButton(self.tr("Step &Through"), self)
        self.open_button.setObjectName("scenario-open")
        self.open_button.setDefault(True)
        self.practise_button = QPushButton(self.tr("&Practise as Director"), self)
        self.practise_button.setObjectName("scenario-practise")
        self.source_button = QPushButton(self.tr("In the &Commentary"), self)
        self.source_button.setObjectName("scenario-source")
        self._arrange()
        self.show_situation(None)

    def _line(self, name: str) -> QLabel:
        label = plain_label(name, self)
        label.setMaximumWidth(_CARD_WIDTH)
        return label

    def _arrange(self) -> None:
        title, text = reading_font(self.font(), _TITLE_ZOOM), reading_font(self.font(), 100)
        self.title.setFont(title)
        self.narrative.setFont(text)
        column = QVBoxLayout(self)
        column.setContentsMargins(28, 28, 28, 28)
        column.setSpacing(10)
        for label in (self._grade, self.title, self.narrative, self.remark):
            column.addWidget(label)
        row = QHBoxLayout()
        for button in (self.open_button, self.practise_button, self.source_button):
            row.addWidget(button)
        row.addStretch(1)
        column.addSpacing(8)
        column.addLayout(row)
        column.addStretch(1)

    def show_situation(self, situation: Situation | None) -> None:
        """Show a situation, or none."""
        self.situation = situation
        for button in (self.open_button, self.practise_button):
            button.setEnabled(situation is not None)
        self.source_button.setVisible(bool(situation and situation.scenario.commentary))
        remarks = remarks_on(situation.scenario) if situation is not None else ()
        self.remark.setText(" ".join(map(say, remarks)))
        self.remark.setVisible(bool(remarks))
        if situation is None:
            self._grade.clear()
            self.title.setText(self.tr("Situations at the table"))
            self.narrative.setText(
                self.tr("Choose one on the left by words, law or topic, or record your own case.")
            )
            return
        self.title.setText(situation.title)
        self.narrative.setText(" ".join(situation.narrative.split()))
        said = self.tr("Law {law} · {topic} · {difficulty}")
        topic = topic_names().get(situation.topic, situation.topic)
        grade = difficulty_names()[situation.difficulty]
        self._grade.setText(said.format(law=situation.law, topic=topic, difficulty=grade))


class LibraryModel(QAbstractItemModel):
    """Adapts groups of situations."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._groups: tuple[NamedGroup, ...] = ()

    def show_groups(self, groups: Sequence[NamedGroup]) -> None:
        """Show other situations."""
        self.beginResetModel()
        self._groups = tuple(groups)
        self.endResetModel()

    @property
    def first(self) -> QModelIndex:
        """The first situation, or an invalid index where there is none."""
        return self.index(0, 0, self.index(0, 0))

    def situation(self, index: _Index) -> Situation | None:
        """Return the situation of a row; None of a group's."""
        if not index.isValid() or index.internalId() == _GROUP:
            return None
        return self._groups[index.internalId() - 1][1][index.row()]

    def index(self, row: int, column: int, parent: _Index = _NOWHERE) -> QModelIndex:
        """Return a row of the tree, or of a group."""
        if column != 0 or not 0 <= row < self.rowCount(parent):
            return QModelIndex()
        return self.createIndex(row, column, parent.row() + 1 if parent.isValid() else _GROUP)

    def parent(self, child: _Index) -> QModelIndex:  # type: ignore[override]
        """Return the group of a situation."""
        if not child.isValid() or child.internalId() == _GROUP:
            return QModelIndex()
        return self.createIndex(child.internalId() - 1, 0, _GROUP)

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many groups there are, or how many situations in one."""
        if not parent.isValid():
            return len(self._groups)
        is_group = parent.internalId() == _GROUP and parent.column() == 0
        return len(self._groups[parent.row()][1]) if is_group else 0

    def columnCount(self, parent: _Index = _NOWHERE) -> int:  # noqa: ARG002 - Qt's signature
        """Return the one column."""
        return 1

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a situation, or what a row says in words."""
        if not index.isValid():
            return None
        situation = self.situation(index)
        if situation is None:
            return self._groups[index.row()][0] if role == Qt.ItemDataRole.DisplayRole else None
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return situation.title
            case Qt.ItemDataRole.ToolTipRole | Qt.ItemDataRole.AccessibleDescriptionRole:
                return situation.narrative
            case _ if role == SITUATION_ROLE:
                return situation
            case _:
                return None

    def flags(self, index: _Index) -> Qt.ItemFlag:
        """Return that situations can be chosen, and groups only opened and closed."""
        usual = super().flags(index)
        is_group = index.isValid() and index.internalId() == _GROUP
        return usual & ~Qt.ItemFlag.ItemIsSelectable if is_group else usual


def library_style(colours: Colours) -> str:
    """Return the style sheet of the page."""
    return f"""
#situation-side {{ background: {colours.window}; }}
#situation-view {{ background: {colours.window}; color: {colours.window_ink}; outline: none;
    selection-background-color: {colours.selection}; selection-color: {colours.selection_ink}; }}
#situation-view::item {{ padding: 3px 2px; }}
#situation-count {{ color: {colours.quiet_ink}; }}
#scenario-card {{ background: {colours.paper}; }}
#scenario-title {{ color: {colours.ink}; font-weight: 700; }}
#scenario-text {{ color: {colours.ink}; }}
#scenario-grade, #scenario-remark, #scenario-law {{ color: {colours.quiet_ink}; }}
"""
