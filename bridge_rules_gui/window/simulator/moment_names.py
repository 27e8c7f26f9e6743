"""The words of the simulator's explanations: roles, headings."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.simulation.moment_page import MomentWords
from bridge_rules_gui.table.verdict import Role

translate = QCoreApplication.translate


def role_names() -> Mapping[Role, str]:
    """Return what a provision does at a moment."""
    return {
        Role.PROCEDURE: translate("Simulator", "procedure"),
        Role.IRREGULARITY: translate("Simulator", "irregularity"),
        Role.RIGHT: translate("Simulator", "right"),
        Role.RECTIFICATION: translate("Simulator", "rectification"),
        Role.RESTRICTION: translate("Simulator", "restriction"),
        Role.SCORE: translate("Simulator", "score"),
        Role.INFORMATION: translate("Simulator", "information"),
    }


def moment_words(say: Callable[[Sentence], str]) -> MomentWords:
    """Return the words of explanations; `say` says a sentence in the reader's language."""
    return MomentWords(
        say=say,
        roles=role_names(),
        beginning=translate("Simulator", "Before the first event"),
        in_order=translate("Simulator", "In order"),
        at_work=translate("Simulator", "The law at work"),
        because=translate("Simulator", "Because"),
        director=translate("Simulator", "If the director comes now"),
        provisional=translate(
            "Simulator", "A question is open; until it is answered this goes on as if it were: no."
        ),
        not_covered=translate("Simulator", "Not covered:"),
    )
