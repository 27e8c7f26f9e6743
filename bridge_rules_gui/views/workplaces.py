"""Which workplace fills the window: the books, the comparison, the terms; answers above them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal, Slot

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.views.furniture import Furniture
    from bridge_rules_gui.views.library.library_view import LibraryView
    from bridge_rules_gui.views.search.search_desk import SearchDesk


class Workplaces(QObject):
    """Goes from one workplace to another; the answers of a search only lie above the last one.

    ``changed`` tells that something else fills the window.
    """

    changed = Signal()

    def __init__(
        self, parts: Furniture, library: LibraryView, search: SearchDesk, parent: QObject
    ) -> None:
        super().__init__(parent)
        self._parts = parts
        self._library = library
        self._search = search
        self._current: QWidget = library
        parts.workplaces.currentChanged.connect(self.changed)
        parts.workplaces.addWidget(search.panel)
        search.opened.connect(self._show_answers)
        search.closed.connect(self._show_again)

    @property
    def current(self) -> QWidget:
        """The workplace, be it behind the answers of a search."""
        return self._current

    @property
    def is_reading(self) -> bool:
        """Whether the books fill the window."""
        return self._parts.workplaces.currentWidget() is self._library

    def is_shown(self, workplace: QWidget) -> bool:
        """Tell whether a workplace fills the window."""
        return self._parts.workplaces.currentWidget() is workplace

    def add(self, workplace: QWidget) -> None:
        """Take another workplace in."""
        self._parts.workplaces.addWidget(workplace)

    def enter(self, workplace: QWidget, action: str) -> None:
        """Let a workplace fill the window, and its action be the one that holds."""
        self._current = workplace
        self._parts.actions[action].setChecked(True)
        self._parts.workplaces.setCurrentWidget(workplace)
        self._search.close()

    @Slot()
    def show_reading(self) -> None:
        """Show the books at the place where they were left."""
        self.enter(self._library, "read")
        self._library.focus_text()

    @Slot()
    def _show_answers(self) -> None:
        self._parts.workplaces.setCurrentWidget(self._search.panel)

    @Slot()
    def _show_again(self) -> None:
        """Show the workplace that lay below the answers."""
        self._parts.workplaces.setCurrentWidget(self._current)
        if self._current is self._library:
            self._library.focus_text()
        else:
            self._current.setFocus(Qt.FocusReason.OtherFocusReason)
