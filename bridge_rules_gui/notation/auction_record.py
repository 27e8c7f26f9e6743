"""The calls of a story that stand in the end, as a plain record keeps them."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.auction_errors import InsufficientBidError
from bridge_rules_gui.game.call import Call
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import Acceptance, CallMade, CallReplaced, Event, OptionTaken

_ACCEPTED: Final = "accept_call"
_KEPT: Final = "keep_first_call"


class AuctionRecord:
    """Takes the events of a story; keeps the calls that were legal, or accepted.

    This is no ruling: an irregular call stands when its acceptance is told or the next hand
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
