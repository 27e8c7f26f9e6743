"""One answer that can be chosen: its number, its words, and afterwards whether it was right."""

from __future__ import annotations

from enum import StrEnum

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import (
    QCheckBox,
    QHBoxLayout,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)


class Mark(StrEnum):
    """What became of an answer, once it is known; the value names its look."""

    OPEN = "open"
    RIGHT = "right"
    WRONG = "wrong"
    MISSED = "missed"
    REST = "rest"
    """Not chosen, and rightly so."""


class ChoiceRow(QWidget):
    """An answer as a button with words that wrap.

    ``toggled`` tells that it was chosen or left; ``looked_up`` that its words are wanted, once
    the question has been answered.
    """

    toggled = Signal()
    looked_up = Signal()

    def __init__(
        self, number: int, words: str, *, is_one_of_many: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.setObjectName("choice-row")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.button = (QCheckBox if is_one_of_many else QRadioButton)(str(number), self)
        self.button.setObjectName(f"choice-{number}")
        self.button.setAccessibleName(f"{number}. {words}")
        self.button.setAutoExclusive(False)  # the pane takes care: the rows are no siblings
        self.button.toggled.connect(self.toggled)
        self.words = self._label(words, "choice-words")
        self.because = self._label("", "choice-because")
        self.because.hide()
        column = QVBoxLayout()
        column.setSpacing(1)
        column.addWidget(self.words)
        column.addWidget(self.because)
        row = QHBoxLayout(self)
        row.setContentsMargins(8, 4, 8, 4)
        row.setSpacing(8)
        row.addWidget(self.button, 0, Qt.AlignmentFlag.AlignTop)
        row.addLayout(column, 1)

    def _label(self, words: str, name: str) -> QLabel:
        label = QLabel(words, self)
        label.setObjectName(name)
        label.setWordWrap(True)
        label.setTextFormat(Qt.TextFormat.PlainText)
        label.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)
        return label

    @property
    def is_chosen(self) -> bool:
        """Whether the answer is chosen."""
        return self.button.isChecked()

    def show_mark(self, mark: Mark, because: str) -> None:
        """Show what became of the answer, and why."""
        self.button.setEnabled(False)
        self.because.setText(because)
        self.because.setVisible(bool(because))
        self.setProperty("mark", mark.value)
        style = self.style()
        style.unpolish(self)
        style.polish(self)

    def press(self) -> None:
        """Choose the answer, or ask for its words where the question has been answered."""
        if self.button.isEnabled():
            self.button.click()
        else:
            self.looked_up.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take a click on the words for one on the button."""
        if event.button() == Qt.MouseButton.LeftButton:
            self.press()
        super().mousePressEvent(event)
