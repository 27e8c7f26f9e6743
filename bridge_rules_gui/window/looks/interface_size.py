"""How large everything in the window is: changed in steps, taken when the program starts."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bridge_rules_gui.window.settings import INTERFACE_SIZES
from bridge_rules_gui.window.shell.notice import Notice

if TYPE_CHECKING:
    from PySide6.QtCore import QSize
    from PySide6.QtWidgets import QMainWindow

    from bridge_rules_gui.window.settings import Settings


class InterfaceSize(QObject):
    """Remembers the size the reader wants, and offers to begin again with it.

    Qt draws everything larger alike, letters, pictures and the space between, so that nothing
    is cut off; but it can do so only from the start. ``notice`` offers that.
    """

    def __init__(self, settings: Settings, window: QMainWindow) -> None:
        super().__init__(window)
        self._settings = settings
        self._window = window
        self._held = settings.interface_size
        self.notice = Notice(window)

    def step(self, by: int) -> None:
        """Want the next larger or smaller size that leaves the window room on its screen."""
        requested = self._settings.interface_size
        other = [size for size in INTERFACE_SIZES if (size - requested) * by > 0]
        beyond = [size for size in other if size < requested or self._fits(size)]
        if beyond:
            self.set_size(min(beyond, key=lambda size: abs(size - requested)))
        elif by > 0:
            self.notice.show_briefly(self.tr("A larger interface would not fit on this screen."))
        else:
            self.notice.show_briefly(self.tr("This is the smallest size."))

    def set_size(self, size: int) -> None:
        """Remember a size for the next start."""
        self._settings.interface_size = size
        if size == self._held:
            self.notice.hide()
            return
        sentence = self.tr("The interface size will be {size}% after a restart.")
        self.notice.say(sentence.format(size=size), self.tr("Restart Now"))

    def _fits(self, size: int) -> bool:
        """Tell whether the smallest window would have room; both are measured in points."""
        screen, smallest = self._available(), self._window.minimumSize() * (size / self._held)
        return smallest.width() <= screen.width() and smallest.height() <= screen.height()

    def _available(self) -> QSize:
        return self._window.screen().availableSize()
