from __future__ import annotations

import pytest

from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.suit import Denomination, Suit


@pytest.mark.parametrize("suit", Suit)
def test_a_suit_is_read_from_its_letter_and_its_sign(suit: Suit) -> None:
    assert Suit.parse(str(suit)) is suit
    assert Suit.parse(suit.symbol) is suit


@pytest.mark.parametrize("denomination", Denomination)
def test_a_denomination_is_read_as_it_is_written(denomination: Denomination) -> None:
    assert Denomination.parse(str(denomination)) is denomination


def test_suits_rank_from_clubs_to_spades_and_notrump_above() -> None:
    assert "".join(suit.symbol for suit in sorted(Suit)) == "♣♦♥♠"
    assert max(Denomination) is Denomination.NOTRUMP


def test_every_denomination_but_notrump_names_a_suit() -> None:
    assert [d.suit for d in Denomination] == [*Suit, None]


def test_a_sign_names_a_denomination_too() -> None:
    assert Denomination.parse("♥") is Denomination.HEARTS


@pytest.mark.parametrize("text", ["", "NT", "N", "s", "SS"])
def test_what_is_no_suit_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match="is not a suit"):
        Suit.parse(text)


@pytest.mark.parametrize("text", ["", "N", "nt", "1C"])
def test_what_is_no_denomination_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match="is not a denomination"):
        Denomination.parse(text)
