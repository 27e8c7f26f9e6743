"""The overview as a Qt table: laws below their chapters, a column for each step."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from bridge_rules_gui.comparison.overview import ChapterAmounts, LawAmounts, StepAmount
from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.window.comparison.names import OverviewNames

LAW_ROLE: Final = Qt.ItemDataRole.UserRole + 1
"""The number of the law of a line, None in a chapter's."""
WEIGHT_ROLE: Final = Qt.ItemDataRole.UserRole + 2
"""How dark a cell is shaded, from 0 to 1."""
CHAPTER_ROLE: Final = Qt.ItemDataRole.UserRole + 3
"""Whether the line is a chapter's."""
_DARKEST: Final = 20  # rows of substance from which a cell is not shaded any darker
_Index = QModelIndex | QPersistentModelIndex
_NOWHERE: Final = QModelIndex()


class OverviewModel(QAbstractTableModel):
    """Adapts the chapters with the amounts of their laws."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[ChapterAmounts | LawAmounts, ...] = ()
        self._names = OverviewNames()

    def show_chapters(self, chapters: tuple[ChapterAmounts, ...]) -> None:
        """Show other chapters."""
        self.beginResetModel()
        lines: list[ChapterAmounts | LawAmounts] = []
        for chapter in chapters:
            lines += [chapter, *chapter.laws]
        self._lines = tuple(lines)
        self.endResetModel()

    def rowCount(self, parent: _Index = _NOWHERE) -> int:
        """Return how many laws and chapters there are."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: _Index = _NOWHERE) -> int:
        """Return one column for the name, and one for each step."""
        return 0 if parent.isValid() else 1 + len(STEPS)

    def headerData(
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return what a column tells."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.ToolTipRole:
            return self._names.counted()
        if orientation == Qt.Orientation.Vertical or role != Qt.ItemDataRole.DisplayRole:
            return None
        if section == 0:
            return self.tr("Law")
        return self.tr("{step}: rows changed").format(step=OverviewNames().step(STEPS[section - 1]))

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return a name, or an amount in words and as a weight."""
        if not index.isValid() or not 0 <= index.row() < len(self._lines):
            return None
        line = self._lines[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._words(line, index.column())
        if role == LAW_ROLE:
            return line.law if isinstance(line, LawAmounts) else None
        if role == CHAPTER_ROLE:
            return not isinstance(line, LawAmounts)
        if role == WEIGHT_ROLE:
            is_shaded = isinstance(line, LawAmounts) and index.column() > 0
            return _weight(line.amounts[index.column() - 1]) if is_shaded else 0.0
        return None

    def _words(self, line: ChapterAmounts | LawAmounts, column: int) -> str:
        if column == 0:
            return self._names.line(line)
        amount = line.amounts[column - 1]
        is_law = isinstance(line, LawAmounts)
        return self._names.amount(amount) if is_law else self._names.amount_of(amount)


def _weight(amount: StepAmount) -> float:
    if amount.substance:
        return 0.25 + 0.75 * min(amount.substance, _DARKEST) / _DARKEST
    return 0.1 if amount.other else 0.0
