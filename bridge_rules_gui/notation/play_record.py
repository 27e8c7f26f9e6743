"""The cards of a story that stay played in the end, as a plain record keeps them."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.contract import Contract
from bridge_rules_gui.game.play import PlayPeriod
from bridge_rules_gui.game.play_errors import (
    CardNotPlayedError,
    LeadOutOfTurnError,
    OpeningLeadOutOfTurnError,
    RevokeError,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import (
    Acceptance,
    CardsHandled,
    CardsPlayed,
    Event,
    Handling,
    OptionTaken,
)

_SWAP: Final = "become_dummy"
_ACCEPTING: Final = ("accept_lead", "accept_play")


class PlayRecord:
    """Takes the events of a story; keeps the cards that lie in their tricks.

    This is no ruling: a lead out of turn stands when its acceptance is told or the next
    hand plays to it. A revoke stands until its card is withdrawn.
    """

    def __init__(self, beginning: PlayPeriod) -> None:
        self.play = beginning
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
        told = self.play.contract
        swapped = Contract(told.bid, told.doubling, told.declarer.partner)
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
