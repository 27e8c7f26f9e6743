"""What stands beside reading: the way back to it, and the concept of a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.study_commands import StudyCommands

STUDY_ACTIONS: Final[tuple[ActionSpec[StudyCommands], ...]] = (
    ActionSpec(
        "read",
        QT_TRANSLATE_NOOP("Actions", "Re&ad"),
        lambda study: study.show_reading(),
        keys=("Ctrl+1",),
        group="workplace",
    ),
    ActionSpec(
        "show-term",
        QT_TRANSLATE_NOOP("Actions", "Show the &Term"),
        lambda study: study.show_term(),
        keys=("Ctrl+T",),
    ),
)
