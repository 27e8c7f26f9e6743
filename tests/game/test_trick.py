from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.game.trick import EmptyTrickError, Trick, TrickCard
from tests.strategies import cards, seats


def trick(spelt: str) -> Trick:
    """Return the trick of cards written with their players: ``W:HQ N:H5``; the first leads."""
    played = [one.split(":") for one in spelt.split()]
    cards = tuple(TrickCard(Seat.parse(seat), Card.parse(card)) for seat, card in played)
    return Trick(cards[0].seat, cards)


# cards, denomination; winner
WINNERS = [
    # the highest card of the suit led, whatever else is higher
    ("W:H9 N:HT E:CA S:H2", "NT", "N"),
    ("W:H9 N:SA E:CA S:DA", "NT", "W"),
    # any trump beats it, and the highest trump the others
    ("W:HA N:H5 E:C2 S:HK", "C", "E"),
    ("W:HA N:C3 E:C2 S:HK", "C", "N"),
    ("W:C5 N:C6 E:SA S:C7", "C", "S"),
    # so far
    ("W:H9 N:HT", "S", "N"),
    ("S:H2", "S", "S"),
]


@pytest.mark.parametrize(("spelt", "denomination", "winner"), WINNERS)
def test_trick_is_won_by_the_highest_trump_or_else_the_highest_of_the_suit_led(
    spelt: str, denomination: str, winner: str
) -> None:
    assert trick(spelt).winner(Denomination.parse(denomination)) is Seat.parse(winner)


@given(st.lists(cards, min_size=4, max_size=4, unique=True), seats, st.sampled_from(Denomination))
def test_no_card_of_a_trick_beats_the_winning_one(
    played: list[Card], leader: Seat, denomination: Denomination
) -> None:
    full = Trick(leader)
    for turns, card in enumerate(played):
        full = full.plus(leader.turned(turns), card)
    (best,) = full.cards_of(full.winner(denomination))
    trumps = [card for card in played if card.suit is denomination.suit]
    assert best == max(trumps or [card for card in played if card.suit is played[0].suit])


def test_trick_without_a_card_has_no_winner() -> None:
    with pytest.raises(EmptyTrickError, match="no winner"):
        Trick(Seat.NORTH).winner(Denomination.SPADES)


def test_players_contribute_in_rotation_from_the_leader() -> None:
    growing = Trick(Seat.SOUTH)
    assert growing.suit_led is None
    for seat, card in [("S", "H2"), ("W", "CA"), ("N", "H3"), ("E", "H4")]:
        assert not growing.is_complete
        assert growing.turn is Seat.parse(seat)
        growing = growing.plus(Seat.parse(seat), Card.parse(card))
        assert growing.suit_led is Suit.HEARTS
    assert growing.is_complete
    assert growing.turn is None
    assert growing.missing == ()


def test_turn_goes_back_to_a_player_who_was_forestalled() -> None:
    made = trick("W:HQ E:H3")
    assert made.missing == (Seat.NORTH, Seat.SOUTH)
    assert made.turn is Seat.NORTH
    assert made.plus(Seat.NORTH, Card.parse("H5")).turn is Seat.SOUTH


def test_trick_of_four_cards_is_not_complete_while_a_player_has_contributed_none() -> None:
    made = trick("W:HQ N:H5 N:H6 E:H3")
    assert not made.is_complete
    assert made.missing == (Seat.SOUTH,)
    assert [str(card) for card in made.cards_of(Seat.NORTH)] == ["H5", "H6"]


@pytest.mark.parametrize("fifth", ["W:H7", "N:H7"])
def test_fifth_card_leaves_a_trick_complete(fifth: str) -> None:
    assert trick(f"W:HQ N:H5 E:H3 S:H2 {fifth}").is_complete


def test_card_taken_out_leaves_the_others_as_they_lay() -> None:
    made = trick("W:HQ N:H5 E:H3")
    assert made.minus(Seat.NORTH, Card.parse("H5")) == trick("W:HQ E:H3")
    assert made.minus(Seat.SOUTH, Card.parse("H5")) == made


def test_suit_led_is_the_leaders_also_when_he_has_changed_his_card() -> None:
    made = trick("W:HQ N:D5").minus(Seat.WEST, Card.parse("HQ"))
    assert made.suit_led is None
    assert made.plus(Seat.WEST, Card.parse("SQ")).suit_led is Suit.SPADES
