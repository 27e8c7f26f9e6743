"""The concordance: every place of a concept in its context, in the order asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.kwic import KwicSort
from bridge_rules_gui.views.search.names import name_of_edition
from bridge_rules_gui.views.terms.concordance_model import LINE_ROLE, Column, ConcordanceModel

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from bridge_rules_gui.indexes.kwic import KwicLine

_SORT_OF_COLUMN: Final = {
    Column.PLACE: KwicSort.PLACE,
    Column.LEFT: KwicSort.LEFT,
    Column.RIGHT: KwicSort.RIGHT,
}


class LeftContextDelegate(QStyledItemDelegate):
    """Cuts what stands before the key word at its far end."""

    def initStyleOption(
        self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Put the dots at the left."""
        super().initStyleOption(option, index)
        option.textElideMode = Qt.TextElideMode.ElideLeft


class LinesTable(QTableView):
    """A table of lines; Enter or a click chooses one."""

    chosen = Signal(QModelIndex)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("concordance-lines")
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTabKeyNavigation(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 8)
        self.clicked.connect(self.chosen)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter chooses the line."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.chosen.emit(self.currentIndex())
        else:
            super().keyPressEvent(event)


class ConcordanceView(QWidget):
    """Shows lines of context.

    ``line_chosen`` carries the one to be opened, ``changed`` tells that other books or
    another order are wanted.
    """

    line_chosen = Signal(object)
    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("concordance")
        self._model = ConcordanceModel(self)
        self.title = QLabel(self)
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setObjectName("concordance-title")
        self.book = self._choice_of_book()
        self.sorting = self._choice_of_order()
        self.lines = self._table()
        above = QHBoxLayout()
        above.setContentsMargins(14, 4, 10, 4)
        above.setSpacing(6)
        above.addWidget(self.title, 1)
        above.addWidget(self.book)
        above.addWidget(self.sorting)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addLayout(above)
        column.addWidget(self.lines, 1)

    def _choice_of_book(self) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName("concordance-book")
        choice.setAccessibleName(self.tr("Book of the lines"))
        choice.addItem(self.tr("All books"))
        for edition in Edition:
            choice.addItem(name_of_edition(edition))
        choice.currentIndexChanged.connect(self._tell_changed)
        return choice

    def _choice_of_order(self) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName("concordance-order")
        choice.setAccessibleName(self.tr("Order of the lines"))
        for order, name in (
            (KwicSort.PLACE, self.tr("by place")),
            (KwicSort.LEFT, self.tr("by the word before")),
            (KwicSort.RIGHT, self.tr("by the word after")),
        ):
            choice.addItem(name, order.value)
        choice.currentIndexChanged.connect(self._tell_changed)
        return choice

    def _table(self) -> LinesTable:
        table = LinesTable(self)
        table.setAccessibleName(self.tr("Places in their context"))
        table.setModel(self._model)
        table.setItemDelegateForColumn(Column.LEFT, LeftContextDelegate(table))
        table.chosen.connect(self._choose)
        header = table.horizontalHeader()
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.sectionClicked.connect(self._sort_by)
        for column in (Column.PLACE, Column.KEYWORD):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        for column in (Column.LEFT, Column.RIGHT):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.Stretch)
        return table

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The books whose lines are wanted."""
        chosen = self.book.currentIndex()
        return (tuple(Edition)[chosen - 1],) if chosen > 0 else tuple(Edition)

    @property
    def order(self) -> KwicSort:
        """The order wanted."""
        return KwicSort(self.sorting.currentData())

    def show_lines(self, lines: tuple[KwicLine, ...]) -> None:
        """Show other lines."""
        self._model.show_lines(lines)
        self.title.setText(
            self.tr("In context · {count}").format(count=len(lines))
            if lines
            else self.tr("In context · nowhere in the text")
        )
        self.lines.scrollToTop()

    @Slot()
    def _tell_changed(self) -> None:
        self.changed.emit()

    @Slot(int)
    def _sort_by(self, section: int) -> None:
        order = _SORT_OF_COLUMN.get(Column(section))
        if order is not None:
            self.sorting.setCurrentIndex(self.sorting.findData(order.value))

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        self.line_chosen.emit(index.data(LINE_ROLE))
