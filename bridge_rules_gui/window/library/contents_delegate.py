"""How a line of the contents is painted: its number hangs before its title."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTreeView

from bridge_rules_gui.library.contents import ContentsKind, ContentsNode
from bridge_rules_gui.window.library.contents_model import NODE_ROLE, TITLE_ROLE

_Index = QModelIndex | QPersistentModelIndex


_PAD_X: Final = 4
_PAD_Y: Final = 4
_GAP: Final = 8
_WRAP: Final = Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
_WIDEST_NUMBERS: Final = {ContentsKind.LAW: "88", ContentsKind.SECTION: "88A"}
_CHAPTER_SPACE: Final = 6


class ContentsDelegate(QStyledItemDelegate):
    """Paints number and title side by side; long titles wrap instead of being cut off."""

    def __init__(self, tree: QTreeView) -> None:
        super().__init__(tree)
        self._tree = tree

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the row's background as the style does, then number and title."""
        option = QStyleOptionViewItem(option)
        self.initStyleOption(option, index)
        option.text = ""
        style = self._tree.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._tree)
        node: ContentsNode = index.data(NODE_ROLE)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        role = QPalette.ColorRole.HighlightedText if selected else QPalette.ColorRole.Text
        painter.save()
        painter.setPen(option.palette.color(role))
        painter.setFont(_font(option.font, index))
        area = option.rect.adjusted(_PAD_X, _PAD_Y + _space_above(index), -_PAD_X, -_PAD_Y)
        indent = _number_width(QFontMetrics(painter.font()), node)
        painter.drawText(area, _WRAP, node.number)
        painter.drawText(area.adjusted(indent, 0, 0, 0), _WRAP, index.data(TITLE_ROLE))
        painter.restore()

    def sizeHint(
        self,
        option: QStyleOptionViewItem,  # noqa: ARG002 - its rectangle is not known yet
        index: _Index,
    ) -> QSize:
        """Return the room a row needs at the tree's present width."""
        node: ContentsNode = index.data(NODE_ROLE)
        metrics = QFontMetrics(_font(self._tree.font(), index))
        indent = _number_width(metrics, node)
        width = self._tree.viewport().width() - self._tree.indentation() * _depth(index)
        room = max(width - indent - 2 * _PAD_X, 40)
        title = metrics.boundingRect(QRect(0, 0, room, 10_000), _WRAP, index.data(TITLE_ROLE))
        height = max(title.height(), metrics.height())
        height += 2 * _PAD_Y + _space_above(index)
        return QSize(indent + title.width() + 2 * _PAD_X, height)


def _is_chapter(index: _Index) -> bool:
    """Tell whether a row is a chapter: the outermost of the headings above laws."""
    node: ContentsNode = index.data(NODE_ROLE)
    is_division = node.kind in (ContentsKind.DIVISION, ContentsKind.CHAPTER)
    return is_division and not index.parent().isValid()


def _font(base: QFont, index: _Index) -> QFont:
    """Return the font of a row: weight for chapters, slope for parts and sections."""
    font = QFont(base)
    node: ContentsNode = index.data(NODE_ROLE)
    if _is_chapter(index):
        font.setWeight(QFont.Weight.Bold)
    elif node.kind is ContentsKind.DIVISION:
        font.setItalic(True)
    return font


def _space_above(index: _Index) -> int:
    """Return the room that sets a chapter off from what stands before it."""
    return _CHAPTER_SPACE if _is_chapter(index) and index.row() else 0


def _number_width(metrics: QFontMetrics, node: ContentsNode) -> int:
    """Return the width of the column that numbers of this kind hang in."""
    if not node.number:
        return 0
    widest = _WIDEST_NUMBERS.get(node.kind, "")
    width = max(metrics.horizontalAdvance(widest), metrics.horizontalAdvance(node.number))
    return width + _GAP


def _depth(index: _Index) -> int:
    """Return on which level a row stands; rows without parent stand on the first."""
    depth = 1
    above = index.parent()
    while above.isValid():
        depth += 1
        above = above.parent()
    return depth
