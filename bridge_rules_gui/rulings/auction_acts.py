"""The auction taken in act by act: calls, replacements, the choice to accept, the director."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.call import Pass
from bridge_rules_gui.bridge.story import Facts
from bridge_rules_gui.rulings import law17_auction_period as law17
from bridge_rules_gui.rulings import law22_end_of_auction as law22
from bridge_rules_gui.rulings import law25_change_of_call as law25
from bridge_rules_gui.rulings import law28_call_considered_in_rotation as law28
from bridge_rules_gui.rulings import law29_call_out_of_rotation as law29
from bridge_rules_gui.rulings import law34_retention_of_right_to_call as law34
from bridge_rules_gui.rulings.calls_index import LAWS_OF_CALLS
from bridge_rules_gui.rulings.detection import irregular_call, skips_barred_player
from bridge_rules_gui.rulings.irregular_call import Fate, Turn
from bridge_rules_gui.rulings.told import ToldCall
from bridge_rules_gui.rulings.verdict import Duration

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.auction import Auction
    from bridge_rules_gui.bridge.story import (
        Acceptance,
        CallMade,
        CallReplaced,
        DirectorArrives,
        Event,
        OptionTaken,
    )
    from bridge_rules_gui.rulings.irregular_call import Decision, IrregularCall, LawOfCall
    from bridge_rules_gui.rulings.table import Table


def call_made(table: Table, event: Event, act: CallMade) -> Table:
    """Take in a call: an answer to what went before it, or the next call of the auction."""
    if event.who is None:
        return table
    told = ToldCall(event.who, act.call, table.event, event.facts)
    pending = table.bidding.pending
    return _next_call(table, told) if pending is None else _after(table, pending, told)


def call_replaced(table: Table, event: Event, act: CallReplaced) -> Table:
    """Take in a player's attempt to put another call in place of his last one."""
    if event.who is None:
        return table
    told = ToldCall(event.who, act.call, table.event, event.facts)
    pending = table.bidding.pending
    if pending is None or pending.seat is not told.seat or law25.was_unintended(pending.told):
        return law25.change(table, told)
    return _substituted(table, pending, told)


def choice_made(table: Table, event: Event, act: Acceptance) -> Table:
    """Take in the word of the player who may accept an irregular call."""
    pending = table.bidding.pending
    if pending is None:
        return law25.choice_made(table, event, act)
    if pending.refused or event.who is not pending.seat.left_hand_opponent:
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
    return law25.option_taken(table, event.who, act.option)


def ruled_without_choice(table: Table) -> Table:
    """Return the table with a pending call dealt with where no opponent may accept it."""
    pending = table.bidding.pending
    if pending is None or pending.refused or _law(pending).may_be_accepted:
        return table
    return refuse(table, pending)


# -- calls ----------------------------------------------------------------------------------


def _next_call(table: Table, told: ToldCall) -> Table:
    """Take in a call while no irregular one is to be dealt with."""
    table = law25.called_after(table, told)
    irregular = irregular_call(table, told)
    if irregular is not None:
        change = law29.treated_as_change(table.edition, irregular)
        return law25.change(table, told, change) if change else _notice(table, irregular)
    if skips_barred_player(table, told.seat):
        table = _stand(law28.after_barred_opponent(table, told), _pass_for_barred(table, told))
    owed = next((call for call in table.bidding.cancelled if call.seat is told.seat), None)
    return _stand(table, told) if owed is None else _settled_in_turn(table, owed, told)


def _pass_for_barred(table: Table, told: ToldCall) -> ToldCall:
    return ToldCall(table.bidding.auction.turn, Pass(), told.event, Facts())


def _stand(table: Table, told: ToldCall) -> Table:
    """Return the table with a call of the player whose turn it is."""
    return _after_call(table, told, table.bidding.auction.push(told.call))


def _condone(table: Table, told: ToldCall) -> Table:
    """Return the table with an irregular call that stands."""
    return _after_call(table, told, table.bidding.auction.condone(told.seat, told.call))


def _after_call(table: Table, told: ToldCall, auction: Auction) -> Table:
    bidding = replace(table.bidding, auction=auction, told=(*table.bidding.told, told))
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
    if told.seat is pending.seat:
        return _substituted(table, pending, told)
    if pending.refused:
        return _next_call(_dropped(table), told)
    if told.seat is pending.turn_of and not table.director_present:
        return _next_call(law28.call_in_rotation_instead(_dropped(table), pending), told)
    if told.seat is pending.seat.left_hand_opponent:
        return accept(table, pending, told)
    if told.seat is pending.turn_of:
        return _next_call(refuse(table, pending), told)
    return _next_call(table, told)


def _dropped(table: Table) -> Table:
    return replace(table, bidding=replace(table.bidding, pending=None))


def accept(table: Table, pending: IrregularCall, by: ToldCall | None) -> Table:
    """Return the table after the irregular call was accepted, by a call or by word.

    Where the call is cancelled all the same, so is the one that came after it.
    """
    decision = _law(pending).accept[table.edition](table, pending, by)
    substitute = pending.premature if by is not None else None
    after = _carried_out(table, pending, decision, substitute or pending.told)
    return _next_call(after, by) if by is not None and decision.fate is Fate.STANDS else after


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
    if pending.turn is not Turn.OWN and not pending.refused:
        return law25.change(table, told)
    if not pending.refused and not table.director_present:
        premature = replace(pending, premature=told)
        return replace(table, bidding=replace(table.bidding, pending=premature))
    settle = _law(pending).settle[table.edition]
    return _carried_out(table, pending, settle(table, pending, told), told)


def _settled_in_turn(table: Table, owed: IrregularCall, told: ToldCall) -> Table:
    """Return the table after the offender called in his turn, his call out of it cancelled."""
    decision = _law(owed).settle[table.edition](table, owed, told)
    if decision.fate is not Fate.STANDS:
        return table.deciding(decision.verdict, owed.matter)
    left = tuple(call for call in table.bidding.cancelled if call is not owed)
    after = replace(table, bidding=replace(table.bidding, cancelled=left))
    return _stand(after.deciding(decision.verdict, owed.matter), told)


def _carried_out(table: Table, pending: IrregularCall, decision: Decision, call: ToldCall) -> Table:
    """Return the table after a decision about a pending call; `call` is what may stand."""
    after = _dropped(table).deciding(decision.verdict, pending.matter)
    match decision.fate:
        case Fate.STANDS if call is pending.told:
            return _condone(after, call)
        case Fate.STANDS:
            return _stand(after, call)
        case Fate.PASS_IN_PLACE:
            return _condone(after, ToldCall(pending.seat, Pass(), call.event, Facts()))
        case Fate.REPLACED_AT_ONCE:
            waiting = replace(pending, refused=True, premature=None)
            return replace(after, bidding=replace(after.bidding, pending=waiting))
        case Fate.BACK_TO_TURN:
            owed = (*after.bidding.cancelled, replace(pending, refused=True))
            return replace(after, bidding=replace(after.bidding, cancelled=owed))
        case Fate.NOTHING_IN_PLACE:
            return after
