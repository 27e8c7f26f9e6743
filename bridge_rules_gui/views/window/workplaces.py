"""Which workplace fills the window: the books, the comparison, the terms; answers above them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, Qt, Signal, Slot

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.views.library.library_view import LibraryView
    from bridge_rules_gui.views.search.search_desk import SearchDesk
    from bridge_rules_gui.views.window.furniture import Furniture

READ: Final = "read"


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
        self._action = READ
        self._guards: dict[QWidget, Callable[[], bool]] = {}
        parts.workplaces.currentChanged.connect(self.changed)
        parts.workplaces.addWidget(search.panel)
        search.opened.connect(self._show_answers)
        search.closed.connect(self._show_again)

    @property
    def current(self) -> QWidget:
        """The workplace, be it behind the answers of a search."""
        return self._current

    @property
    def action(self) -> str:
        """The name of the action that leads to the workplace."""
        return self._action

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

    def guard(self, workplace: QWidget, may_leave: Callable[[], bool]) -> None:
        """Let a workplace be left for another one only where `may_leave` agrees."""
        self._guards[workplace] = may_leave

    def _may_leave_for(self, workplace: QWidget) -> bool:
        shown = self._parts.workplaces.currentWidget()
        return shown is workplace or shown not in self._guards or self._guards[shown]()

    def enter(self, workplace: QWidget, action: str) -> bool:
        """Let a workplace fill the window, and its action be the one that holds.

        Tell whether it does: the one before may be kept by its guard.
        """
        actions = self._parts.actions
        actions[self._action].setChecked(True)  # it holds while its guard asks
        may_enter = self._may_leave_for(workplace)
        if may_enter:
            self._current, self._action = workplace, action
            self._parts.workplaces.setCurrentWidget(workplace)
        actions[self._action].setChecked(True)
        self._search.close()
        return may_enter

    @Slot()
    def show_reading(self) -> bool:
        """Show the books at the place where they were left; tell whether they are shown."""
        is_shown = self.enter(self._library, READ)
        if is_shown:
            self._library.focus_text()
        return is_shown

    @Slot()
    def _show_answers(self) -> None:
        if self._may_leave_for(self._search.panel):
            self._parts.workplaces.setCurrentWidget(self._search.panel)
        else:
            self._search.close()

    @Slot()
    def _show_again(self) -> None:
        """Show the workplace that lay below the answers."""
        self._parts.workplaces.setCurrentWidget(self._current)
        if self._current is self._library:
            self._library.focus_text()
        else:
            self._current.setFocus(Qt.FocusReason.OtherFocusReason)
