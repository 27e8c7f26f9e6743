"""The concepts as a Qt list: the English term, and what each book calls it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

if TYPE_CHECKING:
    from bridge_rules_gui.services.term_answers import TermRow

ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class ConceptsModel(QAbstractListModel):
    """Adapts the rows of the term list."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[TermRow, ...] = ()

    def show_rows(self, rows: tuple[TermRow, ...]) -> None:
        """Show other rows."""
        self.beginResetModel()
        self._rows = rows
        self.endResetModel()

    def index_of(self, concept: str) -> QModelIndex:
        """Return the row of a concept, or an invalid index."""
        number = next((n for n, row in enumerate(self._rows) if row.id == concept), -1)
        return self.index(number) if number >= 0 else QModelIndex()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many concepts there are."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a row, or what it says in words."""
        if not index.isValid() or not 0 <= index.row() < len(self._rows):
            return None
        row = self._rows[index.row()]
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.DisplayRole:
            return row.english
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return "\n".join((self._name(row), *filter(None, row.terms)))
        return None

    def _name(self, row: TermRow) -> str:
        return (
            self.tr("{term} (your glossary)").format(term=row.english)
            if row.is_own
            else row.english
        )
