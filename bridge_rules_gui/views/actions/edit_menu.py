"""The actions of the menu Edit: copying and finding."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QKeySequence

from bridge_rules_gui.views.actions.spec import QT_TRANSLATE_NOOP, ActionSpec, Menu

_Key = QKeySequence.StandardKey

EDIT_ACTIONS: Final = (
    ActionSpec(
        name="copy",
        text=QT_TRANSLATE_NOOP("Actions", "&Copy"),
        slot="copy_selection",
        menu=Menu.EDIT,
        keys=(_Key.Copy,),
    ),
    ActionSpec(
        name="copy-with-citation",
        text=QT_TRANSLATE_NOOP("Actions", "Copy with Ci&tation"),
        slot="copy_with_citation",
        menu=Menu.EDIT,
        keys=("Ctrl+Shift+C",),
        icon="copy",
    ),
    ActionSpec(
        name="find",
        text=QT_TRANSLATE_NOOP("Actions", "&Find on This Page..."),
        slot="find_on_page",
        menu=Menu.EDIT,
        keys=(_Key.Find,),
        icon="find",
        starts_group=True,
    ),
    ActionSpec(
        name="find-next",
        text=QT_TRANSLATE_NOOP("Actions", "Find &Next"),
        slot="find_next",
        menu=Menu.EDIT,
        keys=("F3", "Ctrl+G"),
    ),
    ActionSpec(
        name="find-previous",
        text=QT_TRANSLATE_NOOP("Actions", "Find &Previous"),
        slot="find_previous",
        menu=Menu.EDIT,
        keys=("Shift+F3", "Ctrl+Shift+G"),
    ),
)
