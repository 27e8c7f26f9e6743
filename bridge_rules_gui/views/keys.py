"""Keys of a widget's own, beside those of the table of actions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from PySide6.QtWidgets import QWidget

_WITHIN = Qt.ShortcutContext.WidgetWithChildrenShortcut


def on_keys(widget: QWidget, slots: Mapping[str, Callable[[], None]]) -> None:
    """Call what belongs to a key that is pressed while the keyboard is within a widget."""
    for keys, slot in slots.items():
        shortcut = QShortcut(QKeySequence(keys), widget)
        shortcut.setContext(_WITHIN)
        shortcut.activated.connect(slot)
