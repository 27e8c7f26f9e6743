"""Irregular plays need a play: before it nothing waits, and nothing can be asked."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.director.play import asked_plays, lead_choices, settled_leads, stuck_cards
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import CardsPlayed, Event, OptionTaken, Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.laws.law57_premature_play import choices, demand_ground
from bridge_rules_gui.table.bidding import Bidding
from bridge_rules_gui.table.play.waiting_plays import Demand, PlayOrder
from bridge_rules_gui.table.table import Table

_CARDS = (Card.parse("HQ"), Card.parse("D4"))


@pytest.fixture
def table() -> Table:
    """Return a table before the first call."""
    scenario = Scenario("before", "Nothing has happened", Seat.NORTH)
    return Table(scenario, Edition.BG_2017, Bidding(Auction(Seat.NORTH)))


def _plays_nothing(table: Table, seat: Seat, card: Card) -> Table:
    del seat, card
    return table


def test_nothing_can_be_chosen_before_the_play(table: Table) -> None:
    act = OptionTaken("accept_lead")
    assert lead_choices.choice_made(table, Seat.SOUTH, accepted=True) is table
    assert lead_choices.option_taken(table, Seat.SOUTH, act) is None
    assert asked_plays.option_taken(table, Seat.SOUTH, OptionTaken("highest")) is None
    assert settled_leads.settled(table, Seat.WEST, _CARDS[0], as_lead=None) is table
    assert stuck_cards.option_taken(table, Seat.WEST, act, _plays_nothing) is None


def test_no_cards_can_stick_together_before_the_play(table: Table) -> None:
    act = CardsPlayed(_CARDS)
    event = Event(act, Seat.WEST)
    assert stuck_cards.played_together(table, event, act, _plays_nothing) is table


def test_nobody_is_bound_before_the_play(table: Table) -> None:
    law = demand_ground(Edition.BG_2017, Demand.OTHER_SUIT)
    assert law is not None
    order = PlayOrder(Seat.WEST, law, 1, Demand.OTHER_SUIT, Suit.HEARTS)
    assert asked_plays.ordered(table, order) is table


@pytest.mark.parametrize("edition", Edition)
def test_only_2017_lets_declarer_require_another_suit(edition: Edition) -> None:
    asked = {option.name for option in choices(edition, Seat.SOUTH)}
    assert ("require_other_suit" in asked) is (edition is Edition.BG_2017)
