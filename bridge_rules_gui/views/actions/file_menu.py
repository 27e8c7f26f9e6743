"""The actions of the menu File: opening, exporting, printing."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QKeySequence

from bridge_rules_gui.views.actions.spec import QT_TRANSLATE_NOOP, ActionSpec, Menu

_Key = QKeySequence.StandardKey

FILE_ACTIONS: Final = (
    ActionSpec(
        name="open-own-text",
        text=QT_TRANSLATE_NOOP("Actions", "&Open a Text of Your Own..."),
        slot="open_own_text",
        menu=Menu.FILE,
        keys=(_Key.Open,),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="own-texts",
        text=QT_TRANSLATE_NOOP("Actions", "&Your Own Texts"),
        slot="show_own_texts",
        menu=Menu.FILE,
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="export",
        text=QT_TRANSLATE_NOOP("Actions", "E&xport..."),
        slot="export_laws",
        menu=Menu.FILE,
        keys=("Ctrl+Shift+E",),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="export-terms",
        text=QT_TRANSLATE_NOOP("Actions", "&Export Terms..."),
        slot="export_terms",
        menu=Menu.FILE,
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="import-glossary",
        text=QT_TRANSLATE_NOOP("Actions", "&Import Glossary..."),
        slot="import_glossary",
        menu=Menu.FILE,
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="remove-glossary",
        text=QT_TRANSLATE_NOOP("Actions", "&Remove Glossary"),
        slot="remove_glossary",
        menu=Menu.FILE,
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="print-preview",
        text=QT_TRANSLATE_NOOP("Actions", "Print Pre&view..."),
        slot="preview_print",
        menu=Menu.FILE,
        keys=("Ctrl+Shift+P",),
        starts_group=True,
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="print",
        text=QT_TRANSLATE_NOOP("Actions", "&Print..."),
        slot="print_page",
        menu=Menu.FILE,
        keys=(_Key.Print,),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="quit",
        text=QT_TRANSLATE_NOOP("Actions", "&Quit"),
        slot="close_window",
        menu=Menu.FILE,
        keys=("Ctrl+Q",),
        starts_group=True,
        needs_book=False,
    ),
)
