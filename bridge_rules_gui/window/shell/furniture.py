"""What stands in the window around the books: toolbars, message line, status line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.window.shell.notice import Notice
from bridge_rules_gui.window.shell.start_pages import FailurePage, LoadingPage
from bridge_rules_gui.window.shell.status_line import StatusLine
from bridge_rules_gui.window.shell.top_bar import TopBar
from bridge_rules_gui.window.shell.workplace_bar import WorkplaceBar

if TYPE_CHECKING:
    from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

    from bridge_rules_gui.window.actions.action_set import ActionSet
    from bridge_rules_gui.window.actions.spec import Menu
    from bridge_rules_gui.window.shell.middle import Middle


class Furniture:
    """The parts of one window, put in their places.

    ``workplaces`` holds what fills the middle: the pages of waiting and of failure, and the books.
    """

    def __init__(self, window: QMainWindow, middle: Middle, actions: ActionSet) -> None:
        self._middle = middle
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
        self._middle.put_above(self.notice)
        self.workplaces = middle.workplaces
        self.workplaces.addWidget(self.loading)
        self.workplaces.addWidget(self.failure)
        self.status_line = StatusLine(window)
        window.setStatusBar(self.status_line)
        # Not the address bar, which Qt would choose.
        (self.workplaces.currentWidget() or self.loading).setFocus()
        self._connect()

    def put_above_workplaces(self, strip: QWidget) -> None:
        """Put a strip between the message line and what fills the middle."""
        self._middle.put_above(strip)

    def put_in_menu(self, menu: Menu, part: QMenu, before: str) -> None:
        """Put a menu of its own into one of the menu bar, before an action."""
        self.actions.menus[menu].insertMenu(self.actions[before], part)

    def _connect(self) -> None:
        self.top_bar.address_bar.abandoned.connect(self.notice.hide)
        self.status_line.source_wanted.connect(self.actions["source-lines"].trigger)
        self.status_line.rights_wanted.connect(self.actions["rights"].trigger)
