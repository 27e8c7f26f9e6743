"""What a case loses as LIN is named: what happened, what was judged, what else belonged to it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bridge_rules_gui.game.scenario import CallMade
from bridge_rules_gui.simulation.lost_in_lin import Part, lost_in_lin
from tests.simulation.library_scenarios import library_scenario


def test_an_irregular_call_its_refusal_and_what_was_judged_are_lost() -> None:
    lost = lost_in_lin(library_scenario("law27-corrected-to-another-suit"))
    assert list(map(str, lost.events)) == [
        "East bids 1D",
        "The director is called",
        "South does not accept it",
    ]
    assert lost.facts == ("comparable",)
    assert lost.parts == (Part.NARRATIVE,)


def test_of_a_case_told_from_the_play_the_contract_is_lost_and_the_cards_are_not() -> None:
    lost = lost_in_lin(library_scenario("law44-a-trick-and-its-winner"))
    assert not lost.events
    assert Part.CONTRACT in lost.parts


def test_what_declarer_says_to_dummy_is_lost_and_the_contract_bid_is_not() -> None:
    lost = lost_in_lin(library_scenario("law45-slip-of-the-tongue"))
    assert lost.events
    assert all("calls for a card from dummy" in str(event) for event in lost.events)
    assert Part.CONTRACT not in lost.parts


@pytest.mark.parametrize("name", ["law69-within-the-round", "law71-asked-back-too-late"])
def test_the_tricks_before_the_case_are_lost(name: str) -> None:
    assert Part.START in lost_in_lin(library_scenario(name)).parts


def test_a_regular_auction_loses_nothing() -> None:
    found = library_scenario("law27-corrected-to-another-suit")
    regular = replace(
        found, events=found.events[:1], narrative="", facts=replace(found.facts, entries=())
    )
    assert isinstance(regular.events[0].act, CallMade)
    assert not lost_in_lin(regular)
