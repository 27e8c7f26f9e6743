from __future__ import annotations

import pytest
from hypothesis import given

from bridge_rules_gui.game.call import (
    BIDS,
    CALLS,
    Bid,
    Call,
    Double,
    ImpossibleLevelError,
    Pass,
    Redouble,
)
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.suit import Denomination
from bridge_rules_gui.language.sentence import MINUS
from tests.strategies import bids, calls_above_seven


@pytest.mark.parametrize("call", CALLS, ids=str)
def test_a_call_is_read_as_it_is_written(call: Call) -> None:
    assert Call.parse(str(call)) == call


@given(calls_above_seven)
def test_a_bid_that_cannot_be_is_a_value_all_the_same(bid: Bid) -> None:
    assert bid.is_above_seven
    assert Call.parse(str(bid)) == bid
    assert bid not in BIDS


def test_the_game_knows_38_calls_of_which_35_are_bids() -> None:
    assert len(set(CALLS)) == 38
    assert len(BIDS) == 35
    assert not any(bid.is_above_seven for bid in BIDS)


def test_the_spelling_of_the_calls() -> None:
    assert [str(call) for call in (Pass(), Double(), Redouble(), BIDS[0], BIDS[-1])] == [
        "P",
        "X",
        "XX",
        "1C",
        "7NT",
    ]


@given(bids, bids)
def test_bids_are_ordered_by_level_then_denomination(one: Bid, other: Bid) -> None:
    assert (one > other) == (BIDS.index(one) > BIDS.index(other))


@pytest.mark.parametrize("text", ["", "1", "0C", "10C", "C1", "1N", "x", "PP", "pass", "²C"])
def test_what_is_no_call_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match=r"is not a call; write it like 1C to 7NT, P, X or XX"):
        Call.parse(text)


@pytest.mark.parametrize("level", [0, 10, -1])
def test_a_level_that_one_digit_cannot_write_is_refused(level: int) -> None:
    with pytest.raises(ImpossibleLevelError, match=f"a bid of {level}".replace("-", MINUS)):
        Bid(level, Denomination.CLUBS)
