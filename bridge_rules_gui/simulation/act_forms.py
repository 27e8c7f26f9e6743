"""What an act is stated by: its inputs, how each is given, and what stands together in a list."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum


class InputKind(StrEnum):
    """How a value is given."""

    CALL = "call"
    CARD = "card"
    """One card or several."""
    LINE = "line"
    """The steps of a line of play, as a list: ``["SA", { suit = "H" }]``."""
    TRUTH = "truth"
    """Yes, no, or not stated."""
    CHOICE = "choice"
    """One of a few words."""
    WORDS = "words"
    SUITS = "suits"
    NUMBER = "number"
    """A number of tricks, 0 to 13."""
    TRICKS = "tricks"
    """A number of tricks, or all that are left."""


@dataclass(frozen=True, slots=True)
class Input:
    """One thing that can be stated: its key, how it is given, and the words to choose from.

    `is_open` lets other words be typed beside the choices.
    """

    key: str
    kind: InputKind
    choices: tuple[str, ...] = ()
    is_open: bool = False


class Topic(StrEnum):
    """Which acts stand together in a list of what can happen."""

    CALLS = "calls"
    CARDS = "cards"
    TRICKS = "tricks"
    """Claims and concessions."""
    TALK = "talk"
    DIRECTOR = "director"


@dataclass(frozen=True, slots=True)
class ActForm:
    """An act with what belongs to it: inputs of its own, then the facts about it."""

    key: str
    topic: Topic
    inputs: tuple[Input, ...] = ()
    facts: tuple[Input, ...] = ()
    needs_player: bool = True
