"""Calls as they were recorded: who called what, at which event, with which meaning."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.call import Bid, Call, Pass
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit


@dataclass(frozen=True, slots=True)
class RecordedCall:
    """A call of the case, with the facts stated about it.

    A call about which nothing is stated is natural and meant: it shows the suit it names.
    """

    seat: Seat
    call: Call
    event: int
    facts: Facts

    @property
    def is_artificial(self) -> bool:
        """Whether the call is stated to be artificial, or to show other suits than it names."""
        stated = self.facts.value("artificial")
        if isinstance(stated, bool):
            return stated
        return "shows" in self.facts and self.shows != self._named

    @property
    def shows(self) -> tuple[Suit, ...]:
        """The suits the call relates to: those stated, else the one a natural bid names."""
        stated = self.facts.value("shows")
        if isinstance(stated, tuple):
            return tuple(suit for suit in map(_suit, stated) if suit is not None)
        return () if self.facts.value("artificial") is True else self._named

    @property
    def specifies(self) -> tuple[Suit, ...] | None:
        """The suits the call relates to, None where they are not stated and its name is none.

        An artificial call need not show what it names; nor is a double or a pass natural whose
        meaning is stated in words.
        """
        artificial = self.facts.value("artificial")
        in_words = "meaning" in self.facts and not isinstance(self.call, Bid)
        is_open = artificial is True or (artificial is None and in_words)
        if "shows" in self.facts or not is_open:
            return self.shows
        return () if self.facts.value("specified_suit") is False else None

    @property
    def leaves_a_suit_open(self) -> bool:
        """Whether the call is stated to relate to a suit as well that it does not specify."""
        return self.facts.value("unspecified_suit") is True

    @property
    def _named(self) -> tuple[Suit, ...]:
        suit = self.call.denomination.suit if isinstance(self.call, Bid) else None
        return () if suit is None else (suit,)

    @property
    def is_pass(self) -> bool:
        """Whether the call is a pass."""
        return isinstance(self.call, Pass)

    def holds(self, fact: str) -> bool | None:
        """Return what is stated under a fact that is yes or no, None where it is not stated."""
        stated = self.facts.value(fact)
        return stated if isinstance(stated, bool) else None


def _suit(text: object) -> Suit | None:
    try:
        return Suit.parse(str(text))
    except BridgeError:
        return None
