"""What a screen reader is told of the parts of a window, and where the tabulator leads."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

_MOST_STEPS = 400


def controls(top: QWidget) -> Iterator[QWidget]:
    """Yield what can take the keyboard just now."""
    for widget in top.findChildren(QWidget):
        takes_keys = widget.focusPolicy() != Qt.FocusPolicy.NoFocus and widget.isEnabled()
        stands_for_another = widget.focusProxy() is not None
        if takes_keys and widget.isVisible() and widget.window() is top and not stands_for_another:
            yield widget


def said_of(widget: QWidget) -> str:
    """Return the name a screen reader reads out, or the words of the control itself."""
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface.text(QAccessible.Text.Name).strip() if interface is not None else ""


def nameless(top: QWidget) -> list[str]:
    """Return the controls a screen reader has no name or no kind for, as a developer finds them."""
    return [_described(w) for w in controls(top) if not said_of(w) or not _has_role(w)]


def _has_role(widget: QWidget) -> bool:
    interface = QAccessible.queryAccessibleInterface(widget)
    return interface is not None and interface.role() != QAccessible.Role.NoRole


def jumps_up(passed: list[QWidget]) -> list[str]:
    """Return where the tabulator goes, within one part, to a control above or before another."""
    return [
        f"{_described(one)} -> {_described(other)}"
        for one, other in pairwise(passed)
        if one.parentWidget() is other.parentWidget() and _stands_before(other, one)
    ]


def _stands_before(one: QWidget, other: QWidget) -> bool:
    first, second = one.geometry(), other.geometry()
    is_beside = first.top() <= second.bottom() and second.top() <= first.bottom()
    return first.right() < second.left() if is_beside else first.bottom() < second.top()


def _described(widget: QWidget) -> str:
    way = []
    part: QWidget | None = widget
    while part is not None:
        way.append(part.objectName() or type(part).__name__)
        part = part.parentWidget()
    return " < ".join(way[:4])


def tab_round(top: QWidget, key: Qt.Key = Qt.Key.Key_Tab) -> tuple[list[QWidget], bool]:
    """Press the tabulator until it comes back to where it began; tell whether it did."""
    begun = QApplication.focusWidget()
    passed: list[QWidget] = []
    for _ in range(_MOST_STEPS):
        here = QApplication.focusWidget()
        QTest.keyClick(here or top, key)
        now = QApplication.focusWidget()
        if now is begun:
            return passed, True
        if now is not None and now not in passed:
            passed.append(now)
    return passed, False
