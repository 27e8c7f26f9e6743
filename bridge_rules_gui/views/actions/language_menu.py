"""The actions of the menu Language: each language by the name its speakers give it."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.views.actions.spec import QT_TRANSLATE_NOOP, ActionSpec, Menu

LANGUAGE_ACTIONS: Final = (
    ActionSpec(
        name="language-en",
        text=QT_TRANSLATE_NOOP("Actions", "&English"),
        slot="speak_english",
        menu=Menu.LANGUAGE,
        group="language",
        needs_book=False,
    ),
    ActionSpec(
        name="language-bg",
        text=QT_TRANSLATE_NOOP("Actions", "&Български"),
        slot="speak_bulgarian",
        menu=Menu.LANGUAGE,
        group="language",
        needs_book=False,
    ),
    ActionSpec(
        name="language-ru",
        text=QT_TRANSLATE_NOOP("Actions", "&Русский"),
        slot="speak_russian",
        menu=Menu.LANGUAGE,
        group="language",
        needs_book=False,
    ),
    ActionSpec(
        name="language-sr",
        text=QT_TRANSLATE_NOOP("Actions", "&Srpski (latinica)"),
        slot="speak_serbian",
        menu=Menu.LANGUAGE,
        group="language",
        needs_book=False,
    ),
    ActionSpec(
        name="language-sr-cyrl",
        text=QT_TRANSLATE_NOOP("Actions", "&Српски (ћирилица)"),
        slot="speak_serbian_in_cyrillic",
        menu=Menu.LANGUAGE,
        group="language",
        needs_book=False,
    ),
)
