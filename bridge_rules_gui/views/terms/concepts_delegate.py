"""How a concept is painted in the list: its name, and what others call it below."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPoint, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from bridge_rules_gui.views.looks.palette import LIGHT
from bridge_rules_gui.views.terms.concepts_model import OTHERS_ROLE, ROW_ROLE

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter
    from PySide6.QtWidgets import QListView

    from bridge_rules_gui.services.terms.answers import TermRow
    from bridge_rules_gui.views.looks.palette import Colours

    _Index = QModelIndex | QPersistentModelIndex

_PAD_X: Final = 10
_PAD_Y: Final = 5


class ConceptsDelegate(QStyledItemDelegate):
    """Paints two lines; what does not fit is cut with dots, the tip has it whole."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view
        self.colours: Colours = LIGHT

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the background, the name, the names in other languages."""
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        colours = self.colours
        painter.save()
        if is_selected:
            painter.fillRect(option.rect, QColor(colours.selection))
        elif option.state & QStyle.StateFlag.State_MouseOver:
            painter.fillRect(option.rect, QColor(colours.shade))
        area = option.rect.adjusted(_PAD_X, _PAD_Y, -_PAD_X, -_PAD_Y)
        bold = self._bold()
        metrics = QFontMetrics(bold)
        painter.setFont(bold)
        painter.setPen(QColor(colours.selection_ink if is_selected else colours.window_ink))
        row: TermRow = index.data(ROW_ROLE)
        name = f"+ {index.data()}" if row.is_own else index.data()
        shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area.topLeft() + QPoint(0, metrics.ascent()), shown)
        painter.setFont(self._view.font())
        painter.setPen(QColor(colours.selection_ink if is_selected else colours.quiet_ink))
        below = QFontMetrics(self._view.font())
        words = " · ".join(name or "–" for name in index.data(OTHERS_ROLE))
        shown = below.elidedText(words, Qt.TextElideMode.ElideRight, area.width())
        painter.drawText(area.topLeft() + QPoint(0, metrics.height() + below.ascent()), shown)
        painter.restore()

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - all rows are alike
        index: _Index,  # noqa: ARG002
    ) -> QSize:
        """Return the room of two lines."""
        lines = QFontMetrics(self._bold()).height() + QFontMetrics(self._view.font()).height()
        return QSize(120, lines + 2 * _PAD_Y)

    def _bold(self) -> QFont:
        font = QFont(self._view.font())
        font.setWeight(QFont.Weight.Bold)
        return font
