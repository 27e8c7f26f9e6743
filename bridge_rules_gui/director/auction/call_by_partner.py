"""A call of the offender's partner while an opponent may still accept an insufficient bid.

The right to accept is the left-hand opponent's, who has neither called nor said anything (27A of
every edition): it stays open, and partner's call, out of rotation whatever he chooses, waits.
"""

from __future__ import annotations

from bridge_rules_gui.director.auction.calls_index import LAWS_OF_CALLS
from bridge_rules_gui.laws import law27_insufficient_bid as law27
from bridge_rules_gui.table.auction.detection import irregular_call
from bridge_rules_gui.table.auction.irregular_call import IrregularCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table


def is_meanwhile(table: Table, pending: IrregularCall, recorded: RecordedCall) -> bool:
    """Whether a call is partner's, made while the opponent has still to say whether he accepts."""
    if pending.key is not Irregularity.INSUFFICIENT_BID or pending.premature is not None:
        return False
    first = pending.meanwhile is None and recorded.seat is pending.seat.partner
    return first and _unchanged(table, recorded) is not None


def _unchanged(table: Table, recorded: RecordedCall) -> IrregularCall | None:
    """Return what partner's call is at the turn of the offender, who has still to call."""
    return irregular_call(replace(table, bidding=replace(table.bidding, pending=None)), recorded)


def noticed(table: Table, pending: IrregularCall, recorded: RecordedCall) -> Table:
    """Return the table with partner's call noticed and the opponent's right left open."""
    wrong = _unchanged(table, recorded)
    if wrong is None:
        return table
    found = table.noticing(wrong.key, recorded.seat, recorded.event)
    own = LAWS_OF_CALLS[wrong.key].notice(found, wrong)
    verdict = law27.partner_called_meanwhile(table, pending, recorded, own)
    waiting = replace(found.bidding, pending=replace(pending, meanwhile=recorded))
    return replace(found, bidding=waiting).deciding(verdict)


def forgotten(table: Table, recorded: RecordedCall) -> Table:
    """Return the table as partner's call is to be dealt with: noticed again, and only once."""
    incidents = tuple(
        replace(incident, key=None, options=())
        if (incident.event, incident.offender) == (recorded.event, recorded.seat)
        else incident
        for incident in table.incidents
    )
    return replace(table, incidents=incidents)
