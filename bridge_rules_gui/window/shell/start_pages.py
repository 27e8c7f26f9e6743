"""What stands in the window while the books are being read, or when they cannot be."""

from __future__ import annotations

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QProgressBar, QPushButton, QVBoxLayout, QWidget

from bridge_rules_gui.window.widgets import plain_label

_PATIENCE_MS = 400
_COLUMN = 520


class _Centred(QWidget):
    """A column of lines in the middle of the page."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("start-page")
        self._lines = QVBoxLayout()
        self._lines.setSpacing(12)
        # A label wraps only where it fills its room: hence a room of the column's width.
        column = QVBoxLayout()
        column.addStretch(2)
        column.addLayout(self._lines)
        column.addStretch(3)
        row = QHBoxLayout(self)
        row.setContentsMargins(40, 40, 40, 40)
        row.addStretch(1)
        row.addLayout(column)
        row.addStretch(1)

    def add_line(self, text: str, name: str) -> QLabel:
        """Add words that wrap at the width of the column."""
        label = plain_label(name, self, text)
        label.setFixedWidth(_COLUMN)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lines.addWidget(label)
        return label

    def add(self, widget: QWidget) -> None:
        """Add a widget in the middle of the column."""
        self._lines.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)


class LoadingPage(_Centred):
    """Says that the books are being read; after a moment it shows that work continues."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.add_line(self.tr("Opening the books"), "start-title")
        self._why = self.add_line(
            self.tr("The books are read only once: the next start will be faster."), "start-text"
        )
        self._progress = QProgressBar(self)
        self._progress.setRange(0, 0)
        self._progress.setTextVisible(False)
        self._progress.setFixedSize(220, 6)
        self._progress.setAccessibleName(self.tr("Reading the books"))
        self.add(self._progress)
        for late in (self._why, self._progress):
            policy = late.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            late.setSizePolicy(policy)
        self.begin()

    def begin(self) -> None:
        """Start waiting: the explanation appears only when the wait is noticed."""
        self._why.hide()
        self._progress.hide()
        QTimer.singleShot(_PATIENCE_MS, self, self._explain)

    def _explain(self) -> None:
        self._why.show()
        self._progress.show()


class FailurePage(_Centred):
    """Says why the books cannot be read, and lets the reader try again."""

    retried = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.add_line(self.tr("The books cannot be read"), "start-title")
        self._reason = self.add_line("", "start-text")
        self._reason.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._again = QPushButton(self.tr("Try &Again"), self)
        self._again.setObjectName("try-again")
        self._again.clicked.connect(self.retried)
        self.add(self._again)

    @property
    def reason(self) -> str:
        """The words that say what is wrong."""
        return self._reason.text()

    def explain(self, reason: str) -> None:
        """Show what is wrong and how to correct it, and put the keyboard on the way out."""
        self._reason.setText(reason)
        self._again.setFocus()
