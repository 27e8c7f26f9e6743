"""Hands dealt again keep what a player bids on, and the ruling stays what it was."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.notation.files import read_library
from bridge_rules_gui.quiz.generating.redealt import redealt

LIBRARY = {scenario.identifier: scenario for scenario in read_library(resources.content())}
CHANGED = [s for s in LIBRARY.values() if redealt(s, "other") != s]


def _strength(deal: Deal) -> list[object]:
    return [
        (suit, len(cards), [card for card in cards if str(card.rank) in "TJQKA"])
        for hand in deal.hands
        if hand is not None
        for suit in Suit
        for cards in [hand.of_suit(suit)]
    ]


def test_many_cases_of_the_auction_can_be_dealt_again() -> None:
    assert len(CHANGED) >= 20


@pytest.mark.parametrize("scenario", CHANGED, ids=lambda scenario: scenario.identifier)
def test_honours_and_lengths_stay_and_the_ruling_too(scenario: Scenario) -> None:
    other = redealt(scenario, "other")
    assert scenario.deal is not None
    assert other.deal is not None
    assert _strength(other.deal) == _strength(scenario.deal)
    assert list(other.deal.faults()) == list(scenario.deal.faults())
    for edition in Edition:
        assert rule(other, edition) == rule(scenario, edition)


def test_a_case_in_which_a_card_is_played_keeps_its_cards() -> None:
    scenario = LIBRARY["law64-revoke-trick-won-by-offender"]
    assert redealt(scenario, "other") == scenario
