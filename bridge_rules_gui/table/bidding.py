"""The auction under an edition: what stands of it, and what is still to be dealt with."""

from __future__ import annotations

from dataclasses import dataclass

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.table.auction.irregular_call import IrregularCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.ground import Ground


@dataclass(frozen=True, slots=True)
class ChangedCall:
    """A deliberate change of call waiting for the left-hand opponent, or for another choice.

    `first` stands in the auction until the change is accepted, unless it was `illegal` itself;
    `because` is the provision that treats a call out of rotation as a change. `meanwhile` is a call
    of the offender's partner, made while the opponent may still accept the change.
    """

    first: RecordedCall
    second: RecordedCall
    incident: int
    because: Ground | None = None
    refused: bool = False
    illegal: bool = False
    meanwhile: RecordedCall | None = None

    @property
    def opponent(self) -> Seat:
        """The player who may accept the change."""
        return self.first.seat.left_hand_opponent


@dataclass(frozen=True)  # no slots: see changing.py
class Bidding:
    """The auction under an edition: the calls that stand, and what is still to be dealt with.

    `recorded` are the standing calls as they were recorded, in the order of `auction.calls`.
    `pending` is an irregular call not yet dealt with, or one to be replaced at once.
    `cancelled` are calls out of rotation taken back, whose players have not yet had their turn;
    `change` is a deliberate change of call that waits for a choice. `revisable` is a call its
    player may freely withdraw, because the call before it was changed afterwards (25A).
    """

    auction: Auction
    recorded: tuple[RecordedCall, ...] = ()
    pending: IrregularCall | None = None
    cancelled: tuple[IrregularCall, ...] = ()
    change: ChangedCall | None = None
    revisable: RecordedCall | None = None

    def calls_of(self, seat: Seat) -> tuple[RecordedCall, ...]:
        """Return the standing calls of a player."""
        return tuple(recorded for recorded in self.recorded if recorded.seat is seat)
