"""The games of the benchmarks are complete and always the same."""

from __future__ import annotations

from bridge_rules_gui.game.call import Bid
from tests.benchmarks import replay


def test_games_are_always_the_same() -> None:
    assert replay.drawn_auctions(3) == replay.drawn_auctions(3)
    assert replay.drawn_deals(1) == replay.drawn_deals(1)


def test_every_auction_is_complete() -> None:
    auctions = replay.drawn_auctions(50)
    bids = [any(isinstance(call, Bid) for call in calls) for _, calls in auctions]
    assert 0 < replay.replay_auctions(auctions) == sum(bids)
