"""What has been noted at the table and may still bear on a later call."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.verdict import Verdict


@dataclass(frozen=True, slots=True)
class FacedCard:
    """A card that lies face up until the auction is over; `incident` is where it is dealt with."""

    seat: Seat
    card: Card
    event: int
    incident: int
    premature: bool = False


@dataclass(frozen=True, slots=True)
class Misinformation:
    """A wrong explanation: whose, at which event, and the incident in which it is dealt with.

    `put_right` is the event at which it was corrected or the director came, None before; `ruled`
    tells that he has already said who may change a call.
    """

    by: Seat
    event: int
    incident: int
    put_right: int | None = None
    ruled: bool = False


@dataclass(frozen=True, slots=True)
class Heard:
    """Extraneous information a player has had from his partner, and has not called on yet.

    Whether it suggested his next call is `asked` after a remark or a manner. What partner explained
    or did not alert bears on every later call: one counts that is stated to have been suggested.
    """

    by: Seat
    event: int
    incident: int
    asked: bool = True


@dataclass(frozen=True, slots=True)
class RecalledHand:
    """A player who called on another board's cards and is to call again on his own.

    `call` was cancelled; `over` is the call his left-hand opponent had made over it, which he
    must repeat in 2007, None where he had made none.
    """

    seat: Seat
    call: RecordedCall
    incident: int
    over: RecordedCall | None = None


@dataclass(frozen=True, slots=True)
class FirstAuction:
    """An auction found to be on the wrong board; `repeated` calls of it have been made again.

    In 1987 and 2007 it is broken off and the second must be the same; in 2017 it `stands`, and
    calls made again change nothing.
    """

    recorded: tuple[RecordedCall, ...]
    incident: int
    stands: bool = False
    repeated: int = 0


@dataclass(frozen=True, slots=True)
class Noted:
    """Everything noted so far.

    `attention` is the event at which a player drew attention to an irregularity, as long as no
    director has come since. `halted` tells that the board is not bid on, whatever the case tells.
    """

    attention: int | None = None
    replaced: bool = False
    """Whether the offender has put another call in place since attention was drawn."""
    misinformation: tuple[Misinformation, ...] = ()
    heard: tuple[Heard, ...] = ()
    recalled: RecalledHand | None = None
    first_auction: FirstAuction | None = None
    at_own_risk: Verdict | None = None
    """What is ruled of manner or tempo that led an opponent astray at his own risk (73D1)."""
    halted: bool = False


NOTHING_NOTED = Noted()
"""What is noted at the beginning; one value, so that it can be told at a glance."""
