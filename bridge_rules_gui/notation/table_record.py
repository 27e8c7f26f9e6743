"""What stood on the table in the end: a case as the auction and play another program keeps."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.auction_errors import InsufficientBidError
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.deal import NO_HANDS
from bridge_rules_gui.game.play import PlayPeriod, TricksWon
from bridge_rules_gui.game.play_errors import (
    CardNotPlayedError,
    LeadOutOfTurnError,
    OpeningLeadOutOfTurnError,
    RevokeError,
)
from bridge_rules_gui.game.scenario import (
    Acceptance,
    CallMade,
    CallReplaced,
    CardsHandled,
    CardsPlayed,
    Event,
    Handling,
    OptionTaken,
    Scenario,
    Simultaneous,
)
from bridge_rules_gui.game.seat import Seat


@dataclass(frozen=True, slots=True)
class TableRecord:
    """The calls and cards of a case that stand, and what a plain record cannot say.

    `auction` is None where the case begins after it, `play` where none has begun.
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
    """Return what of a case stands."""
    events = tuple(_in_sequence(scenario.events))
    auction = _auction(scenario, events)
    standing = auction.auction if auction else None
    remarks = list(auction.remarks) if auction else []
    contract = scenario.contract or (standing.contract if standing else None)
    if contract is None:
        meanings = auction.meanings if auction else {}
        return TableRecord(standing, meanings, None, None, None, tuple(remarks))
    play = _PlayRecord(_first_play(scenario, contract))
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
    """Yield events one by one, those that were simultaneous in the order they are given."""
    for event in events:
        if isinstance(event.act, Simultaneous):
            yield from event.act.events
        else:
            yield event


def _auction(scenario: Scenario, events: tuple[Event, ...]) -> _AuctionRecord | None:
    if scenario.contract is not None or scenario.dealer is None:
        return None
    if not any(isinstance(event.act, CallMade) for event in events):
        return None
    record = _AuctionRecord(scenario.dealer)
    for event in events:
        record.take(event)
    record.end()
    return record


def _first_play(scenario: Scenario, contract: Contract) -> PlayPeriod:
    deal = scenario.deal or NO_HANDS
    start = scenario.start
    if start is None:
        return PlayPeriod.begun(contract, deal)
    won = TricksWon(start.tricks_ns, start.tricks_ew)
    return PlayPeriod(contract, deal, start.on_lead, won)


_ACCEPTED: Final = "accept_call"
_KEPT: Final = "keep_first_call"


class _AuctionRecord:
    """Takes the events of a case; keeps the calls that were legal, or accepted.

    This is no ruling: an irregular call stands when its acceptance is recorded or the next hand
    calls over it, and is left out when it is replaced, refused or passed over.
    """

    def __init__(self, dealer: Seat) -> None:
        self.auction = Auction(dealer)
        self.meanings: dict[int, str] = {}
        self.remarks: list[str] = []
        self._pending: tuple[Seat, Call, str] | None = None
        self._changed: tuple[Auction, Call] | None = None
        """The auction before a call was changed, and to what, while that may be undone."""

    def take(self, event: Event) -> None:
        """Take the next event."""
        match event.act:
            case CallMade(call) if event.who is not None:
                self._settle(is_accepted=self._is_called_over_by(event.who))
                self._make(event.who, call, event)
            case CallReplaced(call) if event.who is not None:
                self._replace(event.who, call, event)
            case Acceptance(accepted):
                self._decide(is_accepted=accepted)
            case OptionTaken(option) if option in (_ACCEPTED, _KEPT):
                self._decide(is_accepted=option == _ACCEPTED)
            case _:
                pass

    def end(self) -> None:
        """Leave out what was not settled."""
        self._settle(is_accepted=False)

    def _is_called_over_by(self, seat: Seat) -> bool:
        return self._pending is not None and seat is self._pending[0].left_hand_opponent

    def _decide(self, *, is_accepted: bool) -> None:
        if self._pending is not None:
            self._settle(is_accepted=is_accepted)
        elif self._changed is not None and not is_accepted:
            self.auction, call = self._changed
            self.remarks.append(f"the change to {call} was not allowed")
        self._changed = None

    def _settle(self, *, is_accepted: bool) -> None:
        """Let the irregular call stand, or leave it out."""
        if self._pending is None:
            return
        seat, call, meaning = self._pending
        self._pending = None
        if is_accepted:
            self._stand(seat, call, meaning)
        else:
            self.remarks.append(f"{call} by {seat} does not stand")

    def _make(self, seat: Seat, call: Call, event: Event) -> None:
        said = event.facts.value("meaning")
        meaning = said if isinstance(said, str) else ""
        fault = self.auction.illegality(seat, call)
        self._changed = None
        if fault is not None and not isinstance(fault, InsufficientBidError):
            self.remarks.append(f"{call} by {seat} cannot stand ({fault})")
        elif fault is None and seat is self.auction.turn:
            self._stand(seat, call, meaning)
        else:
            self._pending = (seat, call, meaning)

    def _replace(self, seat: Seat, call: Call, event: Event) -> None:
        """Put another call in place of the player's last, whether that was irregular or not."""
        calls = self.auction.calls
        changed = None
        if self._pending is not None and self._pending[0] is seat:
            self._settle(is_accepted=False)
        elif calls and calls[-1].seat is seat:
            changed, self.auction = (self.auction, call), self.auction.without_last()
            self.remarks.append(f"{calls[-1].call} by {seat} was changed to {call}")
        self._make(seat, call, event)
        self._changed = changed

    def _stand(self, seat: Seat, call: Call, meaning: str) -> None:
        place = len(self.auction.calls)
        self.meanings.pop(place, None)
        if meaning:
            self.meanings[place] = meaning
        self.auction = self.auction.condone(seat, call)


_SWAP: Final = "become_dummy"
_ACCEPTING: Final = ("accept_lead", "accept_play")


class _PlayRecord:
    """Takes the events of a case; keeps the cards that lie in their tricks.

    This is no ruling: a lead out of turn stands when its acceptance is recorded or the next
    hand plays to it. A revoke stands until its card is withdrawn.
    """

    def __init__(self, play: PlayPeriod) -> None:
        self.play = play
        self.remarks: list[str] = []
        self._pending: tuple[Seat, Card] | None = None
        self._is_broken = False

    def take(self, event: Event) -> None:
        """Take the next event, unless a card that no record can place came before it."""
        if self._is_broken:
            return
        match event.act:
            case CardsPlayed((card,)) if event.who is not None:
                self._settle(is_accepted=self._is_followed_by(event.who))
                self._lay(event.who, card)
            case CardsPlayed(cards):
                shown = " ".join(str(card) for card in cards)
                self._break(f"{shown} were played at once")
            case CardsHandled(Handling.WITHDRAW, cards) if event.who is not None:
                for card in cards:
                    self._withdraw(event.who, card)
            case Acceptance(accepted):
                self._settle(is_accepted=accepted and not self._is_opening_lead())
            case OptionTaken(option):
                self._take_option(option)
            case _:
                pass

    def end(self) -> None:
        """Leave out what was not settled."""
        self._settle(is_accepted=False)

    def _is_followed_by(self, seat: Seat) -> bool:
        if self._pending is None or self._is_opening_lead():
            return False
        return seat is self._pending[0].left_hand_opponent

    def _is_opening_lead(self) -> bool:
        return not self.play.tricks and not self.play.won_before.total

    def _take_option(self, option: str) -> None:
        if option == _SWAP and self._pending is not None and self._is_opening_lead():
            self._swap(*self._pending)
        else:
            self._settle(is_accepted=option in _ACCEPTING and not self._is_opening_lead())

    def _swap(self, leader: Seat, card: Card) -> None:
        """Let declarer be dummy: the opening lead by the wrong defender is then in turn."""
        contract = self.play.contract
        swapped = Contract(contract.bid, contract.doubling, contract.declarer.partner)
        self._pending = None
        if leader is swapped.opening_leader:
            self.play = replace(self.play, contract=swapped, leader=leader).place(leader, card)

    def _settle(self, *, is_accepted: bool) -> None:
        if self._pending is None:
            return
        seat, card = self._pending
        self._pending = None
        if is_accepted:
            self.play = self.play.place(seat, card)
        else:
            self.remarks.append(f"the lead of {card} by {seat} does not stand")

    def _lay(self, seat: Seat, card: Card) -> None:
        fault = self.play.illegality(seat, card)
        if fault is None or isinstance(fault, RevokeError):
            self.play = self.play.place(seat, card)
        elif isinstance(fault, LeadOutOfTurnError):
            self._pending = (seat, card)
            if isinstance(fault, OpeningLeadOutOfTurnError):
                self.remarks.append(f"{seat} led {card} out of turn to the first trick")
        else:
            self._break(str(fault))

    def _break(self, reason: str) -> None:
        """Keep nothing more: what follows could lie in the wrong trick."""
        self._is_broken = True
        self.remarks.append(f"{reason}: the play is written up to here")

    def _withdraw(self, seat: Seat, card: Card) -> None:
        if self._pending == (seat, card):
            self._settle(is_accepted=False)
            return
        try:
            self.play = self.play.withdraw(seat, card)
            self.remarks.append(f"{seat} withdrew {card}")
        except CardNotPlayedError:
            self.remarks.append(f"{seat} took back {card}")
