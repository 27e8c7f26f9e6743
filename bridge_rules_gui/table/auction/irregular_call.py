"""Irregular calls: what is seen at the table, before anything is ruled on it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Bid, Double, Pass, Redouble
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence_about
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.verdict import LeadPenalty, Verdict, WithdrawnCall


class Turn(Enum):
    """Whose turn it was when a player called, seen from him."""

    OWN = 0
    RIGHT_HAND_OPPONENT = 3
    PARTNER = 2
    LEFT_HAND_OPPONENT = 1


@dataclass(frozen=True, slots=True)
class IrregularCall:
    """A call that is not in order: its kind, how it was recorded, and the auction it met.

    `any_call`, `any_bid`, `had_called` and `had_bid` say what had happened before: whether
    anyone, and whether the offender, had called or bid. `incident` is the index of the incident in
    which it is dealt with.
    """

    key: Irregularity
    recorded: RecordedCall
    turn_of: Seat
    auction: Auction
    incident: int
    any_call: bool
    any_bid: bool
    had_called: bool
    had_bid: bool
    refused: bool = False
    premature: RecordedCall | None = None
    """A substitute the offender put in place before the director had dealt with the call."""
    earlier: IrregularCall | None = None
    """The insufficient bid in whose place this one was put (27B4)."""
    partner_must_pass: bool = False
    """Whether an attempt to replace the call already has partner pass (27B3, 27B4)."""
    later: tuple[RecordedCall, ...] = ()
    """Calls made over one that never stands, all to be cancelled when the director comes."""
    meanwhile: RecordedCall | None = None
    """A call of the offender's partner, made while the opponent may still accept this one."""

    @property
    def seat(self) -> Seat:
        """The offender."""
        return self.recorded.seat

    @property
    def turn(self) -> Turn:
        """Whose turn it was, seen from the offender."""
        return Turn(self.seat.turns_to(self.turn_of))

    @property
    def bid(self) -> Bid | None:
        """The bid made, None for another call."""
        return self.recorded.call if isinstance(self.recorded.call, Bid) else None

    def sentence(self, pattern: str, **more: object) -> Sentence:
        """Return a sentence of which the call, its players and whose turn it was are known."""
        known = {
            "who": self.seat,
            "call": self.recorded.call,
            "partner": self.seat.partner,
            "opponent": self.seat.left_hand_opponent,
            "turn": self.turn_of,
        }
        return sentence_about(pattern, known | more)

    def withdrawn(
        self,
        law: Ground,
        penalty: LeadPenalty = LeadPenalty.NONE,
        by: RecordedCall | None = None,
        *,
        free: bool = False,
    ) -> WithdrawnCall:
        """Return the record of the call withdrawn, and of the offender's call in its place."""
        recorded = self.recorded
        final = None if by is None else by.call
        return WithdrawnCall(
            recorded.seat,
            recorded.call,
            recorded.event,
            law,
            penalty,
            recorded.specifies,
            final,
            free=free,
        )


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


def out_of_rotation(recorded: RecordedCall, *, artificial_pass: bool) -> Irregularity:
    """Return the kind of a call made by a player whose turn it was not."""
    match recorded.call:
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
