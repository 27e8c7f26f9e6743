"""Which workplace fills the window: the books, the comparison, the terms; an overlay above them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QStackedWidget, QWidget

from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.library.workplace import ReadingWorkplace

READ: Final = "read"


class Workplaces(QObject):
    """Goes from one workplace to another; an overlay, as the search is, lies above the last one.

    ``changed`` tells that something else fills the window.
    """

    changed = Signal()

    def __init__(
        self,
        stack: QStackedWidget,
        actions: ActionSet,
        reading: ReadingWorkplace,
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._stack = stack
        self._actions = actions
        self._reading = reading
        self._overlay: QWidget | None = None
        self._overlay_closed: Callable[[], None] | None = None
        self._current: QWidget = reading
        self._action = READ
        self._guards: dict[QWidget, Callable[[], bool]] = {}
        stack.currentChanged.connect(self.changed)

    @property
    def current(self) -> QWidget:
        """The workplace, be it behind an overlay."""
        return self._current

    @property
    def shown(self) -> QWidget | None:
        """What fills the window, be it an overlay."""
        return self._stack.currentWidget()

    @property
    def overlay(self) -> QWidget | None:
        """What lies above the workplace."""
        return self._overlay

    @property
    def action(self) -> str:
        """The name of the action that leads to the workplace."""
        return self._action

    @property
    def is_reading(self) -> bool:
        """Whether the books fill the window."""
        return self._stack.currentWidget() is self._reading

    def is_shown(self, workplace: QWidget) -> bool:
        """Tell whether a workplace fills the window."""
        return self._stack.currentWidget() is workplace

    def add(self, workplace: QWidget) -> None:
        """Take another workplace in."""
        self._stack.addWidget(workplace)

    def guard(self, workplace: QWidget, may_leave: Callable[[], bool]) -> None:
        """Let a workplace be left for another one only where `may_leave` agrees."""
        self._guards[workplace] = may_leave

    def _may_leave_for(self, workplace: QWidget) -> bool:
        shown = self._stack.currentWidget()
        return shown is workplace or shown not in self._guards or self._guards[shown]()

    def enter(self, workplace: QWidget, action: str) -> bool:
        """Let a workplace fill the window, and its action be the one that holds.

        Tell whether it does: the one before may be kept by its guard.
        """
        self._actions[self._action].setChecked(True)  # it holds while its guard asks
        may_enter = self._may_leave_for(workplace)
        if may_enter:
            self._current, self._action = workplace, action
            if self._overlay is None:
                self._stack.setCurrentWidget(workplace)
        self._actions[self._action].setChecked(True)
        self.close_overlay()
        return may_enter

    @Slot()
    def show_reading(self) -> bool:
        """Show the books at the place where they were left; tell whether they are shown."""
        is_shown = self.enter(self._reading, READ)
        if is_shown:
            self._reading.focus_text()
        return is_shown

    def show_overlay(self, pane: QWidget, closed: Callable[[], None]) -> bool:
        """Lay a pane above the workplace, if that gives way; tell whether it does.

        ``closed`` is called when the pane has to go: something else is shown.
        """
        may_show = self._may_leave_for(pane)
        if may_show:
            self._overlay, self._overlay_closed = pane, closed
            self._stack.setCurrentWidget(pane)
        return may_show

    @Slot()
    def close_overlay(self) -> None:
        """Show the workplace again that lies below the overlay."""
        closed, self._overlay, self._overlay_closed = self._overlay_closed, None, None
        if closed is None:
            return
        closed()
        self._stack.setCurrentWidget(self._current)
        if self._current is self._reading:
            self._reading.focus_text()
        else:
            self._current.setFocus(Qt.FocusReason.OtherFocusReason)
