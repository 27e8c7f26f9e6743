"""Which edition rules: one of them, or all at once; beside it what decides, and why not."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QGridLayout, QLabel, QPushButton, QWidget

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.simulation.moments import EDITIONS
from bridge_rules_gui.window.looks.palette import Colours

_GAP: Final = 4
_FREE: Final = 5
"""The column that takes the room left; the editions, and why not, stand before it."""
_RIGHT: Final = Qt.AlignmentFlag.AlignRight


class EditionRow(QWidget):
    """Buttons in one line, or in two where there is no room for all of them.

    ``chosen`` carries the edition wanted, None for all at once.
    """

    chosen = Signal(object)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("edition-row")
        self._choices = QButtonGroup(self)
        self.buttons: dict[Edition | None, QPushButton] = {}
        for edition in (*reversed(EDITIONS), None):
            self._add(edition)
        self.why_not = QPushButton(self.tr("&Why not ...?"), self)
        self.why_not.setObjectName("why-not")
        self.why_not.setCheckable(True)
        self.why_not.setToolTip(self.tr("Show what was considered and excluded"))
        self.here = QLabel(self)
        self.here.setObjectName("law-here")
        self.here.setAccessibleName(self.tr("The provision that decides"))
        self._lines = QGridLayout(self)
        self._lines.setContentsMargins(6, _GAP, 6, _GAP)
        self._lines.setSpacing(_GAP)
        for column, button in enumerate(self.buttons.values()):
            self._lines.addWidget(button, 0, column)
        self._lines.setColumnStretch(_FREE, 1)
        self._place_rest(is_in_one_line=True)
        self._choices.idClicked.connect(self._choose)

    def _place_rest(self, *, is_in_one_line: bool) -> None:
        """Put what stands behind the editions beside them, or below where there is no room."""
        if is_in_one_line:
            self._lines.addWidget(self.why_not, 0, _FREE - 1)
            self._lines.addWidget(self.here, 0, _FREE, 1, 1, _RIGHT)
        else:
            self._lines.addWidget(self.why_not, 1, 0, 1, _FREE - 2)
            self._lines.addWidget(self.here, 1, _FREE - 2, 1, 3, _RIGHT)

    def _add(self, edition: Edition | None) -> None:
        text = str(edition.year) if edition else self.tr("&Three editions")
        button = QPushButton(text, self)
        button.setObjectName(f"rule-{edition.value if edition else 'all'}")
        button.setCheckable(True)
        self._choices.addButton(button, len(self.buttons))
        self.buttons[edition] = button

    @Slot(int)
    def _choose(self, number: int) -> None:
        self.chosen.emit(list(self.buttons)[number])

    def show_edition(self, edition: Edition | None, of_table: Edition) -> None:
        """Mark one edition, or all of them for None beside the table as it is under one."""
        self.buttons[edition].setChecked(True)
        self.why_not.setEnabled(edition is not None)
        if edition is None:
            self.here.setText(self.tr("Table: {year}").format(year=of_table.year))
        self.here.show()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put what does not fit into the first line into a second one."""
        super().resizeEvent(event)
        widgets = (*self.buttons.values(), self.why_not, self.here)
        needed = sum(widget.sizeHint().width() + _GAP for widget in widgets)
        self._place_rest(is_in_one_line=needed <= event.size().width())

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self.setStyleSheet(
            f"QPushButton:checked {{ background: {colours.selection};"
            f" color: {colours.selection_ink}; text-decoration: underline; }}"
            f"#law-here {{ color: {colours.window_ink}; font-weight: 700; padding: 0 6px; }}"
        )
