"""Keys of a widget's own, beside those of the table of actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLineEdit, QWidget

_WITHIN = Qt.ShortcutContext.WidgetWithChildrenShortcut


def on_keys(widget: QWidget, slots: Mapping[str, Callable[[], None]]) -> None:
    """Call what belongs to a key that is pressed while the keyboard is within a widget."""
    for keys, slot in slots.items():
        shortcut = QShortcut(QKeySequence(keys), widget)
        shortcut.setContext(_WITHIN)
        shortcut.activated.connect(slot)


def latin_key(event: QKeyEvent) -> Qt.Key:
    """Return the key pressed; of a Cyrillic letter, the Latin one that shares its place.

    The keyboard tells the place where it can. Where it does not, the letter does: by the
    layouts of Russian, Serbian and Bulgarian, in which a letter may stand at different places.
    """
    key = event.key()
    if not _is_cyrillic(key):
        return Qt.Key(key)
    virtual = event.nativeVirtualKey()  # of Windows: the Latin letter itself
    if ord("A") <= virtual <= ord("Z"):
        return Qt.Key(virtual)
    letter = _BY_PLACE.get(event.nativeScanCode(), "") or _BY_LETTER.get(chr(key), "")
    return Qt.Key(ord(letter)) if letter else Qt.Key(key)


class LatinLine(QLineEdit):
    """A line for calls and cards, which are typed alike whatever the layout of the keyboard."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Type the Latin letter that shares its place with a Cyrillic one."""
        typed, key = event.text(), latin_key(event)
        if len(typed) == 1 and key != event.key() and not self.isReadOnly():
            self.insert(chr(key) if typed.isupper() else chr(key).lower())
        else:
            super().keyPressEvent(event)


def _is_cyrillic(key: int) -> bool:
    return 0x0400 <= key <= 0x04FF


# The three rows of letters by their codes in X11 and Wayland: Q is 24, A is 38, Z is 52.
_BY_PLACE: Final = {
    first + offset: letter
    for first, row in ((24, "QWERTYUIOP"), (38, "ASDFGHJKL"), (52, "ZXCVBNM"))
    for offset, letter in enumerate(row)
}

# ЙЦУКЕН counts first, then what only the Serbian layout has; Bulgarian shares its letters.
_BY_LETTER: Final = dict(
    zip(
        "ЙЦУКЕНГШЩЗФЫВАПРОЛДЯЧСМИТЬ" + "ЉЊЈЏ",
        "QWERTYUIOPASDFGHJKLZXCVBNM" + "QWJX",
        strict=True,
    )
)
