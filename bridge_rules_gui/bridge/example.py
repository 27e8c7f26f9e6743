"""The commentary's worked examples as values of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Call
from bridge_rules_gui.bridge.card import Card
from bridge_rules_gui.bridge.deal import Deal
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.vulnerability import Vulnerability

if TYPE_CHECKING:
    from bridge_rules_gui.corpus.worked_example import (
        AuctionEntry,
        BracketedCard,
        ExampleAuction,
        ExampleDeal,
    )


def deal_of(example: ExampleDeal) -> Deal:
    """Return the deal as drawn, bracketed cards too; it may be faulty."""
    return Deal.parse(example.deal)


def vulnerability_of(example: ExampleDeal) -> Vulnerability | None:
    """Return the vulnerability, or None where it is not printed."""
    return Vulnerability.parse(example.vulnerable) if example.vulnerable else None


def dealer_of(example: ExampleDeal | ExampleAuction) -> Seat | None:
    """Return the dealer, or None where none is printed."""
    return Seat.parse(example.dealer) if example.dealer else None


def bracketed_card(bracketed: BracketedCard) -> tuple[Seat, Card]:
    """Return a card printed in brackets and the hand it is drawn in."""
    return Seat.parse(bracketed.seat), Card.parse(bracketed.card)


def calls_of(entry: AuctionEntry) -> tuple[Call, ...]:
    """Return the calls of an entry, alternatives to one another; none for what is no call."""
    return tuple(Call.parse(call.call) for call in entry.calls)
