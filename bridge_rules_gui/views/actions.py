"""Everything the window can be told to do: one table for menus, toolbar, shortcuts and tests."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from PySide6.QtGui import QKeySequence

_Key = QKeySequence.StandardKey
CONTEXT: Final = "Actions"


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - the name lupdate looks for
    """Mark a text for translation where it cannot be translated yet."""
    return text


class Menu(StrEnum):
    """A menu of the menu bar; the value is its English title."""

    FILE = QT_TRANSLATE_NOOP("Actions", "&File")
    EDIT = QT_TRANSLATE_NOOP("Actions", "&Edit")
    GO = QT_TRANSLATE_NOOP("Actions", "&Go")
    VIEW = QT_TRANSLATE_NOOP("Actions", "&View")
    HELP = QT_TRANSLATE_NOOP("Actions", "&Help")


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionSpec:
    """One thing the window can be told to do.

    ``slot`` is the method that does it: of the window, or where it ``needs_book`` of the
    `ReadingCommands`, which exist once the books have been read, or where it ``needs_study``
    of the `StudyCommands`, which exist once the first law text has been shown. Actions with
    the same ``group`` are alternatives of which one holds; a ``checkable`` one without group
    is on or off. ``starts_group`` draws a line above it in its menu;
    ``short`` is what a button says where the text is too long.
    """

    name: str
    text: str
    slot: str
    menu: Menu
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    checkable: bool = False
    group: str = ""
    starts_group: bool = False
    short: str = ""
    needs_book: bool = True
    needs_study: bool = False


ACTIONS: Final = (
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
    ActionSpec(
        name="go-to",
        text=QT_TRANSLATE_NOOP("Actions", "&Go to..."),
        slot="type_place",
        menu=Menu.GO,
        keys=("Ctrl+L",),
        needs_book=False,
    ),
    ActionSpec(
        name="search",
        text=QT_TRANSLATE_NOOP("Actions", "&Search..."),
        slot="begin_search",
        menu=Menu.GO,
        keys=("Ctrl+Shift+F",),
        icon="find",
        needs_book=False,
    ),
    ActionSpec(
        name="show-term",
        text=QT_TRANSLATE_NOOP("Actions", "Show the &Term"),
        slot="show_term",
        menu=Menu.GO,
        keys=("Ctrl+T",),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="filter-contents",
        text=QT_TRANSLATE_NOOP("Actions", "Filter the &Contents..."),
        slot="filter_contents",
        menu=Menu.GO,
        keys=("Ctrl+Shift+L",),
    ),
    ActionSpec(
        name="back",
        text=QT_TRANSLATE_NOOP("Actions", "&Back"),
        slot="go_back",
        menu=Menu.GO,
        keys=("Alt+Left", "Back"),
        icon="back",
        starts_group=True,
    ),
    ActionSpec(
        name="forward",
        text=QT_TRANSLATE_NOOP("Actions", "&Forward"),
        slot="go_forward",
        menu=Menu.GO,
        keys=("Alt+Right", "Forward"),
        icon="forward",
    ),
    ActionSpec(
        name="previous-law",
        text=QT_TRANSLATE_NOOP("Actions", "&Previous Law"),
        slot="go_to_previous_law",
        menu=Menu.GO,
        keys=("Ctrl+PgUp", "Ctrl+Up"),
        icon="up",
        starts_group=True,
    ),
    ActionSpec(
        name="next-law",
        text=QT_TRANSLATE_NOOP("Actions", "&Next Law"),
        slot="go_to_next_law",
        menu=Menu.GO,
        keys=("Ctrl+PgDown", "Ctrl+Down"),
        icon="down",
    ),
    ActionSpec(
        name="overview",
        text=QT_TRANSLATE_NOOP("Actions", "&Overview of Changes"),
        slot="show_overview",
        menu=Menu.GO,
        starts_group=True,
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="topics",
        text=QT_TRANSLATE_NOOP("Actions", "&What Changed for..."),
        slot="show_topics",
        menu=Menu.GO,
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="next-change",
        text=QT_TRANSLATE_NOOP("Actions", "Next C&hange"),
        slot="go_to_next_change",
        menu=Menu.GO,
        keys=("F8",),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="previous-change",
        text=QT_TRANSLATE_NOOP("Actions", "Previous Ch&ange"),
        slot="go_to_previous_change",
        menu=Menu.GO,
        keys=("Shift+F8",),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="next-term",
        text=QT_TRANSLATE_NOOP("Actions", "Next T&erm Compared"),
        slot="go_to_next_term",
        menu=Menu.GO,
        keys=("F7",),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="previous-term",
        text=QT_TRANSLATE_NOOP("Actions", "Previous Te&rm Compared"),
        slot="go_to_previous_term",
        menu=Menu.GO,
        keys=("Shift+F7",),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="ru1987",
        text=QT_TRANSLATE_NOOP("Actions", "&1987 RU"),
        slot="switch_to_1987",
        menu=Menu.GO,
        keys=("Alt+1",),
        group="edition",
        starts_group=True,
    ),
    ActionSpec(
        name="sr2007",
        text=QT_TRANSLATE_NOOP("Actions", "&2007 SR"),
        slot="switch_to_2007",
        menu=Menu.GO,
        keys=("Alt+2",),
        group="edition",
    ),
    ActionSpec(
        name="bg2017",
        text=QT_TRANSLATE_NOOP("Actions", "2&017 BG"),
        slot="switch_to_2017",
        menu=Menu.GO,
        keys=("Alt+3",),
        group="edition",
    ),
    ActionSpec(
        name="read",
        text=QT_TRANSLATE_NOOP("Actions", "Re&ad"),
        slot="show_reading",
        menu=Menu.VIEW,
        keys=("Ctrl+1",),
        group="workplace",
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="compare",
        text=QT_TRANSLATE_NOOP("Actions", "Co&mpare This Law"),
        slot="show_comparison",
        menu=Menu.VIEW,
        keys=("Ctrl+2",),
        group="workplace",
        needs_book=False,
        needs_study=True,
        short=QT_TRANSLATE_NOOP("Actions", "Compare"),
    ),
    ActionSpec(
        name="word-by-word",
        text=QT_TRANSLATE_NOOP("Actions", "Compare Word &by Word"),
        slot="show_word_by_word",
        menu=Menu.VIEW,
        keys=("Ctrl+Shift+D",),
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="terms",
        text=QT_TRANSLATE_NOOP("Actions", "&Terms"),
        slot="show_terms",
        menu=Menu.VIEW,
        keys=("Ctrl+3",),
        group="workplace",
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="contents",
        text=QT_TRANSLATE_NOOP("Actions", "&Contents"),
        slot="show_contents",
        menu=Menu.VIEW,
        keys=("F9",),
        icon="contents",
        checkable=True,
        starts_group=True,
    ),
    ActionSpec(
        name="side-panel",
        text=QT_TRANSLATE_NOOP("Actions", "&On This Law"),
        slot="show_side_panel",
        menu=Menu.VIEW,
        keys=("Shift+F9",),
        icon="side-panel",
        checkable=True,
    ),
    ActionSpec(
        name="mark-obligation",
        text=QT_TRANSLATE_NOOP("Actions", "&Words of Obligation"),
        slot="mark_obligation",
        menu=Menu.VIEW,
        keys=("Ctrl+Shift+O",),
        checkable=True,
        needs_book=False,
        needs_study=True,
    ),
    ActionSpec(
        name="next-pane",
        text=QT_TRANSLATE_NOOP("Actions", "&Next Pane"),
        slot="focus_next_pane",
        menu=Menu.VIEW,
        keys=("F6",),
    ),
    ActionSpec(
        name="previous-pane",
        text=QT_TRANSLATE_NOOP("Actions", "&Previous Pane"),
        slot="focus_previous_pane",
        menu=Menu.VIEW,
        keys=("Shift+F6",),
    ),
    ActionSpec(
        name="zoom-in",
        text=QT_TRANSLATE_NOOP("Actions", "Zoom &In"),
        slot="zoom_in",
        menu=Menu.VIEW,
        keys=("Ctrl++", "Ctrl+="),
        starts_group=True,
    ),
    ActionSpec(
        name="zoom-out",
        text=QT_TRANSLATE_NOOP("Actions", "Zoom O&ut"),
        slot="zoom_out",
        menu=Menu.VIEW,
        keys=("Ctrl+-",),
    ),
    ActionSpec(
        name="zoom-reset",
        text=QT_TRANSLATE_NOOP("Actions", "Usual Si&ze"),
        slot="zoom_reset",
        menu=Menu.VIEW,
        keys=("Ctrl+0",),
    ),
    ActionSpec(
        name="theme-system",
        text=QT_TRANSLATE_NOOP("Actions", "Colours of the &System"),
        slot="use_system_theme",
        menu=Menu.VIEW,
        group="theme",
        starts_group=True,
        needs_book=False,
    ),
    ActionSpec(
        name="theme-light",
        text=QT_TRANSLATE_NOOP("Actions", "&Light"),
        slot="use_light_theme",
        menu=Menu.VIEW,
        group="theme",
        needs_book=False,
    ),
    ActionSpec(
        name="theme-dark",
        text=QT_TRANSLATE_NOOP("Actions", "&Dark"),
        slot="use_dark_theme",
        menu=Menu.VIEW,
        group="theme",
        needs_book=False,
    ),
    ActionSpec(
        name="theme-high-contrast",
        text=QT_TRANSLATE_NOOP("Actions", "&High Contrast"),
        slot="use_high_contrast_theme",
        menu=Menu.VIEW,
        group="theme",
        needs_book=False,
    ),
    ActionSpec(
        name="source-lines",
        text=QT_TRANSLATE_NOOP("Actions", "Sou&rce Lines"),
        slot="show_source",
        menu=Menu.VIEW,
        keys=("Ctrl+U",),
        starts_group=True,
    ),
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
