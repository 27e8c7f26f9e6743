"""The concordance: every place of a concept in its context, in the order asked for."""

from __future__ import annotations

from enum import IntEnum
from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QKeyEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.kwic import KwicLine, KwicSort
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.place_names import name_of_place
from bridge_rules_gui.window.search.names import name_of_edition
from bridge_rules_gui.window.shell.shell import Shell

LINE_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_LEFT: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
_RIGHT: Final = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Column(IntEnum):
    """The parts of a line."""

    PLACE = 0
    LEFT = 1
    KEYWORD = 2
    RIGHT = 3


_SORT_OF_COLUMN: Final = {
    Column.PLACE: KwicSort.PLACE,
    Column.LEFT: KwicSort.LEFT,
    Column.RIGHT: KwicSort.RIGHT,
}


class ConcordanceModel(QAbstractTableModel):
    """Adapts lines of context in the order given."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[KwicLine, ...] = ()

    def show_lines(self, lines: tuple[KwicLine, ...]) -> None:
        """Show other lines."""
        self.beginResetModel()
        self._lines = lines
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many lines there are."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return the four parts of a line."""
        return 0 if parent.isValid() else len(Column)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a part of a line, or the line itself."""
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line, column = self._lines[index.row()], Column(index.column())
        if role == LINE_ROLE:
            return line
        if role == Qt.ItemDataRole.DisplayRole:
            return _words(line, column)
        if role == Qt.ItemDataRole.TextAlignmentRole and column is Column.LEFT:
            return _RIGHT
        if role == Qt.ItemDataRole.FontRole and column is Column.KEYWORD:
            font = QFont()
            font.setWeight(QFont.Weight.Bold)
            return font
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            recorded = f"{_words(line, Column.PLACE)}: {line.left}{line.keyword}{line.right}"
            return inert_tip(recorded) if role == Qt.ItemDataRole.ToolTipRole else recorded
        return None

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return what a part of the lines is called."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _RIGHT if section == Column.LEFT else _LEFT
        if role != Qt.ItemDataRole.DisplayRole:
            return None
        names = {
            Column.PLACE: self.tr("Place"),
            Column.LEFT: self.tr("Before"),
            Column.KEYWORD: self.tr("Word"),
            Column.RIGHT: self.tr("After"),
        }
        return names[Column(section)]


def _words(line: KwicLine, column: Column) -> str:
    match column:
        case Column.PLACE:
            return f"{line.address.edition.year} {name_of_place(line.address)}"
        case Column.LEFT:
            return line.left.strip()
        case Column.KEYWORD:
            return " ".join(line.keyword.split())
        case Column.RIGHT:
            return line.right.strip()


class LeftContextDelegate(QStyledItemDelegate):
    """Cuts what stands before the key word at its far end."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Put the dots at the left."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideLeft


class LinesTable(QTableView):
    """A table of lines; Enter or a click chooses one."""

    chosen = Signal(QModelIndex)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("concordance-lines")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        self.clicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the line."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class ConcordanceView(QWidget):
    """Shows lines of context, whose places the shell opens.

    ``changed`` tells that other books or another order are requested.
    """

    changed = Signal()

    def __init__(self, shell: Shell, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._shell = shell
        self.setObjectName("concordance")
        self._model = ConcordanceModel(self)
        self.title = QLabel(self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setObjectName("concordance-title")
        self.book = self._choice_of_book()
        self.sorting = self._choice_of_order()
        self.lines = self._table()
        above = QHBoxLayout()
        above.setContentsMargins(14, 4, 10, 4)
        above.setSpacing(6)
        above.addWidget(self.title, 1)
        above.addWidget(self.book)
        above.addWidget(self.sorting)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addWidget(self.lines, 1)

    def _choice_of_book(self) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName("concordance-book")
        choice.setAccessibleName(self.tr("Book"))
        choice.addItem(self.tr("All books"))
        for edition in Edition:
            choice.addItem(name_of_edition(edition))
        choice.currentIndexChanged.connect(self._emit_changed)
        return choice

    def _choice_of_order(self) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName("concordance-order")
        choice.setAccessibleName(self.tr("Order of lines"))
        for order, name in (
            (KwicSort.PLACE, self.tr("by place")),
            (KwicSort.LEFT, self.tr("by the word before")),
            (KwicSort.RIGHT, self.tr("by the word after")),
        ):
            choice.addItem(name, order.value)
        choice.currentIndexChanged.connect(self._emit_changed)
        return choice

    def _table(self) -> LinesTable:
        table = LinesTable(self)
        table.setAccessibleName(self.tr("Places in context"))
        table.setModel(self._model)
        table.setItemDelegateForColumn(Column.LEFT, LeftContextDelegate(table))
        table.chosen.connect(self._choose)
        header = table.horizontalHeader()
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.sectionClicked.connect(self._sort_by)
        for column in (Column.PLACE, Column.KEYWORD):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        for column in (Column.LEFT, Column.RIGHT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        return table

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The books whose lines are requested."""
        chosen = self.book.currentIndex()
        return (tuple(Edition)[chosen - 1],) if chosen > 0 else tuple(Edition)

    @property
    def order(self) -> KwicSort:
        """The order wanted."""
        return KwicSort(self.sorting.currentData())

    def show_lines(self, lines: tuple[KwicLine, ...]) -> None:
        """Show other lines."""
        self._model.show_lines(lines)
        self.title.setText(
            self.tr("In context · {count}").format(count=len(lines))
            if lines
            else self.tr("In context · not in the text")
        )
        self.lines.scrollToTop()

    @Slot()
    def _emit_changed(self) -> None:
        self.changed.emit()

    @Slot(int)
    def _sort_by(self, section: int) -> None:
        order = _SORT_OF_COLUMN.get(Column(section))
        if order is not None:
            self.sorting.setCurrentIndex(self.sorting.findData(order.value))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        line: KwicLine = index.data(LINE_ROLE)
        self._shell.open(line.address, frozenset(line.keyword.casefold().split()))
