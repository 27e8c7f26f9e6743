"""The deals of the examples, faulty ones as printed."""

from __future__ import annotations

import pytest

from bridge_rules_gui.corpus.commentary import Commentary
from bridge_rules_gui.corpus.worked_example import ExampleDeal
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.vulnerability import Vulnerability
from bridge_rules_gui.reading.commentary.deals import UnreadableDealError, read_deal
from bridge_rules_gui.reading.commentary.layout import DealDrawing
from bridge_rules_gui.reading.commentary.review import deal_faults
from bridge_rules_gui.reading.document import Document
from bridge_rules_gui.reading.ledger import Ledger

# The deals in the order of the document: law, board, dealer, vulnerable, cards.
DEALS = [
    (27, "1", "N", "none", "N:JT8.9.QJT6.AJ854 T72.AKQ3.972.KQ7 Q6543.J842.AK4.6 AK.T765.853.T932"),
    (86, "16", "W", "ew", "N:AT9.KJT53.T83.J6 KJ85.8.A94.AQ952 72.A7642.QJ752.7 Q643.Q9.K6.KT843"),
    (86, "16", "W", "ew", "N:AT9.KJT53.T83.J6 KJ85.Q.A94.AQ952 72.A7642.QJ752.7 Q643.98.K6.KT843"),
    (86, "16", "W", "ew", "N:AT9.KJT53.T83.J6 KJ85.8.A94.AQ952 72.A7642.QJ752.7 Q643.Q9.K6.KT843"),
    (50, "6", "E", "ew", "N:853.KT74.AT4.QT6 KQT6.53.J73.T742 J72.A82.KQ86.AJ9 A94.QJ96.952.K85"),
    (13, "16", "W", "ew", "N:K875.843.7.QJ843 AQ42.QJ5.AK32.A52 JT9.A9762.54.KT9 A63.KT.QJT986.76"),
    (13, "1", "N", "none", "N:K85.KJ432.7.AQT 42.A85.A543.9842 QJT7.Q976.K2.K53 A9632.T.QJT986.76"),
    (13, "4", "W", "all", "N:K854.KJ4.7.KJT98 .T86532.K865.542 QJT7.AQ97.QJT9.3 A9632..A432.AQ76"),
]


def _deals(commentary: Commentary) -> list[tuple[int, ExampleDeal]]:
    return [
        (example.on[0].law, deal)
        for article in commentary.articles
        for example in article.examples
        for deal in example.deals
    ]


def test_the_deals_as_printed(commentary: Commentary) -> None:
    found = [(law, d.board, d.dealer, d.vulnerable, d.deal) for law, d in _deals(commentary)]
    assert found == DEALS


def test_deals_are_values_of_the_game(commentary: Commentary) -> None:
    for _, example in _deals(commentary):
        assert str(Deal.parse(example.deal)) == example.deal
        assert str(Seat.parse(example.dealer)) == example.dealer
        assert str(Vulnerability.parse(example.vulnerable)) == example.vulnerable


def test_cards_in_brackets_are_kept_apart(commentary: Commentary) -> None:
    bracketed = [
        [f"{bracketed.seat}:{bracketed.card}" for bracketed in deal.bracketed]
        for law, deal in _deals(commentary)
        if law == 13
    ]
    assert bracketed == [["W:SA", "E:SA"], ["W:S2", "E:S2"], ["N:S4", "W:S2"]]


def test_faulty_deals_stay_as_printed_and_are_told(commentary: Commentary) -> None:
    found = {
        (law, deal.board, deal.source.first): deal_faults(deal) for law, deal in _deals(commentary)
    }
    assert {key: faults for key, faults in found.items() if faults} == {
        (27, "1", 128): ["♠10 lies with North and East", "♠9 lies with nobody"],
        (50, "6", 640): ["♣10 lies with North and East", "♣3 lies with nobody"],
        (13, "1", 857): ["North has 12 cards", "♣J lies with nobody"],
        (13, "4", 915): ["the cards in brackets differ: ♠4 (North), ♠2 (West)"],
    }
    reported = [p.line for p in commentary.problems if p.kind == "faulty-deal"]
    assert reported == [128, 640, 857, 915]


def test_a_hand_may_run_on_in_the_next_line(commentary: Commentary) -> None:
    """Lines 836-837: "♠ (A)Q4" and a lone "2"."""
    _, deal = _deals(commentary)[5]
    assert deal.deal.split()[1].startswith("AQ42.")


@pytest.mark.parametrize(
    "drawing", ["Board 7\nsomething", "Board 7\n♠ AK1", "Board 7\tnotes\n", "Board 7\n10"]
)
def test_what_is_no_part_of_a_deal_is_refused(drawing: str) -> None:
    document = Document.from_bytes("drawing.txt", drawing.encode())
    lines = tuple(range(1, len(document.lines) + 1))
    with pytest.raises(UnreadableDealError, match="is no part of a deal"):
        read_deal(Ledger(document), DealDrawing(lines))
