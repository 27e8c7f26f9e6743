"""What an entry of the table of actions says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from PySide6.QtGui import QKeySequence

CONTEXT: Final = "Actions"


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - the name lupdate looks for
    """Mark a text for translation where it cannot be translated yet."""
    return text


class Menu(StrEnum):
    """A menu of the menu bar; the value is its English title."""

    FILE = QT_TRANSLATE_NOOP("Actions", "&File")
    EDIT = QT_TRANSLATE_NOOP("Actions", "&Edit")
    GO = QT_TRANSLATE_NOOP("Actions", "&Go")
    NOTES = QT_TRANSLATE_NOOP("Actions", "&Notes")
    VIEW = QT_TRANSLATE_NOOP("Actions", "&View")
    SIMULATOR = QT_TRANSLATE_NOOP("Actions", "&Simulator")
    QUIZ = QT_TRANSLATE_NOOP("Actions", "&Quiz")
    LANGUAGE = QT_TRANSLATE_NOOP("Actions", "&Language")
    HELP = QT_TRANSLATE_NOOP("Actions", "&Help")


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionSpec:
    """One thing the window can be told to do.

    ``slot`` is the method that does it: of the window, or where it ``needs_book`` of the
    `ReadingCommands`, which exist once the books have been read, or where it ``needs_study``
    of the `StudyCommands`, or where it ``needs_simulator`` of the `SimulatorCommands`, or
    where it ``needs_quiz`` of the `QuizCommands`, which exist once the first law text has been
    shown, or where it ``needs_guide`` of the `Guiding`, which exists with the window's bars.
    One that ``needs_story`` can be told only while a story stands on the simulator's table.
    Actions with the same ``group`` are alternatives of which one holds; a ``checkable`` one
    without group is on or off. ``starts_group`` draws a line above it in its menu;
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
    needs_simulator: bool = False
    needs_story: bool = False
    needs_quiz: bool = False
    needs_guide: bool = False
    needs_notebook: bool = False
