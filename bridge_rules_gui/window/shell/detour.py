"""The way from a workplace to a place in the book, and back with the reading's own Back."""

from __future__ import annotations

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.window.library.navigator import Navigator
from bridge_rules_gui.window.shell.workplaces import Workplaces


class Detour:
    """Opens the book, and knows when the reader is back where he left his workplace."""

    def __init__(self, navigator: Navigator, workplaces: Workplaces) -> None:
        self._navigator, self._workplaces = navigator, workplaces
        self._left_from: int | None = None  # where in the reading's history the book was opened

    def open(self, place: Address) -> None:
        """Leave the workplace for a place in the book."""
        self.end()
        before = self._navigator.history.position
        if not self._workplaces.show_reading():
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
