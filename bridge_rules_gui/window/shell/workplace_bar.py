"""The row of workplaces: the window's rooms, of which one is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QToolBar, QToolButton

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.window.actions.action_set import ActionSet

WORKPLACES: Final = ("read", "compare", "terms", "quiz", "simulator")


class WorkplaceBar(QToolBar):
    """A button for each workplace; the one shown is marked by weight and a line below."""

    def __init__(self, actions: ActionSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("workplace-bar")
        self.setWindowTitle(self.tr("Workplaces"))
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(QSize(12, 12))  # there are none; the usual size would make the row high
        self.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
        # Qt asked for the margins before the bar had its name in the style sheet.
        row = self.layout()
        if row is not None:
            row.setContentsMargins(1, 1, 1, 1)
            row.setSpacing(2)
        for name in WORKPLACES:
            self.addAction(actions[name])
        for button in self.findChildren(QToolButton):
            action = button.defaultAction()
            if action is not None:
                button.setObjectName(f"workplace-{action.objectName()}")
                button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
                button.setAccessibleName(action.text().replace("&", ""))
