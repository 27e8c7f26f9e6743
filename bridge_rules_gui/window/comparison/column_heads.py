"""The heads of the columns, and the switch by which the editions in them are chosen."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QToolButton, QWidget

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.comparison.columns_pane import ColumnsPane, ColumnTitles
from bridge_rules_gui.window.comparison.names import ComparisonNames
from bridge_rules_gui.window.looks.icons import drawn_icon

_FEWEST = 2


class ComparedEditions(QFrame):
    """A switch with a segment for each edition: two of them are compared, or all three.

    ``chosen`` carries the editions from left to right. An edition that comes back stands in the
    order of the years, or last where the columns are in another order.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("edition-switch")
        self.setAccessibleName(self.tr("Editions compared"))
        self._editions: tuple[Edition, ...] = tuple(Edition)
        row = QHBoxLayout(self)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        self.segments = {edition: self._segment(edition) for edition in Edition}
        for segment in self.segments.values():
            row.addWidget(segment)
        self.show_editions(self._editions)

    def _segment(self, edition: Edition) -> QToolButton:
        segment = QToolButton(self)
        segment.setObjectName(f"compared-{edition}")
        segment.setText(f"{edition.year}")
        segment.setToolTip(ComparisonNames().column(edition))
        segment.setAccessibleName(self.tr("Compare {edition}").format(edition=edition.year))
        segment.setCheckable(True)
        segment.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        segment.clicked.connect(partial(self._turn, edition))
        return segment

    @property
    def editions(self) -> tuple[Edition, ...]:
        """The editions chosen, from left to right."""
        return self._editions

    def show_editions(self, editions: Sequence[Edition]) -> None:
        """Let other editions be the chosen ones."""
        self._editions = tuple(editions)
        for edition, segment in self.segments.items():
            segment.setChecked(edition in self._editions)

    def move_left(self, column: int) -> None:
        """Let a column change places with the one on its left."""
        editions = list(self._editions)
        editions[column - 1 : column + 1] = reversed(editions[column - 1 : column + 1])
        self._choose(editions)

    def _turn(self, edition: Edition) -> None:
        """Leave an edition out, or take it in again; fewer than two cannot be compared."""
        if edition not in self._editions:
            by_age = sorted((*self._editions, edition), key=tuple(Edition).index)
            kept = [other for other in by_age if other is not edition]
            is_by_age = kept == list(self._editions)
            self._choose(by_age if is_by_age else [*self._editions, edition])
        elif len(self._editions) > _FEWEST:
            self._choose([other for other in self._editions if other is not edition])
        else:
            self.show_editions(self._editions)

    def _choose(self, editions: Sequence[Edition]) -> None:
        self.show_editions(editions)
        self.chosen.emit(self._editions)


class ColumnHeads(ColumnTitles):
    """Names the edition above each column; beside it a button moves the column to the left."""

    def __init__(self, pane: ColumnsPane, choice: ComparedEditions) -> None:
        self.movers: list[QToolButton] = []
        super().__init__(pane, len(Edition))
        for column, mover in enumerate(self.movers):
            mover.clicked.connect(partial(choice.move_left, column))
        choice.chosen.connect(self.show_editions)
        self.show_editions(choice.editions)

    def _head(self, label: QLabel) -> QHBoxLayout:
        mover = QToolButton(self)
        mover.setObjectName("move-column")
        mover.setIcon(drawn_icon("back"))
        mover.setToolTip(self.tr("Move this column to the left"))
        mover.setAutoRaise(True)
        self.movers.append(mover)
        label.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        head = QHBoxLayout()
        head.addWidget(label)
        head.addWidget(mover)
        head.addStretch(1)
        return head

    @Slot(object)
    def show_editions(self, editions: Sequence[Edition]) -> None:
        """Name the editions from left to right."""
        names = [ComparisonNames().column(edition) for edition in editions]
        self.show_names(names)
        for column, (label, mover) in enumerate(zip(self.labels, self.movers, strict=True)):
            self._row.setStretch(column, int(column < len(names)))
            label.setVisible(column < len(names))
            mover.setVisible(0 < column < len(names))
        for name, mover in zip(names, self.movers, strict=False):
            mover.setAccessibleName(self.tr("Move {edition} to the left").format(edition=name))
