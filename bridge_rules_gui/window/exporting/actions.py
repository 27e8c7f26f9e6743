"""Exporting and printing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.exporting.exporter import Exporter
    from bridge_rules_gui.window.exporting.printing import Printing

_Key = QKeySequence.StandardKey

EXPORT_ACTIONS: Final[tuple[ActionSpec[Exporter], ...]] = (
    ActionSpec(
        "export",
        QT_TRANSLATE_NOOP("Actions", "E&xport…"),
        lambda exporter: exporter.ask(),
        keys=("Ctrl+Shift+E",),
    ),
)

PRINT_ACTIONS: Final[tuple[ActionSpec[Printing], ...]] = (
    ActionSpec(
        "print-preview",
        QT_TRANSLATE_NOOP("Actions", "Print Pre&view…"),
        lambda printing: printing.preview(),
        keys=("Ctrl+Shift+P",),
    ),
    ActionSpec(
        "print",
        QT_TRANSLATE_NOOP("Actions", "&Print…"),
        lambda printing: printing.print_page(),
        keys=(_Key.Print,),
    ),
)
