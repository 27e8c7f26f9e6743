"""Calls: pass, double, redouble, and bids."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.errors import BridgeError, UnreadableError
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.language.sentence import Named, Printed, sentence

_EXAMPLE = "1C to 7NT, P, X or XX"


class ImpossibleLevelError(BridgeError):
    """Raised when a bid is to name a number of odd tricks that one digit cannot write."""

    def __init__(self, level: int) -> None:
        super().__init__(
            sentence("a bid of {level}", level=level),
            sentence("the level of a bid is one digit, 1 to 9"),
        )


class Call(Printed):
    """Anything a player says at his turn of the auction: one of the four classes below."""

    __slots__ = ()

    @staticmethod
    def parse(text: str) -> Call:
        """Read a call; the inverse of ``str``. Raise `UnreadableError`."""
        simple = _SIMPLE_CALLS.get(text)
        return simple if simple is not None else Bid.parse(text)


@dataclass(frozen=True, slots=True)
class Pass(Named, Call):
    """The call that names nothing: P in a diagram, a pass in a sentence."""

    def __str__(self) -> str:
        return "P"

    @property
    def in_words(self) -> str:
        """The word a sentence has for it: it has no symbol there."""
        return "pass"


@dataclass(frozen=True, slots=True)
class Double(Call):
    """The call that raises the score of the opponents' bid."""

    def __str__(self) -> str:
        return "X"


@dataclass(frozen=True, slots=True)
class Redouble(Call):
    """The call that answers a double."""

    def __str__(self) -> str:
        return "XX"


@dataclass(frozen=True, slots=True, order=True)
class Bid(Call):
    """A call that names odd tricks and a denomination; bids sort by sufficiency.

    A bid above seven is a value too: it can be made at the table, and Law 38 deals
    with it. `BIDS` holds the 35 that the game knows.
    """

    level: int
    denomination: Denomination

    def __post_init__(self) -> None:
        if not 1 <= self.level <= 9:
            raise ImpossibleLevelError(self.level)

    def __str__(self) -> str:
        return f"{self.level}{self.denomination}"

    @property
    def in_symbols(self) -> str:
        """The bid as books print it: 1♥."""
        return f"{self.level}{self.denomination.in_symbols}"

    @property
    def is_above_seven(self) -> bool:
        """Whether the bid names more tricks than there are."""
        return self.level > 7

    @staticmethod
    def parse(text: str) -> Bid:
        """Read a level and a denomination; the inverse of ``str``. Raise `UnreadableError`."""
        level, denomination = text[:1], text[1:]
        if level not in tuple("123456789"):
            raise UnreadableError(text, "a call", _EXAMPLE)
        try:
            return Bid(int(level), Denomination.parse(denomination))
        except UnreadableError:
            raise UnreadableError(text, "a call", _EXAMPLE) from None


_SIMPLE_CALLS: dict[str, Call] = {str(call): call for call in (Pass(), Double(), Redouble())}

BIDS = tuple(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination)
"""The 35 bids, lowest first."""

CALLS: tuple[Call, ...] = (*_SIMPLE_CALLS.values(), *BIDS)
"""The 38 calls of the game."""
