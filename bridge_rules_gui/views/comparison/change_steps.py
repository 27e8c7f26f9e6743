"""The two buttons that lead from change to change."""

from __future__ import annotations

from PySide6.QtCore import Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QWidget

from bridge_rules_gui.views.looks.icons import drawn_icon


class ChangeSteps(QWidget):
    """``wanted`` carries 1 for the next change and -1 for the one before."""

    wanted = Signal(int)

    def __init__(self, previous: str, following: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.previous = self._button("up", previous)
        self.previous.clicked.connect(self._go_back)
        self.next = self._button("down", following)
        self.next.clicked.connect(self._go_on)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(8)
        row.addWidget(self.previous)
        row.addWidget(self.next)

    def _button(self, icon: str, tip: str) -> QToolButton:
        button = QToolButton(self)
        button.setObjectName(f"change-{icon}")
        button.setIcon(drawn_icon(icon))
        button.setToolTip(tip)
        button.setAccessibleName(tip.partition(" (")[0])
        button.setAutoRaise(True)
        return button

    @Slot()
    def _go_on(self) -> None:
        self.wanted.emit(1)

    @Slot()
    def _go_back(self) -> None:
        self.wanted.emit(-1)
