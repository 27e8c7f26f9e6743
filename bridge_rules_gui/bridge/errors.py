"""The errors of the game: texts and values that no game of bridge can have."""

from __future__ import annotations

from typing import Final

_SHOWN: Final = 100
"""How much of a faulty text a message shows."""


class BridgeError(ValueError):
    """Base of the errors of this room; its message says what was expected and what was found."""


class UnreadableError(BridgeError):
    """Raised when a text does not spell a value of the game."""

    def __init__(self, text: str, what: str, example: str) -> None:
        shown = repr(text if len(text) <= _SHOWN else f"{text[:_SHOWN]}...")
        super().__init__(f"{shown} is not {what}; write it like {example}")
