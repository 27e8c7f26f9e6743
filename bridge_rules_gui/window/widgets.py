"""Labels and flat buttons as they are made all over the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QToolButton, QWidget

from bridge_rules_gui.window.looks.icons import drawn_icon


def plain_label(name: str, parent: QWidget, words: str = "") -> QLabel:
    """Return words from anywhere, shown as they are, in as many lines as they need."""
    label = QLabel(words, parent)
    label.setObjectName(name)
    label.setTextFormat(Qt.TextFormat.PlainText)
    label.setWordWrap(True)
    return label


def icon_button(
    icon: str, tip: str, parent: QWidget, *, name: str = "", said: str = ""
) -> QToolButton:
    """Return a flat button with an icon; screen readers say its tip, or something shorter."""
    button = QToolButton(parent)
    button.setObjectName(name)
    button.setIcon(drawn_icon(icon))
    button.setAutoRaise(True)
    button.setToolTip(tip)
    button.setAccessibleName(said or tip)
    return button
