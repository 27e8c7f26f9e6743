"""The benchmark runs and prints its table; how fast the machine is decides nothing here."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Bid
from tests.benchmarks import replay

if TYPE_CHECKING:
    import pytest


def test_benchmark_prints_its_table(capsys: pytest.CaptureFixture[str]) -> None:
    replay.main(["--auctions", "20", "--deals", "2", "--runs", "1"])
    printed = capsys.readouterr().out
    assert re.search(r"^  auctions +20 +\d+ +[\d.]+ us +\d+$", printed, re.MULTILINE)
    assert re.search(r"^  deals +2 +104 +[\d.]+ us +\d+$", printed, re.MULTILINE)


def test_games_are_always_the_same() -> None:
    assert replay.drawn_auctions(3) == replay.drawn_auctions(3)
    assert replay.drawn_deals(1) == replay.drawn_deals(1)


def test_every_auction_is_complete() -> None:
    auctions = replay.drawn_auctions(50)
    bids = [any(isinstance(call, Bid) for call in calls) for _, calls in auctions]
    assert 0 < replay.replay_auctions(auctions) == sum(bids)
