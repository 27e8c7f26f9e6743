"""What covers a question while the clock stands still."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QLabel, QPushButton, QVBoxLayout, QWidget


class PausePage(QWidget):
    """Says that time stands still; ``resumed`` asks to go on."""

    resumed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-paused")
        title = QLabel(self.tr("Paused: the clock stands still."), self)
        title.setObjectName("quiz-title")
        go_on = QPushButton(self.tr("Go &On"), self)
        go_on.setObjectName("quiz-resume")
        go_on.clicked.connect(self.resumed)
        column = QVBoxLayout(self)
        column.addStretch(1)
        column.addWidget(title, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addWidget(go_on, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(2)
