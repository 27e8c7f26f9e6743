"""The auction taken in act by act: calls, replacements, the choice to accept, the director."""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.director.auction import call_by_partner as by_partner
from bridge_rules_gui.director.auction import calling, calls_in_vain, change_acts
from bridge_rules_gui.director.auction.carrying_out import law_of
from bridge_rules_gui.game.scenario import (
    Acceptance,
    CallMade,
    CallReplaced,
    DirectorArrives,
    Event,
    OptionTaken,
)
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law10_assessment_of_rectification as law10
from bridge_rules_gui.laws import law18_bids as law18
from bridge_rules_gui.laws import law19_doubles_and_redoubles as law19
from bridge_rules_gui.laws import law25_change_of_call as law25
from bridge_rules_gui.laws import law39_call_after_final_pass as law39
from bridge_rules_gui.table.auction.detection import irregular_call
from bridge_rules_gui.table.auction.recorded_call import RecordedCall
from bridge_rules_gui.table.bidding import ChangedCall
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.table import Table

_ACCEPTED: Final = Acceptance(accepted=True)


def call_made(table: Table, event: Event, act: CallMade) -> Table:
    """Take in a call: an answer to what went before it, or the next call of the auction."""
    if event.who is None:
        return table
    recorded = RecordedCall(event.who, act.call, table.event, event.facts)
    bidding = table.bidding
    if bidding.revisable is not None and bidding.revisable.seat is recorded.seat:
        return calling.resumed_at(change_acts.withdrawn_freely(table, recorded))
    if bidding.change is not None:
        if bidding.change.first.seat is recorded.seat:
            return calling.resumed_at(change_acts.change(table, recorded))
        resumed = change_acts.called_after(table, recorded)
        table = calling.resumed_at(resumed)
        if recorded in resumed.later:
            return table
        table = _with_partners_call(table, bidding.change)
    after = calling.called(table, recorded)
    if not len(event.facts):
        return after
    return law19.form_of_double(law18.form_of_bid(after, event), event)


def _with_partners_call(table: Table, change: ChangedCall) -> Table:
    """Return the table with the call dealt with that partner made before the choice was made."""
    recorded = change.meanwhile
    return (
        table
        if recorded is None
        else calling.called(by_partner.forgotten(table, recorded), recorded)
    )


def call_replaced(table: Table, event: Event, act: CallReplaced) -> Table:
    """Take in a player's attempt to put another call in place of his last one."""
    if event.who is None:
        return table
    recorded = RecordedCall(event.who, act.call, table.event, event.facts)
    bidding, pending = table.bidding, table.bidding.pending
    if table.playing is not None:
        changed = change_acts.change_during_play(table, recorded)
        return called_during_play(table, event, CallMade(act.call)) if changed is None else changed
    if bidding.revisable is not None and bidding.revisable.seat is recorded.seat:
        return calling.resumed_at(change_acts.withdrawn_freely(table, recorded))
    if pending is not None and pending.seat is recorded.seat:
        is_answer = pending.refused and law25.answers_a_refusal(table, recorded)
        if is_answer or not law25.was_unintended(pending.recorded):
            return calling.substituted(table, pending, recorded)
    return calling.resumed_at(change_acts.change(table, recorded))


def called_during_play(table: Table, event: Event, act: CallMade) -> Table:
    """Take in a call made after the opening lead: it is one after the final pass (Law 39)."""
    if event.who is None or not table.bidding.auction.is_over:
        return table
    offence = irregular_call(table, RecordedCall(event.who, act.call, table.event, event.facts))
    if offence is None:
        return table
    noticed = table.noticing(offence.key, offence.seat, table.event)
    return noticed.deciding(law39.refused(noticed, offence).verdict)


def choice_made(table: Table, event: Event, act: Acceptance) -> Table:
    """Take in the word of the player who may accept an irregular call or a change of call."""
    change, pending = table.bidding.change, table.bidding.pending
    if change is not None and not change.refused:
        if event.who is not change.opponent:
            return law10.choice_of_another(table, event.who, change.incident, change.second)
        resumed = change_acts.choice_made(table, event.who, accepted=act.accepted)
        return _with_partners_call(calling.resumed_at(resumed), change)
    if pending is None or pending.refused or pending.later:
        return law10.nothing_to_choose(table, event.who)
    if event.who is not pending.seat.left_hand_opponent:
        return law10.choice_of_another(table, event.who, pending.incident, pending.recorded)
    if not act.accepted:
        return calling.refuse(table, pending)
    if law_of(pending).may_be_accepted:
        return calling.accept(table, pending, None)
    line = sentence(
        "{who}’s {call} can never be accepted.", who=pending.seat, call=pending.recorded.call
    )
    return table.explaining((), (line,))


def director_arrives(table: Table, event: Event, act: DirectorArrives) -> Table:
    """Take in the director: what needs nobody's choice is ruled at once."""
    del event, act
    return ruled_without_choice(replace(table, director_present=True))


def option_taken(table: Table, event: Event, act: OptionTaken) -> Table:
    """Take in an option a player takes by the name the ruling gave it."""
    change, revised = table.bidding.change, table.bidding.revisable
    match act.option:
        case "keep_first_call" if change is not None and change.first.seat is event.who:
            return change_acts.kept_first(table)
        case "withdraw_call" if revised is not None and revised.seat is event.who:
            return calling.resumed_at(change_acts.withdrawn_freely(table, None))
        case "accept_call":
            return choice_made(table, event, _ACCEPTED)
        case _:
            return table


def ruled_without_choice(table: Table) -> Table:
    """Return the table with a pending call dealt with where no opponent may accept it."""
    pending = table.bidding.pending
    if pending is None or pending.refused or law_of(pending).may_be_accepted:
        return table
    return (
        calls_in_vain.all_cancelled(table, pending)
        if pending.later
        else calling.refuse(table, pending)
    )
