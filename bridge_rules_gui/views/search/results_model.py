"""The answers from one edition as a Qt list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bridge_rules_gui.views.place_names import name_with_year
from bridge_rules_gui.views.search.names import name_of_hit, name_of_why, reason_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from bridge_rules_gui.corpus.address import Address
    from bridge_rules_gui.services.search.answer import SearchHit

HIT_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


def _no_name(place: Address) -> str:  # noqa: ARG001 - what is called in its place needs it
    return ""


class SearchResultsModel(QAbstractListModel):
    """Adapts hits, best first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._hits: tuple[SearchHit, ...] = ()
        self._named_law: Callable[[Address], str] = _no_name

    def name_laws(self, named_law: Callable[[Address], str]) -> None:
        """Say what laws are called in the reader's language; nothing where the book says it."""
        self.layoutAboutToBeChanged.emit()
        self._named_law = named_law
        self.layoutChanged.emit()

    def law_of(self, hit: SearchHit) -> str:
        """Return what the law of an answer is called in the reader's language."""
        return self._named_law(hit.address)

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
            named = (name_of_hit(hit), self.law_of(hit), hit.heading.text)
            return " ".join(part for part in named if part)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            words = (hit.heading.text, hit.snippet.text)
            parts = (name_of_hit(hit), self.law_of(hit), *words, name_of_why(hit.why))
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
