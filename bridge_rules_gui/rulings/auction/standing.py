"""Calls that stand: the auction with one more call, and what a call spends or ends."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Pass
from bridge_rules_gui.bridge.story import Facts
from bridge_rules_gui.rulings import law17_auction_period as law17
from bridge_rules_gui.rulings import law22_end_of_auction as law22
from bridge_rules_gui.rulings import law34_retention_of_right_to_call as law34
from bridge_rules_gui.rulings.auction.told import ToldCall
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.verdict import Duration

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.auction import Auction
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table

_PASS = Pass()
_NOTHING_TOLD = Facts()


def made(table: Table, told: ToldCall) -> Table:
    """Return the table with a legal call of the player whose turn it is."""
    return _with_call(table, told, table.bidding.auction.push(told.call))


def condoned(table: Table, told: ToldCall) -> Table:
    """Return the table with an irregular call that stands."""
    return _with_call(table, told, table.bidding.auction.condone(told.seat, told.call))


def passed_instead(table: Table, seat: Seat, event: int) -> Table:
    """Return the table with a pass of a player in place of what he called."""
    return condoned(table, ToldCall(seat, _PASS, event, _NOTHING_TOLD))


def barred_passes(table: Table, event: int) -> Table:
    """Return the table where the player in turn, who must pass, was skipped (28A)."""
    return passed_instead(table, table.bidding.auction.turn, event)


def _with_call(table: Table, told: ToldCall, auction: Auction) -> Table:
    """Return the table after a call: a duty to pass once is spent, a cancelled call settled."""
    before = table.bidding
    bidding = replace(
        before,
        auction=auction,
        told=(*before.told, told),
        cancelled=tuple(call for call in before.cancelled if call.seat is not told.seat),
        revisable=None,
    )
    bars = tuple(
        bar for bar in table.bars if bar.seat is not told.seat or bar.duration is not Duration.ONCE
    )
    after = replace(table, bidding=bidding, bars=bars)
    missed = law34.missed_turn(after)
    if missed is not None:
        return law34.turn_given_back(after, missed)
    if not auction.is_over:
        return after.proceeding(law17.NEXT_CALL[table.edition])
    return law22.auction_ended(after)
