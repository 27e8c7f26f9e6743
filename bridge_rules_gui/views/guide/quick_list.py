"""The list of quick find: entries as a model, and how one is painted."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QAbstractListModel, QModelIndex, QPersistentModelIndex, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from bridge_rules_gui.services.guidance.quick_find import EntryKind
from bridge_rules_gui.views.guide.quick_names import detail_of, name_of_kind

if TYPE_CHECKING:
    from PySide6.QtCore import QObject

    from bridge_rules_gui.services.guidance.quick_find import QuickEntry
    from bridge_rules_gui.views.looks.palette import Colours

    _Index = QModelIndex | QPersistentModelIndex

ENTRY_ROLE: Final = Qt.ItemDataRole.UserRole + 1
_NO_PARENT: Final = QModelIndex()
_PAD: Final = 10
_HEIGHT: Final = 1.9
_MOST_DETAIL: Final = 0.42  # of a line's width


class QuickModel(QAbstractListModel):
    """The entries found, one in each row."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._entries: tuple[QuickEntry, ...] = ()

    def show_entries(self, entries: tuple[QuickEntry, ...]) -> None:
        """Show other entries."""
        self.beginResetModel()
        self._entries = entries
        self.endResetModel()

    def entry(self, row: int) -> QuickEntry:
        """Return the entry of a row."""
        return self._entries[row]

    def rowCount(self, parent: _Index = _NO_PARENT) -> int:
        """Return how many there are."""
        return 0 if parent.isValid() else len(self._entries)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return an entry, or its words as screen readers read them."""
        if not index.isValid():
            return None
        entry = self._entries[index.row()]
        if role == ENTRY_ROLE:
            return entry
        if role in {Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole}:
            parts = (name_of_kind(entry.kind), entry.title, detail_of(entry))
            return ", ".join(part for part in parts if part)
        return None


def kind_room(metrics: QFontMetrics) -> int:
    """Return the room for the word before an entry, that of the longest."""
    return max(metrics.horizontalAdvance(name_of_kind(kind)) for kind in EntryKind) + _PAD


class QuickDelegate(QStyledItemDelegate):
    """Paints an entry in a line: its kind, its title, and at the end what stands beside it."""

    def __init__(self, colours: Colours, parent: QObject) -> None:
        super().__init__(parent)
        self._colours = colours

    def sizeHint(self, option: QStyleOptionViewItem, index: _Index) -> QSize:  # noqa: ARG002
        """Return the room of a line."""
        return QSize(100, round(QFontMetrics(option.font).height() * _HEIGHT))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the line."""
        entry: QuickEntry = index.data(ENTRY_ROLE)
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        if is_selected:
            painter.fillRect(option.rect, option.palette.color(QPalette.ColorRole.Highlight))
        ink = QColor(self._colours.selection_ink if is_selected else self._colours.ink)
        quiet = ink if is_selected else QColor(self._colours.quiet_ink)
        metrics = QFontMetrics(option.font)
        area = option.rect.adjusted(_PAD, 0, -_PAD, 0)
        kind_width = kind_room(metrics)
        elided, middle = Qt.TextElideMode.ElideRight, Qt.AlignmentFlag.AlignVCenter
        painter.setFont(option.font)
        painter.setPen(quiet)
        painter.drawText(area, middle | Qt.AlignmentFlag.AlignLeft, name_of_kind(entry.kind))
        most = round(area.width() * _MOST_DETAIL)
        detail = metrics.elidedText(detail_of(entry), elided, most)
        painter.drawText(area, middle | Qt.AlignmentFlag.AlignRight, detail)
        painter.setPen(ink)
        bold = QFont(option.font)
        bold.setWeight(QFont.Weight.DemiBold)
        painter.setFont(bold)
        taken = metrics.horizontalAdvance(detail) + _PAD if detail else 0
        room = area.adjusted(kind_width, 0, -taken, 0)
        title = QFontMetrics(bold).elidedText(entry.title, elided, room.width())
        painter.drawText(room, middle | Qt.AlignmentFlag.AlignLeft, title)
        painter.restore()
