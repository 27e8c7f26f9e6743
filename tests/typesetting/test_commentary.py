"""Auctions and deals as they are drawn."""

from __future__ import annotations

from bridge_rules_gui.corpus.provision import SourceLines
from bridge_rules_gui.corpus.worked_example import (
    AuctionEntry,
    BracketedCard,
    EntryKind,
    ExampleAuction,
    ExampleCall,
    ExampleDeal,
)
from bridge_rules_gui.typesetting.commentary import auction_markup, deal_markup

HERE = SourceLines("book.txt", ((1, 2),))


def entry(row: int, seat: str, printed: str, kind: EntryKind = EntryKind.CALL) -> AuctionEntry:
    return AuctionEntry(row, seat, kind, printed, (ExampleCall(call="P", printed=printed),))


def deal(text: str, **more: object) -> str:
    fields: dict[str, object] = {"board": "7", "dealer": "W", "vulnerable": "ew", **more}
    return deal_markup(ExampleDeal(deal=text, source=HERE, **fields))  # type: ignore[arg-type]


def test_calls_stand_under_their_seats_round_by_round() -> None:
    auction = ExampleAuction(
        seats=("N", "E", "S", "W"),
        dealer="E",
        entries=(
            entry(0, "E", "1♥"),
            entry(0, "S", "pass"),
            entry(1, "N", "2♥!"),
            entry(1, "N", "3♥", EntryKind.REPLACEMENT),
        ),
        source=HERE,
    )
    lines = auction_markup(auction).splitlines()
    assert lines[1].count("<th>") == 4
    assert "E •" in lines[1]
    assert lines[2].startswith("<tr><td></td><td>1<span")
    assert lines[3].startswith('<tr><td>2<span class="suit heart">♥</span>!<br>3<span')


def test_hands_stand_around_the_table_with_the_dealer_marked() -> None:
    markup = deal("N:AK.QJ.T9.8765432 ... - ...")
    assert "№ 7<br>EW" in markup
    assert "W •<br>" in markup
    assert "</span> AK<br>" in markup


def test_void_is_a_dash_and_an_unknown_hand_is_empty() -> None:
    markup = deal("N:AK.QJ.. - - -")
    assert markup.count("</span> –") == 2
    assert '<span class="quiet">S<br></span></td>' in markup


def test_card_in_brackets_keeps_them() -> None:
    markup = deal("N:AK2.QJ.. - - -", bracketed=(BracketedCard("N", "S2"),))
    assert "AK(2)" in markup
