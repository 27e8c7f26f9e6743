"""The actions of the menu Help: the help itself, then about the books and the program."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.views.actions.spec import QT_TRANSLATE_NOOP, ActionSpec, Menu

HELP_ACTIONS: Final = (
    ActionSpec(
        name="help",
        text=QT_TRANSLATE_NOOP("Actions", "&Help on This"),
        slot="show_help",
        menu=Menu.HELP,
        keys=("F1",),
        needs_book=False,
        needs_guide=True,
    ),
    ActionSpec(
        name="guides",
        text=QT_TRANSLATE_NOOP("Actions", "&Guides"),
        slot="show_guides",
        menu=Menu.HELP,
        needs_book=False,
        needs_guide=True,
    ),
    ActionSpec(
        name="keyboard-map",
        text=QT_TRANSLATE_NOOP("Actions", "&Keyboard Map"),
        slot="show_keyboard_map",
        menu=Menu.HELP,
        keys=("Ctrl+F1",),
        needs_book=False,
        needs_guide=True,
    ),
    ActionSpec(
        name="tour",
        text=QT_TRANSLATE_NOOP("Actions", "&Tour"),
        slot="begin_tour",
        menu=Menu.HELP,
        needs_book=False,
        needs_guide=True,
    ),
    ActionSpec(
        name="welcome",
        text=QT_TRANSLATE_NOOP("Actions", "&Welcome"),
        slot="show_welcome",
        menu=Menu.HELP,
        needs_book=False,
        needs_guide=True,
    ),
    ActionSpec(
        name="rights",
        text=QT_TRANSLATE_NOOP("Actions", "&Rights of the Books"),
        slot="show_rights",
        menu=Menu.HELP,
        starts_group=True,
    ),
    ActionSpec(
        name="about",
        text=QT_TRANSLATE_NOOP("Actions", "&About Bridge Rules"),
        slot="show_about",
        menu=Menu.HELP,
        needs_book=False,
    ),
)
