from __future__ import annotations

import pytest
from hypothesis import given

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.deal import (
    Deal,
    IncompleteDealError,
    MissingCard,
    RepeatedCard,
    WrongNumberOfCards,
)
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from tests.strategies import deals, full_deals, hands, seats

SUITS = ("AKQJT98765432...", ".AKQJT98765432..", "..AKQJT98765432.", "...AKQJT98765432")


@given(deals())
def test_a_deal_is_read_as_it_is_written(deal: Deal) -> None:
    assert Deal.parse(str(deal)) == deal


@given(full_deals())
def test_a_full_deal_has_no_faults(deal: Deal) -> None:
    assert list(deal.faults()) == []


@pytest.mark.parametrize(
    ("first", "seats"), [("N", "NESW"), ("E", "ESWN"), ("S", "SWNE"), ("W", "WNES")]
)
def test_hands_are_read_clockwise_from_the_seat_named(first: str, seats: str) -> None:
    deal = Deal.parse(f"{first}:{' '.join(SUITS)}")
    assert [deal.hand(Seat.parse(seat)) for seat in seats] == [Hand.parse(suit) for suit in SUITS]


def test_a_hand_may_be_unknown() -> None:
    deal = Deal.parse(f"N:{SUITS[0]} - {SUITS[2]} -")
    assert deal.hand(Seat.EAST) is None
    assert str(deal) == f"N:{SUITS[0]} - {SUITS[2]} -"
    assert list(deal.faults()) == []


def test_a_wrong_number_of_cards_is_told_for_each_hand() -> None:
    deal = Deal.parse("N:AKQJT9876543... 2.AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    assert list(deal.faults()) == [
        WrongNumberOfCards(Seat.NORTH, 12),
        WrongNumberOfCards(Seat.EAST, 14),
    ]


def test_a_card_in_two_hands_and_the_card_it_displaces_are_told() -> None:
    deal = Deal.parse("N:AKQJT98765432... A.KQJT98765432.. ..AKQJT98765432. ...AKQJT98765432")
    assert list(deal.faults()) == [
        RepeatedCard(Card.parse("SA"), (Seat.NORTH, Seat.EAST)),
        MissingCard(Card.parse("HA")),
    ]


@pytest.mark.parametrize("text", ["", "N AKQ...", "AKQJT98765432..."])
def test_what_is_no_deal_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match="is not a deal; write it like N:"):
        Deal.parse(text)


@pytest.mark.parametrize(("text", "hands"), [("N:", 0), ("N:- - -", 3), ("N:- - - - -", 5)])
def test_a_deal_has_four_hands(text: str, hands: int) -> None:
    with pytest.raises(IncompleteDealError, match=f"a deal of {hands} hands"):
        Deal.parse(text)


def test_a_deal_is_not_made_of_three_hands() -> None:
    with pytest.raises(IncompleteDealError):
        Deal((None, None, None))


def test_a_deal_from_an_unknown_seat_is_refused() -> None:
    with pytest.raises(BridgeError, match="'Q' is not a seat"):
        Deal.parse("Q:- - - -")


@given(deals(), seats, hands())
def test_a_hand_can_be_put_in_the_place_of_another(deal: Deal, seat: Seat, hand: Hand) -> None:
    changed = deal.with_hand(seat, hand)
    assert changed.hand(seat) == hand
    assert all(changed.hand(other) == deal.hand(other) for other in Seat if other is not seat)
