"""The toolbar: ways back and forward, the address bar, the editions side by side."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QHBoxLayout, QToolBar, QToolButton

from bridge_rules_gui.window.shell.address_bar import AddressBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from bridge_rules_gui.window.actions.action_set import ActionSet

BEFORE_ADDRESS: Final = ("contents", "back", "forward", "previous-law", "next-law")
EDITIONS: Final = ("ru1987", "sr2007", "bg2017")
AFTER_EDITIONS: Final = ("side-panel",)


class TopBar(QToolBar):
    """Arranges the actions most in use around the address bar."""

    def __init__(self, actions: ActionSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("top-bar")
        self.setWindowTitle(self.tr("Navigation"))
        self.setMovable(False)
        self.setFloatable(False)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.setIconSize(QSize(18, 18))
        for name in BEFORE_ADDRESS:
            self.addAction(actions[name])
        self.address_bar = AddressBar(self)
        keys = actions["go-to"].shortcut().toString(QKeySequence.SequenceFormat.NativeText)
        self.address_bar.show_key(keys)
        self.addWidget(self.address_bar)
        self.edition_switch = self._edition_switch(actions)
        self.addWidget(self.edition_switch)
        for name in AFTER_EDITIONS:
            self.addAction(actions[name])
        self._name_buttons()

    def _edition_switch(self, actions: ActionSet) -> QFrame:
        switch = QFrame(self)
        switch.setObjectName("edition-switch")
        switch.setAccessibleName(self.tr("Edition"))
        row = QHBoxLayout(switch)
        row.setContentsMargins(1, 1, 1, 1)
        row.setSpacing(0)
        for name in EDITIONS:
            button = QToolButton(switch)
            button.setObjectName(f"edition-{name}")
            button.setDefaultAction(actions[name])
            button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextOnly)
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            row.addWidget(button)
        return switch

    def _name_buttons(self) -> None:
        """Let the toolbar's buttons be reached with the tabulator and named by screen readers."""
        for button in self.findChildren(QToolButton):
            button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            action = button.defaultAction()
            if action is not None:
                button.setAccessibleName(action.text().replace("&", "").rstrip("."))
