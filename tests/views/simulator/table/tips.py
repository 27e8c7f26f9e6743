"""What a widget would show in its tip."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

if TYPE_CHECKING:
    import pytest
    from PySide6.QtCore import QPoint
    from PySide6.QtWidgets import QWidget


def tip_at(widget: QWidget, place: QPoint, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the tip at a point; it is not shown, for the offscreen platform warns of windows."""
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, _widget: shown.append(text))
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    return shown[-1]
