"""The actions of the menu Help: about the books and the program."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.views.actions.spec import QT_TRANSLATE_NOOP, ActionSpec, Menu

HELP_ACTIONS: Final = (
    ActionSpec(
        name="rights",
        text=QT_TRANSLATE_NOOP("Actions", "&Rights of the Books"),
        slot="show_rights",
        menu=Menu.HELP,
    ),
    ActionSpec(
        name="about",
        text=QT_TRANSLATE_NOOP("Actions", "&About Bridge Rules"),
        slot="show_about",
        menu=Menu.HELP,
        needs_book=False,
    ),
)
