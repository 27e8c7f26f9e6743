"""The heads of the columns: each names its edition and lets another one be chosen."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QComboBox, QGridLayout, QSizePolicy, QWidget

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.comparison.columns_text import MARGIN
from bridge_rules_gui.window.comparison.names import name_of_column

_OLDEST_FIRST = sorted(Edition, key=lambda edition: edition.year)


class ColumnHeads(QWidget):
    """Two or three choices above the columns; the third may be left out.

    ``chosen`` carries the editions in the new order. An edition chosen in one column that
    stands in another changes places with it.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("column-heads")
        self._editions: tuple[Edition, ...] = tuple(_OLDEST_FIRST)
        self.choices = tuple(self._choice(column) for column in range(3))
        self._line = QGridLayout(self)
        self._line.setContentsMargins(MARGIN, 4, MARGIN, 4)
        self._line.setHorizontalSpacing(8)
        for sixth in range(6):
            self._line.setColumnStretch(sixth, 1)
        self.show_editions(self._editions)

    def _choice(self, column: int) -> QComboBox:
        choice = QComboBox(self)
        choice.setObjectName(f"column-{column + 1}")
        choice.setAccessibleName(self.tr("Edition in column {number}").format(number=column + 1))
        for edition in _OLDEST_FIRST:
            choice.addItem(name_of_column(edition), edition.value)
        if column == 2:
            choice.addItem(self.tr("No third edition"), "")
        choice.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        choice.activated.connect(self._on_activated)
        return choice

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The editions chosen, from left to right."""
        return self._editions

    def show_editions(self, editions: Sequence[Edition]) -> None:
        """Let other editions be the chosen ones."""
        self._editions = tuple(editions)
        for column, choice in enumerate(self.choices):
            word = self._editions[column].value if column < len(self._editions) else ""
            choice.setCurrentIndex(choice.findData(word))
        # Two columns share the width: the third choice then stands within the second half.
        spans = (2, 2, 2) if len(self._editions) == 3 else (3, 2, 1)
        for choice, at, span in zip(self.choices, accumulate((0, *spans)), spans, strict=False):
            self._line.addWidget(choice, 0, at, 1, span)

    def set_room(self, right: int) -> None:
        """Leave room on the right for the text's scroll bar."""
        self._line.setContentsMargins(MARGIN, 4, MARGIN + right, 4)

    @Slot(int)
    def _on_activated(self, _index: int) -> None:
        for column in range(len(self.choices)):
            requested = self._requested(column)
            shown = self._editions[column] if column < len(self._editions) else None
            if requested is not shown:
                self.show_editions(self._with(column, requested))
                self.chosen.emit(self._editions)
                return

    def _requested(self, column: int) -> Edition | None:
        """Return what a column's choice says; Qt keeps an edition as its plain word."""
        word = self.choices[column].currentData()
        return Edition(word) if word else None

    def _with(self, column: int, edition: Edition | None) -> tuple[Edition, ...]:
        """Return the editions with another one in a column."""
        editions = list(self._editions)
        if edition is None:
            return tuple(editions[:2])
        if column == len(editions):
            if edition in editions:  # the one that was left out takes its place
                left_out = next(e for e in _OLDEST_FIRST if e not in editions)
                editions[editions.index(edition)] = left_out
            return (*editions, edition)
        if edition in editions:
            editions[editions.index(edition)] = editions[column]
        editions[column] = edition
        return tuple(editions)
