"""The keys of the address bar while answers lie below it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

from bridge_rules_gui.services.search.query import parse

if TYPE_CHECKING:
    from bridge_rules_gui.views.library.navigator import Navigator
    from bridge_rules_gui.views.search.search_desk import SearchDesk
    from bridge_rules_gui.views.window.address_bar import AddressBar

_STEPS: Final = {
    Qt.Key.Key_Down: 1,
    Qt.Key.Key_Up: -1,
    Qt.Key.Key_PageDown: 5,
    Qt.Key.Key_PageUp: -5,
}
_ENTER: Final = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class BarKeys(QObject):
    """Lets the arrows walk the answers, Enter open one and Tab go in, while somebody types."""

    def __init__(self, bar: AddressBar, navigator: Navigator, desk: SearchDesk) -> None:
        super().__init__(desk)
        self._bar = bar
        self._navigator = navigator
        self._desk = desk
        self._panel = desk.panel
        bar.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Take the keys that are meant for the answers from the bar."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = Qt.Key(event.key())
            if key in _ENTER and self._takes_enter():
                return True
            if self._desk.is_open and key in _STEPS:
                self._walk(key)
                return True
            if self._desk.is_open and key == Qt.Key.Key_Tab and not event.modifiers():
                return self._panel.enter()
        return super().eventFilter(watched, event)

    def _walk(self, key: Qt.Key) -> None:
        if self._panel.current is None:
            self._panel.enter()
        else:
            self._panel.walk(_STEPS[key])

    def _takes_enter(self) -> bool:
        """Open the answer selected; leave places, and what is no query, to the address bar."""
        text = self._bar.text()
        if self._desk.is_open and self._panel.has_walked and self._panel.current is not None:
            self._desk.open_hit(self._panel.current)
            return True
        if not self._bar.isModified() or self._navigator.is_meant_as_place(text):
            return False
        if parse(text).is_empty:
            return False
        self._desk.open_best(text)
        return True
