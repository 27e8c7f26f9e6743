"""Illegal calls, named for the law that each of them breaks."""

from __future__ import annotations

from typing import ClassVar

from bridge_rules_gui.game.call import Bid, Call, Double, Redouble
from bridge_rules_gui.game.contract import Doubling
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence


class IllegalCallError(BridgeError):
    """Base of the calls that break a law; holds the player and his call."""

    law: ClassVar[int]

    def __init__(self, seat: Seat, call: Call, problem: Sentence) -> None:
        self.seat = seat
        self.call = call
        super().__init__(sentence("Law {law}: {problem}", law=self.law, problem=problem))


class InsufficientBidError(IllegalCallError):
    """Raised for a bid that does not supersede the last one."""

    law = 27

    def __init__(self, seat: Seat, bid: Bid, last_bid: Bid) -> None:
        self.last_bid = last_bid
        super().__init__(
            seat,
            bid,
            sentence(
                "{seat}’s {bid} is insufficient over {last_bid}",
                bid=bid,
                seat=seat,
                last_bid=last_bid,
            ),
        )


class InadmissibleDoubleError(IllegalCallError):
    """Raised for a double of anything but the opponents' bid, the last call but for passes."""

    law = 36

    def __init__(self, seat: Seat, last_bid: Bid | None, doubling: Doubling) -> None:
        self.last_bid = last_bid
        self.doubling = doubling
        problem = _why_no_double(last_bid, doubling)
        super().__init__(
            seat,
            Double(),
            sentence("{seat} may not double (Law 19A): {problem}", seat=seat, problem=problem),
        )


def _why_no_double(last_bid: Bid | None, doubling: Doubling) -> Sentence:
    if last_bid is None:
        return sentence("nobody has bid")
    if doubling is Doubling.UNDOUBLED:
        return sentence("{last_bid} was bid by his own side", last_bid=last_bid)
    if doubling is Doubling.DOUBLED:
        return sentence("{last_bid} is already doubled", last_bid=last_bid)
    return sentence("{last_bid} is already redoubled", last_bid=last_bid)


class InadmissibleRedoubleError(IllegalCallError):
    """Raised for a redouble of anything but the opponents' double, the last call but for passes."""

    law = 36

    def __init__(self, seat: Seat, last_bid: Bid | None, doubling: Doubling) -> None:
        self.last_bid = last_bid
        self.doubling = doubling
        problem = _why_no_redouble(last_bid, doubling)
        super().__init__(
            seat,
            Redouble(),
            sentence("{seat} may not redouble (Law 19B): {problem}", seat=seat, problem=problem),
        )


def _why_no_redouble(last_bid: Bid | None, doubling: Doubling) -> Sentence:
    if doubling is Doubling.UNDOUBLED:
        return sentence("nothing is doubled")
    if doubling is Doubling.DOUBLED:
        return sentence("the double was made by his own side")
    return sentence("{last_bid} is already redoubled", last_bid=last_bid)


class BidAboveSevenError(IllegalCallError):
    """Raised for a bid of more tricks than there are."""

    law = 38

    def __init__(self, seat: Seat, bid: Bid) -> None:
        super().__init__(
            seat, bid, sentence("{seat}’s {bid} is above level seven", bid=bid, seat=seat)
        )


class CallAfterFinalPassError(IllegalCallError):
    """Raised for any call when the auction is over."""

    law = 39

    def __init__(self, seat: Seat, call: Call) -> None:
        super().__init__(
            seat,
            call,
            sentence("{seat}’s {call} came after the final pass", call=call, seat=seat),
        )


class EmptyAuctionError(BridgeError):
    """Raised when the last call is to be taken from an auction that has none."""

    def __init__(self) -> None:
        super().__init__(sentence("there is no call to take back"))
