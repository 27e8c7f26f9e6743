"""Comparing: what is compared, from change to change, from term to term."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QKeySequence

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.comparison.workplace import ComparisonWorkplace

COMPARISON_ACTIONS: Final[tuple[ActionSpec[ComparisonWorkplace], ...]] = (
    ActionSpec(
        "open-own-text",
        QT_TRANSLATE_NOOP("Actions", "&Open Your Own Text…"),
        lambda comparison: comparison.choose_own_text(),
        keys=(QKeySequence.StandardKey.Open,),
    ),
    ActionSpec(
        "own-texts",
        QT_TRANSLATE_NOOP("Actions", "&Your Own Texts"),
        lambda comparison: comparison.show_own_texts(),
    ),
    ActionSpec(
        "overview",
        QT_TRANSLATE_NOOP("Actions", "&Overview of Changes"),
        lambda comparison: comparison.show_overview(),
        keys=("Alt+Home",),
    ),
    ActionSpec(
        "topics",
        QT_TRANSLATE_NOOP("Actions", "&What Changed by Topic…"),
        lambda comparison: comparison.show_topics(),
        keys=("Alt+End",),
    ),
    ActionSpec(
        "next-change",
        QT_TRANSLATE_NOOP("Actions", "Next C&hange"),
        lambda comparison: comparison.go_to_change(1),
        keys=("F8",),
    ),
    ActionSpec(
        "previous-change",
        QT_TRANSLATE_NOOP("Actions", "Previous Ch&ange"),
        lambda comparison: comparison.go_to_change(-1),
        keys=("Shift+F8",),
    ),
    ActionSpec(
        "next-term",
        QT_TRANSLATE_NOOP("Actions", "Next Compared T&erm"),
        lambda comparison: comparison.go_to_term(1),
        keys=("F7",),
    ),
    ActionSpec(
        "previous-term",
        QT_TRANSLATE_NOOP("Actions", "Previous Compared Te&rm"),
        lambda comparison: comparison.go_to_term(-1),
        keys=("Shift+F7",),
    ),
    ActionSpec(
        "compare",
        QT_TRANSLATE_NOOP("Actions", "Co&mpare This Law"),
        lambda comparison: comparison.show_law_read(),
        keys=("Ctrl+2",),
        group="workplace",
        short=QT_TRANSLATE_NOOP("Actions", "Compare"),
    ),
    ActionSpec(
        "word-by-word",
        QT_TRANSLATE_NOOP("Actions", "Compare Word &by Word"),
        lambda comparison: comparison.show_texts_read(),
        keys=("Ctrl+Shift+D",),
    ),
)
