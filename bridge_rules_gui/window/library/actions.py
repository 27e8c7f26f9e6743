"""Reading the books: the text, its places and editions, and what stands beside it."""

from __future__ import annotations

from functools import partial
from string import digits
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.window.library.controller import ReadingController

_Key = QKeySequence.StandardKey


def _switches_of_editions() -> Iterator[ActionSpec[ReadingController]]:
    """Yield a switch to each edition; its access key is the first digit of the year still free."""
    free = set(digits)
    for number, edition in enumerate(Edition, start=1):
        digit = next(digit for digit in str(edition.year) if digit in free)
        free.remove(digit)
        name = f"{edition.year} {edition.language.upper()}"
        yield ActionSpec(
            edition.value,
            name.replace(digit, f"&{digit}", 1),
            partial(_switch, edition),
            keys=(f"Alt+{number}",),
            group="edition",
        )


def _switch(edition: Edition, reading: ReadingController) -> None:
    reading.switch(edition)


READING_ACTIONS: Final[tuple[ActionSpec[ReadingController], ...]] = (
    ActionSpec(
        "read",
        QT_TRANSLATE_NOOP("Actions", "Re&ad"),
        lambda reading: reading.show_reading(),
        keys=("Ctrl+1",),
        group="workplace",
    ),
    ActionSpec(
        "copy",
        QT_TRANSLATE_NOOP("Actions", "&Copy"),
        lambda reading: reading.text.copy(),
        keys=(_Key.Copy,),
    ),
    ActionSpec(
        "copy-with-citation",
        QT_TRANSLATE_NOOP("Actions", "Copy with Ci&tation"),
        lambda reading: reading.copy_with_citation(),
        keys=("Ctrl+Shift+C",),
        icon="copy",
    ),
    ActionSpec(
        "find",
        QT_TRANSLATE_NOOP("Actions", "&Find on This Page…"),
        lambda reading: reading.text.open_find_bar(),
        keys=(_Key.Find,),
        icon="find",
    ),
    ActionSpec(
        "find-next",
        QT_TRANSLATE_NOOP("Actions", "Find &Next"),
        lambda reading: reading.text.find_next(),
        keys=("F3", "Ctrl+G"),
    ),
    ActionSpec(
        "find-previous",
        QT_TRANSLATE_NOOP("Actions", "Find &Previous"),
        lambda reading: reading.text.find_previous(),
        keys=("Shift+F3", "Ctrl+Shift+G"),
    ),
    ActionSpec(
        "filter-contents",
        QT_TRANSLATE_NOOP("Actions", "Filter the &Contents…"),
        lambda reading: reading.filter_contents(),
        keys=("Ctrl+Shift+L",),
    ),
    ActionSpec(
        "back",
        QT_TRANSLATE_NOOP("Actions", "&Back"),
        lambda reading: reading.navigator.back(),
        keys=("Alt+Left", "Back"),
        icon="back",
    ),
    ActionSpec(
        "forward",
        QT_TRANSLATE_NOOP("Actions", "&Forward"),
        lambda reading: reading.navigator.forward(),
        keys=("Alt+Right", "Forward"),
        icon="forward",
    ),
    ActionSpec(
        "previous-law",
        QT_TRANSLATE_NOOP("Actions", "&Previous Law"),
        lambda reading: reading.navigator.turn(-1),
        keys=("Ctrl+PgUp", "Ctrl+Up"),
        icon="up",
    ),
    ActionSpec(
        "next-law",
        QT_TRANSLATE_NOOP("Actions", "&Next Law"),
        lambda reading: reading.navigator.turn(1),
        keys=("Ctrl+PgDown", "Ctrl+Down"),
        icon="down",
    ),
    *_switches_of_editions(),
    ActionSpec(
        "contents",
        QT_TRANSLATE_NOOP("Actions", "&Contents"),
        switches=lambda reading, is_on: reading.show_contents(shown=is_on),
        keys=("F9",),
        icon="contents",
    ),
    ActionSpec(
        "side-panel",
        QT_TRANSLATE_NOOP("Actions", "Ab&out This Law"),
        switches=lambda reading, is_on: reading.show_side_panel(shown=is_on),
        keys=("Shift+F9",),
        icon="side-panel",
    ),
    ActionSpec(
        "next-pane",
        QT_TRANSLATE_NOOP("Actions", "&Next Pane"),
        lambda reading: reading.workplace.focus_pane(1),
        keys=("F6",),
    ),
    ActionSpec(
        "previous-pane",
        QT_TRANSLATE_NOOP("Actions", "&Previous Pane"),
        lambda reading: reading.workplace.focus_pane(-1),
        keys=("Shift+F6",),
    ),
    ActionSpec(
        "zoom-in",
        QT_TRANSLATE_NOOP("Actions", "Zoom &In"),
        lambda reading: reading.workplace.law_view.zoom_in(),
        keys=("Ctrl++", "Ctrl+="),
    ),
    ActionSpec(
        "zoom-out",
        QT_TRANSLATE_NOOP("Actions", "Zoom O&ut"),
        lambda reading: reading.workplace.law_view.zoom_out(),
        keys=("Ctrl+-",),
    ),
    ActionSpec(
        "zoom-reset",
        QT_TRANSLATE_NOOP("Actions", "Normal Si&ze"),
        lambda reading: reading.workplace.law_view.zoom_reset(),
        keys=("Ctrl+0",),
    ),
    ActionSpec(
        "source-lines",
        QT_TRANSLATE_NOOP("Actions", "Sou&rce Lines"),
        lambda reading: reading.show_source(),
        keys=("Ctrl+U",),
    ),
    ActionSpec(
        "rights",
        QT_TRANSLATE_NOOP("Actions", "Copyr&ight"),
        lambda reading: reading.show_rights(),
    ),
)

TERM_ACTIONS: Final[tuple[ActionSpec[ReadingController], ...]] = (
    ActionSpec(
        "show-term",
        QT_TRANSLATE_NOOP("Actions", "Show the &Term"),
        lambda reading: reading.show_term(),
        keys=("Ctrl+T",),
    ),
)
"""What waits for the terms."""
