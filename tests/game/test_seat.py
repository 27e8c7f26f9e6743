from __future__ import annotations

import pytest

from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.seat import Seat, Side


@pytest.mark.parametrize("seat", Seat)
def test_a_seat_is_read_as_it_is_written(seat: Seat) -> None:
    assert Seat.parse(str(seat)) is seat


def test_the_players_around_south() -> None:
    assert Seat.SOUTH.left_hand_opponent is Seat.WEST
    assert Seat.SOUTH.partner is Seat.NORTH
    assert Seat.SOUTH.right_hand_opponent is Seat.EAST


def test_the_turn_comes_back_after_four_players() -> None:
    assert [Seat.WEST.turned(n) for n in range(5)] == [
        Seat.WEST,
        Seat.NORTH,
        Seat.EAST,
        Seat.SOUTH,
        Seat.WEST,
    ]


@pytest.mark.parametrize("seat", Seat)
def test_partners_are_one_side_and_opponents_the_other(seat: Seat) -> None:
    assert seat.partner.side is seat.side
    assert seat.left_hand_opponent.side is seat.side.opponents
    assert seat.side.opponents.opponents is seat.side


def test_sides_are_written_as_bridge_players_do() -> None:
    assert [str(side) for side in Side] == ["NS", "EW"]


@pytest.mark.parametrize("text", ["", "n", "NS", "North", "С"])
def test_what_is_no_seat_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match="is not a seat; write it like N, E, S or W"):
        Seat.parse(text)
