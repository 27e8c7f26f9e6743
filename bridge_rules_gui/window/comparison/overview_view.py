"""The overview: all laws by the two steps, shaded and labelled by how much changed."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QAbstractTableModel,
    QEvent,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QGuiApplication, QKeyEvent, QPainter, QPalette
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableView,
    QWidget,
)

from bridge_rules_gui.comparison.overview import ChapterAmounts, LawAmounts, StepAmount
from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.changes import STEPS
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.comparison.names import OverviewNames
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.looks.palette import Colours

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
        return self.tr("{step}: rows changed").format(step=self._names.step(STEPS[section - 1]))

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


_STRONGEST: Final = 0.42  # how much of the bar's colour a fully shaded cell has
_PAD: Final = 10


class OverviewDelegate(QStyledItemDelegate):
    """Paints a cell on a ground that tells how much changed; the words tell it too."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.colours = current_colours()

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the ground, then the words."""
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        is_chapter = bool(index.data(CHAPTER_ROLE))
        painter.save()
        painter.fillRect(option.rect, self._ground(index, is_selected=is_selected))
        if not is_chapter:
            painter.setPen(QColor(self.colours.rule))
            painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        font = QFont(option.font)
        font.setBold(is_chapter)
        painter.setFont(font)
        ink = self.colours.selection_ink if is_selected else self.colours.ink
        painter.setPen(QColor(ink))
        room = QRect(option.rect).adjusted(_PAD, 0, -_PAD, 0)
        words = painter.fontMetrics().elidedText(
            str(index.data()), Qt.TextElideMode.ElideRight, room.width()
        )
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)
        painter.restore()

    def _ground(self, index: _Index, *, is_selected: bool) -> QColor:
        if is_selected:
            return QColor(self.colours.selection)
        if index.data(CHAPTER_ROLE):
            return QColor(self.colours.shade)
        share = float(index.data(WEIGHT_ROLE) or 0.0) * _STRONGEST
        return _mixed(QColor(self.colours.paper), QColor(self.colours.bar), share)


class OverviewView(QTableView):
    """Shows the overview; ``law_chosen`` carries the law of the line that was chosen."""

    law_chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-map")
        self.setAccessibleName(self.tr("How much each law changed"))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self._model = OverviewModel(self)
        self.setModel(self._model)
        self._delegate = OverviewDelegate(self)
        self.setItemDelegate(self._delegate)
        self.verticalHeader().hide()
        self.verticalHeader().setDefaultSectionSize(round(self.fontMetrics().height() * 1.6))
        header = self.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setHighlightSections(False)
        self.clicked.connect(self._choose)
        self._take_colours(current_colours())

    def show_chapters(self, chapters: tuple[ChapterAmounts, ...]) -> None:
        """Show the amounts of all laws."""
        self._model.show_chapters(chapters)

    def select_law(self, law: int) -> None:
        """Stand at the line of a law."""
        found = self._model.match(
            self._model.index(0, 0), LAW_ROLE, law, 1, Qt.MatchFlag.MatchExactly
        )
        if found:
            self.setCurrentIndex(found[0])
            self.scrollTo(found[0], QAbstractItemView.ScrollHint.PositionAtCenter)

    def copy(self) -> None:
        """Copy the words of the line it stands at, a tab between two cells."""
        current = self.currentIndex()
        columns = range(self._model.columnCount())
        words = (str(current.siblingAtColumn(column).data() or "") for column in columns)
        QGuiApplication.clipboard().setText("\t".join(words))

    # What the window's commands about words ask.

    def copy_with_citation(self) -> None:
        """Copy the line, which names its law."""
        self.copy()

    def open_find_bar(self) -> None:
        """Find no words: laws are found by their numbers, in their order."""

    def find_next(self) -> None:
        """Find no words."""

    def find_previous(self) -> None:
        """Find no words."""

    def place_in_question(self, _edition: Edition) -> Address | None:
        """Return no place: the lines are of laws in all editions."""
        return None

    def changeEvent(self, e: QEvent) -> None:
        """Follow the theme, which comes as another palette of the program."""
        super().changeEvent(e)
        if e.type() == QEvent.Type.PaletteChange and self._delegate.colours != current_colours():
            self._take_colours(current_colours())

    def _take_colours(self, colours: Colours) -> None:
        self._delegate.colours = colours
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.Base, QColor(colours.paper))
        self.setPalette(palette)
        self.setStyleSheet(
            f"QHeaderView::section {{ background: {colours.window}; color: {colours.window_ink};"
            f" border: none; border-bottom: 1px solid {colours.rule}; padding: 6px {_PAD}px; }}"
        )
        self.viewport().update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter opens the law of the line."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)

    @Slot(QModelIndex)
    def _choose(self, index: QModelIndex) -> None:
        law = index.data(LAW_ROLE)
        if law is not None:
            self.law_chosen.emit(law)


def _mixed(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour between two, with a share of the second."""
    return QColor.fromRgbF(
        one.redF() + (other.redF() - one.redF()) * share,
        one.greenF() + (other.greenF() - one.greenF()) * share,
        one.blueF() + (other.blueF() - one.blueF()) * share,
    )
