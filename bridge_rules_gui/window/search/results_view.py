"""The answers of a search: three columns, one for each edition."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.indexes.clauses import Why
from bridge_rules_gui.search.answer import SearchAnswer, SearchHit
from bridge_rules_gui.search.query import Query
from bridge_rules_gui.window.search.edition_column import EditionColumn


class ResultsView(QWidget):
    """Shows an answer. One column is the active one: in it the arrows walk.

    ``has_walked`` tells whether the reader has gone on from the answer selected at first.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("search-results")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.has_walked = False
        self.columns = {edition: EditionColumn(edition, self) for edition in Edition}
        self._active = next(iter(self.columns.values()))
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(1)
        for column in self.columns.values():
            row.addWidget(column, 1)
            column.entered.connect(self._on_entered)
            column.list.left_sideways.connect(self._walk_sideways)

    @property
    def current(self) -> SearchHit | None:
        """The answer selected."""
        return self._active.current

    def name_laws(self, named_law: Callable[[Address], str]) -> None:
        """Say what the laws of answers are called in the reader's language."""
        for column in self.columns.values():
            column.name_laws(named_law)

    def show_columns(self, query: Query) -> None:
        """Show the columns of the editions a query wants."""
        for edition, column in self.columns.items():
            column.setVisible(query.includes(edition))

    def show_answer(self, answer: SearchAnswer, read: Edition) -> None:
        """Show what a query has found.

        The first answer of the edition being read is selected; else the best of the cited
        places, or of all.
        """
        self.has_walked = False
        for edition, column in self.columns.items():
            column.show_hits(answer.of(edition))
        if answer.hits:
            cited = {hit.address.edition for hit in answer.hits if hit.why is Why.CITATION}
            has_own = bool(answer.of(read)) and (not cited or read in cited)
            best = read if has_own else answer.hits[0].address.edition
            self._activate(self.columns[best], 0)

    def walk(self, by: int) -> None:
        """Select the answer so many rows further in the active column."""
        self.has_walked = True
        self._active.select(self._active.list.currentIndex().row() + by)

    def take_keyboard(self) -> None:
        """Put the keyboard into the active column."""
        self._active.list.setFocus(Qt.FocusReason.TabFocusReason)

    @Slot(int)
    def _walk_sideways(self, by: int) -> None:
        """Go to the next column that has answers, on the same height."""
        columns = [c for c in self.columns.values() if not c.isHidden() and c.count]
        number = columns.index(self._active) + by
        if 0 <= number < len(columns):
            self.has_walked = True
            self._activate(columns[number], self._active.list.currentIndex().row())
            self.take_keyboard()

    @Slot(object)
    def _on_entered(self, column: EditionColumn) -> None:
        """Let the arrows walk where the keyboard has come to."""
        if column is not self._active:
            self._activate(column, max(column.list.currentIndex().row(), 0))

    def _activate(self, column: EditionColumn, row: int) -> None:
        for other in self.columns.values():
            if other is not column:
                other.deselect()
        self._active = column
        column.select(row)
