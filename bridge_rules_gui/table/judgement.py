"""Judgement: facts that no table shows, asked for by name and never guessed."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.language.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Judgement:
    """A question only the director can answer: the fact's name, the event it is about, the words.

    `event` is None where the fact belongs to the whole case.
    """

    fact: str
    event: int | None
    question: Sentence


@dataclass(frozen=True, slots=True)
class Answer:
    """What is assumed to be the answer to a judgement that the case leaves open."""

    fact: str
    event: int | None
    holds: bool


class UndecidedError(Exception):
    """Raised where a ruling needs a judgement the case does not give; both answers are ruled."""

    def __init__(self, judgement: Judgement) -> None:
        self.judgement = judgement
        super().__init__(str(judgement.question))
