"""How well a law is known, in steps that can be distinguished by a sign."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import QCoreApplication

from bridge_rules_gui.quiz.statistics import LawMastery
from bridge_rules_gui.window.looks.palette import Colours
from bridge_rules_gui.window.speaking import counted

_translate = QCoreApplication.translate
_STEPS = (0.35, 0.6, 0.85)


class MasteryLevel(IntEnum):
    """The steps; the number is how many of four blocks are filled."""

    UNASKED = 0
    LOW = 1
    SOME = 2
    GOOD = 3
    FULL = 4


def level_of(law: LawMastery) -> MasteryLevel:
    """Return the step of a law."""
    if law.mastery is None:
        return MasteryLevel.UNASKED
    return MasteryLevel(1 + sum(law.mastery >= step for step in _STEPS))


def name_of_level(level: MasteryLevel) -> str:
    """Return what a step is called."""
    return {
        MasteryLevel.UNASKED: _translate("Quiz", "not asked yet"),
        MasteryLevel.LOW: _translate("Quiz", "barely known"),
        MasteryLevel.SOME: _translate("Quiz", "partly known"),
        MasteryLevel.GOOD: _translate("Quiz", "known well"),
        MasteryLevel.FULL: _translate("Quiz", "mastered"),
    }[level]


def ground_of(level: MasteryLevel, colours: Colours) -> str:
    """Return the colour behind the number of a law."""
    return {
        MasteryLevel.UNASKED: colours.paper,
        MasteryLevel.LOW: colours.mastery_low,
        MasteryLevel.SOME: colours.mastery_some,
        MasteryLevel.GOOD: colours.mastery_good,
        MasteryLevel.FULL: colours.mastery_full,
    }[level]


def described_law(law: LawMastery) -> str:
    """Return what is known of a law in words."""
    pattern = _translate("Quiz", "Law {law}: {level}")
    words = pattern.format(law=law.law, level=name_of_level(level_of(law)))
    if law.mastery is None:
        return words
    known = counted(
        "{known} of {n} question known",
        "{known} of {n} questions known",
        law.asked,
        known=law.known,
    )
    right = counted(
        "{right} of {n} answer right", "{right} of {n} answers right", law.answers, right=law.right
    )
    return f"{words}; {known}, {right}"
