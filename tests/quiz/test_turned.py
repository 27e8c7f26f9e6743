"""A case for other players, or with other small cards, is ruled on as before."""

from __future__ import annotations

import pytest

from bridge_rules_gui import resources
from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.follow import rule
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.notation.files import read_library
from bridge_rules_gui.quiz.generating.turned import may_be_turned, redealt, turned
from bridge_rules_gui.simulation.ruling.documents import ruling_document
from tests.every import every

LIBRARY = read_library(resources.content())
REDEALT = [scenario for scenario in LIBRARY if redealt(scenario, "other") != scenario]
TURNED = [scenario for scenario in LIBRARY if may_be_turned(scenario)]


@every("scenario", TURNED[::3], ids=lambda scenario: scenario.identifier)
def test_four_turns_bring_a_case_back(scenario: Scenario) -> None:
    back = scenario
    for _ in range(4):
        back = turned(back, 1)
    assert back.events == scenario.events
    assert back.deal == scenario.deal
    assert back.narrative == scenario.narrative
    assert back.facts == scenario.facts


@every("scenario", TURNED, ids=lambda scenario: scenario.identifier)
def test_a_turned_case_is_ruled_on_alike(scenario: Scenario) -> None:
    for edition in Edition:
        own = ruling_document(rule(scenario, edition))
        other = ruling_document(rule(turned(scenario, 1), edition))
        for field in ("irregularity", "laws", "tricks_transferred", "score", "not_covered"):
            assert other[field] == own[field], (edition, field)
        assert other["must_pass"] == _seated(own["must_pass"])
        assert other["penalty_cards"] == own["penalty_cards"]
        assert _options(other) == _seated_options(own)


def _seated(passes: object) -> dict[str, str]:
    assert isinstance(passes, dict)
    return {str(Seat(seat).turned(1)): length for seat, length in passes.items()}


def _options(document: dict[str, object]) -> set[tuple[str, str]]:
    found = document["options"]
    assert isinstance(found, list)
    return {(option["who"], option["option"]) for option in found}


def _seated_options(document: dict[str, object]) -> set[tuple[str, str]]:
    return {(str(Seat(who).turned(1)), name) for who, name in _options(document)}


def _strength(deal: Deal) -> list[object]:
    return [
        (suit, len(cards), [card for card in cards if str(card.rank) in "TJQKA"])
        for hand in deal.hands
        if hand is not None
        for suit in Suit
        for cards in [hand.of_suit(suit)]
    ]


def test_many_cases_of_the_auction_can_be_dealt_again() -> None:
    assert len(REDEALT) >= 20


@pytest.mark.parametrize("scenario", REDEALT, ids=lambda scenario: scenario.identifier)
def test_honours_and_lengths_stay_and_the_ruling_too(scenario: Scenario) -> None:
    other = redealt(scenario, "other")
    assert scenario.deal is not None
    assert other.deal is not None
    assert _strength(other.deal) == _strength(scenario.deal)
    assert list(other.deal.faults()) == list(scenario.deal.faults())
    for edition in Edition:
        assert rule(other, edition) == rule(scenario, edition)


def test_a_case_in_which_a_card_is_played_keeps_its_cards() -> None:
    scenario = next(s for s in LIBRARY if s.identifier == "law64-revoke-trick-won-by-offender")
    assert redealt(scenario, "other") == scenario
