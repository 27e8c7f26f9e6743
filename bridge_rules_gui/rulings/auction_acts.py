"""The auction taken in act by act: calls, replacements, the choice to accept, the director."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from bridge_rules_gui.bridge.call import Double, Redouble
from bridge_rules_gui.bridge.story import Acceptance
from bridge_rules_gui.rulings import change_acts, standing
from bridge_rules_gui.rulings import insufficient_bid_rights as law27
from bridge_rules_gui.rulings import law19_doubles_and_redoubles as law19
from bridge_rules_gui.rulings import law25_change_of_call as law25
from bridge_rules_gui.rulings import law28_call_considered_in_rotation as law28
from bridge_rules_gui.rulings import law29_call_out_of_rotation as law29
from bridge_rules_gui.rulings import law30_pass_out_of_rotation as law30
from bridge_rules_gui.rulings import law36_inadmissible_double as law36
from bridge_rules_gui.rulings.calls_index import LAWS_OF_CALLS
from bridge_rules_gui.rulings.detection import irregular_call, skips_barred_player
from bridge_rules_gui.rulings.irregular_call import Fate, Turn
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.told import ToldCall
from bridge_rules_gui.rulings.verdict import Bar, LeadPenalty, WithdrawnCall

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.story import (
        CallMade,
        CallReplaced,
        DirectorArrives,
        Event,
        OptionTaken,
    )
    from bridge_rules_gui.rulings.change_acts import Resumed
    from bridge_rules_gui.rulings.irregular_call import Decision, IrregularCall, LawOfCall
    from bridge_rules_gui.rulings.table import Table

_ACCEPTED: Final = Acceptance(accepted=True)


# -- acts -----------------------------------------------------------------------------------


def call_made(table: Table, event: Event, act: CallMade) -> Table:
    """Take in a call: an answer to what went before it, or the next call of the auction."""
    if event.who is None:
        return table
    told = ToldCall(event.who, act.call, table.event, event.facts)
    bidding = table.bidding
    if bidding.revisable is not None and bidding.revisable.seat is told.seat:
        return _resumed(change_acts.withdrawn_freely(table, told))
    if bidding.change is not None:
        if bidding.change.first.seat is told.seat:
            return _resumed(change_acts.change(table, told))
        resumed = change_acts.called_after(table, told)
        table = _resumed(resumed)
        if told in resumed.later:
            return table
    after = _call(table, told)
    return law19.form_of_double(after, event) if event.statement else after


def call_replaced(table: Table, event: Event, act: CallReplaced) -> Table:
    """Take in a player's attempt to put another call in place of his last one."""
    if event.who is None:
        return table
    told = ToldCall(event.who, act.call, table.event, event.facts)
    bidding, pending = table.bidding, table.bidding.pending
    if table.playing is not None:
        return change_acts.change_during_play(table, told)
    if bidding.revisable is not None and bidding.revisable.seat is told.seat:
        return _resumed(change_acts.withdrawn_freely(table, told))
    if pending is None or pending.seat is not told.seat or law25.was_unintended(pending.told):
        return _resumed(change_acts.change(table, told))
    return _substituted(table, pending, told)


def choice_made(table: Table, event: Event, act: Acceptance) -> Table:
    """Take in the word of the player who may accept an irregular call or a change of call."""
    change, pending = table.bidding.change, table.bidding.pending
    if change is not None and not change.refused:
        return _resumed(change_acts.choice_made(table, event.who, accepted=act.accepted))
    if pending is None or pending.refused or pending.later:
        return table
    if event.who is not pending.seat.left_hand_opponent:
        return table
    if not act.accepted:
        return refuse(table, pending)
    return accept(table, pending, None) if _law(pending).may_be_accepted else table


def director_arrives(table: Table, event: Event, act: DirectorArrives) -> Table:
    """Take in the director: what needs nobody's choice is ruled at once."""
    del event, act
    return ruled_without_choice(replace(table, director_present=True))


def option_taken(table: Table, event: Event, act: OptionTaken) -> Table:
    """Take in an option a player takes by the name the ruling gave it."""
    change, revised, pending = (
        table.bidding.change,
        table.bidding.revisable,
        table.bidding.pending,
    )
    match act.option:
        case "keep_first_call" if change is not None and change.first.seat is event.who:
            return change_acts.kept_first(table)
        case "withdraw_call" if revised is not None and revised.seat is event.who:
            return _resumed(change_acts.withdrawn_freely(table, None))
        case "accept_call" if change is not None or pending is not None:
            return choice_made(table, event, _ACCEPTED)
        case _:
            return table


def ruled_without_choice(table: Table) -> Table:
    """Return the table with a pending call dealt with where no opponent may accept it."""
    pending = table.bidding.pending
    if pending is None or pending.refused or _law(pending).may_be_accepted:
        return table
    return _all_cancelled(table, pending) if pending.later else refuse(table, pending)


def _resumed(resumed: Resumed) -> Table:
    """Return the table with the call made that a change of call has put in place.

    The opponent's call over the first one stands where it still can, and he may withdraw it.
    """
    table, told = resumed.table, resumed.call
    if told is None:
        return table
    in_turn = table.bidding.auction.turn is told.seat
    after = _next_call(table, told) if in_turn else standing.condoned(table, told)
    bidding = after.bidding
    over = next(iter(resumed.later), None)
    if over is None or bidding.pending is not None or bidding.auction.turn is not over.seat:
        return after
    if irregular_call(after, over) is not None:
        return after
    stands = standing.made(after, over)
    if not any(option.name == "withdraw_call" for option in stands.options):
        return stands
    return replace(stands, bidding=replace(stands.bidding, revisable=over))


# -- calls ----------------------------------------------------------------------------------


def _call(table: Table, told: ToldCall) -> Table:
    pending = table.bidding.pending
    return _next_call(table, told) if pending is None else _after(table, pending, told)


def _next_call(table: Table, told: ToldCall) -> Table:
    """Take in a call while no irregular one is to be dealt with."""
    table = table.moving_on(told.seat)
    irregular = irregular_call(table, told)
    if irregular is not None:
        because = law29.treated_as_change(table.edition, irregular)
        if because is None:
            return _notice(table, irregular)
        return _resumed(change_acts.change(table, told, because))
    if law30.forbids_double(table, told):
        return law30.double_forbidden(table, told)
    if skips_barred_player(table, told.seat):
        skipped = standing.barred_passes(table, told.event)
        table = law28.after_barred_opponent(skipped, told)
    owed = next((call for call in table.bidding.cancelled if call.seat is told.seat), None)
    return standing.made(table, told) if owed is None else _settled_in_turn(table, owed, told)


# -- irregular calls ------------------------------------------------------------------------


def _law(pending: IrregularCall) -> LawOfCall:
    return LAWS_OF_CALLS[pending.key]


def _notice(table: Table, irregular: IrregularCall) -> Table:
    """Return the table with an irregular call waiting to be dealt with."""
    noticed = table.noticing(irregular.key, irregular.seat, irregular.told.event)
    noticed = noticed.deciding(_law(irregular).notice[table.edition](noticed, irregular))
    bidding = replace(noticed.bidding, pending=irregular)
    return replace(noticed, bidding=bidding, director_present=False)


def _after(table: Table, pending: IrregularCall, told: ToldCall) -> Table:
    """Take in a call made while an irregular one waits to be dealt with."""
    opponent = told.seat is pending.seat.left_hand_opponent
    in_turn = told.seat is pending.turn_of and told.seat.side is not pending.seat.side
    if pending.later or (opponent and not pending.refused and _law(pending).cancels_later):
        return _made_in_vain(table, pending, told)
    if told.seat is pending.seat:
        return _substituted(table, pending, told)
    if pending.refused:
        return _call(_set_aside(table, pending), told)
    if opponent and not (in_turn and _law(pending).may_be_accepted and not table.director_present):
        return accept(table, pending, told)
    if in_turn and not table.director_present:
        return _next_call(law28.call_in_rotation_instead(_dropped(table), pending), told)
    return _call(refuse(table, pending), told)


def _made_in_vain(table: Table, pending: IrregularCall, told: ToldCall) -> Table:
    """Return the table with one more call that will be cancelled with the one before it."""
    more = replace(pending, later=(*pending.later, told))
    after = replace(table, bidding=replace(table.bidding, pending=more))
    return _all_cancelled(after, more) if table.director_present else after


def _all_cancelled(table: Table, pending: IrregularCall) -> Table:
    """Return the table after a call that never stands was cancelled, and all since with it."""
    if isinstance(pending.told.call, Double | Redouble) and law36.noticed_too_late(table):
        return _left_out(table, pending)
    decision = _law(pending).accept[table.edition](table, pending, pending.later[0])
    return _carried_out(table, pending, decision, pending.told)


def _left_out(table: Table, pending: IrregularCall) -> Table:
    """Return the table with a pass for an inadmissible double, and the later calls as made."""
    after = _dropped(table).deciding(law36.left_out(pending), pending.matter)
    after = standing.passed_instead(after, pending.seat, pending.told.event)
    for told in pending.later:
        if not after.bidding.auction.is_over:
            after = standing.condoned(after, told)
    return after


def _dropped(table: Table) -> Table:
    return replace(table, bidding=replace(table.bidding, pending=None))


def _set_aside(table: Table, pending: IrregularCall) -> Table:
    """Return the table where someone calls while the offender has not replaced his call yet."""
    owed = (*table.bidding.cancelled, pending)
    return replace(table, bidding=replace(table.bidding, pending=None, cancelled=owed))


def accept(table: Table, pending: IrregularCall, by: ToldCall | None) -> Table:
    """Return the table after the irregular call was accepted, by a call or by word."""
    if by is not None and pending.premature is not None:
        return _substitute_called_over(table, pending, pending.premature, by)
    decision = _law(pending).accept[table.edition](table, pending, by)
    after = _carried_out(table, pending, decision, pending.told)
    return _next_call(after, by) if by is not None else after


def _substitute_called_over(
    table: Table, pending: IrregularCall, premature: ToldCall, by: ToldCall
) -> Table:
    """Return the table after the opponent called over a premature substitute (27C)."""
    wrong = irregular_call(_dropped(table), premature)
    if wrong is not None:
        return _call(_notice(_dropped(table), wrong), by)
    verdict = law27.substitute_called_over(table, pending, premature)
    decided = _dropped(table).deciding(verdict, pending.matter)
    return _next_call(standing.made(decided, premature), by)


def refuse(table: Table, pending: IrregularCall) -> Table:
    """Return the table after the irregular call was not accepted, or because none may be."""
    decision = _law(pending).refuse[table.edition](table, pending)
    after = _carried_out(table, pending, decision, pending.told)
    waiting = after.bidding.pending
    if pending.premature is None or waiting is None:
        return after
    return _substituted(after, replace(waiting, premature=pending.premature), pending.premature)


def _substituted(table: Table, pending: IrregularCall, told: ToldCall) -> Table:
    """Return the table after the offender put another call in place of his irregular one."""
    if pending.later:
        return _made_in_vain(table, pending, told)
    if pending.turn is not Turn.OWN and not pending.refused:
        return _resumed(change_acts.change(table, told))
    if not pending.refused and not table.director_present:
        return _prematurely_substituted(table, replace(pending, premature=told))
    table = table.moving_on(told.seat)
    wrong = irregular_call(_dropped(table), told)
    if wrong is not None and not _law(pending).rules_on(table, pending, wrong):
        second = replace(wrong, earlier=pending, silenced=pending.silenced)
        return _notice(_given_up(table, pending, wrong), second)
    decision = _law(pending).settle[table.edition](table, pending, told)
    return _carried_out(table, pending, decision, told)


def _given_up(table: Table, pending: IrregularCall, wrong: IrregularCall) -> Table:
    """Return the table with a call cancelled whose substitute another law deals with.

    While a second insufficient bid is open, so is whether Law 26 applies to the first.
    """
    if pending.key is not Irregularity.INSUFFICIENT_BID:
        return _dropped(table)
    told, law = pending.told, table.matters[pending.matter].laws[0].ground
    is_open = wrong.key is Irregularity.INSUFFICIENT_BID
    penalty = LeadPenalty.NONE if is_open else LeadPenalty.BY_MEANING
    gone = WithdrawnCall(told.seat, told.call, told.event, law, penalty, told.shows)
    return _dropped(table).withdrawing(gone)


def _prematurely_substituted(table: Table, pending: IrregularCall) -> Table:
    after = replace(table, bidding=replace(table.bidding, pending=pending))
    if pending.key is not Irregularity.INSUFFICIENT_BID:
        return after
    return after.deciding(law27.replaced_too_early(table, pending), pending.matter)


def _settled_in_turn(table: Table, owed: IrregularCall, told: ToldCall) -> Table:
    """Return the table after the offender called in his turn, his call out of it cancelled."""
    decision = _law(owed).settle[table.edition](table, owed, told)
    decided = table.deciding(decision.verdict, owed.matter)
    return standing.made(decided, told) if decision.fate is Fate.STANDS else decided


def _carried_out(table: Table, pending: IrregularCall, decision: Decision, call: ToldCall) -> Table:
    """Return the table after a decision about a pending call; `call` is what may stand."""
    after = _dropped(table).deciding(decision.verdict, pending.matter)
    bidding = after.bidding
    match decision.fate:
        case Fate.STANDS if call is pending.told:
            return standing.condoned(after, call)
        case Fate.STANDS:
            return standing.made(after, call)
        case Fate.PASS_IN_PLACE:
            return standing.passed_instead(after, pending.seat, call.event)
        case Fate.REPLACED_AT_ONCE:
            waiting = _to_be_replaced(pending, decision)
            return replace(after, bidding=replace(bidding, pending=waiting))
        case Fate.BACK_TO_TURN:
            owed = (*bidding.cancelled, replace(pending, refused=True))
            return replace(after, bidding=replace(bidding, cancelled=owed))
        case Fate.NOTHING_IN_PLACE:
            return after


def _to_be_replaced(pending: IrregularCall, decision: Decision) -> IrregularCall:
    bars = (found for found in decision.verdict.consequences if isinstance(found, Bar))
    silenced = pending.silenced or any(bar.seat is pending.seat.partner for bar in bars)
    return replace(pending, refused=True, premature=None, silenced=silenced)
