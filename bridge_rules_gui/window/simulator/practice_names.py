"""What the director's dialogue calls its questions."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.simulation.practice_task import TaskKind

translate = QCoreApplication.translate


def name_of_kind(kind: TaskKind) -> str:
    """Return what a question is about."""
    names: Mapping[TaskKind, str] = {
        TaskKind.LAW: translate("Simulator", "Which law?"),
        TaskKind.QUESTIONS: translate("Simulator", "What do you ask?"),
        TaskKind.EXPLANATION: translate("Simulator", "What do you explain?"),
        TaskKind.OPTIONS: translate("Simulator", "Which options?"),
        TaskKind.PASSES: translate("Simulator", "Who must pass?"),
        TaskKind.PENALTY_CARDS: translate("Simulator", "Which penalty cards?"),
        TaskKind.LEADS: translate("Simulator", "Which leads are restricted?"),
        TaskKind.TRICKS: translate("Simulator", "How many tricks?"),
        TaskKind.SCORE: translate("Simulator", "Which score?"),
    }
    return names[kind]
