from __future__ import annotations

from bridge_rules_gui.bridge.example import (
    bracketed_card,
    calls_of,
    deal_of,
    dealer_of,
    vulnerability_of,
)
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.vulnerability import Vulnerability
from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.corpus.worked_example import (
    AuctionEntry,
    BracketedCard,
    EntryKind,
    ExampleCall,
    ExampleDeal,
)

SOURCE = SourceLines("x.txt", ((1, 1),))


def test_a_deal_of_the_commentary_becomes_a_deal() -> None:
    deal = "N:AKQJT98765432... .AKQJT98765432.. - ...AKQJT98765432"
    example = ExampleDeal(board="4", dealer="W", vulnerable="all", deal=deal, source=SOURCE)
    assert str(deal_of(example)) == deal
    assert dealer_of(example) is Seat.WEST
    assert vulnerability_of(example) is Vulnerability.ALL


def test_what_is_not_printed_is_not_known() -> None:
    example = ExampleDeal(board="", dealer="", vulnerable="", deal="N:- - - -", source=SOURCE)
    assert dealer_of(example) is None
    assert vulnerability_of(example) is None


def test_alternatives_become_calls() -> None:
    calls = (ExampleCall(call="X", printed="dbl"), ExampleCall(call="3H", printed="3♥"))
    entry = AuctionEntry(1, "W", EntryKind.REPLACEMENT, "dbl, 3♥", calls)
    assert [str(call) for call in calls_of(entry)] == ["X", "3H"]
    assert calls_of(AuctionEntry(0, "N", EntryKind.ELLIPSIS, "...")) == ()


def test_a_card_in_brackets_has_a_seat() -> None:
    seat, card = bracketed_card(BracketedCard("E", "SA"))
    assert (seat, str(card)) == (Seat.EAST, "SA")
