"""Calls that stand: the auction with one more call, and what a call spends or ends."""

from __future__ import annotations

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.call import Pass
from bridge_rules_gui.game.scenario import Facts
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law17_auction_period as law17
from bridge_rules_gui.laws import law22_end_of_auction as law22
from bridge_rules_gui.laws import law34_retention_of_right_to_call as law34
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Duration

_PASS = Pass()
_NO_FACTS = Facts()


def made(table: Table, recorded: RecordedCall) -> Table:
    """Return the table with a legal call of the player whose turn it is."""
    return _with_call(table, recorded, table.bidding.auction.push(recorded.call))


def condoned(table: Table, recorded: RecordedCall) -> Table:
    """Return the table with an irregular call that stands."""
    return _with_call(table, recorded, table.bidding.auction.condone(recorded.seat, recorded.call))


def passed_instead(table: Table, seat: Seat, event: int) -> Table:
    """Return the table with a pass of a player in place of what he called."""
    return condoned(table, RecordedCall(seat, _PASS, event, _NO_FACTS))


def barred_passes(table: Table, event: int) -> Table:
    """Return the table where the player in turn, who must pass, was skipped (28A)."""
    return passed_instead(table, table.bidding.auction.turn, event)


def _with_call(table: Table, recorded: RecordedCall, auction: Auction) -> Table:
    """Return the table after a call: a duty to pass once is spent, a cancelled call settled."""
    before = table.bidding
    bidding = replace(
        before,
        auction=auction,
        recorded=(*before.recorded, recorded),
        cancelled=tuple(call for call in before.cancelled if call.seat is not recorded.seat),
        revisable=None,
    )
    bars = tuple(
        bar
        for bar in table.bars
        if bar.seat is not recorded.seat or bar.duration is not Duration.ONCE
    )
    after = replace(table, bidding=bidding, bars=bars)
    if before.revisable is not None:
        after = _withdrawal_forgone(after, before.revisable.seat)
    missed = law34.missed_turn(after)
    if missed is not None:
        return law34.turn_given_back(after, missed)
    if not auction.is_over:
        return after.proceeding(law17.next_call(table.edition))
    return law22.auction_ended(after)


def _withdrawal_forgone(table: Table, seat: Seat) -> Table:
    """Return the table where a call over a changed one stands, the next player having called."""
    incidents = tuple(
        replace(
            incident,
            options=tuple(
                option
                for option in incident.options
                if option.name != "withdraw_call" or option.who is not seat
            ),
        )
        for incident in table.incidents
    )
    return replace(table, incidents=incidents)
