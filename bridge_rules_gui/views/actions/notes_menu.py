"""The actions of the menu Notes: what a reader keeps of his own."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.views.actions.spec import QT_TRANSLATE_NOOP, ActionSpec, Menu

NOTES_ACTIONS: Final = (
    ActionSpec(
        name="bookmark",
        text=QT_TRANSLATE_NOOP("Actions", "&Bookmark This Place"),
        slot="toggle_bookmark",
        menu=Menu.NOTES,
        keys=("Ctrl+D",),
        icon="bookmark",
        checkable=True,
        needs_book=False,
        needs_notebook=True,
    ),
    ActionSpec(
        name="note",
        text=QT_TRANSLATE_NOOP("Actions", "&Note on This Provision..."),
        slot="write_note",
        menu=Menu.NOTES,
        keys=("Ctrl+Shift+N",),
        icon="note",
        needs_book=False,
        needs_notebook=True,
    ),
    ActionSpec(
        name="select-words",
        text=QT_TRANSLATE_NOOP("Actions", "&Select Words by Keyboard"),
        slot="select_words",
        menu=Menu.NOTES,
        keys=("F4",),
        starts_group=True,
        needs_book=False,
        needs_notebook=True,
    ),
    ActionSpec(
        name="highlight-important",
        text=QT_TRANSLATE_NOOP("Actions", "Highlight as &Important"),
        slot="highlight_important",
        menu=Menu.NOTES,
        keys=("Ctrl+H",),
        needs_book=False,
        needs_notebook=True,
    ),
    ActionSpec(
        name="highlight-question",
        text=QT_TRANSLATE_NOOP("Actions", "Highlight as a &Question"),
        slot="highlight_question",
        menu=Menu.NOTES,
        keys=("Ctrl+Shift+H",),
        needs_book=False,
        needs_notebook=True,
    ),
    ActionSpec(
        name="highlight-learn",
        text=QT_TRANSLATE_NOOP("Actions", "Highlight to &Learn"),
        slot="highlight_learn",
        menu=Menu.NOTES,
        keys=("Ctrl+Alt+H",),
        needs_book=False,
        needs_notebook=True,
    ),
    ActionSpec(
        name="remove-highlight",
        text=QT_TRANSLATE_NOOP("Actions", "&Remove Highlight"),
        slot="remove_highlight",
        menu=Menu.NOTES,
        needs_book=False,
        needs_notebook=True,
    ),
    ActionSpec(
        name="notebook",
        text=QT_TRANSLATE_NOOP("Actions", "&My Notes"),
        slot="show_notebook",
        menu=Menu.NOTES,
        keys=("Ctrl+B",),
        starts_group=True,
        needs_book=False,
        needs_notebook=True,
    ),
    ActionSpec(
        name="export-notebook",
        text=QT_TRANSLATE_NOOP("Actions", "&Export My Notes..."),
        slot="export_notebook",
        menu=Menu.NOTES,
        needs_book=False,
        needs_notebook=True,
    ),
)
