"""The list of concepts with a filter above it that understands every language of the books."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QModelIndex, Qt, Signal, Slot
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QLabel,
    QListView,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.termbase import Subject
from bridge_rules_gui.services.terms.list import TermList
from bridge_rules_gui.views.library.contents_view import ContentsFilter
from bridge_rules_gui.views.terms.concepts_delegate import ConceptsDelegate
from bridge_rules_gui.views.terms.concepts_model import ROW_ROLE, ConceptsModel
from bridge_rules_gui.views.terms.names import subject_names

if TYPE_CHECKING:
    from bridge_rules_gui.services.terms.answers import TermRow
    from bridge_rules_gui.views.looks.palette import Colours


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
        row: TermRow | None = self._model.index(0).data(ROW_ROLE)
        return row.id if row else ""

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._delegate.colours = colours
        self.view.viewport().update()

    @Slot()
    def _narrow(self) -> None:
        self._show_rows()
        if not self._is_marking:
            self.narrowed.emit()

    def _show_rows(self) -> None:
        chosen = self.subject.currentData()
        rows = self._list.rows(self.filter.text(), Subject(chosen) if chosen else None)
        self._model.show_rows(rows)
        none = self.tr("No concept has these words")
        self.count.setText(self.tr("%n concepts", "", len(rows)) if rows else none)

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
