"""The words of claims: the line of play they state, and the trumps they speak of."""

from __future__ import annotations

import pytest

from bridge_rules_gui.director.claims.statement import plan_of
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import Claim, Event, Facts
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.table.claims.cards_left import number
from bridge_rules_gui.table.claims.normal_play import Plan


def said(words: str, *facts: tuple[str, bool | tuple[str, ...]]) -> Plan:
    """Return the plan that words and facts of a claim state at a spade contract."""
    event = Event(Claim(None), Seat.SOUTH, words, Facts(facts))
    return plan_of(event, trump=Suit.SPADES)


@pytest.mark.parametrize(
    "words",
    [
        "drawing the last trump",
        "I pull trumps and have the rest",
        "вывожу козыри, остальное мои",
        "izvlačim adut i ostalo je moje",
        "изтеглям коза, останалото е мое",
    ],
)
def test_words_that_draw_trumps_know_of_them(words: str) -> None:
    assert said(words).draws_trumps
    assert said(words).aware_of_trumps


@pytest.mark.parametrize(
    "words", ["", "my hearts and the diamond are good", "trumps are in", "no more trumps"]
)
def test_words_without_the_outstanding_trump_are_not_aware_of_it(words: str) -> None:
    assert not said(words).aware_of_trumps
    assert not said(words).draws_trumps


def test_a_trump_given_away_is_known() -> None:
    assert said("losing a trump").aware_of_trumps


def test_a_fact_goes_before_the_words() -> None:
    assert said("", ("aware_of_trump", True)).aware_of_trumps
    assert not said("losing a trump", ("aware_of_trump", False)).aware_of_trumps


@pytest.mark.parametrize(
    ("words", "suits"),
    [
        # an order is stated
        ("hearts, then the diamonds", (Suit.HEARTS, Suit.DIAMONDS)),
        ("first trumps and after that clubs", (Suit.SPADES, Suit.CLUBS)),
        # suits are named in no order
        ("my hearts and the diamond are good", ()),
        # one suit alone is no order
        ("first my hearts", ()),
    ],
)
def test_suits_are_in_order_only_where_the_words_say_so(
    words: str, suits: tuple[Suit, ...]
) -> None:
    assert said(words).suits == tuple(map(int, suits))


def test_cards_in_an_order_are_a_line() -> None:
    cards = [Card.parse(name) for name in ("SA", "HT")]
    assert said("SA, then H10").cards == tuple(map(number, cards))
    assert said("", ("line", ("SA", "HT"))).cards == tuple(map(number, cards))
    assert said("the SA and the HT").cards == ()


def test_a_finesse_is_stated() -> None:
    assert said("taking the club finesse").finesses
    assert not said("all mine").finesses
