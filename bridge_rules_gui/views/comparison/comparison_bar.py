"""The line above a comparison: which law, how much changed, which rows are shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSignalBlocker, Qt, Signal
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QWidget,
)

from bridge_rules_gui.services.comparison.comparison import FIRST_LAW, LAST_LAW, Filter
from bridge_rules_gui.views.comparison.change_steps import ChangeSteps
from bridge_rules_gui.views.comparison.counted_choice import CountedChoice
from bridge_rules_gui.views.comparison.names import name_of_filter
from bridge_rules_gui.views.inert_text import inert_tip

if TYPE_CHECKING:
    from bridge_rules_gui.services.comparison.comparison import Comparison


class ComparisonBar(QWidget):
    """Names the law and counts its changed rows; chooses law and rows.

    ``law_chosen`` carries the number of another law, ``filtered`` tells that other rows are
    wanted.
    """

    law_chosen = Signal(int)
    filtered = Signal()
    overview_wanted = Signal()
    topics_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("comparison-bar")
        self.overview = QPushButton(self.tr("&Overview"), self)
        self.overview.setObjectName("comparison-overview")
        self.overview.setToolTip(self.tr("How much each law changed (Alt+Home)"))
        self.overview.clicked.connect(self.overview_wanted)
        self.topics = QPushButton(self.tr("&What changed for ..."), self)
        self.topics.setObjectName("comparison-topics-wanted")
        self.topics.setToolTip(self.tr("What changed, by subject (Alt+End)"))
        self.topics.clicked.connect(self.topics_wanted)
        self.law = self._law_choice()
        self.title = QLabel(self)
        self.title.setObjectName("comparison-title")
        self.title.setTextFormat(Qt.TextFormat.PlainText)
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.count = QLabel(self)
        self.count.setObjectName("comparison-count")
        self.rows = CountedChoice({wanted: name_of_filter(wanted) for wanted in Filter}, self)
        self.rows.setObjectName("comparison-filter")
        self.rows.setAccessibleName(self.tr("Rows shown"))
        self.rows.activated.connect(self.filtered)
        self.steps = ChangeSteps(
            self.tr("Previous change (Alt+Up)"), self.tr("Next change (Alt+Down)"), self
        )
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 2)
        row.setSpacing(8)
        row.addWidget(self.overview)
        row.addWidget(self.topics)
        row.addWidget(self.law)
        row.addWidget(self.title, 1)
        for widget in (self.count, self.rows, self.steps):
            row.addWidget(widget)

    def _law_choice(self) -> QSpinBox:
        choice = QSpinBox(self)
        choice.setObjectName("comparison-law")
        choice.setRange(FIRST_LAW, LAST_LAW)
        choice.setPrefix(self.tr("Law "))
        choice.setKeyboardTracking(False)  # "64" is not Law 6 on the way to it
        choice.setAccessibleName(self.tr("Law compared"))
        choice.valueChanged.connect(self.law_chosen)
        return choice

    def show_comparison(self, comparison: Comparison) -> None:
        """Name a law, count its rows, and tell of each filter how many it lets through."""
        with QSignalBlocker(self.law):
            self.law.setValue(comparison.law)
        self.title.setText(comparison.title)
        self.title.setToolTip(inert_tip(comparison.title))
        changed, rows = len(comparison.filtered(Filter.CHANGES)), len(comparison.rows)
        self.count.setText(
            self.tr("{changed} of {rows} rows changed").format(changed=changed, rows=rows)
        )
        self.count.setToolTip(
            self.tr("Between {first} and {last}; {count} of them in substance").format(
                first=min(e.year for e in comparison.editions),
                last=max(e.year for e in comparison.editions),
                count=len(comparison.filtered(Filter.SUBSTANCE)),
            )
        )
        self.rows.show_counts({wanted: len(comparison.filtered(wanted)) for wanted in Filter})
