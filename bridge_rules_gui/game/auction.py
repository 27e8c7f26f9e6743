"""Auctions: the calls that stand, in the order they were made, and what follows from them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from bridge_rules_gui.game.auction_errors import (
    BidAboveSevenError,
    CallAfterFinalPassError,
    EmptyAuctionError,
    IllegalCallError,
    InadmissibleDoubleError,
    InadmissibleRedoubleError,
    InsufficientBidError,
)
from bridge_rules_gui.game.call import BIDS, Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.game.contract import Contract, Doubling
from bridge_rules_gui.game.seat import Seat


class AuctionCall(NamedTuple):
    """A call that stands, and the player who made it."""

    seat: Seat
    call: Call


class _State(NamedTuple):
    """What the calls made so far leave to the next player."""

    turn: Seat
    last_bid: Bid | None
    last_bid_by: Seat | None
    doubling: Doubling
    passes_to_end: int

    def after(self, seat: Seat, call: Call) -> _State:
        """Return the state when a call has been made, legal or not."""
        turn, last_bid, last_bid_by, doubling, passes = self
        if isinstance(call, Pass):
            # The three after a pass out of rotation have a turn each, so that nobody whom it
            # skipped has lost his own.
            passes = passes - 1 if seat is turn else 3
        elif isinstance(call, Bid):
            last_bid, last_bid_by, doubling, passes = call, seat, _UNDOUBLED, 3
        else:
            doubling = _DOUBLED if isinstance(call, Double) else _REDOUBLED
            passes = 3
        return _State(seat.left_hand_opponent, last_bid, last_bid_by, doubling, passes)


@dataclass(frozen=True, slots=True)
class Auction:
    """The calls that stand, from the first.

    `push` makes the legal calls of the player whose turn it is. `condone` lets any call
    stand, as a table does that accepts it; so does an auction made of calls outright.
    """

    dealer: Seat
    calls: tuple[AuctionCall, ...] = ()
    # Kept up with every call: auctions are replayed by the hundred thousand.
    _state: _State = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        state = _State(self.dealer, None, None, _UNDOUBLED, 4)
        for seat, call in self.calls:
            state = state.after(seat, call)
        _set(self, "_state", state)

    @property
    def turn(self) -> Seat:
        """The player to call: dealer at first, then the one to the left of the last who called."""
        return self._state.turn

    @property
    def last_bid(self) -> Bid | None:
        """The bid to beat: the last that stands, which need not be the highest."""
        return self._state.last_bid

    @property
    def last_bid_by(self) -> Seat | None:
        """The player who made the last bid."""
        return self._state.last_bid_by

    @property
    def doubling(self) -> Doubling:
        """Whether the last bid stands doubled or redoubled."""
        return self._state.doubling

    @property
    def passes_to_end(self) -> int:
        """How many passes in rotation would end the auction; none when it is over."""
        return self._state.passes_to_end

    @property
    def is_over(self) -> bool:
        """Whether all have passed, or three in rotation after the last bid.

        A pass out of rotation that stands counts for neither: the three players after it
        must pass too, so that nobody has lost his turn (Law 34; 17D3 of 2017).
        """
        return self._state.passes_to_end == 0

    @property
    def is_passed_out(self) -> bool:
        """Whether the auction is over without a bid."""
        return self.is_over and self.last_bid is None

    @property
    def contract(self) -> Contract | None:
        """What is to be played; None while calls may follow, or for nothing to be played."""
        if not self.is_over:
            return None
        bid, declarer = self.last_bid, self.declarer
        if bid is None or declarer is None or bid.is_above_seven:
            return None
        return Contract(bid, self.doubling, declarer)

    @property
    def declarer(self) -> Seat | None:
        """The player of the side of the last bid who first named its denomination.

        He will be declarer if the auction continues with passes; None before any bid.
        """
        bid, last = self.last_bid, self.last_bid_by
        if bid is None or last is None:
            return None
        return next(
            seat
            for seat, call in self.calls
            if isinstance(call, Bid)
            and call.denomination is bid.denomination
            and seat.side is last.side
        )

    def calls_of(self, seat: Seat) -> tuple[Call, ...]:
        """Return the calls of one player, in order."""
        return tuple(made.call for made in self.calls if made.seat is seat)

    def push(self, call: Call) -> Auction:
        """Return the auction with a call of the player whose turn it is.

        Raise the `IllegalCallError` named for the law that an illegal one breaks.
        """
        turn = self._state.turn
        problem = self.illegality(turn, call)
        if problem is not None:
            raise problem
        return self.condone(turn, call)

    def condone(self, seat: Seat, call: Call) -> Auction:
        """Return the auction with a call that stands, legal or not, in rotation or out of it."""
        auction = _new(Auction)
        _set(auction, "dealer", self.dealer)
        _set(auction, "calls", (*self.calls, AuctionCall(seat, call)))
        _set(auction, "_state", self._state.after(seat, call))
        return auction

    def illegality(self, seat: Seat, call: Call) -> IllegalCallError | None:
        """Tell why a player could not make this call now, even if it were his turn."""
        if self._state.passes_to_end == 0:
            return CallAfterFinalPassError(seat, call)
        if isinstance(call, Bid):
            return self._illegality_of_bid(seat, call)
        if isinstance(call, Double) and not self._may_double(seat):
            return InadmissibleDoubleError(seat, self.last_bid, self.doubling)
        if isinstance(call, Redouble) and not self._may_redouble(seat):
            return InadmissibleRedoubleError(seat, self.last_bid, self.doubling)
        return None

    def _illegality_of_bid(self, seat: Seat, bid: Bid) -> IllegalCallError | None:
        last = self._state.last_bid
        if bid.level > 7:
            return BidAboveSevenError(seat, bid)
        if last is not None and _height(bid) <= _height(last):
            return InsufficientBidError(seat, bid, last)
        return None

    def _may_double(self, seat: Seat) -> bool:
        _, _, last_bid_by, doubling, _ = self._state
        if last_bid_by is None or doubling is not _UNDOUBLED:
            return False
        return last_bid_by is not seat and last_bid_by is not seat.partner

    def _may_redouble(self, seat: Seat) -> bool:
        if self._state.doubling is not _DOUBLED:
            return False
        doubler = next(made.seat for made in reversed(self.calls) if isinstance(made.call, Double))
        return doubler is not seat and doubler is not seat.partner

    def legal_calls(self) -> tuple[Call, ...]:
        """Return what the player whose turn it is may call: what `push` accepts, lowest first."""
        turn, last_bid, *_ = self._state
        if self.is_over:
            return ()
        simple: list[Call] = [_PASS]
        if self._may_double(turn):
            simple.append(_DOUBLE)
        elif self._may_redouble(turn):
            simple.append(_REDOUBLE)
        return (*simple, *(BIDS if last_bid is None else BIDS[_height(last_bid) + 1 :]))

    def without_last(self) -> Auction:
        """Return the auction as it was before the last call. Raise `EmptyAuctionError`."""
        if not self.calls:
            raise EmptyAuctionError
        return Auction(self.dealer, self.calls[:-1])


def _height(bid: Bid) -> int:
    """Return the place of a bid among all, in order of sufficiency."""
    return (bid.level - 1) * 5 + bid.denomination


# Constants: members of an enumeration are slow to name.
_UNDOUBLED, _DOUBLED, _REDOUBLED = Doubling
_PASS: Final = Pass()
_DOUBLE: Final = Double()
_REDOUBLE: Final = Redouble()
_new: Final = object.__new__
_set: Final = object.__setattr__
