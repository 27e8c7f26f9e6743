"""A page that says something: what is awaited, what is done, what to do next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtGui import QKeyEvent

_COLUMN = 560


class MessagePage(QWidget):
    """A title, lines, and offers; ``taken`` carries the number of the offer, from 0."""

    taken = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("quiz-message")
        self.title = self._label("quiz-title")
        self.text = self._label("quiz-text")
        self.offers: list[QPushButton] = []
        self._row = QHBoxLayout()
        column = QVBoxLayout(self)
        column.setContentsMargins(40, 40, 40, 40)
        column.addStretch(1)
        for widget in (self.title, self.text):
            column.addWidget(widget, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addSpacing(8)
        column.addLayout(self._row)
        column.addStretch(2)

    def _label(self, name: str) -> QLabel:
        label = QLabel(self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setFixedWidth(_COLUMN)
        label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        return label

    def say(self, title: str, text: str = "", offers: Sequence[str] = ()) -> None:
        """Show a message; the first offer takes the keyboard."""
        self.title.setText(title)
        self.text.setText(text)
        self.text.setVisible(bool(text))
        for label in (self.title, self.text):
            label.ensurePolished()
            # An aligned label is given its height as a line, whatever it has to wrap.
            label.setMinimumHeight(label.heightForWidth(_COLUMN))
        while (item := self._row.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self.offers = [QPushButton(offer, self) for offer in offers]
        self._row.addStretch(1)
        for number, button in enumerate(self.offers):
            button.setObjectName(f"quiz-offer-{number}")
            button.clicked.connect(self._take)
            self._row.addWidget(button)
        self._row.addStretch(1)
        if self.offers:
            self.offers[0].setFocus(Qt.FocusReason.OtherFocusReason)

    @Slot()
    def _take(self) -> None:
        button = self.sender()
        if isinstance(button, QPushButton) and button in self.offers:
            self.taken.emit(self.offers.index(button))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter takes the first offer, Escape leads away."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.offers:
            focused = [offer for offer in self.offers if offer.hasFocus()]
            (focused or self.offers)[0].click()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)
