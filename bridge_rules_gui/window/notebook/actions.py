"""The notebook, and the places visited last."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.notebook.controller import NotebookController
    from bridge_rules_gui.window.notebook.recent_places import RecentPlaces

NOTEBOOK_ACTIONS: Final[tuple[ActionSpec[NotebookController], ...]] = (
    ActionSpec(
        "bookmark",
        QT_TRANSLATE_NOOP("Actions", "&Bookmark This Place"),
        lambda notebook: notebook.toggle_bookmark(),
        keys=("Ctrl+D",),
        icon="bookmark",
        is_checkable=True,
    ),
    ActionSpec(
        "note",
        QT_TRANSLATE_NOOP("Actions", "&Note on This Provision…"),
        lambda notebook: notebook.write_note(),
        keys=("Ctrl+Shift+N",),
        icon="note",
    ),
    ActionSpec(
        "select-words",
        QT_TRANSLATE_NOOP("Actions", "&Select Words by Keyboard"),
        lambda notebook: notebook.select_words(),
        keys=("F4",),
    ),
    ActionSpec(
        "highlight-important",
        QT_TRANSLATE_NOOP("Actions", "Highlight as &Important"),
        lambda notebook: notebook.highlight("important"),
        keys=("Ctrl+H",),
    ),
    ActionSpec(
        "highlight-question",
        QT_TRANSLATE_NOOP("Actions", "Highlight as a &Question"),
        lambda notebook: notebook.highlight("question"),
        keys=("Ctrl+Shift+H",),
    ),
    ActionSpec(
        "highlight-learn",
        QT_TRANSLATE_NOOP("Actions", "Highlight to &Learn"),
        lambda notebook: notebook.highlight("learn"),
        keys=("Ctrl+Alt+H",),
    ),
    ActionSpec(
        "remove-highlight",
        QT_TRANSLATE_NOOP("Actions", "&Remove Highlight"),
        lambda notebook: notebook.remove_highlight(),
    ),
    ActionSpec(
        "notebook",
        QT_TRANSLATE_NOOP("Actions", "&My Notes"),
        lambda notebook: notebook.show_list(),
        keys=("Ctrl+B",),
    ),
    ActionSpec(
        "export-notebook",
        QT_TRANSLATE_NOOP("Actions", "&Export My Notes…"),
        lambda notebook: notebook.export_notes(),
    ),
)

RECENT_ACTIONS: Final[tuple[ActionSpec[RecentPlaces], ...]] = (
    ActionSpec(
        "forget-places",
        QT_TRANSLATE_NOOP("Actions", "Clear Recen&t Places"),
        lambda recent: recent.forget(),
    ),
    ActionSpec(
        "remember-places",
        QT_TRANSLATE_NOOP("Actions", "Remember Recent &Places"),
        switches=lambda recent, is_on: recent.switch(is_on=is_on),
    ),
)
