from __future__ import annotations

import pytest

from bridge_rules_gui.game.card import DECK, Card, Rank
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.suit import Suit
from tests.every import every


@every("card", DECK, ids=str)
def test_a_card_is_read_as_it_is_written(card: Card) -> None:
    assert Card.parse(str(card)) == card


def test_the_spelling_is_suit_first_and_t_for_ten() -> None:
    assert str(Card(Suit.SPADES, Rank.QUEEN)) == "SQ"
    assert str(Card(Suit.HEARTS, Rank.TEN)) == "HT"


def test_the_ten_is_the_lowest_honour() -> None:
    assert "".join(str(rank) for rank in Rank if rank.is_honour) == "TJQKA"


def test_the_deck_has_52_different_cards_lowest_first() -> None:
    assert len(set(DECK)) == 52
    assert list(DECK) == sorted(DECK)
    assert (str(DECK[0]), str(DECK[-1])) == ("C2", "SA")


@pytest.mark.parametrize("text", ["", "S", "QS", "S10", "H1", "S23", "sq", "10"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match="is not a card; write it like SQ or HT"):
        Card.parse(text)


@pytest.mark.parametrize("text", ["", "10", "1", "23", "a"])
def test_what_is_no_rank_is_refused(text: str) -> None:
    with pytest.raises(BridgeError, match="is not a rank"):
        Rank.parse(text)
