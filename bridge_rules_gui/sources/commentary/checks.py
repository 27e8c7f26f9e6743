"""What is wrong with the commentary: faulty deals, unmarked irregularities, split words."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Bid, Call
from bridge_rules_gui.bridge.card import Card
from bridge_rules_gui.bridge.deal import (
    Deal,
    DealFault,
    MissingCard,
    RepeatedCard,
    WrongNumberOfCards,
)
from bridge_rules_gui.bridge.hand import Hand
from bridge_rules_gui.bridge.seat import Seat
from bridge_rules_gui.corpus.worked_example import EntryKind

if TYPE_CHECKING:
    from collections.abc import Iterator

    from bridge_rules_gui.corpus.worked_example import AuctionEntry, ExampleDeal
    from bridge_rules_gui.sources.commentary.drafts import AuctionDraft

SEAT_NAMES = {Seat.NORTH: "North", Seat.EAST: "East", Seat.SOUTH: "South", Seat.WEST: "West"}

# The PDF parted italic words after "т"; the pieces are no words ("а" and "о" are, but
# nowhere follow a word in "т" in this text).
_SPLIT_WORD = re.compile(r"[\w-]*т(?: (?:о|а|ова|ези|акова|очно|ъчнат|ат|во)(?!\w))+")


# "♦АК", "6♦ х" and "ЗНТ" are drawn like cards, a double and 3NT, but not typed like them.
_IN_CYRILLIC = re.compile(r"(?:\d? ?[♠♥♦♣] ?[АКх]+|ЗНТ)(?!\w)")
_MIXED = re.compile(r"\b(?=[а-я]*[a-z])(?=[a-z]*[а-я])[а-яa-z]+\b")


def in_cyrillic_letters(text: str) -> list[str]:
    """Return the cards, bids and doubles of a passage that are typed in Cyrillic letters."""
    return [found.strip() for found in _IN_CYRILLIC.findall(text)]


def mixed_words(text: str) -> list[tuple[str, str]]:
    """Return the words with letters of both alphabets, and which of these are Latin."""
    return [
        (word, " ".join(letter for letter in word if letter.isascii()))
        for word in _MIXED.findall(text)
    ]


def split_words(text: str) -> list[str]:
    """Return the words of a passage that blanks divide, as printed."""
    return _SPLIT_WORD.findall(text)


def deal_faults(example: ExampleDeal) -> list[str]:
    """Return what is wrong with a deal, beyond what its brackets announce.

    A card in brackets is printed twice, in the hand it came to and in the hand it is
    missing from; without one of them the deal has to be a full one.
    """
    deal = Deal.parse(example.deal)
    announced = {bracketed.card for bracketed in example.bracketed}
    if not announced:
        return [_told(fault) for fault in deal.faults()]
    if len(announced) > 1:
        cards = ", ".join(
            f"{_printed(Card.parse(b.card))} ({SEAT_NAMES[Seat.parse(b.seat)]})"
            for b in example.bracketed
        )
        told = [_told(fault) for fault in deal.faults()]
        return [f"the cards in brackets differ: {cards}", *told]
    holders = [Seat.parse(bracketed.seat) for bracketed in example.bracketed]
    without = (_without(deal, seat, Card.parse(*announced)) for seat in holders)
    return [_told(fault) for fault in min((list(d.faults()) for d in without), key=len)]


def _without(deal: Deal, seat: Seat, card: Card) -> Deal:
    """Return a deal without a card in one hand."""
    return Deal(
        tuple(
            Hand(tuple(c for c in hand if c != card)) if holder is seat and hand else hand
            for holder, hand in zip(Seat, deal.hands, strict=True)
        )
    )


def _printed(card: Card) -> str:
    rank = str(card.rank).replace("T", "10")
    return f"{card.suit.symbol}{rank}"


def _told(fault: DealFault) -> str:
    match fault:
        case WrongNumberOfCards(seat, cards):
            return f"{SEAT_NAMES[seat]} has {cards} cards"
        case RepeatedCard(card, seats):
            return f"{_printed(card)} lies with {' and '.join(SEAT_NAMES[seat] for seat in seats)}"
        case MissingCard(card):
            return f"{_printed(card)} lies with nobody"


def unmarked_irregularities(auction: AuctionDraft) -> list[str]:
    """Return the calls that are irregular by themselves but carry no ``!`` in print."""
    return list(_Follower(Seat.parse(auction.dealer)).unmarked(auction.entries))


class _Follower:
    """Follows an auction as far as rotation and sufficiency go."""

    def __init__(self, dealer: Seat) -> None:
        self._turn = dealer
        self._bid: Bid | None = None

    def unmarked(self, entries: tuple[AuctionEntry, ...]) -> Iterator[str]:
        for entry in entries:
            seat = Seat.parse(entry.seat)
            if entry.kind is EntryKind.REPLACEMENT:
                self._make(seat, entry)
            elif entry.kind is EntryKind.CALL and not entry.calls[0].irregular:
                fault = self._fault(seat, Call.parse(entry.calls[0].call))
                if fault:
                    yield f"{entry.printed} of {SEAT_NAMES[seat]} is {fault}"
                else:
                    self._make(seat, entry)

    def _fault(self, seat: Seat, call: Call) -> str:
        if seat is not self._turn:
            return "out of rotation"
        if isinstance(call, Bid) and self._bid is not None and call <= self._bid:
            return "insufficient"
        return ""

    def _make(self, seat: Seat, entry: AuctionEntry) -> None:
        call = Call.parse(entry.calls[0].call)
        if isinstance(call, Bid):
            self._bid = call
        self._turn = seat.left_hand_opponent
