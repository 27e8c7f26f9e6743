from __future__ import annotations

import pytest
from hypothesis import given

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.hand import Hand, RepeatedCardError
from bridge_rules_gui.game.suit import Suit
from tests.strategies import cards, hands


@given(hands())
def test_a_hand_is_read_as_it_is_written(hand: Hand) -> None:
    assert Hand.parse(str(hand)) == hand


def test_a_hand_is_kept_spades_first_highest_first() -> None:
    hand = Hand.parse("2A.9.KT.")
    assert str(hand) == "A2.9.KT."
    assert [str(card) for card in hand] == ["SA", "S2", "H9", "DK", "DT"]


def test_what_a_hand_holds() -> None:
    hand = Hand.parse("A2.9.KT.")
    assert len(hand) == 5
    assert Card.parse("DT") in hand
    assert Card.parse("CT") not in hand
    assert [str(card) for card in hand.of_suit(Suit.DIAMONDS)] == ["DK", "DT"]


def test_a_card_cannot_stand_twice_in_one_hand() -> None:
    with pytest.raises(RepeatedCardError, match="S2 appears twice in one hand") as caught:
        Hand.parse("2A2...")
    assert caught.value.card == Card.parse("S2")


@pytest.mark.parametrize("text", ["", "AKQ", "A.K.Q", "A.K.Q.J.T", "A.K.Q.10", "a..."])
def test_what_is_no_hand_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match=r"is not a hand; write it like AKQ\.JT9\.876\.5432"):
        Hand.parse(text)


@given(hands(), cards)
def test_a_card_that_leaves_a_hand_leaves_the_others_in_order(hand: Hand, card: Card) -> None:
    assert hand.without(card) == Hand(tuple(held for held in hand if held != card))
