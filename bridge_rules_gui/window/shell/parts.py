"""The parts of the window around its workplaces: toolbars, message line, status line."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QSize, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QMainWindow,
    QMenu,
    QStackedWidget,
    QToolBar,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.actions.spec import Menu
from bridge_rules_gui.window.shell.address_bar import AddressBar
from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.shell.start_pages import FailurePage, LoadingPage
from bridge_rules_gui.window.shell.status_line import StatusLine

BEFORE_ADDRESS: Final = ("contents", "back", "forward", "previous-law", "next-law")
AFTER_EDITIONS: Final = ("side-panel",)
WORKPLACES: Final = ("read", "compare", "terms", "quiz", "simulator")


class WindowParts:
    """The parts of one window, put in their places.

    ``stack`` holds what fills the middle: the pages of waiting and of failure, and the
    workplaces; ``column`` that and the strips above it.
    """

    def __init__(
        self,
        window: QMainWindow,
        actions: ActionSet,
        *,
        stack: QStackedWidget,
        column: QVBoxLayout,
    ) -> None:
        self._window = window
        self._column = column
        self.actions = actions
        self.top_bar = TopBar(self.actions, window)
        window.addToolBar(self.top_bar)
        self.workplace_bar = WorkplaceBar(self.actions, window)
        window.addToolBarBreak()
        window.addToolBar(self.workplace_bar)
        self.actions["read"].setChecked(True)
        self.notice = Notice(window)
        self.loading = LoadingPage(window)
        self.failure = FailurePage(window)
        self.put_above_workplaces(self.notice)
        self.stack = stack
        self.stack.addWidget(self.loading)
        self.stack.addWidget(self.failure)
        self.status_line = StatusLine(window)
        window.setStatusBar(self.status_line)
        # Not the address bar, which Qt would choose.
        (self.stack.currentWidget() or self.loading).setFocus()
        self.top_bar.address_bar.abandoned.connect(self.notice.hide)
        self.status_line.source.clicked.connect(self.actions["source-lines"].trigger)
        self.status_line.rights.clicked.connect(self.actions["rights"].trigger)

    def put_above_workplaces(self, strip: QWidget) -> None:
        """Put a strip between the message line, which is the first, and what fills the middle."""
        self._column.insertWidget(min(1, self._column.count() - 1), strip)

    def put_in_menu(self, menu: Menu, part: QMenu, before: str) -> None:
        """Put a menu of its own into one of the menu bar, before an action."""
        self.actions.menus[menu].insertMenu(self.actions[before], part)

    def entitle(self, title: str) -> None:
        """Let the window's title say what it shows."""
        whole = QCoreApplication.translate("WindowParts", "{title} · Bridge Rules")
        self._window.setWindowTitle(whole.format(title=title))


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
        for name in Edition:
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
                button.setAccessibleName(action.text().replace("&", "").rstrip(".…"))


class WorkplaceBar(QToolBar):
    """A button for each workplace; the one shown is marked by weight and a line below."""

    def __init__(self, actions: ActionSet, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("workplace-bar")
        self.setWindowTitle(self.tr("Workspaces"))
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
