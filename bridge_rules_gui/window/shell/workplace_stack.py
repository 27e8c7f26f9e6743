"""Which workplace fills the window, what lies above it, and the way to a book and back."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QStackedWidget

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.library.workplace import ReadingWorkplace
from bridge_rules_gui.window.shell.workplace import Workplace


class WorkplaceStack:
    """Goes from one workplace to another; an overlay, as the search is, lies above the last one."""

    def __init__(
        self, stack: QStackedWidget, actions: ActionSet, reading: ReadingWorkplace
    ) -> None:
        self._stack = stack
        self._actions = actions
        self._reading = reading
        self._overlay: Workplace | None = None
        self._overlay_closed: Callable[[], None] | None = None
        self._current: Workplace = reading

    @property
    def current(self) -> Workplace:
        """The workplace, be it behind an overlay."""
        return self._current

    @property
    def shown(self) -> Workplace | None:
        """What fills the window, be it an overlay; None before anything does."""
        shown = self._stack.currentWidget()
        return shown if isinstance(shown, Workplace) else None

    @property
    def overlay(self) -> Workplace | None:
        """What lies above the workplace."""
        return self._overlay

    @property
    def is_reading(self) -> bool:
        """Whether the books fill the window."""
        return self._stack.currentWidget() is self._reading

    def is_shown(self, workplace: Workplace) -> bool:
        """Tell whether a workplace fills the window."""
        return self._stack.currentWidget() is workplace

    def add(self, workplace: Workplace) -> None:
        """Take another workplace in."""
        self._stack.addWidget(workplace)

    def _may_leave_for(self, workplace: Workplace) -> bool:
        shown = self.shown
        return shown is None or shown is workplace or shown.may_leave()

    def enter(self, workplace: Workplace) -> bool:
        """Let a workplace fill the window, and its action be the one that holds.

        Tell whether it does: the one before may refuse to be left.
        """
        self._check_action()  # that of the one before holds while it asks
        may_enter = self._may_leave_for(workplace)
        if may_enter:
            self._current = workplace
            if self._overlay is None:
                self._stack.setCurrentWidget(workplace)
        self._check_action()
        self.close_overlay()
        return may_enter

    def _check_action(self) -> None:
        self._actions[self._current.action_name].setChecked(True)

    def show_reading(self) -> bool:
        """Show the books at the place where they were left; tell whether they are shown."""
        is_shown = self.enter(self._reading)
        if is_shown:
            self._reading.focus_text()
        return is_shown

    def show_overlay(self, workplace: Workplace, closed: Callable[[], None]) -> bool:
        """Lay another above the workplace, if that gives way; tell whether it does.

        ``closed`` is called when that has to go: something else is shown.
        """
        may_show = self._may_leave_for(workplace)
        if may_show:
            self._overlay, self._overlay_closed = workplace, closed
            self._stack.setCurrentWidget(workplace)
        return may_show

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


class Detour:
    """Opens the book, and knows when the reader is back where he left his workplace."""

    def __init__(self, navigator: Navigator, stack: WorkplaceStack) -> None:
        self._navigator, self._stack = navigator, stack
        self._left_from: int | None = None  # where in the reading's history the book was opened

    def open(self, place: Address) -> None:
        """Leave the workplace for a place in the book."""
        self.end()
        before = self._navigator.history.position
        if not self._stack.show_reading():
            return
        self._navigator.open(place)
        if self._navigator.history.position != before:
            self._left_from = before

    def end(self) -> None:
        """Forget the way back: the reader has come back by another one."""
        self._left_from = None

    def take_back(self) -> bool:
        """Tell whether the reader has just gone back behind where he left the workplace."""
        is_back = self._left_from is not None and (
            self._navigator.history.position == self._left_from
        )
        if is_back:
            self.end()
        return is_back
