"""The concepts as a Qt list: the term in the reader's language, and what others call it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bridge_rules_gui.services.wording.concept_names import names_for
from bridge_rules_gui.views.inert_text import inert_tip
from bridge_rules_gui.views.speaking import phrasebook

if TYPE_CHECKING:
    from bridge_rules_gui.services.terms.answers import TermRow

ROW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
OTHERS_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""What the other languages call a concept, empty where a book has no term."""
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
        name, others = names_for(phrasebook().language, row.english, row.terms)
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        if role == OTHERS_ROLE:
            return others
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            own = self.tr("{term} (your glossary)")
            told = own.format(term=name) if row.is_own else name
            whole = "\n".join((told, *filter(None, others)))
            return inert_tip(whole) if role == Qt.ItemDataRole.ToolTipRole else whole
        return None
