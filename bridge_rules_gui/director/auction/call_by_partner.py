"""A call of the offender's partner while an opponent may still accept an irregular call.

The right to accept is the left-hand opponent's, who has neither called nor said anything (27A, and
29A or 29B): it stays open, and partner's call waits. Over an insufficient bid it is out of rotation
whatever he chooses. Once the director has explained the right, a call that follows one out of
rotation shows that it has not been used.
"""

from __future__ import annotations

from bridge_rules_gui.director.auction.calls_index import LAWS_OF_CALLS
from bridge_rules_gui.laws import law27_insufficient_bid as law27
from bridge_rules_gui.laws import law29_call_out_of_rotation as law29
from bridge_rules_gui.table.auction.detection import irregular_call
from bridge_rules_gui.table.auction.irregular_call import IrregularCall
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table


def is_meanwhile(table: Table, pending: IrregularCall, recorded: RecordedCall) -> bool:
    """Whether a call is partner's, made while the opponent has still to say whether he accepts."""
    if pending.premature is not None or pending.meanwhile is not None:
        return False
    if recorded.seat is not pending.seat.partner:
        return False
    if pending.key is Irregularity.INSUFFICIENT_BID:
        return _unchanged(table, recorded) is not None
    return LAWS_OF_CALLS[pending.key].may_be_accepted and not table.director_present


def _unchanged(table: Table, recorded: RecordedCall) -> IrregularCall | None:
    """Return what partner's call is at the turn of the offender, who has still to call."""
    return irregular_call(replace(table, bidding=replace(table.bidding, pending=None)), recorded)


def noticed(table: Table, pending: IrregularCall, recorded: RecordedCall) -> Table:
    """Return the table with partner's call noticed and the opponent's right left open."""
    if pending.key is not Irregularity.INSUFFICIENT_BID:
        verdict = law29.partner_called_meanwhile(table, pending, recorded)
        waits = replace(table.bidding, pending=replace(pending, meanwhile=recorded))
        return replace(table, bidding=waits).deciding(verdict, pending.incident)
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
