"""The line above a comparison: which law, how much changed, which rows are shown."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.comparison.comparison import Comparison, Filter
from bridge_rules_gui.corpus.citation import FIRST_LAW, LAST_LAW
from bridge_rules_gui.window.comparison.column_heads import ComparedEditions
from bridge_rules_gui.window.comparison.columns_pane import ChangeSteps
from bridge_rules_gui.window.comparison.counted_choice import CountedChoice
from bridge_rules_gui.window.comparison.names import name_of_filter
from bridge_rules_gui.window.inert_text import inert_tip
from bridge_rules_gui.window.speaking import counted

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
