"""Calls as the laws take them: the next one, an irregular one, what is put in its place."""

from __future__ import annotations

from bridge_rules_gui.director.auction import call_by_partner as by_partner
from bridge_rules_gui.director.auction import change_acts, standing
from bridge_rules_gui.director.auction.calls_in_vain import made_in_vain
from bridge_rules_gui.director.auction.carrying_out import (
    answered,
    carried_out,
    dropped,
    law_of,
    settled_in_turn,
)
from bridge_rules_gui.director.auction.change_acts import Resumed
from bridge_rules_gui.laws import law25_change_of_call as law25
from bridge_rules_gui.laws import law27_insufficient_bid as law27
from bridge_rules_gui.laws import law28_call_considered_in_rotation as law28
from bridge_rules_gui.laws import law29_call_out_of_rotation as law29
from bridge_rules_gui.laws import law30_pass_out_of_rotation as law30
from bridge_rules_gui.laws import law34_retention_of_right_to_call as law34
from bridge_rules_gui.laws import law37_action_violating_obligation_to_pass as law37
from bridge_rules_gui.table.auction.detection import irregular_call, skips_barred_player
from bridge_rules_gui.table.auction.irregular_call import IrregularCall, Turn
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import LeadPenalty, WithdrawnCall


def resumed_at(resumed: Resumed) -> Table:
    """Return the table with the call made that a change of call has put in place.

    The calls made since stand where they are kept and still can. The opponent may be allowed to
    withdraw his. Any other call made since is withdrawn with the first one.
    """
    table, recorded = resumed.table, resumed.call
    if recorded is None:
        return table
    in_turn = table.bidding.auction.turn is recorded.seat
    insufficient = resumed.accepted and _is_insufficient(table, recorded)
    stands_as_it_is = insufficient or not (in_turn or resumed.kept)
    after = (standing.condoned if stands_as_it_is else called)(table, recorded)
    later = resumed.later
    while resumed.kept and later and _may_stand(after, later[0]):
        after, later = standing.made(after, later[0]), later[1:]
    gone = next((c for c in reversed(after.withdrawn) if c.seat is recorded.seat), None)
    if gone is not None:
        for call in later:
            after = law25.withdrawn_with(after, call, gone)
    over = next(iter(resumed.later), None)
    if later == resumed.later or not any(o.name == "withdraw_call" for o in after.options):
        return after
    return replace(after, bidding=replace(after.bidding, revisable=over))


def _is_insufficient(table: Table, recorded: RecordedCall) -> bool:
    """Whether a call is an insufficient bid; who accepts a change to one accepts the bid."""
    irregular = irregular_call(table, recorded)
    return irregular is not None and irregular.key is Irregularity.INSUFFICIENT_BID


def _may_stand(table: Table, over: RecordedCall) -> bool:
    bidding = table.bidding
    if bidding.pending is not None or bidding.auction.turn is not over.seat:
        return False
    return irregular_call(table, over) is None


# -- calls ----------------------------------------------------------------------------------


def called(table: Table, recorded: RecordedCall) -> Table:
    """Take in a call: an answer to the one still to be dealt with, or the next one."""
    pending = table.bidding.pending
    return _next_call(table, recorded) if pending is None else _after(table, pending, recorded)


def _next_call(table: Table, recorded: RecordedCall) -> Table:
    """Take in a call while no irregular one is to be dealt with."""
    in_vain = law34.passed_after(table, recorded)
    if in_vain is not None:
        return in_vain
    table = table.moving_on(recorded.seat)
    irregular = irregular_call(table, recorded)
    if irregular is not None:
        because = law29.treated_as_change(table.edition, irregular)
        if because is None:
            return _notice(table, irregular)
        return resumed_at(change_acts.change(table, recorded, because))
    if law30.forbids_double(table, recorded):
        return law30.double_forbidden(table, recorded)
    if skips_barred_player(table, recorded.seat):
        skipped = standing.barred_passes(table, recorded.event)
        table = law28.after_barred_opponent(skipped, recorded)
    owed = next((call for call in table.bidding.cancelled if call.seat is recorded.seat), None)
    made = (
        standing.made(table, recorded) if owed is None else settled_in_turn(table, owed, recorded)
    )
    return answered(made, recorded.seat)


# -- irregular calls ------------------------------------------------------------------------


def _notice(table: Table, irregular: IrregularCall) -> Table:
    """Return the table with an irregular call waiting to be dealt with."""
    noticed = table.noticing(irregular.key, irregular.seat, irregular.recorded.event)
    noticed = noticed.deciding(law_of(irregular).notice(noticed, irregular))
    bidding = replace(noticed.bidding, pending=irregular)
    return replace(noticed, bidding=bidding, director_present=False)


def _after(table: Table, pending: IrregularCall, recorded: RecordedCall) -> Table:
    """Take in a call made while an irregular one waits to be dealt with."""
    opponent = recorded.seat is pending.seat.left_hand_opponent
    in_turn = recorded.seat is pending.turn_of and recorded.seat.side is not pending.seat.side
    if pending.later or (opponent and not pending.refused and law_of(pending).cancels_later):
        return made_in_vain(table, pending, recorded)
    if recorded.seat is pending.seat:
        return substituted(table, pending, recorded)
    if pending.refused:
        return called(_set_aside(table, pending), recorded)
    if by_partner.is_meanwhile(table, pending, recorded):
        return by_partner.noticed(table, pending, recorded)
    # At the left-hand opponent's own turn both 28B and 29A fit his call: it is his call in turn,
    # unless he is said to have called over the other one on purpose.
    knowingly = opponent and recorded.holds("deliberate") is True
    instead = in_turn and not table.director_present and not knowingly
    if opponent and not (instead and law_of(pending).may_be_accepted):
        return accept(table, pending, recorded)
    if instead:
        return _next_call(law28.call_in_rotation_instead(dropped(table), pending), recorded)
    return called(refuse(table, pending), recorded)


def _set_aside(table: Table, pending: IrregularCall) -> Table:
    """Return the table where someone calls while the offender has not replaced his call yet."""
    owed = (*table.bidding.cancelled, pending)
    return replace(table, bidding=replace(table.bidding, pending=None, cancelled=owed))


def accept(table: Table, pending: IrregularCall, by: RecordedCall | None) -> Table:
    """Return the table after the irregular call was accepted, by a call or by word."""
    if by is not None and pending.premature is not None:
        return _substitute_called_over(table, pending, pending.premature, by)
    decision = law_of(pending).accept(table, pending, by)
    after = _with_partners_call(carried_out(table, pending, decision, pending.recorded), pending)
    return called(after, by) if by is not None else after


def _substitute_called_over(
    table: Table, pending: IrregularCall, premature: RecordedCall, by: RecordedCall
) -> Table:
    """Return the table after the opponent called over a premature substitute (27C)."""
    wrong = irregular_call(table, premature)
    if wrong is not None:
        return called(_notice(dropped(table), wrong), by)
    verdict = law27.substitute_called_over(table, pending, premature)
    decided = dropped(table).deciding(verdict, pending.incident)
    return _next_call(standing.made(decided, premature), by)


def refuse(table: Table, pending: IrregularCall) -> Table:
    """Return the table after the irregular call was not accepted, or because none may be."""
    decision = law_of(pending).refuse(table, pending)
    after = carried_out(table, pending, decision, pending.recorded)
    if law37.is_its(decision):
        after = after.renaming(Irregularity.CALL_BY_PLAYER_REQUIRED_TO_PASS, pending.incident)
    waiting = after.bidding.pending
    if pending.premature is None or waiting is None:
        return _with_partners_call(after, pending)
    return substituted(after, replace(waiting, premature=pending.premature), pending.premature)


def _with_partners_call(table: Table, pending: IrregularCall) -> Table:
    """Return the table with the call dealt with that partner made before the choice was made."""
    recorded = pending.meanwhile
    if recorded is None:
        return table
    table = by_partner.forgotten(table, recorded)
    bar, in_turn = table.bar_on(recorded.seat), table.bidding.auction.turn is recorded.seat
    if bar is None or not in_turn or recorded.is_pass or not table.director_present:
        return called(table, recorded)
    table = law29.called_before_he_had_to_pass(table, pending, recorded, bar)
    return answered(standing.passed_instead(table, recorded.seat, recorded.event), recorded.seat)


def substituted(table: Table, pending: IrregularCall, recorded: RecordedCall) -> Table:
    """Return the table after the offender put another call in place of his irregular one."""
    if pending.later:
        return made_in_vain(table, pending, recorded)
    if pending.turn is not Turn.OWN and not pending.refused:
        return resumed_at(change_acts.change(table, recorded))
    if not pending.refused and not table.director_present:
        return _prematurely_substituted(table, replace(pending, premature=recorded))
    table = table.moving_on(recorded.seat)
    wrong = irregular_call(table, recorded)
    if wrong is not None and not law_of(pending).rules_on(table, pending, wrong):
        second = replace(wrong, earlier=pending, partner_must_pass=pending.partner_must_pass)
        return _notice(_given_up(table, pending, wrong), second)
    decision = law_of(pending).settle(table, pending, recorded)
    return carried_out(table, pending, decision, recorded)


def _given_up(table: Table, pending: IrregularCall, wrong: IrregularCall) -> Table:
    """Return the table with a call cancelled whose substitute another law deals with.

    While a second insufficient bid is open, so is whether Law 26 applies to the first. For any
    other substitute a pass is put in its place (37, 38), which 27B2 is about.
    """
    if pending.key is not Irregularity.INSUFFICIENT_BID:
        return dropped(table)
    recorded, law = pending.recorded, table.incidents[pending.incident].laws[0].ground
    penalty = LeadPenalty.NONE
    if wrong.key is not Irregularity.INSUFFICIENT_BID:
        law, penalty = law27.LAW[table.edition]["other_bid_or_pass"], LeadPenalty.BY_MEANING
    gone = WithdrawnCall(
        recorded.seat, recorded.call, recorded.event, law, penalty, recorded.specifies
    )
    return dropped(table).withdrawing(gone)


def _prematurely_substituted(table: Table, pending: IrregularCall) -> Table:
    after = replace(table, bidding=replace(table.bidding, pending=pending))
    if pending.key is not Irregularity.INSUFFICIENT_BID:
        return after
    return after.deciding(law27.replaced_too_early(table, pending), pending.incident)
