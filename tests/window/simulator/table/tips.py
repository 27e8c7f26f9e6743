"""What a widget would show in its tip."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip, QWidget


def tip_at(widget: QWidget, place: QPoint, monkeypatch: pytest.MonkeyPatch) -> str:
    """Return the tip at a point; it is not shown, for the offscreen platform warns of windows."""
    shown: list[str] = []
    monkeypatch.setattr(QToolTip, "showText", lambda _place, text, _widget: shown.append(text))
    event = QHelpEvent(QEvent.Type.ToolTip, place, widget.mapToGlobal(place))
    QApplication.sendEvent(widget, event)
    return shown[-1]
