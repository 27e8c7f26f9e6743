"""The findings of the consistency report as a Qt list."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bridge_rules_gui.services.terms.answers import FindingKind
from bridge_rules_gui.views.inert_text import inert_tip

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.services.terms.answers import Finding, Variant

FINDING_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class FindingsModel(QAbstractListModel):
    """Adapts findings of one kind."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._findings: tuple[Finding, ...] = ()
        self._names: Mapping[str, str] = {}

    def show_findings(self, findings: tuple[Finding, ...], names: Mapping[str, str]) -> None:
        """Show other findings, with the names of their concepts by ids."""
        self.beginResetModel()
        self._findings = findings
        self._names = names
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many findings there are."""
        return 0 if parent.isValid() else len(self._findings)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a finding, or its concepts and words in one line."""
        if not index.isValid() or not 0 <= index.row() < len(self._findings):
            return None
        finding = self._findings[index.row()]
        if role == FINDING_ROLE:
            return finding
        if role == Qt.ItemDataRole.DisplayRole:
            return _line(finding, self._names)
        if role == Qt.ItemDataRole.ToolTipRole:
            return inert_tip(_line(finding, self._names))
        return None


def _word(variant: Variant, finding: Finding) -> str:
    """Return a word with its count; in brackets where it is counted in other senses too."""
    counted = f"{variant.text} ×{variant.count}"
    is_apart = variant.is_shared and finding.kind is not FindingKind.SHARED_TERM
    return f"({counted})" if is_apart else counted


def _line(finding: Finding, names: Mapping[str, str]) -> str:
    words = ", ".join(_word(variant, finding) for variant in finding.variants)
    if finding.kind is FindingKind.DEFINITION_MISSING:
        words = ", ".join(str(e.edition.year) for e in finding.explanations if e.place is None)
        words = f"– {words}" if words else ""
    if finding.kind is FindingKind.DEFINITIONS_DIFFER:
        words = " · ".join(
            f"{e.edition.year} {', '.join(e.differing) or '–'}" for e in finding.explanations
        )
    year = f"{finding.edition.year} · " if finding.edition else ""
    concepts = ", ".join(names[concept] for concept in finding.concepts)
    return f"{year}{concepts}" + (f": {words}" if words else "")
