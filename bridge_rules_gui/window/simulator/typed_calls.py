"""A call typed letter by letter."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.call import Bid, Call
from bridge_rules_gui.game.errors import UnreadableError


@dataclass(frozen=True, slots=True)
class TypedCall:
    """What has been typed of a call so far; letters that can begin no call are passed over."""

    text: str = ""

    def with_letter(self, letter: str) -> TypedCall:
        """Return what is typed with a letter more; where it cannot follow, it begins anew."""
        wanted = letter.upper()
        for text in (self.text + wanted, wanted):
            if _can_begin(text):
                return TypedCall(text)
        return self

    @property
    def call(self) -> Call | None:
        """The call typed, None while it is none yet."""
        text = self.text
        short = (
            text[:1] + "NT"
            if len(text) == 2 and text[1] == "N"
            else {"D": "X", "R": "XX"}.get(text, text)
        )
        try:
            return Call.parse(short)
        except UnreadableError:
            return None

    @property
    def is_settled(self) -> bool:
        """Whether no other call begins so: ``X`` may become ``XX``, ``1N`` is ``1NT`` already."""
        return isinstance(self.call, Bid) or self.text in ("P", "XX", "R")


def _can_begin(text: str) -> bool:
    if text in ("P", "X", "XX", "D", "R"):
        return True
    return text[:1] in tuple("12345678") and text[1:] in ("", "C", "D", "H", "S", "N")
