"""The line above the entrances to comparisons: back to the law, or to the other entrance."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QWidget

if TYPE_CHECKING:
    from bridge_rules_gui.services.comparison.comparison import Comparison


class EntranceBar(QWidget):
    """Leads from the overview and from the topics to each other and back to the law compared."""

    law_wanted = Signal()
    overview_wanted = Signal()
    topics_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("entrance-bar")
        self.overview = QPushButton(self.tr("&Overview"), self)
        self.overview.setToolTip(self.tr("How much each law changed (Alt+Home)"))
        self.overview.clicked.connect(self.overview_wanted)
        self.topics = QPushButton(self.tr("&What changed for ..."), self)
        self.topics.setToolTip(self.tr("What changed, by subject (Alt+End)"))
        self.topics.clicked.connect(self.topics_wanted)
        self.law = QPushButton(self)
        self.law.setObjectName("entrance-law")
        self.law.setToolTip(self.tr("Back to the law compared (Esc)"))
        self.law.clicked.connect(self.law_wanted)
        self.law.hide()
        for button in (self.overview, self.topics):
            button.setCheckable(True)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 6, 12, 6)
        row.setSpacing(8)
        for button in (self.overview, self.topics):
            row.addWidget(button)
        row.addStretch(1)
        row.addWidget(self.law)

    def show_entrance(self, *, is_overview: bool) -> None:
        """Mark which of the two is shown."""
        for button, is_shown in ((self.overview, is_overview), (self.topics, not is_overview)):
            button.setChecked(is_shown)
            font = button.font()
            font.setBold(is_shown)
            button.setFont(font)

    def show_law(self, comparison: Comparison) -> None:
        """Offer the way back to a law."""
        self.law.setText(self.tr("Back to Law {number}").format(number=comparison.law))
        self.law.show()
