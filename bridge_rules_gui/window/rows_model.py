"""Values as the rows of a list."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The value of a row."""
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
RowT = TypeVar("RowT")


class RowsModel(QAbstractListModel, Generic[RowT]):
    """Adapts values, one in each row; a subclass says what a row shows in a role."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.rows: tuple[RowT, ...] = ()

    def show_rows(self, rows: Sequence[RowT]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def row_of(self, index: _Index) -> RowT | None:
        """Return the value at an index, None where there is none."""
        is_there = index.isValid() and index.row() < len(self.rows)
        return self.rows[index.row()] if is_there else None

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many rows there are."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a row, or what it shows."""
        row = self.row_of(index)
        return row if row is None or role == ROW_ROLE else self.shown(row, role)

    def shown(self, row: RowT, role: int) -> object:
        """Return what a row shows in a role."""
        raise NotImplementedError
