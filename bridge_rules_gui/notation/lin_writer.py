"""Cases as LIN: one board a line, with what LIN can say; the rest stands in its commentary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Bid, Call, Double, Pass
from bridge_rules_gui.game.hand import Hand
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.scenario import Scenario
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.suit import Denomination, Suit
from bridge_rules_gui.notation.lin_reader import (
    DEALERS,
    VULNERABLE,
)
from bridge_rules_gui.notation.table_record import TableRecord, record_of

_LETTERS: Final = {vulnerable: letter for letter, vulnerable in VULNERABLE.items()}


def write_lin(scenarios: Iterable[Scenario]) -> bytes:
    """Return a LIN file of cases: their deals, and the calls and cards that stand."""
    lines = ["".join(f"{tag}|{value}|" for tag, value in _board(one)) for one in scenarios]
    return "".join(f"{line}\n" for line in lines).encode()


def contract_lost(scenario: Scenario) -> str:
    """Return what is lost of a contract stated without its auction; nothing where none is lost."""
    record = record_of(scenario)
    if record.contract is None or record.auction is not None:
        return ""
    contract = f"{record.contract} by {record.contract.declarer}"
    return f"the contract {contract} is told without its auction: LIN cannot hold it"


def _board(scenario: Scenario) -> Iterator[tuple[str, str]]:
    record = record_of(scenario)
    yield "pn", "South,West,North,East"
    yield "st", ""
    yield "md", _deal(scenario)
    yield "rh", ""
    yield "ah", _plain(scenario.title)
    yield "sv", _LETTERS[scenario.vulnerable]
    yield from _calls(record)
    yield "pg", ""
    if record.play is not None:
        yield from _cards(record.play)
    tricks = scenario.facts.value("tricks_declarer")
    if isinstance(tricks, int) and not isinstance(tricks, bool):
        yield "mc", str(tricks)
    for remark in (contract_lost(scenario), *record.remarks):
        if remark:
            yield "nt", _plain(remark)


def _deal(scenario: Scenario) -> str:
    dealer = scenario.dealer or Seat.SOUTH
    hands = [scenario.deal.hand(seat) if scenario.deal else None for seat in DEALERS]
    written = [_hand(hand) for hand in hands]
    is_full = all(hand is not None and len(hand) == 13 for hand in hands)
    last = "" if is_full else written[3]
    return f"{DEALERS.index(dealer) + 1}{','.join([*written[:3], last])}"


def _hand(hand: Hand | None) -> str:
    if hand is None:
        return ""
    return "".join(
        f"{suit}{''.join(str(card.rank) for card in reversed(hand.of_suit(suit)))}"
        for suit in reversed(Suit)
    )


def _calls(record: TableRecord) -> Iterator[tuple[str, str]]:
    """Yield the calls in rotation; LIN has no way to say who called out of it."""
    if record.auction is None:
        return
    so_far = Auction(record.auction.dealer)
    for place, (seat, call) in enumerate(record.auction.calls):
        if seat is not so_far.turn:
            yield "nt", f"{call} by {seat} was out of rotation: the auction is written up to here"
            return
        meaning = record.meanings.get(place)
        yield "mb", _call(call) + ("!" if meaning else "")
        if meaning:
            yield "an", _plain(meaning)
        so_far = so_far.condone(seat, call)


def _call(call: Call) -> str:
    if isinstance(call, Bid):
        is_notrump = call.denomination is Denomination.NOTRUMP
        return f"{call.level}{'N' if is_notrump else call.denomination}"
    if isinstance(call, Pass):
        return "p"
    return "d" if isinstance(call, Double) else "r"


def _cards(play: PlayPeriod) -> Iterator[tuple[str, str]]:
    """Yield the cards in the order they were played, up to a lead out of turn."""
    expected = play.leader
    for trick in play.tricks:
        if trick.leader is not expected:
            yield "nt", f"{trick.leader} led out of turn: the play is written up to here"
            return
        for _, card in trick.cards:
            yield "pc", str(card)
        yield "pg", ""
        if not trick.is_complete:
            return
        expected = trick.winner(play.contract.denomination)


def _plain(text: str) -> str:
    """Return text in one line, without the sign that ends a field, suits as LIN writes them."""
    for suit in Suit:
        text = text.replace(suit.symbol, f"!{suit}")
    printable = "".join(c if c.isprintable() and c != "|" else " " for c in text)
    return " ".join(printable.split())
