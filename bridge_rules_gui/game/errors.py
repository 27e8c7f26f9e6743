"""The errors of the game: texts and values that no game of bridge can have."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.language.sentence import Sentence, sentence

_SHOWN: Final = 100
"""How much of a faulty text a message shows."""


class BridgeError(ValueError):
    """Base of the errors of this room; says what is wrong and, if possible, the remedy."""

    def __init__(self, problem: Sentence, remedy: Sentence | None = None) -> None:
        self.problem, self.remedy = problem, remedy
        mended = sentence("{problem}; {remedy}", problem=problem, remedy=remedy)
        super().__init__(problem if remedy is None else mended)


class UnreadableError(BridgeError):
    """Raised when a text does not spell a value of the game."""

    def __init__(self, text: str, what: str, example: str) -> None:
        shown = repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}...")
        super().__init__(
            sentence("{word} is not {what}", word=shown, what=what),
            sentence("write it like {example}", example=example),
        )
