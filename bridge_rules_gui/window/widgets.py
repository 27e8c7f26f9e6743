"""Labels, flat buttons and panes as they are made all over the window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QSplitter, QToolButton, QVBoxLayout, QWidget

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


def fill(whole: QWidget, *parts: QWidget, growing: QWidget | None = None) -> None:
    """Fill a widget with parts one below the other; one may take what room the others leave."""
    column = QVBoxLayout(whole)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(0)
    for part in parts:
        column.addWidget(part, int(part is growing))


def splitter(parent: QWidget, orientation: Qt.Orientation, *parts: QWidget) -> QSplitter:
    """Return panes with a thin line between them, none of which can be pushed away."""
    panes = QSplitter(orientation, parent)
    panes.setHandleWidth(1)
    panes.setChildrenCollapsible(False)
    for part in parts:
        panes.addWidget(part)
    return panes
