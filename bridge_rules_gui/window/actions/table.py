"""The table of everything the window can do, for menus, toolbar, keys and tests.

A row stands beside the workplace that owns it; here is where it stands in the menus.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.window.actions.spec import LINE, Menu
from bridge_rules_gui.window.comparison.actions import COMPARISON_ACTIONS
from bridge_rules_gui.window.exporting.actions import EXPORT_ACTIONS, PRINT_ACTIONS
from bridge_rules_gui.window.guide.actions import GUIDE_ACTIONS
from bridge_rules_gui.window.library.actions import READING_ACTIONS, TERM_ACTIONS
from bridge_rules_gui.window.notebook.actions import NOTEBOOK_ACTIONS, RECENT_ACTIONS
from bridge_rules_gui.window.quiz.actions import QUIZ_ACTIONS
from bridge_rules_gui.window.shell.actions import (
    ADDRESS_BAR_ACTIONS,
    SIZE_ACTIONS,
    THEME_ACTIONS,
    WINDOW_ACTIONS,
)
from bridge_rules_gui.window.simulator.actions import SIMULATOR_ACTIONS
from bridge_rules_gui.window.terms.actions import OBLIGATION_ACTIONS, TERMS_ACTIONS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.window.actions.spec import ActionSpec


def _names(written: str) -> tuple[str, ...]:
    return tuple(written.split())


MENUS: Final[Mapping[Menu, tuple[str, ...]]] = {
    Menu.FILE: _names(
        "open-own-text own-texts export export-terms import-glossary remove-glossary | "
        "print-preview print | "
        "quit"
    ),
    Menu.EDIT: _names("copy copy-with-citation | find find-next find-previous"),
    Menu.GO: _names(
        "go-to search quick-find show-term consistency-report filter-contents | "
        "back forward | "
        "previous-law next-law | "
        "overview topics next-change previous-change next-term previous-term | "
        f"{' '.join(Edition)}"
    ),
    Menu.NOTES: _names(
        "bookmark note | "
        "select-words highlight-important highlight-question highlight-learn "
        "remove-highlight | "
        "notebook export-notebook | "
        "forget-places remember-places"
    ),
    Menu.VIEW: _names(
        "read compare word-by-word terms quiz simulator | "
        "contents side-panel mark-obligation next-pane previous-pane | "
        "zoom-in zoom-out zoom-reset interface-larger interface-smaller interface-usual | "
        "theme-system theme-light theme-dark theme-high-contrast | "
        "source-lines"
    ),
    Menu.SIMULATOR: _names(
        "situations new-scenario open-scenario edit-scenario practise-scenario | "
        "scenario-play scenario-forward scenario-back scenario-first scenario-last "
        "scenario-irregularity scenario-difference | "
        "scenario-editions scenario-what-if | "
        "scenario-handout"
    ),
    Menu.QUIZ: _names(
        "quiz-today quiz-weak quiz-exam quiz-resume-exam quiz-statistics | quiz-export quiz-import"
    ),
    Menu.LANGUAGE: _names("language-en language-bg language-ru language-sr language-sr-cyrl"),
    Menu.HELP: _names("help guides keyboard-map tour welcome | rights about"),
}
"""The names of the actions of each menu in their order, with lines between them."""

_ROWS: Final[Mapping[str, ActionSpec[Any]]] = {
    row.name: row
    for rows in (
        EXPORT_ACTIONS,
        PRINT_ACTIONS,
        COMPARISON_ACTIONS,
        TERMS_ACTIONS,
        OBLIGATION_ACTIONS,
        WINDOW_ACTIONS,
        ADDRESS_BAR_ACTIONS,
        SIZE_ACTIONS,
        THEME_ACTIONS,
        READING_ACTIONS,
        TERM_ACTIONS,
        GUIDE_ACTIONS,
        NOTEBOOK_ACTIONS,
        RECENT_ACTIONS,
        QUIZ_ACTIONS,
        SIMULATOR_ACTIONS,
    )
    for row in rows
}
ACTIONS: Final = tuple(_ROWS[name] for menu in MENUS.values() for name in menu if name != LINE)
"""All actions in the order of the menus."""
