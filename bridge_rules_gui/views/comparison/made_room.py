"""A room that is made ready on a worker when it is first wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QStackedWidget

from bridge_rules_gui.views.looks.palette import LIGHT

if TYPE_CHECKING:
    from bridge_rules_gui.views.comparison.comparison_view import ComparisonView
    from bridge_rules_gui.views.comparison.same_language_view import SameLanguageView
    from bridge_rules_gui.views.looks.palette import Colours


class MadeRoom(QStackedWidget):
    """Says what is under way until there is a view, and keeps the look for it."""

    def __init__(self, message: str) -> None:
        super().__init__()
        self._colours = LIGHT
        self._zoom = 100
        self._view: ComparisonView | SameLanguageView | None = None
        self._message = QLabel(message, self)
        self._message.setObjectName("start-text")
        self._message.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._message.setTextFormat(Qt.TextFormat.PlainText)
        self._message.setWordWrap(True)
        self.addWidget(self._message)

    def tell(self, message: str) -> None:
        """Say why there is no view."""
        self._message.setText(message)

    def move_in(self, view: ComparisonView | SameLanguageView) -> None:
        """Show the view from now on."""
        self._view = view
        view.set_colours(self._colours)
        view.set_zoom(self._zoom)
        self.addWidget(view)
        self.setCurrentWidget(view)

    def set_colours(self, colours: Colours) -> None:
        """Take the colours of a theme."""
        self._colours = colours
        if self._view is not None:
            self._view.set_colours(colours)

    def set_zoom(self, percent: int) -> None:
        """Set the text at a size."""
        self._zoom = percent
        if self._view is not None:
            self._view.set_zoom(percent)
