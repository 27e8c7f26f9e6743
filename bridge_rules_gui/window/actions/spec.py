"""What an entry of the table of actions says."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING, Final, Generic, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtGui import QKeySequence

CONTEXT: Final = "Actions"
LINE: Final = "|"
"""Stands in a menu for a line between two actions."""

Owner = TypeVar("Owner")


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001 - the name that is looked for
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


@dataclass(frozen=True, slots=True)
class ActionSpec(Generic[Owner]):
    """One thing the window can do, by the owner of the action.

    It ``does`` that each time; or it ``switches`` something on and off, and is checked while
    it is on. The owner is named in the type alone: when the menus are made, most owners are
    yet to be imported, and the action waits for its owner.

    Actions with the same ``group`` are alternatives of which one holds; one that
    ``is_checkable`` shows whether what it does has been done here. One that ``needs_scenario``
    can be used only while a case stands on the simulator's table. ``short`` is what a button
    says where the text is too long.
    """

    name: str
    text: str
    does: Callable[[Owner], object] | None = None
    switches: Callable[[Owner, bool], object] | None = None
    keys: tuple[str | QKeySequence.StandardKey, ...] = ()
    icon: str = ""
    is_checkable: bool = False
    group: str = ""
    short: str = ""
    needs_scenario: bool = False

    def bound_to(self, owner: Callable[[], Owner]) -> Callable[[bool], None]:
        """Return what Qt is to call, with what the action has been switched to.

        The owner is asked for when the action is triggered, and may be made for it.
        """

        def trigger(is_on: bool) -> None:
            if self.does is not None:
                self.does(owner())
            elif self.switches is not None:
                self.switches(owner(), is_on)

        return trigger
