"""The address bar: shows where the reader is and takes a place as people type it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPalette
from PySide6.QtWidgets import QLineEdit, QStyle, QStyleOptionFrame

from bridge_rules_gui.window.looks.icons import drawn_icon

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QFocusEvent, QKeyEvent, QPaintEvent, QResizeEvent, QShowEvent
    from PySide6.QtWidgets import QMenu, QWidget

_HINT_MARGIN = 10
_BUTTON = 22
_INNER_MARGIN = 2  # what Qt leaves free on either side of the words


class AddressBar(QLineEdit):
    """A line of text that is a place in the Laws.

    While nobody types, it shows the place being read, shortened where it lacks the room:
    the keyboard finds all of it. What has been typed stays until it is understood or Escape
    takes it back. ``begin_search`` is what begins a search: the search has its own way to.
    """

    place_typed = Signal(str)
    abandoned = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._place = ""
        self._key_hint = ""
        self._takes_keyboard = False
        self._menu: QMenu | None = None
        self.begin_search: Callable[[], None] = self.begin
        self.setObjectName("address-bar")
        self.setAccessibleName(self.tr("Go to a place in the Laws, or search"))
        self.setAccessibleDescription(
            self.tr("Type a law such as 27B1 or 2007 27B, or any words, and press Enter")
        )
        self.setPlaceholderText(
            self.tr("Go to or search: 27B1, 2007 27, revoke, insufficient bid…")
        )
        self.setMinimumWidth(180)
        self.returnPressed.connect(self._announce)

    def show_place(self, text: str) -> None:
        """Show where the reader is, unless somebody is typing."""
        self._place = text
        if not self.isModified():
            self._restore()

    def accept_typed(self) -> None:
        """Let go of what was typed: it has been understood."""
        self.setModified(False)
        self._restore()

    def show_key(self, keys: str) -> None:
        """Show the keys that lead here, at the end of the line."""
        self._key_hint = keys
        self._leave_room()

    def offer_menu(self, menu: QMenu) -> None:
        """Have a menu of places at the end of the line; Alt+Down opens it too."""
        self._menu = menu
        self._opener = self.addAction(drawn_icon("down"), QLineEdit.ActionPosition.TrailingPosition)
        self._opener.setToolTip(self.tr("Recent places (Alt+Down)"))
        self._opener.triggered.connect(self._open_menu)
        self._leave_room()

    @Slot()
    def _open_menu(self) -> None:
        if self._menu is not None:
            self._menu.popup(self.mapToGlobal(self.rect().bottomLeft()))

    def begin(self) -> None:
        """Take the keyboard, everything selected, ready to be typed over."""
        self.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.selectAll()

    def take_keyboard(self) -> None:
        """Take the keyboard, as soon as the bar is there: at the start it comes in late."""
        self._takes_keyboard = not self.isVisible()
        self.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard if that was asked for before."""
        super().showEvent(event)
        if self._takes_keyboard:
            self.take_keyboard()

    @Slot()
    def _announce(self) -> None:
        if not self.isModified() and self.text() == self._shown:
            self.abandoned.emit()  # nothing was typed: the reader stays here
        elif self.text().strip():
            self.place_typed.emit(self.text())

    @property
    def _shown(self) -> str:
        """The place as it is shown: in full to the keyboard, else in the room there is."""
        if self.hasFocus():
            return self._place
        return self.fontMetrics().elidedText(self._place, Qt.TextElideMode.ElideRight, self._room)

    @property
    def _room(self) -> int:
        """How wide the words may be."""
        option = QStyleOptionFrame()
        self.initStyleOption(option)
        line = QStyle.SubElement.SE_LineEditContents
        inner = self.style().subElementRect(line, option, self).marginsRemoved(self.textMargins())
        return inner.width() - 2 * _INNER_MARGIN - (_BUTTON if self._menu is not None else 0)

    def _leave_room(self) -> None:
        """Keep the words from the keys that are painted at the end of the line."""
        hint = 0 if self.hasFocus() else self.fontMetrics().horizontalAdvance(self._key_hint)
        self.setTextMargins(0, 0, hint + _HINT_MARGIN if hint else 0, 0)
        if not self.isModified():
            self._restore()

    def _restore(self) -> None:
        self.setText(self._shown)
        self.setToolTip("" if self.text() == self._place else self._place)
        self.setCursorPosition(0)
        if self.hasFocus():
            self.selectAll()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Escape take back what was typed, and give the keyboard back to the text."""
        is_alt = bool(event.modifiers() & Qt.KeyboardModifier.AltModifier)
        if event.key() == Qt.Key.Key_Down and is_alt and self._menu is not None:
            self._open_menu()
            return
        if event.key() == Qt.Key.Key_Escape:
            self.accept_typed()
            self.deselect()
            self.abandoned.emit()
            return
        super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Select the place on entry by keyboard or tab, as browsers do."""
        super().focusInEvent(event)
        self._leave_room()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Show the place in the room beside the keys again."""
        super().focusOutEvent(event)
        self._leave_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Show as much of the place as there is room for."""
        super().resizeEvent(event)
        self._leave_room()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the keys that lead here at the end of the line while nobody types."""
        super().paintEvent(event)
        if self.hasFocus() or not self._key_hint:
            return
        painter = QPainter(self)
        painter.setPen(self.palette().color(QPalette.ColorRole.PlaceholderText))
        margin = _HINT_MARGIN if self._menu is None else _HINT_MARGIN + _BUTTON
        area = self.rect().adjusted(0, 0, -margin, 0)
        painter.drawText(
            area, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, self._key_hint
        )
        painter.end()
