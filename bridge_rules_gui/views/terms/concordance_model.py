"""Lines of context as a Qt table: place, what stands before, the key word, what follows."""

from __future__ import annotations

from enum import IntEnum
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)
from PySide6.QtGui import QFont

from bridge_rules_gui.views.inert_text import inert_tip
from bridge_rules_gui.views.place_names import name_of_place

if TYPE_CHECKING:
    from bridge_rules_gui.indexes.kwic import KwicLine

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
            told = f"{_words(line, Column.PLACE)}: {line.left}{line.keyword}{line.right}"
            return inert_tip(told) if role == Qt.ItemDataRole.ToolTipRole else told
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
