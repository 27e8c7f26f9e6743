"""Irregular plays that wait to be dealt with, and what declarer has asked of a play."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.play.offences import WrongLead


class Demand(StrEnum):
    """What a player must play to the trick in progress; the value is the option's name."""

    HIGHEST = "highest"
    LOWEST = "lowest"
    OTHER_SUIT = "require_other_suit"
    NOT_OTHER_SUIT = "forbid_other_suit"
    THIS_CARD = "this_card"
    """The card he has already shown (57D of 2017); nobody's choice."""


@dataclass(frozen=True, slots=True)
class PlayOrder:
    """What a player has been asked to play to the trick of a number.

    `suit` is the one required or forbidden, `among` the cards of his known hand that obey. Where
    none does he may play any legal card (Law 59); None where that is not known.
    """

    on: Seat
    ground: Ground
    trick: int
    demand: Demand
    suit: Suit | None = None
    among: tuple[Card, ...] | None = None

    @property
    def require(self) -> Suit | None:
        """The suit required, None where another thing is."""
        return self.suit if self.demand is Demand.OTHER_SUIT else None

    def allows(self, card: Card) -> bool:
        """Whether a card obeys; of an unknown hand, as far as the card alone shows it."""
        if self.among is not None:
            return card in self.among
        match self.demand:
            case Demand.OTHER_SUIT:
                return card.suit is self.suit
            case Demand.NOT_OTHER_SUIT:
                return card.suit is not self.suit
            case _:
                return True

    def can_be_obeyed(self, hand: Hand | None) -> bool:
        """Whether the player can play a card that obeys; an unknown hand is taken to."""
        del hand  # `among` says it, also of an unknown hand that has shown out
        return self.among is None or bool(self.among)


@dataclass(frozen=True, slots=True)
class PrematurePlay:
    """A defender's card shown before its turn, which has not come yet.

    `choice` tells that declarer may still ask something of partner's card (57A), `lead` that it
    was led to the next trick. `meanwhile` is what the partner has played before declarer chose,
    `followed_by` what the next hand has played to the lead (60A).
    """

    seat: Seat
    card: Card
    trick: int
    event: int
    incident: int
    choice: bool = False
    lead: bool = False
    meanwhile: Card | None = None
    followed_by: Card | None = None


@dataclass(frozen=True, slots=True)
class SettledLead:
    """A lead out of turn that has been accepted or taken back, and by whose word.

    `by` is None where it was settled by a play. `cards` is how many cards had been played then:
    with one more the incident is over.
    """

    lead: WrongLead
    by: Seat | None
    cards: int
    accepted: bool = False


@dataclass(frozen=True, slots=True)
class StuckCards:
    """Cards of one hand that were played to a trick at once, all of them seen.

    `legal` are those that may be played, first in `cards` too; the others do not follow suit.
    `placed` is the one that lies in the trick for the time being, None while nobody has played
    after them; `followed` are the opponents who have. `is_fifth` tells of a card played after the
    hand's own to the trick (45E).
    """

    seat: Seat
    cards: tuple[Card, ...]
    trick: int
    event: int
    incident: int
    legal: tuple[Card, ...] = ()
    placed: Card | None = None
    followed: tuple[Seat, ...] = ()
    is_fifth: bool = False
