"""Detection: whether a call is in order, and what it is where it is not."""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.auction_errors import (
    BidAboveSevenError,
    CallAfterFinalPassError,
    InadmissibleDoubleError,
    InadmissibleRedoubleError,
    InsufficientBidError,
)
from bridge_rules_gui.game.call import Bid, Call, Double, Pass, Redouble
from bridge_rules_gui.game.contract import Doubling
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.table.auction.irregular_call import IrregularCall, out_of_rotation
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.bidding import Bidding
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table

_IN_ROTATION = {
    InsufficientBidError: Irregularity.INSUFFICIENT_BID,
    InadmissibleDoubleError: Irregularity.INADMISSIBLE_DOUBLE,
    InadmissibleRedoubleError: Irregularity.INADMISSIBLE_REDOUBLE,
    BidAboveSevenError: Irregularity.BID_ABOVE_SEVEN,
    CallAfterFinalPassError: Irregularity.CALL_AFTER_FINAL_PASS,
}


def irregular_call(table: Table, recorded: RecordedCall) -> IrregularCall | None:
    """Return what is wrong with a call, None where it is in order.

    A call that is two things is what the books send us to first: after the final pass, above
    seven, an inadmissible double, by a player who must pass, and only then out of rotation;
    an insufficient bid is that only in its turn (27A2, 1987: 27C).
    """
    key = _kind(table, recorded)
    if key is None:
        return None
    bidding = table.bidding
    own = bidding.calls_of(recorded.seat)
    return IrregularCall(
        key=key,
        recorded=recorded,
        turn_of=bidding.auction.turn,
        auction=bidding.auction,
        incident=len(table.incidents),
        any_call=bool(bidding.recorded),
        any_bid=bidding.auction.last_bid is not None,
        had_called=bool(own),
        had_bid=any(isinstance(call.call, Bid) for call in own),
    )


def _kind(table: Table, recorded: RecordedCall) -> Irregularity | None:
    auction = table.bidding.auction
    if auction.is_over:
        return Irregularity.CALL_AFTER_FINAL_PASS
    if isinstance(recorded.call, Bid) and recorded.call.is_above_seven:
        return Irregularity.BID_ABOVE_SEVEN
    if is_inadmissible(auction, recorded.seat, recorded.call):
        double = isinstance(recorded.call, Double)
        return Irregularity.INADMISSIBLE_DOUBLE if double else Irregularity.INADMISSIBLE_REDOUBLE
    if not recorded.is_pass and table.bar_on(recorded.seat) is not None:
        return Irregularity.CALL_BY_PLAYER_REQUIRED_TO_PASS
    if recorded.seat is not auction.turn and not skips_barred_player(table, recorded.seat):
        return out_of_rotation(recorded, artificial_pass=_is_artificial_pass(table, recorded))
    wrong = at_turn(auction, recorded.seat).illegality(recorded.seat, recorded.call)
    return None if wrong is None else _IN_ROTATION[type(wrong)]


def at_turn(auction: Auction, seat: Seat) -> Auction:
    """Return the auction with the turn at a player, a barred one before him having passed."""
    return auction if auction.turn is seat else auction.push(Pass())


def skips_barred_player(table: Table, seat: Seat) -> bool:
    """Whether it is the turn of the player's right-hand opponent, who must pass (28A)."""
    opponent = seat.right_hand_opponent
    return table.bidding.auction.turn is opponent and table.bar_on(opponent) is not None


def is_inadmissible(auction: Auction, seat: Seat, call: Call) -> bool:
    """Whether Law 19 allows the double or redouble to nobody of the player's side."""
    by = auction.last_bid_by
    match call:
        case Double():
            return by is None or by.side is seat.side or auction.doubling is not Doubling.UNDOUBLED
        case Redouble():
            return (
                by is None or by.side is not seat.side or auction.doubling is not Doubling.DOUBLED
            )
        case _:
            return False


def _is_artificial_pass(table: Table, recorded: RecordedCall) -> bool:
    """Whether a pass is dealt with by Law 31 and not Law 30 (30C).

    The 1987 book asks whether the pass itself is conventional; 2007 and 2017 also name the
    pass of an artificial call of partner's.
    """
    if not recorded.is_pass:
        return False
    if recorded.is_artificial:
        return True
    if table.edition is Edition.RU_1987:
        return False
    last = _last_of_partner(table.bidding, recorded.seat)
    return last is not None and not last.is_pass and last.is_artificial


def _last_of_partner(bidding: Bidding, seat: Seat) -> RecordedCall | None:
    """Return partner's last call where no opponent has bid or doubled since, else None."""
    for recorded in reversed(bidding.recorded):
        if recorded.seat is seat.partner:
            return recorded
        if not recorded.is_pass:
            return None
    return None
