"""The entries of the notebook as a list."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, Qt

from bridge_rules_gui.views.looks.icons import drawn_icon

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

_Index = QModelIndex | QPersistentModelIndex
_LONGEST = 240


@dataclass(frozen=True, slots=True)
class EntryRow:
    """An entry as it is listed: its name, its icon, a head, and the words below it."""

    entry: str
    icon: str
    head: str
    words: str


class EntriesModel(QAbstractListModel):
    """Lists rows; each is read as its head and its words."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[EntryRow, ...] = ()

    def show_rows(self, rows: Sequence[EntryRow]) -> None:
        """List these rows."""
        self.beginResetModel()
        self._rows = tuple(rows)
        self.endResetModel()

    def row_of(self, index: _Index) -> EntryRow | None:
        """Return what stands at an index."""
        return self._rows[index.row()] if index.isValid() else None

    def rowCount(self, parent: _Index = QModelIndex()) -> int:  # noqa: B008 - Qt's signature
        """Return how many entries are listed."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the words, the icon, or what a screen reader says."""
        row = self.row_of(index)
        if row is None:
            return None
        words = " ".join(row.words.split())
        if len(words) > _LONGEST:
            words = f"{words[:_LONGEST].rstrip()} …"
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return f"{row.head}\n{words}" if words else row.head
            case Qt.ItemDataRole.DecorationRole:
                return drawn_icon(row.icon)
            case Qt.ItemDataRole.AccessibleTextRole:
                return f"{row.head}. {words}"
            case _:
                return None
