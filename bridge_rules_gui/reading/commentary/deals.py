"""Deals as drawn: hands around a square, in cells, or one suit to the line.

The drawings differ in dress only. West's suits stand in the first column, North's and then
South's in the second, East's in the last one used; where every suit has a line of its own,
the hands come in the order North, West, East, South.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bridge_rules_gui.corpus.worked_example import BracketedCard, ExampleDeal
from bridge_rules_gui.game.card import Card, Rank
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Suit
from bridge_rules_gui.reading.commentary.drafts import DealDraft
from bridge_rules_gui.reading.commentary.layout import SEAT_NAMES, DealDrawing
from bridge_rules_gui.reading.document import SourceError, Span
from bridge_rules_gui.reading.drafts import source_lines
from bridge_rules_gui.reading.ledger import CharacterClass, Ledger

_TOKEN = re.compile(
    r"(?P<compass><div[^<>]*>[^<>]*</div>|<table.*</table>)"
    r"|(?P<tag></?p>)"
    r"|(?P<board>Board (?P<number>\d+))"
    r"|(?P<dealer>(?P<deals>North|East|South|West) Deals|Dealer:? (?P<named>North|East|South|West))"
    r"|(?P<vulnerable>(?:Vul: )?(?P<sides>None|All|EW|NS)\b)"
    r"|(?P<suit>[♠♥♦♣])"
    r"|(?P<seat>NORTH|EAST|SOUTH|WEST|[NESW]\b)"
    r"|(?P<open>\()|(?P<close>\))"
    r"|(?P<rank>10|[2-9AKQJ])"
    r"|(?P<void>-)"
)
_VULNERABILITY = {"None": "none", "All": "all", "EW": "ew", "NS": "ns"}
_LISTED = ("N", "W", "E", "S")


class UnreadableDealError(SourceError):
    """Raised when a drawing has something in it that is no part of a deal."""

    def __init__(self, file: str, span: Span, text: str) -> None:
        super().__init__(
            f"{file}:{span.line}: {text!r} is no part of a deal; restore the file as given"
        )


@dataclass
class _Drawing:
    """A drawing while its tokens are read."""

    board: str = ""
    dealer: str = ""
    vulnerable: str = ""
    hands: dict[str, list[Card]] = field(default_factory=lambda: {seat: [] for seat in "NESW"})
    bracketed: list[BracketedCard] = field(default_factory=list)
    suits: dict[str, set[Suit]] = field(default_factory=lambda: {seat: set() for seat in "NESW"})
    named: str = ""
    seat: str = ""
    suit: Suit | None = None
    bracket: bool = False

    def take_suit(self, symbol: str, column: int | None) -> None:
        """Begin a suit; the column, or the hands that are full, tell whose."""
        self.suit = Suit.parse(symbol)
        if self.named:
            self.seat = self.named
        elif column is None:
            self.seat = next(seat for seat in _LISTED if self.suit not in self.suits[seat])
        elif column == 0:
            self.seat = "W"
        elif column == 1:
            self.seat = "S" if self.suit in self.suits["N"] else "N"
        else:
            self.seat = "E"
        self.suits[self.seat].add(self.suit)

    def take_rank(self, suit: Suit, printed: str) -> None:
        """Add a card of a suit, the one begun last."""
        card = Card(suit, Rank.TEN if printed == "10" else Rank.parse(printed))
        self.hands[self.seat].append(card)
        if self.bracket:
            self.bracketed.append(BracketedCard(self.seat, str(card)))


def read_deal(ledger: Ledger, drawing: DealDrawing) -> DealDraft:
    """Read a drawing; every card goes to the hand it is drawn in, right or wrong."""
    document, drawn = ledger.document, _Drawing()
    in_cells = any("\t" in document.line(number) for number in drawing.lines)
    spans: list[Span] = []
    for number in drawing.lines:
        line, at = document.line(number), 0
        for column, cell in enumerate(line.split("\t")):
            span = Span(number, at, at + len(cell))
            if cell.strip():
                spans.append(span)
            _read_cell(ledger, span, drawn, column if in_cells else None)
            at += len(cell) + 1
    deal = Deal(tuple(Hand(tuple(drawn.hands[str(seat)])) for seat in Seat))
    return DealDraft(
        ExampleDeal(
            board=drawn.board,
            dealer=drawn.dealer,
            vulnerable=drawn.vulnerable,
            deal=str(deal),
            bracketed=tuple(drawn.bracketed),
            source=source_lines(ledger, spans),
        ),
        spans,
    )


def _read_cell(ledger: Ledger, cell: Span, drawn: _Drawing, column: int | None) -> None:
    line, at = ledger.document.line(cell.line), cell.start
    names_whole_hand = "<p>" in ledger.document[cell]
    while at < cell.end:
        if line[at].isspace():
            at += 1
            continue
        token = _TOKEN.match(line, at, cell.end)
        if token is None or (token["rank"] and drawn.suit is None):
            rest = Span(cell.line, at, cell.end)
            raise UnreadableDealError(ledger.document.file, rest, ledger.document[rest])
        _claim(ledger, Span(cell.line, token.start(), token.end()), token)
        if token["seat"] and names_whole_hand:
            drawn.named = SEAT_NAMES[token["seat"]]
        _take(drawn, token, column)
        at = token.end()
    drawn.named = ""


def _claim(ledger: Ledger, span: Span, token: re.Match[str]) -> None:
    if token["compass"]:
        ledger.discard(span, "compass")
    elif token["tag"]:
        ledger.discard(span, "markup")
    elif token["seat"]:
        # "NORTH" over a hand names it; a lone "N" belongs to the square that was drawn twice.
        if len(token["seat"]) > 1:
            ledger.claim(span, CharacterClass.LABEL)
        else:
            ledger.discard(span, "compass")
    else:
        ledger.claim(span, CharacterClass.EXAMPLE)


def _take(drawn: _Drawing, token: re.Match[str], column: int | None) -> None:
    if token["board"]:
        drawn.board = token["number"]
    elif token["dealer"]:
        drawn.dealer = (token["deals"] or token["named"])[0]
    elif token["vulnerable"]:
        drawn.vulnerable = _VULNERABILITY[token["sides"]]
    elif token["suit"]:
        drawn.take_suit(token["suit"], column)
    elif token["open"] or token["close"]:
        drawn.bracket = bool(token["open"])
    elif token["rank"] and drawn.suit is not None:
        drawn.take_rank(drawn.suit, token["rank"])
