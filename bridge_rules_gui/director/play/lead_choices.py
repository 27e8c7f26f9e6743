"""Choices about a lead out of turn: by word, as an option, by cards shown instead of words."""

from __future__ import annotations

from bridge_rules_gui.director.play import leads_out_of_turn
from bridge_rules_gui.game.scenario import CardsHandled, Event, Handling, OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law54_opening_lead_out_of_turn as law54
from bridge_rules_gui.laws import law55_declarers_lead_out_of_turn as law55
from bridge_rules_gui.laws import law68_claim as law68
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play import lead_orders
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import SettledLead
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied

_ACCEPTING = ("accept_lead", "accept_opening_lead")


def choice_made(table: Table, who: Seat | None, *, accepted: bool) -> Table:
    """Return the table after a player accepted a lead out of turn, or had it taken back."""
    playing = table.playing
    if playing is None or who is None:
        return table
    lead = playing.wrong_lead
    if lead is None:
        return _chosen_differently(table, playing, who, accept=accepted)
    if not _may_choose(playing, lead, who):
        return table
    if accepted:
        return leads_out_of_turn.accepted_by_word(table, playing, lead, who)
    return leads_out_of_turn.taken_back(table, playing, lead, who)


def _may_choose(playing: Playing, lead: WrongLead, who: Seat) -> bool:
    """Whether a player may choose: either defender, or declarer; never dummy."""
    return who.side is not lead.seat.side and playing.player_of(who) is who


def option_taken(table: Table, who: Seat | None, act: OptionTaken) -> Table | None:
    """Return the table after an option about a lead out of turn; None where it is about another."""
    playing = table.playing
    if playing is None:
        return None
    lead = playing.wrong_lead
    if lead is None:
        return _second_word(table, playing, who, act)
    chooser = who or playing.player_of(lead.seat.left_hand_opponent)
    match act.option:
        case name if name in _ACCEPTING:
            return choice_made(table, chooser, accepted=True)
        case "withdraw_lead":
            return choice_made(table, chooser, accepted=False)
        case "become_dummy" if _may_become_dummy(playing, lead, chooser):
            return leads_out_of_turn.became_dummy(table, playing, lead)
        case law47.WITHDRAW_LEAD if _is_open(table, lead, chooser, act):
            return leads_out_of_turn.taken_back(table, playing, lead, who)
        case _ if _is_open(table, lead, chooser, act):
            back = leads_out_of_turn.taken_back(table, playing, lead, chooser)
            return before_lead.option_taken(back, who, act)
        case _:
            return lead_orders.not_given(table, who, act)


def _is_open(table: Table, lead: WrongLead, who: Seat, act: OptionTaken) -> bool:
    rights = table.incidents[lead.incident].options
    mine = [option for option in rights if option.who is who]
    return any(option.name == act.option for option in mine)


def _may_become_dummy(playing: Playing, lead: WrongLead, who: Seat) -> bool:
    opening = lead.key is Irregularity.OPENING_LEAD_OUT_OF_TURN
    return opening and playing.contract.declarer is who


def _second_word(
    table: Table, playing: Playing, who: Seat | None, act: OptionTaken
) -> Table | None:
    settled = playing.settled_lead
    if who is None or settled is None or settled.by in (None, who):
        return None
    if act.option in _ACCEPTING:
        return _chosen_differently(table, playing, who, accept=True)
    if act.option == "withdraw_lead":
        return _chosen_differently(table, playing, who, accept=False)
    return None


def _chosen_differently(table: Table, playing: Playing, by: Seat, *, accept: bool) -> Table:
    """Return the table after a defender chose about declarer's lead when his partner had chosen.

    The choice of the one who plays next prevails (2007, 2017: 55A).
    """
    settled = playing.settled_lead
    if settled is None or not _may_still_differ(playing, settled, by, accept=accept):
        return table
    lead = settled.lead
    law = law55.prevailing(table.edition, lead, by)
    if law is None:
        kept = law55.partners_choice_stands(table.edition, lead, by)
        return _prefixed(table, lead, *kept.laws).explaining(kept.laws, (kept.result,))
    undone = replace(playing, wrong_lead=None)
    if accept:
        learnt = law55.LAW[table.edition]["may_have_gained_information"]
        left = tuple(each for each in table.unauthorised if each.ground != learnt)
        after = leads_out_of_turn.accepted_by_word(
            replace(table, unauthorised=left), undone, lead, by
        )
    else:
        after = leads_out_of_turn.taken_back(
            table, undone.without_card(lead.seat, lead.card), lead, by
        )
    return _prefixed(after, lead, Applied(law))


def _may_still_differ(playing: Playing, settled: SettledLead, by: Seat, *, accept: bool) -> bool:
    differs = settled.accepted is not accept and settled.by not in (None, by)
    in_time = settled.cards == len(playing.played)
    return differs and in_time and settled.lead.key is Irregularity.LEAD_OUT_OF_TURN_DECLARER


def _prefixed(table: Table, lead: WrongLead, *laws: Applied) -> Table:
    """Return the table with provisions put before those of the incident of a lead."""
    incident = table.incidents[lead.incident]
    first = {str(law.ground) for law in laws}
    kept = tuple(law for law in incident.laws if str(law.ground) not in first)
    named = replace(incident, laws=(*laws, *kept))
    incidents = (*table.incidents[: lead.incident], named, *table.incidents[lead.incident + 1 :])
    return replace(table, incidents=incidents)


def cards_handled(table: Table, event: Event, act: CardsHandled) -> Table | None:
    """Return the table after cards shown or led face down while a lead waits; None for others."""
    playing = table.playing
    lead = None if playing is None else playing.wrong_lead
    if playing is None or lead is None or event.who is None:
        return None
    if act.handling is Handling.WITHDRAW and event.who is playing.player_of(lead.seat):
        mine = any(option.who is event.who for option in table.incidents[lead.incident].options)
        return leads_out_of_turn.taken_back(table, playing, lead) if mine else None
    if lead.key is not Irregularity.OPENING_LEAD_OUT_OF_TURN:
        return None
    match act.handling:
        case Handling.EXPOSE if event.who is playing.contract.declarer:
            if law68.is_accident(table.current_event):
                return None
            return leads_out_of_turn.became_dummy(table, playing, lead, by_cards=True)
        case Handling.LEAD_FACE_DOWN if event.who is lead.seat.partner:
            return leads_out_of_turn.partner_led_face_down(table, playing, lead, act.cards[0])
        case Handling.EXPOSE if law54.is_dummy_seen(table, playing, lead):
            return leads_out_of_turn.must_accept(table, playing, lead)
        case _:
            return None
