"""The auction under an edition: what stands of it, and what is still to be dealt with."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.auction import Auction
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.auction.deliberate_change import ChangedCall
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.auction.told import ToldCall


@dataclass(frozen=True)  # no slots: see changing.py
class Bidding:
    """The auction under an edition: the calls that stand, and what is still to be dealt with.

    `told` are the standing calls as they were told, in the order of `auction.calls`.
    `pending` is an irregular call not yet dealt with, or one to be replaced at once.
    `cancelled` are calls out of rotation taken back, whose players have not yet had their turn;
    `change` is a deliberate change of call that waits for a choice. `revisable` is a call its
    player may freely withdraw, because the call before it was changed afterwards (25A).
    """

    auction: Auction
    told: tuple[ToldCall, ...] = ()
    pending: IrregularCall | None = None
    cancelled: tuple[IrregularCall, ...] = ()
    change: ChangedCall | None = None
    revisable: ToldCall | None = None

    def calls_of(self, seat: Seat) -> tuple[ToldCall, ...]:
        """Return the standing calls of a player."""
        return tuple(told for told in self.told if told.seat is seat)
