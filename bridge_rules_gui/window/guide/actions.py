"""Help and quick find."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.guide.controller import GuideController

GUIDE_ACTIONS: Final[tuple[ActionSpec[GuideController], ...]] = (
    ActionSpec(
        "quick-find",
        QT_TRANSLATE_NOOP("Actions", "&Quick Find…"),
        lambda guide: guide.find_quickly(),
        keys=("Ctrl+K",),
    ),
    ActionSpec(
        "help",
        QT_TRANSLATE_NOOP("Actions", "&Help on This Page"),
        lambda guide: guide.show_help(),
        keys=("F1",),
    ),
    ActionSpec(
        "guides",
        QT_TRANSLATE_NOOP("Actions", "&Guides"),
        lambda guide: guide.show_guides(),
    ),
    ActionSpec(
        "keyboard-map",
        QT_TRANSLATE_NOOP("Actions", "&Keyboard Shortcuts"),
        lambda guide: guide.show_keyboard_map(),
        keys=("Ctrl+F1",),
    ),
    ActionSpec(
        "tour",
        QT_TRANSLATE_NOOP("Actions", "&Tour"),
        lambda guide: guide.begin_tour(),
    ),
    ActionSpec(
        "welcome",
        QT_TRANSLATE_NOOP("Actions", "&Welcome"),
        lambda guide: guide.show_welcome(),
    ),
)
