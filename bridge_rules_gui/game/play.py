"""The play period: what each hand still holds, the tricks so far, and whose turn it is."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple

from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play_errors import (
    CardNotHeldError,
    CardNotPlayedError,
    DeclarerLeadOutOfTurnError,
    DefenderLeadOutOfTurnError,
    IllegalPlayError,
    LeadOutOfTurnError,
    OpeningLeadOutOfTurnError,
    PlayOutOfTurnError,
    PlayOverError,
    RevokeError,
    TrickNumberError,
)
from bridge_rules_gui.game.seat import Seat, Side
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.game.trick import Trick

_TRICKS: Final = 13
_set: Final = object.__setattr__


class TricksWon(NamedTuple):
    """How many tricks each side has won."""

    north_south: int = 0
    east_west: int = 0

    @property
    def total(self) -> int:
        """The tricks both sides have won."""
        return self.north_south + self.east_west

    def of(self, side: Side) -> int:
        """Return the tricks of one side."""
        return self.north_south if side is Side.NORTH_SOUTH else self.east_west

    def plus(self, side: Side) -> TricksWon:
        """Return the count when a side has won one trick more."""
        if side is Side.NORTH_SOUTH:
            return TricksWon(self.north_south + 1, self.east_west)
        return TricksWon(self.north_south, self.east_west + 1)


NONE_WON: Final = TricksWon()
"""No trick on either side."""


@dataclass(frozen=True, slots=True)
class PlayPeriod:
    """The play of a contract as far as it has gone.

    `deal` holds what has not been played; the cards of an unknown hand may be any that
    nobody else is known to hold. `leader` leads to the first of `tricks`, which is the
    first trick of all unless `won_before` counts tricks of which no more is known. The last
    of `tricks` is the current one, until the lead to the next, be it complete or not.
    `turn` is the hand to play; after the thirteenth trick, the one that won it.

    `push` plays the legal cards. `place` lets any card stand, as a table does that accepts it.
    """

    contract: Contract
    deal: Deal
    leader: Seat
    won_before: TricksWon = NONE_WON
    tricks: tuple[Trick, ...] = ()
    # Found once: it is asked for many times at every card.
    turn: Seat = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        _set(self, "turn", self._next_hand())

    def _next_hand(self) -> Seat:
        current = self.current
        if current is None:
            return self.leader
        return current.turn or current.winner(self.contract.denomination)

    @classmethod
    def begun(cls, contract: Contract, deal: Deal) -> PlayPeriod:
        """Return the play before the opening lead."""
        return cls(contract, deal, contract.opening_leader)

    @property
    def current(self) -> Trick | None:
        """The trick to which the last card was played; None before the first."""
        return self.tricks[-1] if self.tricks else None

    @property
    def is_lead_due(self) -> bool:
        """Whether the next card, played in turn, is a lead."""
        return not self.tricks or self.tricks[-1].is_complete

    @property
    def trick_number(self) -> int:
        """The number of the trick to which the next card in turn belongs, 1 to 13; then 14."""
        return self.won_before.total + len(self.tricks) + self.is_lead_due

    @property
    def is_over(self) -> bool:
        """Whether thirteen tricks are complete."""
        return self.is_lead_due and self.won_before.total + len(self.tricks) >= _TRICKS

    @property
    def tricks_won(self) -> TricksWon:
        """The tricks of both sides.

        A defective trick counts when the next has begun, for the player of its best card.
        """
        finished = self.tricks if self.is_lead_due else self.tricks[:-1]
        won = self.won_before
        for trick in finished:
            if trick.cards:
                won = won.plus(trick.winner(self.contract.denomination).side)
        return won

    def legal_cards(self) -> tuple[Card, ...]:
        """Return the cards that the hand in turn may play: what `push` accepts, highest first."""
        if self.is_over:
            return ()
        hand = self.deal.hand(self.turn)
        if hand is None:
            return tuple(card for card in reversed(DECK) if self._may_be_hidden(card))
        led = self._suit_to_follow()
        return (led is not None and hand.of_suit(led)) or hand.cards

    def push(self, card: Card) -> PlayPeriod:
        """Return the play with a card played from the hand in turn.

        Raise the `IllegalPlayError` that tells why it cannot be.
        """
        turn = self.turn
        problem = self._illegality(turn, card, turn)
        if isinstance(problem, CardNotHeldError):
            problem = self._played_by_another(card, turn) or problem
        if problem is not None:
            raise problem
        return self.place(turn, card)

    def place(self, seat: Seat, card: Card, trick: int | None = None) -> PlayPeriod:
        """Return the play with a card that stands, legal or not, in turn or out of it.

        `trick` is the number of the trick it is to lie in: an earlier one for a card put
        right later, the current one for a fifth card, the next for a lead that leaves the
        current trick defective. Without it the card goes where a card in turn would.
        Raise `TrickNumberError`.
        """
        first = self.won_before.total + 1
        place = (self.trick_number if trick is None else trick) - first
        if not 0 <= place <= len(self.tricks):
            raise TrickNumberError(place + first, first, first + len(self.tricks))
        there = Trick(seat) if place == len(self.tricks) else self.tricks[place]
        tricks = (*self.tricks[:place], there.plus(seat, card), *self.tricks[place + 1 :])
        hand = self.deal.hand(seat)
        deal = self.deal if hand is None else self.deal.with_hand(seat, hand.without(card))
        return PlayPeriod(self.contract, deal, self.leader, self.won_before, tricks)

    def withdraw(self, seat: Seat, card: Card) -> PlayPeriod:
        """Return the play with a played card back in its hand. Raise `CardNotPlayedError`."""
        place = self._place_of(seat, card)
        lighter = self.tricks[place].minus(seat, card)
        tricks = (*self.tricks[:place], lighter, *self.tricks[place + 1 :])
        if not tricks[-1].cards:
            tricks = tricks[:-1]
        hand, deal = self.deal.hand(seat), self.deal
        if hand is not None and card not in hand:
            deal = deal.with_hand(seat, Hand((*hand.cards, card)))
        return replace(self, deal=deal, tricks=tricks)

    def illegality(self, seat: Seat, card: Card) -> IllegalPlayError | None:
        """Tell why a player could not play this card now; None when `push` would take it."""
        return self._illegality(seat, card, self.turn)

    def _illegality(self, seat: Seat, card: Card, turn: Seat) -> IllegalPlayError | None:
        if self.is_over:
            return PlayOverError(seat, card)
        if not self._may_hold(seat, card):
            return CardNotHeldError(seat, card)
        if seat is not turn:
            return self._out_of_turn(seat, card, turn)
        led = self._suit_to_follow()
        if led is None or card.suit is led or not self._is_known_to_hold(seat, led):
            return None
        return RevokeError(seat, card, led)

    def _is_known_to_hold(self, seat: Seat, suit: Suit) -> bool:
        hand = self.deal.hand(seat)
        return hand is not None and any(card.suit is suit for card in hand.cards)

    def _played_by_another(self, card: Card, turn: Seat) -> IllegalPlayError | None:
        """Tell why a card cannot be played from the hand in which it is seen."""
        seats = (seat for seat in Seat if self._is_seen_in(seat, card))
        return next((self._out_of_turn(seat, card, turn) for seat in seats), None)

    def _out_of_turn(self, seat: Seat, card: Card, turn: Seat) -> IllegalPlayError:
        if not self.is_lead_due:
            return PlayOutOfTurnError(seat, card, turn)
        lead: type[LeadOutOfTurnError]
        if self.trick_number == 1:
            lead = OpeningLeadOutOfTurnError
        elif seat.side is self.contract.declarer.side:
            lead = DeclarerLeadOutOfTurnError
        else:
            lead = DefenderLeadOutOfTurnError
        return lead(seat, card, turn)

    def _suit_to_follow(self) -> Suit | None:
        return None if self.is_lead_due else self.tricks[-1].suit_led

    def _may_hold(self, seat: Seat, card: Card) -> bool:
        hand = self.deal.hand(seat)
        return self._may_be_hidden(card) if hand is None else card in hand.cards

    def _may_be_hidden(self, card: Card) -> bool:
        """Tell whether a card may lie in an unknown hand: nobody holds it, nobody played it."""
        if any(self._is_seen_in(seat, card) for seat in Seat):
            return False
        return all(played.card != card for trick in self.tricks for played in trick.cards)

    def _is_seen_in(self, seat: Seat, card: Card) -> bool:
        hand = self.deal.hand(seat)
        return hand is not None and card in hand.cards

    def _place_of(self, seat: Seat, card: Card) -> int:
        for place in reversed(range(len(self.tricks))):
            if (seat, card) in self.tricks[place].cards:
                return place
        raise CardNotPlayedError(seat, card)
