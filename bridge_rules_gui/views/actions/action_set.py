"""The actions of a window: what the table says, as things Qt can show and trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from bridge_rules_gui.views.actions.spec import CONTEXT, ActionSpec, Menu
from bridge_rules_gui.views.actions.table import ACTIONS
from bridge_rules_gui.views.looks.icons import drawn_icon

if TYPE_CHECKING:
    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QMenu, QMenuBar


class ActionSet:
    """The actions of one window, made from the table.

    The ``commands`` do what needs no books; the actions about those stay switched off until
    `connect_reading` tells who does them.
    """

    def __init__(self, window: QObject, commands: QObject) -> None:
        self._actions: dict[str, QAction] = {}
        self.menus: dict[Menu, QMenu] = {}
        self._groups: dict[str, QActionGroup] = {}
        for spec in ACTIONS:
            action = self._actions[spec.name] = self._made(spec, window)
            is_ready = not (
                spec.needs_book
                or spec.needs_study
                or spec.needs_simulator
                or spec.needs_quiz
                or spec.needs_guide
                or spec.needs_notebook
            )
            action.setEnabled(is_ready)
            if is_ready:
                action.triggered.connect(getattr(commands, spec.slot))

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def fill(self, bar: QMenuBar) -> None:
        """Put every action into its menu, in the table's order."""
        for menu in Menu:
            shown = bar.addMenu(QCoreApplication.translate(CONTEXT, menu.value))
            self.menus[menu] = shown
            for spec in ACTIONS:
                if spec.menu is menu:
                    if spec.starts_group:
                        shown.addSeparator()
                    shown.addAction(self._actions[spec.name])

    def connect_reading(self, commands: QObject) -> None:
        """Switch on the actions about the books; their slots are these commands' methods."""
        for spec in ACTIONS:
            if spec.needs_book:
                self._actions[spec.name].triggered.connect(getattr(commands, spec.slot))
                self._actions[spec.name].setEnabled(True)

    def connect_study(self, commands: QObject) -> None:
        """Switch on the actions about terms; their slots are these commands' methods."""
        for spec in ACTIONS:
            if spec.needs_study:
                self._actions[spec.name].triggered.connect(getattr(commands, spec.slot))
                self._actions[spec.name].setEnabled(True)

    def connect_simulator(self, commands: QObject) -> None:
        """Switch on the actions of the simulator; their slots are these commands' methods."""
        for spec in ACTIONS:
            if spec.needs_simulator:
                self._actions[spec.name].triggered.connect(getattr(commands, spec.slot))
                self._actions[spec.name].setEnabled(not spec.needs_story)

    def connect_quiz(self, commands: QObject) -> None:
        """Switch on the actions of the quiz; their slots are these commands' methods."""
        for spec in ACTIONS:
            if spec.needs_quiz:
                self._actions[spec.name].triggered.connect(getattr(commands, spec.slot))
                self._actions[spec.name].setEnabled(True)

    def connect_guide(self, guiding: QObject) -> None:
        """Switch on the actions that help and find; their slots are its methods."""
        for spec in ACTIONS:
            if spec.needs_guide:
                self._actions[spec.name].triggered.connect(getattr(guiding, spec.slot))
                self._actions[spec.name].setEnabled(True)

    def connect_notebook(self, commands: QObject) -> None:
        """Switch on the actions of the notebook; their slots are these commands' methods."""
        for spec in ACTIONS:
            if spec.needs_notebook:
                self._actions[spec.name].triggered.connect(getattr(commands, spec.slot))
                self._actions[spec.name].setEnabled(True)

    def note_story(self, *, is_there: bool) -> None:
        """Switch the actions on a story on while one stands on the table."""
        for spec in ACTIONS:
            if spec.needs_story:
                self._actions[spec.name].setEnabled(is_there)

    def _made(self, spec: ActionSpec, window: QObject) -> QAction:
        text = QCoreApplication.translate(CONTEXT, spec.text)
        action = QAction(drawn_icon(spec.icon), text, window)
        if spec.short:
            action.setIconText(QCoreApplication.translate(CONTEXT, spec.short))
        action.setObjectName(spec.name)
        action.setIconVisibleInMenu(False)
        action.setShortcuts([QKeySequence(key) for key in spec.keys])
        action.setCheckable(spec.checkable or bool(spec.group))
        if spec.group:
            self._group(spec.group, window).addAction(action)
        action.setToolTip(_tip(action))
        return action

    def _group(self, name: str, window: QObject) -> QActionGroup:
        return self._groups.setdefault(name, QActionGroup(window))


def _tip(action: QAction) -> str:
    """Return the action's text and its first shortcut, as a pointer resting on it shows them."""
    text = action.text().replace("&", "").rstrip(".")
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{text} ({keys})" if keys else text
