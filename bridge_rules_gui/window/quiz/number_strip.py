"""The numbers of an exam's questions in rows: which have an answer, which are marked."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from PySide6.QtCore import QSize, Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QToolButton, QWidget

from bridge_rules_gui.quiz.exam import Sitting

_CELL: Final = 32
_FEWEST: Final = 10


class NumberStrip(QWidget):
    """A button for each question, as many in a row as there is room for.

    ``chosen`` carries the place of the question requested.
    """

    chosen = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("number-strip")
        self.buttons: list[QToolButton] = []
        self._per_row = 0
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(3)

    def begin(self, count: int) -> None:
        """Show so many numbers."""
        for button in self.buttons:
            self._grid.removeWidget(button)
            button.hide()
            button.deleteLater()
        self.buttons, self._per_row = [], 0
        for place in range(count):
            button = QToolButton(self)
            button.setObjectName(f"exam-number-{place + 1}")
            button.setProperty("number", "yes")
            button.setCheckable(True)
            button.setFixedWidth(_CELL - 3)
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(self._choose)
            self.buttons.append(button)
        self._lay_out()

    def _lay_out(self) -> None:
        per_row = max(_FEWEST, self.width() // _CELL)
        if per_row == self._per_row:
            return
        self._grid.setColumnStretch(self._per_row, 0)
        self._per_row = per_row
        for place, button in enumerate(self.buttons):
            self._grid.addWidget(button, place // per_row, place % per_row)
            button.show()
        self._grid.setColumnStretch(per_row, 1)

    def minimumSizeHint(self) -> QSize:
        """Return room for the fewest numbers in a row, so that the window may shrink."""
        return QSize(_FEWEST * _CELL, super().minimumSizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put as many into a row as there is room for."""
        super().resizeEvent(event)
        self._lay_out()

    def note(self, sitting: Sitting, here: int, flagged: Collection[str]) -> None:
        """Show which questions have an answer, which are marked, and which one is shown."""
        for place, (button, question) in enumerate(
            zip(self.buttons, sitting.paper.questions, strict=True)
        ):
            has_answer = bool(sitting.chosen.get(question.identifier))
            star = "*" if question.identifier in flagged else ""
            button.setText(f"{place + 1}{star}")
            button.setChecked(place == here)
            button.setProperty("answered", "yes" if has_answer else "no")
            button.setToolTip(self.tr("answered") if has_answer else self.tr("no answer yet"))
            button.style().unpolish(button)
            button.style().polish(button)

    @Slot()
    def _choose(self) -> None:
        button = self.sender()
        if isinstance(button, QToolButton) and button in self.buttons:
            self.chosen.emit(self.buttons.index(button))
