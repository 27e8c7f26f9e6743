"""A caret in a text that is only read: words are selected by the keyboard alone."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Slot
from PySide6.QtGui import QKeyEvent

from bridge_rules_gui.window.library.page_column import HEADROOM, PAD

if TYPE_CHECKING:
    from bridge_rules_gui.window.library.law_view import LawView

_WIDTH: Final = 2
_BY_KEYBOARD: Final = Qt.TextInteractionFlag.TextSelectableByKeyboard


class Caret(QObject):
    """Walks through the page with the arrows, which scroll again after Escape or a new page."""

    def __init__(self, text: LawView) -> None:
        super().__init__(text)
        self._text = text
        text.setCursorWidth(_WIDTH)
        text.page_shown.connect(self.end)

    @property
    def is_there(self) -> bool:
        """Whether the arrows move the caret."""
        return bool(self._text.textInteractionFlags() & _BY_KEYBOARD)

    def begin(self) -> None:
        """Show the caret: where it was or words are selected, if that is in sight, else above."""
        text = self._text
        if self.is_there:
            return
        text.setTextInteractionFlags(text.textInteractionFlags() | _BY_KEYBOARD)
        if not text.viewport().rect().contains(text.cursorRect()):
            text.setTextCursor(text.cursorForPosition(QPoint(PAD + 1, HEADROOM + 2)))
        text.clearFocus()  # the caret comes with the keyboard
        text.setFocus(Qt.FocusReason.OtherFocusReason)
        text.installEventFilter(self)

    @Slot()
    def end(self) -> None:
        """Put the caret away; what is selected stays so."""
        if self.is_there:
            self._text.removeEventFilter(self)
            self._text.setTextInteractionFlags(self._text.textInteractionFlags() & ~_BY_KEYBOARD)
            self._text.viewport().update()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Escape puts the caret away."""
        if not isinstance(event, QKeyEvent) or event.key() != Qt.Key.Key_Escape:
            return super().eventFilter(watched, event)
        if event.type() == QEvent.Type.KeyPress:
            self.end()
        return True
