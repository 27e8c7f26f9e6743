"""Calls as they were told: who called what, at which event, with which meaning."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.call import Bid, Call, Pass
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit


@dataclass(frozen=True, slots=True)
class RecordedCall:
    """A call of the case, with the facts told about it.

    A call of which nothing is told is natural and meant: it shows the suit it names.
    """

    seat: Seat
    call: Call
    event: int
    facts: Facts

    @property
    def is_artificial(self) -> bool:
        """Whether the call is told to be artificial, or to show other suits than it names."""
        told = self.facts.value("artificial")
        if isinstance(told, bool):
            return told
        return "shows" in self.facts and self.shows != self._named

    @property
    def shows(self) -> tuple[Suit, ...]:
        """The suits the call relates to: those told, else the one a natural bid names."""
        told = self.facts.value("shows")
        if isinstance(told, tuple):
            return tuple(suit for suit in map(_suit, told) if suit is not None)
        return () if self.facts.value("artificial") is True else self._named

    @property
    def _named(self) -> tuple[Suit, ...]:
        suit = self.call.denomination.suit if isinstance(self.call, Bid) else None
        return () if suit is None else (suit,)

    @property
    def is_pass(self) -> bool:
        """Whether the call is a pass."""
        return isinstance(self.call, Pass)

    def holds(self, fact: str) -> bool | None:
        """Return what is told under a fact that is yes or no, None where it is not told."""
        told = self.facts.value(fact)
        return told if isinstance(told, bool) else None


def _suit(text: object) -> Suit | None:
    try:
        return Suit.parse(str(text))
    except BridgeError:
        return None
