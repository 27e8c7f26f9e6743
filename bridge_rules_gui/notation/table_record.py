"""What stood on the table in the end: a story as the auction and play another program keeps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import NO_HANDS
from bridge_rules_gui.game.play import PlayPeriod, TricksWon
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import CallMade, Event, Scenario, Simultaneous
from bridge_rules_gui.notation.auction_record import AuctionRecord
from bridge_rules_gui.notation.play_record import PlayRecord


@dataclass(frozen=True, slots=True)
class TableRecord:
    """The calls and cards of a story that stand, and what a plain record cannot say.

    `auction` is None where the story begins after it, `play` where none has begun.
    `meanings` belong to the calls of the auction, by their place. `declarer` is who plays
    the contract, also after he took dummy's part (Law 54A).
    """

    auction: Auction | None
    meanings: dict[int, str]
    contract: Contract | None
    declarer: Seat | None
    play: PlayPeriod | None
    remarks: tuple[str, ...]


def record_of(scenario: Scenario) -> TableRecord:
    """Return what of a story stands."""
    events = tuple(_in_sequence(scenario.events))
    auction = _auction(scenario, events)
    standing = auction.auction if auction else None
    remarks = list(auction.remarks) if auction else []
    contract = scenario.contract or (standing.contract if standing else None)
    if contract is None:
        meanings = auction.meanings if auction else {}
        return TableRecord(standing, meanings, None, None, None, tuple(remarks))
    play = PlayRecord(_beginning(scenario, contract))
    for event in events:
        play.take(event)
    play.end()
    return TableRecord(
        standing,
        auction.meanings if auction else {},
        contract,
        play.play.contract.declarer,
        play.play if play.play.tricks else None,
        (*remarks, *play.remarks),
    )


def _in_sequence(events: Iterable[Event]) -> Iterator[Event]:
    """Yield events one by one, those that were simultaneous in the order they are told."""
    for event in events:
        if isinstance(event.act, Simultaneous):
            yield from event.act.events
        else:
            yield event


def _auction(scenario: Scenario, events: tuple[Event, ...]) -> AuctionRecord | None:
    if scenario.contract is not None or scenario.dealer is None:
        return None
    if not any(isinstance(event.act, CallMade) for event in events):
        return None
    record = AuctionRecord(scenario.dealer)
    for event in events:
        record.take(event)
    record.end()
    return record


def _beginning(scenario: Scenario, contract: Contract) -> PlayPeriod:
    deal = scenario.deal or NO_HANDS
    start = scenario.start
    if start is None:
        return PlayPeriod.begun(contract, deal)
    won = TricksWon(start.tricks_ns, start.tricks_ew)
    return PlayPeriod(contract, deal, start.on_lead, won)
