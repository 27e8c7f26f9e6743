"""What stands beside reading: exporting, printing, and the concept of a word."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.study_commands import StudyCommands

_Key = QKeySequence.StandardKey

STUDY_ACTIONS: Final[tuple[ActionSpec[StudyCommands], ...]] = (
    ActionSpec(
        "export",
        QT_TRANSLATE_NOOP("Actions", "E&xport..."),
        lambda study: study.export_laws(),
        keys=("Ctrl+Shift+E",),
    ),
    ActionSpec(
        "print-preview",
        QT_TRANSLATE_NOOP("Actions", "Print Pre&view..."),
        lambda study: study.preview_print(),
        keys=("Ctrl+Shift+P",),
    ),
    ActionSpec(
        "print",
        QT_TRANSLATE_NOOP("Actions", "&Print..."),
        lambda study: study.print_page(),
        keys=(_Key.Print,),
    ),
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
