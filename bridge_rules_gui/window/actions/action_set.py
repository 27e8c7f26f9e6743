"""The actions of a window: what the table says, as things Qt can show and trigger."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QAction, QActionGroup, QKeySequence

from bridge_rules_gui.window.actions.spec import CONTEXT, LINE, ActionSpec, Menu, Owner
from bridge_rules_gui.window.looks.icons import drawn_icon

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QMenu, QMenuBar


class ActionSet:
    """The actions of one window, made from the rows of the table.

    Each stays switched off until its owner is there.
    """

    def __init__(self, window: QObject, rows: Iterable[ActionSpec[Any]]) -> None:
        self.menus: dict[Menu, QMenu] = {}
        self._names: Mapping[Menu, tuple[str, ...]] = {}
        self._groups: dict[str, QActionGroup] = {}
        self._rows = {row.name: row for row in rows}
        self._actions = {name: self._made(row, window) for name, row in self._rows.items()}

    def __getitem__(self, name: str) -> QAction:
        return self._actions[name]

    def row(self, name: str) -> ActionSpec[Any]:
        """Return what the table says of an action."""
        return self._rows[name]

    def rows_of(self, menu: Menu) -> tuple[ActionSpec[Any], ...]:
        """Return what the table says of the actions of a menu, in their order."""
        return tuple(self._rows[name] for name in self._names[menu] if name != LINE)

    def fill(self, bar: QMenuBar, menus: Mapping[Menu, tuple[str, ...]]) -> None:
        """Put every action into its menu."""
        self._names = menus
        for menu, names in menus.items():
            shown = self.menus[menu] = bar.addMenu(QCoreApplication.translate(CONTEXT, menu.value))
            for name in names:
                if name == LINE:
                    shown.addSeparator()
                else:
                    shown.addAction(self._actions[name])

    def connect(self, rows: Iterable[ActionSpec[Owner]], owner: Owner) -> None:
        """Switch on the actions of an owner, who does them from now on."""
        self.connect_promised(rows, lambda: owner)

    def connect_promised(
        self, rows: Iterable[ActionSpec[Owner]], owner: Callable[[], Owner]
    ) -> None:
        """Switch on the actions of an owner that is made when it is first asked for."""
        for row in rows:
            action = self._actions[row.name]
            action.triggered.connect(row.bound_to(owner))
            action.setEnabled(not row.needs_scenario)

    def note_scenario(self, *, is_there: bool) -> None:
        """Switch the actions on a case on while one stands on the table."""
        for row in self._rows.values():
            if row.needs_scenario:
                self._actions[row.name].setEnabled(is_there)

    def _made(self, row: ActionSpec[Any], window: QObject) -> QAction:
        text = QCoreApplication.translate(CONTEXT, row.text)
        action = QAction(drawn_icon(row.icon), text, window)
        if row.short:
            action.setIconText(QCoreApplication.translate(CONTEXT, row.short))
        action.setObjectName(row.name)
        action.setIconVisibleInMenu(False)
        action.setShortcuts([QKeySequence(key) for key in row.keys])
        action.setCheckable(row.is_checkable or row.switches is not None or bool(row.group))
        action.setEnabled(False)
        if row.group:
            self._groups.setdefault(row.group, QActionGroup(window)).addAction(action)
        action.setToolTip(_tip(action))
        return action


def _tip(action: QAction) -> str:
    """Return the action's text and its first shortcut, as a pointer resting on it shows them."""
    text = action.text().replace("&", "").rstrip(".…")
    keys = action.shortcut().toString(QKeySequence.SequenceFormat.NativeText)
    return f"{text} ({keys})" if keys else text
