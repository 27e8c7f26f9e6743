"""Irregular calls: what is seen at the table, before anything is ruled on it."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Bid, Double, Pass, Redouble
from bridge_rules_gui.rulings.irregularity import Irregularity

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from bridge_rules_gui.bridge.auction import Auction
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.corpus.edition import Edition
    from bridge_rules_gui.rulings.auction.told import ToldCall
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.verdict import Verdict


class Turn(Enum):
    """Whose turn it was when a player called, seen from him."""

    OWN = 0
    RIGHT_HAND_OPPONENT = 3
    PARTNER = 2
    LEFT_HAND_OPPONENT = 1


@dataclass(frozen=True, slots=True)
class IrregularCall:
    """A call that is not in order: its kind, how it was told, and the auction it met.

    `any_call`, `any_bid`, `had_called` and `had_bid` say what had happened before: whether
    anyone, and whether the offender, had called or bid. `matter` is the index of the matter in
    which it is dealt with.
    """

    key: Irregularity
    told: ToldCall
    turn_of: Seat
    auction: Auction
    matter: int
    any_call: bool
    any_bid: bool
    had_called: bool
    had_bid: bool
    refused: bool = False
    premature: ToldCall | None = None
    """A substitute the offender put in place before the director had dealt with the call."""
    earlier: IrregularCall | None = None
    """The insufficient bid in whose place this one was put (27B4)."""
    silenced: bool = False
    """Whether an attempt to replace the call has already silenced partner (27B3, 27B4)."""
    later: tuple[ToldCall, ...] = ()
    """Calls made over one that never stands, all to be cancelled when the director comes."""
    meanwhile: ToldCall | None = None
    """A call of the offender's partner, made while the opponent may still accept this one."""

    @property
    def seat(self) -> Seat:
        """The offender."""
        return self.told.seat

    @property
    def turn(self) -> Turn:
        """Whose turn it was, seen from the offender."""
        return Turn(self.seat.turns_to(self.turn_of))

    @property
    def bid(self) -> Bid | None:
        """The bid made, None for another call."""
        return self.told.call if isinstance(self.told.call, Bid) else None


class Fate(Enum):
    """What becomes of an irregular call, and whose turn is next."""

    STANDS = "the call stands, and the auction goes on with the next player"
    REPLACED_AT_ONCE = "the call is cancelled, and the offender calls again at once"
    BACK_TO_TURN = "the call is cancelled, and the player whose turn it was calls"
    PASS_IN_PLACE = "a pass takes the place of the call"
    NOTHING_IN_PLACE = "the call is cancelled, and nothing takes its place"


@dataclass(frozen=True, slots=True)
class Decision:
    """What an edition decides about an irregular call: its verdict and the fate of the call."""

    verdict: Verdict
    fate: Fate


def _never(table: Table, offence: IrregularCall, substitute: IrregularCall) -> bool:
    del table, offence, substitute
    return False


@dataclass(frozen=True, slots=True)
class LawOfCall:
    """How the editions deal with one kind of irregular call, stage by stage.

    - `notice`: what may be done about it before the director has ruled (may it be accepted?);
    - `accept`: the offender's left-hand opponent has called after it, or accepts by word; the
      call with which he did so is given, None for a word;
    - `refuse`: it was not accepted, or cannot be;
    - `answer`: the right-hand opponent, whose turn it had been, has called since; only where what
      follows hangs on his call;
    - `settle`: the offender's own call afterwards, as a substitute at once or in his turn.

    `cancels_later` says that calls made over it are cancelled with it. `rules_on` says whether
    the law itself rules on a substitute that is irregular in its turn; if not, its own law does.
    """

    notice: Mapping[Edition, Callable[[Table, IrregularCall], Verdict]]
    accept: Mapping[Edition, Callable[[Table, IrregularCall, ToldCall | None], Decision]]
    refuse: Mapping[Edition, Callable[[Table, IrregularCall], Decision]]
    settle: Mapping[Edition, Callable[[Table, IrregularCall, ToldCall], Decision]]
    may_be_accepted: bool = True
    cancels_later: bool = False
    answer: Mapping[Edition, Callable[[Table, IrregularCall], Verdict]] = field(
        default_factory=dict
    )
    rules_on: Callable[[Table, IrregularCall, IrregularCall], bool] = _never


def out_of_rotation(told: ToldCall, *, artificial_pass: bool) -> Irregularity:
    """Return the kind of a call made by a player whose turn it was not."""
    match told.call:
        case Pass():
            return (
                Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION
                if artificial_pass
                else Irregularity.PASS_OUT_OF_ROTATION
            )
        case Double():
            return Irregularity.DOUBLE_OUT_OF_ROTATION
        case Redouble():
            return Irregularity.REDOUBLE_OUT_OF_ROTATION
        case _:
            return Irregularity.BID_OUT_OF_ROTATION
