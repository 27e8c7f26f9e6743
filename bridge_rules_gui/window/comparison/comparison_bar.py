"""The line above a law compared, and the heads of its columns: which law, rows and editions."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.comparison.comparison import Comparison, Filter
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.comparison.columns_pane import (
    ChangeSteps,
    ColumnsPane,
    ColumnTitles,
    CountedChoice,
)
from bridge_rules_gui.window.comparison.names import ComparisonNames, name_of_filter
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.speaking import counted
from bridge_rules_gui.window.widgets import icon_button

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
        mover = icon_button(
            "back", self.tr("Move this column to the left"), self, name="move-column"
        )
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


_SPACE: Final = 8
_BESIDE: Final = 12
_ENOUGH: Final = 280  # by which most names of laws can be told


class ComparisonBar(QWidget):
    """Names the law and counts its changed rows; chooses law, editions and rows."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-bar")
        self.overview = QPushButton(self.tr("&Overview"), self)
        self.overview.setObjectName("comparison-overview")
        self.overview.setToolTip(self.tr("How much each law changed (Alt+Home)"))
        self.topics = QPushButton(self.tr("&What Changed by Topic"), self)
        self.topics.setObjectName("comparison-topics-wanted")
        self.topics.setToolTip(self.tr("What changed, by topic (Alt+End)"))
        self.law = self._law_choice()
        self.editions = ComparedEditions(self)
        self.title = QLabel(self)
        self.title.setObjectName("comparison-title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.count = QLabel(self)
        self.count.setObjectName("comparison-count")
        self.rows = CountedChoice(
            {row_filter: name_of_filter(row_filter) for row_filter in Filter}, self
        )
        self.rows.setObjectName("comparison-filter")
        self.rows.setAccessibleName(self.tr("Rows shown"))
        self.steps = ChangeSteps(
            self.tr("Previous change (Alt+Up)"), self.tr("Next change (Alt+Down)"), self
        )
        self._is_narrow = False
        self._title_above, self._title_below = QHBoxLayout(), QHBoxLayout()
        self._arrange()

    def _arrange(self) -> None:
        above = QHBoxLayout()
        above.setSpacing(_SPACE)
        for widget in (self.overview, self.topics, self.law):
            above.addWidget(widget)
        above.addLayout(self._title_above, 1)
        above.addStretch(0)  # takes the room where nothing is stated here
        above.addWidget(self.editions)
        above.addWidget(self.rows)
        above.addWidget(self.steps)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(_BESIDE, 6, _BESIDE, 2)
        whole.setSpacing(4)
        whole.addLayout(above)
        whole.addLayout(self._title_below)
        self._place_title(self._title_above)

    def _place_title(self, line: QHBoxLayout) -> None:
        """Name the law and count its rows in a line."""
        line.addWidget(self.title, 1)
        line.addWidget(self.count)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take a second line where the name of the law would have no room."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        controls = (
            *(self.overview, self.topics, self.law, self.count),
            *(self.editions, self.rows, self.steps),
        )
        taken = sum(widget.sizeHint().width() + _SPACE for widget in controls) + 2 * _BESIDE
        name = self.title.fontMetrics().horizontalAdvance(self.title.text())
        is_narrow = self.width() < taken + min(name + _SPACE, _ENOUGH)
        if is_narrow is not self._is_narrow:
            self._is_narrow = is_narrow
            self._place_title(self._title_below if is_narrow else self._title_above)

    def _law_choice(self) -> QSpinBox:
        choice = QSpinBox(self)
        choice.setObjectName("comparison-law")
        choice.setRange(FIRST_LAW, LAST_LAW)
        choice.setPrefix(self.tr("Law "))
        choice.setKeyboardTracking(False)  # "64" is not Law 6 on the way to it
        choice.setAccessibleName(self.tr("Law compared"))
        return choice

    def show_comparison(self, comparison: Comparison) -> None:
        """Name a law, count its rows, and tell of each filter how many it lets through."""
        with QSignalBlocker(self.law):
            self.law.setValue(comparison.law)
        self.title.setText(comparison.title)
        self.title.setToolTip(inert_tip(comparison.title))
        changed, rows = len(comparison.filtered(Filter.CHANGES)), len(comparison.rows)
        self.count.setText(
            counted(
                "{changed} of {n} row changed",
                "{changed} of {n} rows changed",
                rows,
                changed=changed,
            )
            if changed
            else self.tr("No row changed")
        )
        self.count.setToolTip(
            self.tr("Between {first} and {last}; {count} of them in substance").format(
                first=min(e.year for e in comparison.editions),
                last=max(e.year for e in comparison.editions),
                count=len(comparison.filtered(Filter.SUBSTANCE)),
            )
        )
        self.rows.show_counts(
            {row_filter: len(comparison.filtered(row_filter)) for row_filter in Filter}
        )
        self._fit()
