"""The benchmark of the rulings measures what it says, and ruling stays cheap."""

from __future__ import annotations

from tests.benchmarks.replay import drawn_auctions, drawn_deals
from tests.benchmarks.rulings import (
    claimed,
    claimed_at_trick_one,
    deals_ratio,
    irregular,
    legal,
    played,
    ratio,
    rule_on,
    with_revokes,
)


def test_legal_auctions_are_ruled_on_without_an_irregularity() -> None:
    scenarios = legal(drawn_auctions(20))
    assert rule_on(scenarios) == 0


def test_undercut_auctions_have_an_irregularity_under_every_edition() -> None:
    scenarios = irregular(drawn_auctions(20))
    assert len(scenarios) > 10
    assert rule_on(scenarios) == 3 * len(scenarios)


def test_ruling_on_legal_auctions_takes_little_longer_than_replaying_them() -> None:
    # The aim is five; a busy machine is given some room, and three tries.
    assert any(ratio(drawn_auctions(200), runs=15) < 10 for _ in range(3))


def test_legal_deals_are_ruled_on_without_an_irregularity() -> None:
    assert rule_on(played(drawn_deals(5))) == 0


def test_careless_deals_have_revokes_under_every_edition() -> None:
    found = rule_on(with_revokes(drawn_deals(10)))
    assert found > 0
    assert found % 3 == 0


def test_contested_claims_are_ruled_on_under_every_edition() -> None:
    assert rule_on(claimed(drawn_deals(3))) == 9


def test_claims_at_trick_one_are_ruled_on_under_every_edition() -> None:
    assert rule_on(claimed_at_trick_one(3)) == 9


def test_ruling_on_legal_deals_takes_little_longer_than_replaying_them() -> None:
    # The aim is five; a busy machine is given some room, and three tries.
    assert any(deals_ratio(drawn_deals(20), runs=5) < 10 for _ in range(3))
