"""Diagrams of the game: an auction under its seats, a deal around the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.deal import Deal
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.bridge.suit import Suit
from bridge_rules_gui.services.typesetting import hypertext
from bridge_rules_gui.services.typesetting.hypertext import NOTHING, Cell

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.hand import Hand
    from bridge_rules_gui.corpus.worked_example import ExampleAuction, ExampleDeal
    from bridge_rules_gui.services.typesetting.hypertext import Markup

_VULNERABLE: Final = {"none": "–", "ns": "NS", "ew": "EW", "all": "NS EW"}


def auction_markup(auction: ExampleAuction) -> Markup:
    """Return an auction as drawn: a column for each seat, a row for each round."""
    heads = [
        Cell(hypertext.text(f"{seat} •" if seat == auction.dealer else seat), is_heading=True)
        for seat in auction.seats
    ]
    last = max((entry.row for entry in auction.entries), default=-1)
    rows = [[_turn(auction, row, seat) for seat in auction.seats] for row in range(last + 1)]
    return hypertext.table("auction at1", [heads, *rows])


def _turn(auction: ExampleAuction, row: int, seat: str) -> Cell:
    """Return what stands at one player's turn, several entries and alternatives in a line each."""
    printed = [e.printed for e in auction.entries if (e.row, e.seat) == (row, seat)]
    return Cell(hypertext.text("\n".join(printed).replace(", ", ",\n")))


def deal_markup(drawn: ExampleDeal) -> Markup:
    """Return a deal as players sit: North above, West and East, South below.

    A dot marks the dealer; beside the number of the board stands who is vulnerable.
    """
    deal = Deal.parse(drawn.deal)
    facts = [f"№ {drawn.board}" if drawn.board else "", _VULNERABLE.get(drawn.vulnerable, "")]
    board = hypertext.text("\n".join(filter(None, facts)))
    north, east, south, west = (_hand(drawn, seat, deal.hand(seat)) for seat in Seat)
    empty = Cell(NOTHING)
    rows = [
        [Cell(hypertext.styled("quiet", board)), north, empty],
        [west, empty, east],
        [empty, south, empty],
    ]
    return hypertext.table("deal at1", rows)


def _hand(drawn: ExampleDeal, seat: Seat, hand: Hand | None) -> Cell:
    """Return a hand under its seat, the suits from spades down."""
    name = f"{seat} •" if str(seat) == drawn.dealer else str(seat)
    lines = [] if hand is None else [_holding(drawn, seat, hand, suit) for suit in reversed(Suit)]
    head = hypertext.styled("quiet", hypertext.text(f"{name}\n"))
    return Cell(hypertext.joined([head, hypertext.text("\n".join(lines))]))


def _holding(drawn: ExampleDeal, seat: Seat, hand: Hand, suit: Suit) -> str:
    """Return the cards of a suit, those in brackets that the print has in brackets."""
    bracketed = {b.card for b in drawn.bracketed if b.seat == str(seat)}
    ranks = (
        f"({card.rank})" if str(card) in bracketed else str(card.rank)
        for card in hand.of_suit(suit)
    )
    return f"{suit.symbol} {''.join(ranks) or '–'}"
