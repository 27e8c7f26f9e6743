from __future__ import annotations

import pytest
from hypothesis import given

from bridge_rules_gui.game.call import Bid
from bridge_rules_gui.game.contract import Contract, ContractAboveSevenError, Doubling
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination
from tests.strategies import contracts


@given(contracts)
def test_contract_is_read_as_it_is_written(contract: Contract) -> None:
    assert Contract.parse(str(contract), contract.declarer) == contract


def test_what_a_contract_says() -> None:
    contract = Contract.parse("4SX", Seat.SOUTH)
    assert contract.bid == Bid(4, Denomination.SPADES)
    assert contract.level == 4
    assert contract.denomination is Denomination.SPADES
    assert contract.doubling is Doubling.DOUBLED
    assert contract.tricks_needed == 10
    assert contract.dummy is Seat.NORTH
    assert contract.opening_leader is Seat.WEST


@pytest.mark.parametrize("text", ["", "X", "4", "4SXXX", "X4S", "4S X", "P", "4SD", "0CX"])
def test_what_is_no_contract_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match="is not a contract; write it like 4S, 4SX or 4SXX"):
        Contract.parse(text, Seat.SOUTH)


def test_no_contract_is_above_seven() -> None:
    with pytest.raises(ContractAboveSevenError, match="Law 38: 8C cannot be a contract") as caught:
        Contract.parse("8C", Seat.SOUTH)
    assert caught.value.bid == Bid(8, Denomination.CLUBS)
