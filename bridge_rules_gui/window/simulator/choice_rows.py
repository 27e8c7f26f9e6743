"""The answers of a question below each other, of which one or several are chosen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QCheckBox, QLabel, QVBoxLayout, QWidget

from bridge_rules_gui.window.simulator.choice_row import ChoiceRow, Mark


class ChoiceRows(QObject):
    """Shows the answers by their numbers, or lines that tell what became of all questions.

    ``changed`` tells that another answer was chosen; ``looked_up`` carries the number of one
    whose words are wanted. ``column`` is to be put into the layout of the pane: in a widget of
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
            row.looked_up.connect(self._want_words)
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
            line = QLabel(words, self._pane)
            line.setObjectName("practice-line")
            line.setWordWrap(True)
            line.setTextFormat(Qt.TextFormat.PlainText)
            self.column.addWidget(line)

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
    def _want_words(self) -> None:
        row = self.sender()
        if isinstance(row, ChoiceRow) and row in self.rows:
            self.looked_up.emit(self.rows.index(row))
