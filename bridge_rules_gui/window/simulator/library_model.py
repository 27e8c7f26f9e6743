"""The situations as a Qt tree: groups, and the situations that stand together in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QAbstractItemModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bridge_rules_gui.simulation.library import Situation

SITUATION_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()
_GROUP: Final = 0  # the internal id of a group; a situation has its group's row and one more

NamedGroup = tuple[str, tuple["Situation", ...]]
"""The heading of a group, and its situations."""


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
