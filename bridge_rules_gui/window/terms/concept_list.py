"""The list of concepts with a filter above it that understands every language of the books."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import (
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QSize,
    Qt,
    Signal,
    Slot,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QLabel,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.termbase import Subject
from bridge_rules_gui.language.concept_names import names_for
from bridge_rules_gui.terms.answers import TermRow
from bridge_rules_gui.terms.list import TermList
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.library.contents_view import ContentsFilter
from bridge_rules_gui.window.looks.appearance import current_colours
from bridge_rules_gui.window.rows_model import ROW_ROLE, RowsModel
from bridge_rules_gui.window.speaking import counted, phrasebook
from bridge_rules_gui.window.terms.names import subject_names

OTHERS_ROLE: Final = ROW_ROLE + 1
"""What the other languages call a concept, empty where a book has no term."""
_Index = QModelIndex | QPersistentModelIndex
_PAD_X: Final = 10
_PAD_Y: Final = 5


class ConceptsModel(RowsModel[TermRow]):
    """Says what concepts are called."""

    def index_of(self, concept: str) -> QModelIndex:
        """Return the row of a concept, or an invalid index."""
        number = next((n for n, row in enumerate(self.rows) if row.id == concept), -1)
        return self.index(number) if number >= 0 else QModelIndex()

    def shown(self, row: TermRow, role: int) -> object:
        """Return what a concept is called."""
        name, others = names_for(phrasebook().language, row.english, row.terms)
        if role == Qt.ItemDataRole.DisplayRole:
            return name
        if role == OTHERS_ROLE:
            return others
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            own = self.tr("{term} (your glossary)")
            text = own.format(term=name) if row.is_own else name
            whole = "\n".join((text, *filter(None, others)))
            return inert_tip(whole) if role == Qt.ItemDataRole.ToolTipRole else whole
        return None


class ConceptsDelegate(QStyledItemDelegate):
    """Paints two lines; what does not fit is cut with dots, the tip has it whole."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        """Paint the background, the name, the names in other languages."""
        is_selected = bool(option.state & QStyle.StateFlag.State_Selected)
        colours = current_colours()
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


class ConceptList(QWidget):
    """Shows the concepts; ``concept_chosen`` carries the id of the one selected.

    ``narrowed`` tells that other concepts are shown because the reader asked for others.
    """

    concept_chosen = Signal(str)
    narrowed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("concept-list")
        self._list = TermList(())
        self._model = ConceptsModel(self)
        self._is_marking = False
        self.filter = self._filter_line()
        self.subject = self._subject_choice()
        self.view = self._view()
        self._delegate = ConceptsDelegate(self.view)
        self.view.setItemDelegate(self._delegate)
        self.count = QLabel(self)
        self.count.setObjectName("concept-count")
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 8, 0, 0)
        column.setSpacing(6)
        for widget in (self.filter, self.subject):
            above = QVBoxLayout()
            above.setContentsMargins(8, 0, 8, 0)
            above.addWidget(widget)
            column.addLayout(above)
        column.addWidget(self.view, 1)
        column.addWidget(self.count)

    def _filter_line(self) -> ContentsFilter:
        line = ContentsFilter(self)
        line.setObjectName("concept-filter")
        line.setPlaceholderText(self.tr("Filter in any language"))
        line.setAccessibleName(self.tr("Filter the concepts in any language"))
        line.setClearButtonEnabled(True)
        line.textChanged.connect(self._narrow)
        line.left_downwards.connect(self._enter_list)
        line.returnPressed.connect(self._enter_list)
        return line

    def _subject_choice(self) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName("concept-subject")
        choice.setAccessibleName(self.tr("Subject"))
        choice.addItem(self.tr("All subjects"))
        for subject, name in subject_names().items():
            choice.addItem(name, subject.value)
        choice.currentIndexChanged.connect(self._narrow)
        return choice

    def _view(self) -> QListView:
        view = QListView(self)
        view.setObjectName("concept-view")
        view.setAccessibleName(self.tr("Concepts"))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setUniformItemSizes(True)
        view.setMouseTracking(True)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setModel(self._model)
        view.selectionModel().currentChanged.connect(self._on_current_changed)
        return view

    def show_list(self, terms: TermList) -> None:
        """Show other concepts, narrowed as the filter stands."""
        self._list = terms
        self._show_rows()

    def mark(self, concept: str) -> None:
        """Select a concept; the filter gives way where it hides it."""
        self._is_marking = True
        if not self.has(concept):
            self.filter.clear()
            self.subject.setCurrentIndex(0)
        index = self._model.index_of(concept)
        self.view.setCurrentIndex(index)
        self._is_marking = False
        self.view.scrollTo(index, QAbstractItemView.ScrollHint.PositionAtCenter)

    def has(self, concept: str) -> bool:
        """Tell whether a concept is among those shown."""
        return self._model.index_of(concept).isValid()

    @property
    def first(self) -> str:
        """The id of the first concept shown, or nothing."""
        return self._model.rows[0].id if self._model.rows else ""

    @Slot()
    def _narrow(self) -> None:
        self._show_rows()
        if not self._is_marking:
            self.narrowed.emit()

    def _show_rows(self) -> None:
        chosen = self.subject.currentData()
        subject = Subject(chosen) if chosen else None
        rows = self._list.rows(self.filter.text(), subject, phrasebook().language)
        self._model.show_rows(rows)
        none = self.tr("No concept has these words")
        self.count.setText(counted("{n} concept", "{n} concepts", len(rows)) if rows else none)

    @Slot()
    def _enter_list(self) -> None:
        self.view.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.view.currentIndex().isValid():
            self.view.setCurrentIndex(self._model.index(0))

    @Slot(QModelIndex, QModelIndex)
    def _on_current_changed(self, current: QModelIndex, _previous: QModelIndex) -> None:
        if current.isValid() and not self._is_marking:
            row: TermRow = current.data(ROW_ROLE)
            self.concept_chosen.emit(row.id)
