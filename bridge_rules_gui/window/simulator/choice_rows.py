"""Answers to choose from: each with its number and words, and afterwards whether it was right."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from PySide6.QtCore import QObject, Qt, Signal, Slot
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

from bridge_rules_gui.window.inert_text import plain_label


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

    ``toggled`` tells that it was chosen or left; ``looked_up`` that its words are requested, once
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
        label = plain_label(name, self, words)
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


class ChoiceRows(QObject):
    """Shows the answers by their numbers, or lines that tell what became of all questions.

    ``changed`` tells that another answer was chosen; ``looked_up`` carries the number of one
    whose words are requested. ``column`` is to be put into the layout of the pane: in a widget of
    its own the rows would take the height of words in a narrow column.
    """

    changed = Signal()
    looked_up = Signal(int)

    def __init__(self, pane: QWidget) -> None:
        super().__init__(pane)
        self._pane = pane
        self.rows: list[ChoiceRow] = []
        self.column = QVBoxLayout()
        self.column.setSpacing(2)

    def clear(self) -> None:
        """Show nothing."""
        self.rows.clear()
        while (item := self.column.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def show_answers(self, answers: Sequence[str], *, several: bool) -> None:
        """Show answers to be chosen: one of them, or several."""
        self.clear()
        for number, words in enumerate(answers, start=1):
            row = ChoiceRow(number, words, is_one_of_many=several, parent=self._pane)
            row.toggled.connect(self._take_choice)
            row.looked_up.connect(self._request_words)
            self.rows.append(row)
            self.column.addWidget(row)
            row.show()

    def show_marks(self, marks: Sequence[tuple[Mark, str]]) -> None:
        """Show what became of each answer, and why."""
        for row, (mark, because) in zip(self.rows, marks, strict=True):
            row.show_mark(mark, because)

    def show_lines(self, lines: Sequence[str]) -> None:
        """Show lines of plain text instead of answers."""
        self.clear()
        for words in lines:
            self.column.addWidget(plain_label("practice-line", self._pane, words))

    @property
    def chosen(self) -> frozenset[int]:
        """The numbers of the answers chosen, counted from 0."""
        return frozenset(number for number, row in enumerate(self.rows) if row.is_chosen)

    @property
    def is_complete(self) -> bool:
        """Whether there is an answer to be given: none chosen of several is one too."""
        return not self._is_single or bool(self.chosen)

    @property
    def _is_single(self) -> bool:
        return bool(self.rows) and not isinstance(self.rows[0].button, QCheckBox)

    @Slot()
    def _take_choice(self) -> None:
        chosen = self.sender()
        if isinstance(chosen, ChoiceRow) and chosen.is_chosen and self._is_single:
            for row in self.rows:
                if row is not chosen:
                    row.button.setChecked(False)
        self.changed.emit()

    @Slot()
    def _request_words(self) -> None:
        row = self.sender()
        if isinstance(row, ChoiceRow) and row in self.rows:
            self.looked_up.emit(self.rows.index(row))
