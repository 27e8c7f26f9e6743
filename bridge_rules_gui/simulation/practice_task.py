"""Tasks of the director's dialogue, as values: a question, its choices, and why each is right."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.simulation.lit_words import LitLaw
from bridge_rules_gui.table.irregularity import Irregularity


class TaskKind(StrEnum):
    """What the director is to say."""

    IRREGULARITY = "irregularity"
    """What has happened?"""
    QUESTIONS = "questions"
    """What does he ask before he rules?"""
    EXPLANATION = "explanation"
    """What does he explain, to whom, before anyone chooses?"""
    OPTIONS = "options"
    """Which rights are open?"""
    PASSES = "passes"
    """Who must pass?"""
    PENALTY_CARDS = "penalty cards"
    """Which cards are penalty cards?"""
    LEADS = "leads"
    """Whose lead may be restricted, and how?"""
    TRICKS = "tricks"
    """How many tricks are transferred?"""
    SCORE = "score"
    """What is the score?"""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer: its words in lines, whether it is right, why, and the laws whose words say so.

    `question` is the one `because` speaks of.
    """

    lines: tuple[Sentence, ...]
    is_right: bool
    because: Sentence
    laws: tuple[LitLaw, ...] = ()
    question: Sentence | None = None

    @property
    def text(self) -> str:
        """The words in English, by which answers are distinguished."""
        return " ".join(map(str, self.lines))


@dataclass(frozen=True, slots=True)
class PracticeTask:
    """A question about a step of a case under an edition; `several` answers may be right.

    `about` is the irregularity it belongs to, None where a case has none. `laws` are those whose
    words decide, the deciding one first.
    """

    kind: TaskKind
    step: int
    edition: Edition
    about: Irregularity | None
    prompt: Sentence
    choices: tuple[Choice, ...]
    several: bool
    laws: tuple[LitLaw, ...]

    @property
    def right(self) -> frozenset[int]:
        """The numbers of the right choices, from 0."""
        return frozenset(place for place, each in enumerate(self.choices) if each.is_right)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How an answer was: what was missed and what was wrongly chosen, by number."""

    missed: frozenset[int]
    wrong: frozenset[int]

    @property
    def is_right(self) -> bool:
        """Whether exactly the right choices were made."""
        return not self.missed and not self.wrong


def judge(task: PracticeTask, chosen: Iterable[int]) -> Outcome:
    """Compare the choices made with the right ones. Raise `IndexError` for one there is not."""
    made = frozenset(chosen)
    if not made <= frozenset(range(len(task.choices))):
        raise IndexError(f"choices are numbered 0 to {len(task.choices) - 1}, not {sorted(made)}")
    return Outcome(missed=task.right - made, wrong=made - task.right)
