"""The benchmark of the rulings measures what it says, and ruling stays cheap."""

from __future__ import annotations

from tests.benchmarks.replay import drawn_auctions
from tests.benchmarks.rulings import irregular, legal, ratio, rule_on


def test_legal_auctions_are_ruled_on_without_an_irregularity() -> None:
    stories = legal(drawn_auctions(20))
    assert rule_on(stories) == 0


def test_undercut_auctions_have_an_irregularity_under_every_edition() -> None:
    stories = irregular(drawn_auctions(20))
    assert len(stories) > 10
    assert rule_on(stories) == 3 * len(stories)


def test_ruling_on_legal_auctions_takes_little_longer_than_replaying_them() -> None:
    # The aim is five; a busy machine is given some room.
    assert ratio(drawn_auctions(200), runs=5) < 10
