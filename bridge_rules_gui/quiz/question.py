"""Questions: what is asked, from which edition, what is right, and the words that say so."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from bridge_rules_gui.corpus.address import Address
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.language.sentence import Sentence


class QuestionKind(StrEnum):
    """What a question is about, and so where its answer comes from."""

    AUTHORED = "authored"
    """Written by hand."""
    RULING = "ruling"
    """What the director rules on a scenario; the simulator knows."""
    LAW = "law"
    """Which provision governs a scenario."""
    CHANGE = "change"
    """What a director does differently from one edition to the next."""
    ORDER = "order"
    """The steps of a ruling in their order; `answer` lists the choices in the right order."""
    PASSAGE = "passage"
    """Which law contains a sentence."""
    CLOZE = "cloze"
    """The word missing from a sentence of the book."""
    OBLIGATION = "obligation"
    """Must, should or may: the strength of a provision's own word."""
    TERM = "term"
    """A definition and the term it defines, or the term of another language."""
    REFERENCE = "reference"
    """Where a provision sends the reader."""
    SCORE = "score"
    """The points of a contract and its result."""


DRILLS: Final = frozenset(
    {
        QuestionKind.PASSAGE,
        QuestionKind.CLOZE,
        QuestionKind.OBLIGATION,
        QuestionKind.TERM,
        QuestionKind.REFERENCE,
        QuestionKind.SCORE,
    }
)
"""Kinds that train the memory; they are asked only where they are chosen by name."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One answer offered, and why it is right or wrong.

    `english` is its text for an English reader, where some of it is in the language of another.
    """

    text: Sentence
    why: Sentence
    english: str = ""

    @property
    def in_english(self) -> str:
        """The text for an English reader, whatever language the question is asked in."""
        return self.english or str(self.text)


@dataclass(frozen=True, slots=True)
class Source:
    """The place an answer rests on, and the words there that decide, as printed."""

    address: Address
    words: str = ""


@dataclass(frozen=True, slots=True)
class Question:
    """A question asked for one edition.

    `identifier` stays the same as long as the question asks the same thing; progress hangs
    on it. `answer` are the indices of the right choices: one, or all of several; of `ORDER`
    questions all of them in their order. `sources` begin with the deciding place.
    `difficulty` is 1 easy to 3 hard. `scenario` is shown at the table. `asks_all` tells that all
    right choices are asked for, be they one or several.
    """

    identifier: str
    kind: QuestionKind
    edition: Edition
    text: Sentence
    choices: tuple[Choice, ...]
    answer: tuple[int, ...]
    sources: tuple[Source, ...]
    explanation: Sentence
    topic: str
    difficulty: int = 2
    scenario: Scenario | None = None
    asks_all: bool = False

    @property
    def narrative(self) -> Sentence | None:
        """What happened, as it is recorded and supposed; None where no case is asked about."""
        recorded = (value for name, value in self.text.filling if name == "story")
        return next((value for value in recorded if isinstance(value, Sentence)), None)

    @property
    def is_multiple(self) -> bool:
        """Tell whether more than one choice may be taken; whether one is enough is not stated."""
        return self.asks_all or len(self.answer) > 1

    def is_right(self, chosen: tuple[int, ...]) -> bool:
        """Tell whether the chosen indices are the answer; their order matters for `ORDER` alone."""
        if self.kind is QuestionKind.ORDER:
            return chosen == self.answer
        return sorted(chosen) == sorted(self.answer)
