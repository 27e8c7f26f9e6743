"""The map of the keyboard, made from the table of actions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any, Final

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from bridge_rules_gui.guide.help_pages import KeySection
from bridge_rules_gui.window.actions.action_set import ActionSet
from bridge_rules_gui.window.actions.spec import CONTEXT, ActionSpec, Menu

_NATIVE = QKeySequence.SequenceFormat.NativeText
_NAMED_KEYS: Final = re.compile(
    r"\b(?:(?:Ctrl|Alt|Shift)\+)+(?:Left|Right|Up|Down|Space|Page (?:Up|Down))\b"
)
"""Keys together with one that has a name in each language."""


def plain_text(text: str) -> str:
    """Return the text of an action or a menu without its access key and its dots."""
    return QCoreApplication.translate(CONTEXT, text).replace("&", "").rstrip(".…")


def keys_of(spec: ActionSpec[Any]) -> str:
    """Return all keys of an action, as the platform writes them; nothing where it has none."""
    sequences = (s for key in spec.keys for s in _sequences(key))
    written = (sequence.toString(_NATIVE) for sequence in sequences)
    return ", ".join(dict.fromkeys(keys for keys in written if keys))


def with_native_keys(html: str) -> str:
    """Return a page with its keys called as the menus call them in the language spoken."""

    def written(found: re.Match[str]) -> str:
        return QKeySequence(found[0].replace("Page ", "Pg")).toString(_NATIVE)

    return _NAMED_KEYS.sub(written, html)


def _sequences(key: str | QKeySequence.StandardKey) -> list[QKeySequence]:
    if isinstance(key, str):
        return [QKeySequence(key)]
    return QKeySequence.keyBindings(key)[:1]


def key_sections(actions: ActionSet) -> Iterator[KeySection]:
    """Yield for each menu the actions that have keys."""
    for menu in Menu:
        keys = ((plain_text(spec.text), keys_of(spec)) for spec in actions.rows_of(menu))
        rows = tuple((text, written) for text, written in keys if written)
        if rows:
            yield KeySection(plain_text(menu.value), rows)
