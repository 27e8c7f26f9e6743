"""What fills the window between its bars: strips of messages, and below them one workplace."""

from __future__ import annotations

from PySide6.QtWidgets import QMainWindow, QStackedWidget, QVBoxLayout, QWidget


class Middle(QWidget):
    """Holds the workplaces; room is reserved for the bars while they are not there yet."""

    def __init__(self, window: QMainWindow) -> None:
        super().__init__(window)
        self.workplaces = QStackedWidget(self)
        self._column = QVBoxLayout(self)
        self._column.setSpacing(0)
        self._column.addWidget(self.workplaces, 1)
        self.reserve(0, 0)

    def reserve(self, above: int, below: int) -> None:
        """Leave room for the bars above and below."""
        self._column.setContentsMargins(0, above, 0, below)

    def put_above(self, strip: QWidget) -> None:
        """Put a strip above the workplaces, below the first one."""
        self._column.insertWidget(min(1, self._column.count() - 1), strip)
