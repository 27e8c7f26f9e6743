"""The table of everything the window can be told to do, for menus, toolbar, keys and tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.views.actions.edit_menu import EDIT_ACTIONS
from bridge_rules_gui.views.actions.file_menu import FILE_ACTIONS
from bridge_rules_gui.views.actions.go_menu import GO_ACTIONS
from bridge_rules_gui.views.actions.help_menu import HELP_ACTIONS
from bridge_rules_gui.views.actions.language_menu import LANGUAGE_ACTIONS
from bridge_rules_gui.views.actions.notes_menu import NOTES_ACTIONS
from bridge_rules_gui.views.actions.quiz_menu import QUIZ_ACTIONS
from bridge_rules_gui.views.actions.simulator_menu import SIMULATOR_ACTIONS
from bridge_rules_gui.views.actions.view_menu import VIEW_ACTIONS

if TYPE_CHECKING:
    from bridge_rules_gui.views.actions.spec import ActionSpec

ACTIONS: Final[tuple[ActionSpec, ...]] = (
    *FILE_ACTIONS,
    *EDIT_ACTIONS,
    *GO_ACTIONS,
    *NOTES_ACTIONS,
    *VIEW_ACTIONS,
    *SIMULATOR_ACTIONS,
    *QUIZ_ACTIONS,
    *LANGUAGE_ACTIONS,
    *HELP_ACTIONS,
)
