"""What stands where a text of the reader's own will be: what can be done, or that it is read."""

from __future__ import annotations

from PySide6.QtCore import Qt, Slot
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QLabel,
    QProgressBar,
    QPushButton,
    QVBoxLayout,
    QWidget,
)


class OwnTextWaiting(QWidget):
    """Says that there is no text yet, or how far its reading is, which can be given up."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.message = QLabel(self)
        self.message.setObjectName("start-text")
        self.message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.progress = QProgressBar(self)
        self.progress.setRange(0, 100)
        self.progress.setMaximumWidth(320)
        self.progress.setAccessibleName(self.tr("Reading progress"))
        self.cancel = QPushButton(self.tr("Cancel"), self)
        self.cancel.setObjectName("own-text-cancel")
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 0, 40, 0)
        column.addStretch(1)
        column.addWidget(self.message)
        column.addLayout(self._progress_row())
        column.addStretch(1)

    def _progress_row(self) -> QBoxLayout:
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.progress, 1)
        row.addWidget(self.cancel)
        row.addStretch(1)
        return row

    def show_nothing(self) -> None:
        """Say what can be done here."""
        self.message.setText(
            self.tr(
                "Open your own text of the Laws (plain text, Markdown or HTML, any edition, any "
                "language), or drop it here. It is compared with the books and stays in your own "
                "folder."
            )
        )
        self.progress.hide()
        self.cancel.hide()

    def show_working(self, name: str) -> None:
        """Say that a text is being read."""
        self.message.setText(self.tr("Reading {file}…").format(file=name))
        self.progress.setValue(0)
        self.progress.show()
        self.cancel.show()

    @Slot(float)
    def advance(self, share: float) -> None:
        """Show how far the work is."""
        self.progress.setValue(round(share * 100))
