"""The rows of PBN's two sections: calls with their marks, cards in fixed columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Pass
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.deal import Deal
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.trick import Trick

_MOST_NOTES: Final = 32
_UNFINISHED: Final = "*"


def auction_rows(auction: Auction, meanings: Mapping[int, str]) -> tuple[list[str], list[str]]:
    """Return the rows of an auction from its dealer, and the notes its calls refer to."""
    notes = list(dict.fromkeys(meanings.values()))[:_MOST_NOTES]
    entries: list[str] = []
    so_far = Auction(auction.dealer)
    for place, (seat, call) in enumerate(auction.calls):
        while so_far.turn.turned(_skipped(entries)) is not seat:
            entries.append("^S")
        sign = "^I " if so_far.illegality(seat, call) is not None else ""
        word = "Pass" if isinstance(call, Pass) else str(call)
        meaning = meanings.get(place)
        note = f" ={notes.index(meaning) + 1}=" if meaning in notes else ""
        entries.append(f"{sign}{word}{note}")
        so_far = so_far.condone(seat, call)
    return _rows([*_with_all_pass(entries, auction)]), notes


def _skipped(entries: Sequence[str]) -> int:
    """Return how many seats have been skipped since the last call."""
    skipped = 0
    while skipped < len(entries) and entries[-1 - skipped] == "^S":
        skipped += 1
    return skipped


def _with_all_pass(entries: Sequence[str], auction: Auction) -> list[str]:
    """Return the entries with the last passes as ``AP``, or ``*`` where calls are to follow."""
    if not auction.is_over:
        return [*entries, _UNFINISHED]
    if list(entries) == ["Pass"] * 4:
        return ["AP"]
    last = list(entries[-3:])
    return [*entries[:-3], "AP"] if last == ["Pass"] * 3 else list(entries)


def _rows(entries: Sequence[str]) -> list[str]:
    return [" ".join(entries[start : start + 4]) for start in range(0, len(entries), 4)]


def play_rows(play: PlayPeriod, deal: Deal | None) -> list[str]:
    """Return the rows of the tricks, each card in the column of its seat."""
    rows: list[str] = []
    expected = play.leader
    played: list[Card] = []
    for number, trick in enumerate(play.tricks):
        signs = _signs(trick, deal, played)
        if number and trick.leader is not expected:
            signs[trick.leader] = "^L "
        rows.append(_row(trick, play.leader, signs))
        played += [card for _, card in trick.cards]
        if not trick.is_complete:
            break
        expected = trick.winner(play.contract.denomination)
    return rows if play.is_over else [*rows, _UNFINISHED]


def _signs(trick: Trick, deal: Deal | None, played: Sequence[Card]) -> dict[Seat, str]:
    """Return ``^R`` for each player who could have followed suit and did not."""
    led = trick.suit_led
    signs: dict[Seat, str] = {}
    for seat, card in trick.cards:
        hand = deal.hand(seat) if deal else None
        left = [held for held in hand or () if held not in played and held.suit is led]
        if card.suit is not led and left:
            signs[seat] = "^R "
    return signs


def _row(trick: Trick, first: Seat, signs: Mapping[Seat, str]) -> str:
    entries: list[str] = []
    for column in range(4):
        seat = first.turned(column)
        cards = trick.cards_of(seat)
        entries.append(f"{signs.get(seat, '')}{cards[0]}" if cards else "-")
    return " ".join(entries)
