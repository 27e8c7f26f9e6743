"""The terms: the workplace, its report, its files, and the marks in the law text."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.window.actions.spec import QT_TRANSLATE_NOOP, ActionSpec

if TYPE_CHECKING:
    from bridge_rules_gui.window.terms.obligation_marks import ObligationMarks
    from bridge_rules_gui.window.terms.workplace import TermsWorkplace

TERMS_ACTIONS: Final[tuple[ActionSpec[TermsWorkplace], ...]] = (
    ActionSpec(
        "export-terms",
        QT_TRANSLATE_NOOP("Actions", "&Export Terms…"),
        lambda terms: terms.export_terms(),
    ),
    ActionSpec(
        "import-glossary",
        QT_TRANSLATE_NOOP("Actions", "&Import Glossary…"),
        lambda terms: terms.import_glossary(),
    ),
    ActionSpec(
        "remove-glossary",
        QT_TRANSLATE_NOOP("Actions", "&Remove Glossary"),
        lambda terms: terms.take_glossary(None),
    ),
    ActionSpec(
        "consistency-report",
        QT_TRANSLATE_NOOP("Actions", "Consistenc&y Report"),
        lambda terms: terms.open_report(),
    ),
    ActionSpec(
        "terms",
        QT_TRANSLATE_NOOP("Actions", "&Terms"),
        lambda terms: terms.open(""),
        keys=("Ctrl+3",),
        group="workplace",
    ),
)

OBLIGATION_ACTIONS: Final[tuple[ActionSpec[ObligationMarks], ...]] = (
    ActionSpec(
        "mark-obligation",
        QT_TRANSLATE_NOOP("Actions", "&Words of Obligation"),
        switches=lambda marks, is_on: marks.switch(is_on=is_on),
        keys=("Ctrl+Shift+O",),
    ),
)
