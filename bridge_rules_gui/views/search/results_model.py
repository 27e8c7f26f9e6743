"""The answers from one edition as a Qt list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bridge_rules_gui.views.place_names import name_with_year
from bridge_rules_gui.views.search.names import name_of_hit, name_of_why, reason_of

if TYPE_CHECKING:
    from bridge_rules_gui.services.search.answer import SearchHit

HIT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class SearchResultsModel(QAbstractListModel):
    """Adapts hits, best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: tuple[SearchHit, ...] = ()

    def show_hits(self, hits: tuple[SearchHit, ...]) -> None:
        """Show other hits."""
        self.beginResetModel()
        self._hits = hits
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many hits there are."""
        return 0 if parent.isValid() else len(self._hits)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a hit, or what it says in words."""
        if not index.isValid() or not 0 <= index.row() < len(self._hits):
            return None
        hit = self._hits[index.row()]
        if role == HIT_ROLE:
            return hit
        if role == Qt.ItemDataRole.DisplayRole:
            return " ".join(part for part in (name_of_hit(hit), hit.heading.text) if part)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            parts = (name_of_hit(hit), hit.heading.text, hit.snippet.text, name_of_why(hit.why))
            return ". ".join(part for part in parts if part)
        if role == Qt.ItemDataRole.ToolTipRole:
            return self._tip(hit)
        return None

    def _tip(self, hit: SearchHit) -> str:
        """Return why a place is an answer, and where else its law answers."""
        lines = [f"{name_with_year(hit.address)}: {reason_of(hit.why)}"]
        if hit.also:
            places = ", ".join(str(address.place) for address in hit.also)
            lines.append(self.tr("Also {places}").format(places=places))
        return "\n".join(lines)
