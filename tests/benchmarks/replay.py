"""How fast auctions and whole deals are replayed: the yardstick for all that follows a game.

The games are drawn from a fixed seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Call, Pass
from bridge_rules_gui.game.card import DECK, Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.seat import Seat

_PASS: Final = Pass()
_PASSING: Final = 0.55
"""How often a drawn call is a pass: auctions are then about as long as those of a table."""

AuctionScenario = tuple[Seat, tuple[Call, ...]]
"""A dealer and all the calls of an auction."""

DealScenario = tuple[PlayPeriod, tuple[Card, ...]]
"""The play before the opening lead, and all the cards in the order of play."""


def drawn_auctions(count: int, seed: int = 27) -> list[AuctionScenario]:
    """Return complete legal auctions, always the same."""
    chance = Random(seed)  # noqa: S311 - repeatable, not secret
    return [_drawn_auction(chance) for _ in range(count)]


def _drawn_auction(chance: Random) -> AuctionScenario:
    auction = Auction(chance.choice(tuple(Seat)))
    while not auction.is_over:
        low = auction.legal_calls()[:8]
        auction = auction.push(_PASS if chance.random() < _PASSING else chance.choice(low))
    return auction.dealer, tuple(made.call for made in auction.calls)


def drawn_deals(count: int, seed: int = 61) -> list[DealScenario]:
    """Return whole deals, legally played, always the same."""
    chance = Random(seed)  # noqa: S311 - repeatable, not secret
    return [_drawn_deal(chance) for _ in range(count)]


def _drawn_deal(chance: Random) -> DealScenario:
    deck = list(DECK)
    chance.shuffle(deck)
    hands = tuple(Hand(tuple(deck[start : start + 13])) for start in range(0, 52, 13))
    contract = Contract.parse(chance.choice(("3NT", "4SX", "2H")), chance.choice(tuple(Seat)))
    begun = play = PlayPeriod.begun(contract, Deal(hands))
    cards = []
    while not play.is_over:
        cards.append(chance.choice(play.legal_cards()))
        play = play.push(cards[-1])
    return begun, tuple(cards)


def replay_auctions(auctions: Sequence[AuctionScenario]) -> int:
    """Push every call of every auction; return how many ended in a contract."""
    contracts = 0
    for dealer, calls in auctions:
        auction = Auction(dealer)
        for call in calls:
            auction = auction.push(call)
        contracts += auction.contract is not None
    return contracts


def replay_deals(deals: Sequence[DealScenario]) -> int:
    """Push every card of every deal; return how many tricks the declaring sides won."""
    tricks = 0
    for begun, cards in deals:
        play = begun
        for card in cards:
            play = play.push(card)
        tricks += play.tricks_won.of(play.contract.declarer.side)
    return tricks
