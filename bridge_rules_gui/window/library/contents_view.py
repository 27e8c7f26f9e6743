"""The contents of a book: a tree whose rows wrap, with a filter above it."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QPolygon, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QStackedWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeView,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.library.contents import ContentsKind, ContentsNode, narrowed
from bridge_rules_gui.library.places import ancestors
from bridge_rules_gui.window.library.contents_model import NODE_ROLE, TITLE_ROLE, ContentsModel
from bridge_rules_gui.window.widgets import plain_label

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


class ContentsTree(QTreeView):
    """A tree whose rows wrap at its width; the line it stands at stays in sight when it changes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._was_resized = False
        self.setObjectName("contents-tree")
        self.setAccessibleName(self.tr("Contents"))
        self.setHeaderHidden(True)
        self.setIndentation(14)
        self.setUniformRowHeights(False)
        self.setExpandsOnDoubleClick(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setItemDelegate(ContentsDelegate(self))

    def drawBranches(
        self, painter: QPainter, rect: QRect, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the arrow of the marked line in the colour of its words."""
        super().drawBranches(painter, rect, index)
        model = self.model()
        if not self.selectionModel().isSelected(index) or not model.hasChildren(index):
            return
        cell = rect.adjusted(rect.width() - self.indentation(), 0, 0, 0)
        arrow = QPolygon([QPoint(-2, -4), QPoint(3, 0), QPoint(-2, 4)])
        if self.isExpanded(index):
            arrow = QPolygon([QPoint(-4, -2), QPoint(4, -2), QPoint(0, 3)])
        painter.save()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self.palette().color(QPalette.ColorRole.HighlightedText))
        painter.drawPolygon(arrow.translated(cell.center()))
        painter.restore()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the titles again."""
        super().resizeEvent(event)
        self._was_resized = True
        self.scheduleDelayedItemsLayout()

    def doItemsLayout(self) -> None:
        """Lay the rows out; wrapped again, they are elsewhere than before."""
        super().doItemsLayout()
        if self._was_resized:
            self._was_resized = False
            self.reveal()

    def reveal(self) -> None:
        """Scroll to the line it stands at, unless that is in sight."""
        index = self.currentIndex()
        if not self.viewport().rect().contains(self.visualRect(index)):
            self.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)


class ContentsFilter(QLineEdit):
    """The line that narrows the contents; Down leads into them, Escape empties it."""

    left_downwards = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Give the arrow down and Escape their meaning here."""
        if event.key() == Qt.Key.Key_Down:
            self.left_downwards.emit()
        elif event.key() == Qt.Key.Key_Escape and self.text():
            self.clear()
        elif event.modifiers() == Qt.KeyboardModifier.AltModifier and event.text().isdigit():
            event.ignore()  # the key of an action that cannot be taken now, and no letter
        else:
            super().keyPressEvent(event)


class ContentsView(QWidget):
    """Shows one book's contents and tells which line is opened."""

    place_activated = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("contents")
        self._nodes: tuple[ContentsNode, ...] = ()
        self._place: Address | None = None
        self._model = ContentsModel(self)
        self.filter = self._filter_line()
        self.tree = ContentsTree(self)
        self.tree.setModel(self._model)
        self.tree.clicked.connect(self._open_or_unfold)
        self.tree.activated.connect(self._activate)
        self._stack = QStackedWidget(self)
        self._stack.addWidget(self.tree)
        self._stack.addWidget(self._empty_page())
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        above = QHBoxLayout()
        above.setContentsMargins(8, 0, 8, 0)
        above.addWidget(self.filter)
        column.addLayout(above)
        column.addWidget(self._stack, 1)

    def _filter_line(self) -> ContentsFilter:
        line = ContentsFilter(self)
        line.setObjectName("contents-filter")
        line.setPlaceholderText(self.tr("Filter by number or words"))
        line.setAccessibleName(self.tr("Filter the contents by number or words"))
        line.setClearButtonEnabled(True)
        line.textChanged.connect(self._narrow)
        line.left_downwards.connect(self._enter_tree)
        line.returnPressed.connect(self._open_first)
        return line

    def _empty_page(self) -> QWidget:
        page = QWidget(self)
        column = QVBoxLayout(page)
        column.setContentsMargins(12, 28, 12, 12)
        self.nothing_found = plain_label("contents-nothing", page)
        self.nothing_found.setAlignment(Qt.AlignmentFlag.AlignCenter)
        show_all = QPushButton(self.tr("Show All"), page)
        show_all.setObjectName("contents-show-all")
        show_all.clicked.connect(self.filter.clear)
        column.addWidget(self.nothing_found)
        column.addWidget(show_all, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        return page

    def show_contents(self, nodes: tuple[ContentsNode, ...]) -> None:
        """Show another book's contents, narrowed by the filter as it stands."""
        self._nodes = nodes
        self._narrow(self.filter.text())

    def show_place(self, place: Address) -> None:
        """Mark the line of the place being read, or of what it stands under."""
        self._place = place
        for candidate in ancestors(place):
            index = self._model.index_of(candidate)
            if index.isValid():
                self._mark(self._unfolded(index))
                return
        self.tree.setCurrentIndex(QModelIndex())

    def _unfolded(self, index: QModelIndex) -> QModelIndex:
        """Return the line, or the law or part it is folded away in; headings do not count."""
        above = index.parent()
        while above.isValid():
            node: ContentsNode = above.data(NODE_ROLE)
            if node.address is not None and not self.tree.isExpanded(above):
                index = above
            above = above.parent()
        return index

    def _mark(self, index: QModelIndex) -> None:
        if index == self.tree.currentIndex():
            return
        above = index.parent()
        while above.isValid():
            self.tree.setExpanded(above, True)  # noqa: FBT003 - Qt's signature
            above = above.parent()
        self.tree.setCurrentIndex(index)
        self.tree.reveal()

    def begin_filter(self) -> None:
        """Put the keyboard into the filter, ready to be typed over."""
        self.filter.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filter.selectAll()

    @Slot(str)
    def _narrow(self, typed: str) -> None:
        nodes = narrowed(self._nodes, typed)
        self._model.show_nodes(nodes)
        for index in self._model.open_lines():
            self.tree.setExpanded(index, True)  # noqa: FBT003 - Qt's signature
        if nodes or not typed.strip():
            self._stack.setCurrentIndex(0)
        else:
            self.nothing_found.setText(
                self.tr("Nothing in the contents has “{words}” in its number or title.").format(
                    words=typed.strip()
                )
            )
            self._stack.setCurrentIndex(1)
        if self._place is not None:
            self.show_place(self._place)

    @Slot(QModelIndex)
    def _open_or_unfold(self, index: QModelIndex) -> None:
        node: ContentsNode = index.data(NODE_ROLE)
        if node.address is None:
            self.tree.setExpanded(index, not self.tree.isExpanded(index))
        else:
            self.place_activated.emit(node.address)

    @Slot(QModelIndex)
    def _activate(self, index: QModelIndex) -> None:
        """Open a line by key; a click has opened it already, and asks for the same place."""
        node: ContentsNode = index.data(NODE_ROLE)
        if node.address is not None:
            self.place_activated.emit(node.address)

    @Slot()
    def _enter_tree(self) -> None:
        self.tree.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.tree.currentIndex().isValid():
            self.tree.setCurrentIndex(self._model.index(0, 0))

    @Slot()
    def _open_first(self) -> None:
        """Open the first line that leads anywhere: Enter in the filter takes the best answer."""
        index = self._model.index(0, 0)
        while index.isValid():
            node: ContentsNode = index.data(NODE_ROLE)
            if node.address is not None and not (node.is_open and node.children):
                self.place_activated.emit(node.address)
                return
            index = self._model.index(0, 0, index) if node.children else QModelIndex()


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
