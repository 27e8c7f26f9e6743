"""The auctions of the examples, beside their drawings."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bridge_rules_gui.corpus.commentary import Commentary
from bridge_rules_gui.corpus.worked_example import AuctionEntry, EntryKind, Example, ExampleAuction
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.reading.commentary.auctions import UnreadableAuctionError, read_auction
from bridge_rules_gui.reading.commentary.drafts import AuctionDraft
from bridge_rules_gui.reading.commentary.layout import AuctionDrawing
from bridge_rules_gui.reading.commentary.review import unmarked_irregularities
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.ledger import Ledger

FindExample = Callable[[int, str], Example]


_SIGNS = {
    EntryKind.ELLIPSIS: "...",
    EntryKind.DIRECTOR: "TD",
    EntryKind.CLOSING_PASSES: "all pass",
}


def _described(entry: AuctionEntry) -> str:
    """Return an entry in one word: ``S:1H!``, and ``S>X`` for a replacement."""
    if not entry.calls:
        return f"{entry.seat}:{_SIGNS[entry.kind]}"
    made = ">" if entry.kind is EntryKind.REPLACEMENT else ":"
    calls = "/".join(f"{call.call}{'!' * call.irregular}" for call in entry.calls)
    return f"{entry.seat}{made}{calls}"


def _scenario(auction: ExampleAuction | AuctionDraft) -> str:
    return " ".join(_described(entry) for entry in auction.entries)


def _read(drawing: str) -> AuctionDraft:
    document = Document.from_bytes("drawing.txt", drawing.encode())
    lines = tuple(range(1, len(document.lines) + 1))
    return read_auction(Ledger(document), AuctionDrawing(lines), "")


@pytest.mark.parametrize(
    ("law", "number", "dealer", "scenario"),
    [
        (23, "1", "N", "N:1D E:1S S:1H! S>X"),
        # South bids at East's turn; East calls, then South chooses between two calls
        (23, "2", "N", "N:1C E:... S:1D! E:1S S>P/X"),
        (23, "3", "N", "N:1NT E:P S:... W:2H! S:2H W>X/3H"),
        # three rounds in one printed row
        (23, "4", "N", "N:1S E:P S:2NT W:P N:4D E:P S:4C! S>4NT"),
        (23, "5", "N", "N:1H E:P S:4NT W:P N:5D E:P S:4NT! S>5NT"),
        (23, "6", "N", "N:1NT E:... S:2D W:P E:2S S:3H/4H"),
        (23, "7", "N", "N:2NT E:P S:2C S:3C"),
        (27, "", "N", "N:P E:1C S:2C W:1NT! N:TD W>2NT N:P E:P S:P"),
        # South deals, so North's pass comes first and is out of rotation
        (30, "1", "S", "N:P! S:1H N>1NT/2H/3H/4H"),
        (30, "2", "N", "N:1D E:X S:... N:P!"),
        (31, "", "N", "N:... S:1D!"),
        (32, "1", "N", "N:1D E:X S:... N:XX!"),
        (32, "2", "S", "N:X! S:..."),
        (26, "1", "E", "E:P S:2NT W:2C! N:TD W>P N:3C E:P S:3D W:P N:3NT E:all pass"),
        (26, "2", "E", "E:P S:2NT W:2C! N:TD W>3H N:3NT E:all pass"),
        (26, "3", "E", "E:P S:2NT W:2H! N:TD W>3H N:3NT E:all pass"),
        (50, "1", "E", "E:P S:1NT W:P N:3NT E:all pass"),
        (50, "2", "W", "W:1NT N:P E:P S:4S W:all pass"),
    ],
)
def test_what_happened_in_the_auction(
    example: FindExample, law: int, number: str, dealer: str, scenario: str
) -> None:
    (auction,) = example(law, number).auctions
    assert (auction.dealer, _scenario(auction)) == (dealer, scenario)


def test_the_auctions_of_the_article_on_law_86(commentary: Commentary) -> None:
    auctions = [auction for e in commentary.articles[5].examples for auction in e.auctions]
    assert [(a.dealer, "".join(a.seats), _scenario(a)) for a in auctions] == [
        ("W", "WNES", "W:P N:P E:1C S:2NT W:3H N:X E:3NT S:P S:..."),
        ("W", "WNES", "W:P N:P E:1C S:1NT W:2C N:2S E:3D S:P W:3S N:P E:4H S:all pass"),
        ("W", "WNES", "W:P N:P E:1C S:2NT W:3H N:X E:3NT S:P W:P N:P"),
    ]


def test_there_are_21_auctions(commentary: Commentary) -> None:
    auctions = [x for a in commentary.articles for e in a.examples for x in e.auctions]
    assert len(auctions) == 21
    assert [a.source.first for a in auctions if a.dealer_inferred] == [314]


def test_meanings_printed_beside_the_calls(example: FindExample) -> None:
    notes = {
        number: [
            call.note for a in example(23, number).auctions for e in a.entries for call in e.calls
        ]
        for number in ("1", "2", "3", "5")
    }
    assert notes == {
        "1": ["", "", "", "Sputnik"],
        "2": ["прецизна", "", "", "0-4", "4-6"],
        "3": ["", "", "", "Jacoby", "♥", ""],
        "5": ["", "", "BW", "", "", "", "", "BW за K"],
    }


def test_alerted_calls_lead_to_their_notes(commentary: Commentary) -> None:
    for found in commentary.articles[5].examples:
        (auction,) = found.auctions
        marks = [call.mark for entry in auction.entries for call in entry.calls if call.alerted]
        assert marks == [note.label for note in auction.notes]


def test_notes_say_who_was_told_what(commentary: Commentary) -> None:
    drawn_with_bars, _, listed = (e.auctions[0] for e in commentary.articles[5].examples)
    assert [note.words.text for note in drawn_with_bars.notes] == [
        "South на West = Червени (правилно)\nNorth на East = Мажори (грешно)",
        "West на South = Информативна, 4+ ♠\nEast на North = ♣ фит, ♥ стопер, търси стопер ♠",
    ]
    assert [n.words.text for n in listed.notes] == [n.words.text for n in drawn_with_bars.notes]


def test_calls_are_values_of_the_game(commentary: Commentary) -> None:
    for article in commentary.articles:
        for found in article.examples:
            for auction in found.auctions:
                for entry in auction.entries:
                    printed = [call.call for call in entry.calls]
                    assert [str(Call.parse(call)) for call in printed] == printed
                    assert Seat.parse(entry.seat)


def test_unmarked_irregularities_are_those_of_two_examples(commentary: Commentary) -> None:
    found = [p.message for p in commentary.problems if p.kind == "unmarked-irregularity"]
    south_and_west, south = found
    assert south_and_west.startswith("2♦(Jacoby) of South is out of rotation and pass of West")
    assert south.startswith("2♣(Puppet) of South is insufficient")


@pytest.mark.parametrize(
    ("drawing", "unmarked"),
    [
        ("<u>N</u>\tE\tS\tW\n1♦\tpass\t1♥\tpass", []),
        ("<u>N</u>\tE\tS\tW\n1♦\t\t1♥\t", ["1♥ of South is out of rotation"]),
        ("<u>N</u>\tE\tS\tW\n1♦\t1♣\t\t", ["1♣ of East is insufficient"]),
        ("<u>N</u>\tE\tS\tW\n1♦\t1♣! pass\t\t\n\t\t1♥\t", []),
        ("N\t<u>E</u>\tS\tW\n1♦\t\t\t", ["1♦ of North is out of rotation"]),
    ],
)
def test_rotation_and_sufficiency_are_followed(drawing: str, unmarked: list[str]) -> None:
    assert unmarked_irregularities(_read(drawing)) == unmarked


def test_a_cell_that_holds_no_call_is_refused() -> None:
    with pytest.raises(UnreadableAuctionError, match=r"drawing\.txt:2: 'three clubs' is no call"):
        _read("<u>N</u>\tE\tS\tW\n1♦\tthree clubs\t\t")


def test_restrictions_on_leads_stand_in_tables(example: FindExample) -> None:
    (table,) = example(26, "2").tables
    assert table.header == 1
    assert table.rows[0] == ("", "♠", "не ♠", "♥", "не ♥", "♦", "не ♦", "♣", "не ♣")
    assert [row[0] for row in table.rows] == ["", "2007", "2017"]
    marked = {
        row[0]: [table.rows[0][n] for n, cell in enumerate(row) if n and cell]
        for row in table.rows[1:]
    }
    assert marked == {"2007": ["♠", "не ♠"], "2017": ["не ♠", "не ♦", "не ♣"]}
