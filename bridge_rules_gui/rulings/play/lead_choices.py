"""Choices about a lead out of turn taken in: words, options, and cards shown instead of words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.story import Handling
from bridge_rules_gui.rulings import law47e1_misinformed_turn as law47e1
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.play import lead_options, leads
from bridge_rules_gui.rulings.play import leads_out_of_turn as wrong_leads
from bridge_rules_gui.rulings.play.dummy_seen import is_dummy_seen
from bridge_rules_gui.rulings.play.second_words import chosen_differently

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import CardsHandled, Event, OptionTaken
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing

_BY_ACCIDENT = ("dropped", "drop", "fell", "fallen", "slipped", "accident")
_ACCEPTING = ("accept_lead", "accept_opening_lead")


def choice_made(table: Table, who: Seat | None, *, accepted: bool) -> Table:
    """Take in the word of a player who may accept a lead out of turn, or have it taken back."""
    playing = table.playing
    if playing is None or who is None:
        return table
    lead = playing.wrong_lead
    if lead is None:
        return chosen_differently(table, playing, who, accept=accepted)
    if not _may_choose(playing, lead, who):
        return table
    if accepted:
        return wrong_leads.accepted_by_word(table, playing, lead, who)
    return wrong_leads.taken_back(table, playing, lead, who)


def _may_choose(playing: Playing, lead: WrongLead, who: Seat) -> bool:
    """Whether a player may choose: either defender, or declarer; never dummy."""
    return who.side is not lead.seat.side and playing.player_of(who) is who


def option_taken(table: Table, who: Seat | None, act: OptionTaken) -> Table | None:
    """Take in an option about a lead out of turn; None where none waits or has just waited."""
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
            return wrong_leads.became_dummy(table, playing, lead)
        case law47e1.WITHDRAW if _is_open(table, lead, chooser, act):
            return wrong_leads.taken_back(table, playing, lead, who)
        case _ if _is_open(table, lead, chooser, act):
            back = wrong_leads.taken_back(table, playing, lead, chooser)
            return leads.option_taken(back, who, act)
        case _:
            return lead_options.not_given(table, who, act)


def _is_open(table: Table, lead: WrongLead, who: Seat, act: OptionTaken) -> bool:
    rights = table.matters[lead.matter].options
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
        return chosen_differently(table, playing, who, accept=True)
    if act.option == "withdraw_lead":
        return chosen_differently(table, playing, who, accept=False)
    return None


def cards_handled(table: Table, event: Event, act: CardsHandled) -> Table | None:
    """Take in cards shown or led face down while a lead out of turn waits; None for others."""
    playing = table.playing
    lead = None if playing is None else playing.wrong_lead
    if playing is None or lead is None or event.who is None:
        return None
    if act.handling is Handling.WITHDRAW and event.who is playing.player_of(lead.seat):
        mine = any(option.who is event.who for option in table.matters[lead.matter].options)
        return wrong_leads.taken_back(table, playing, lead) if mine else None
    if lead.key is not Irregularity.OPENING_LEAD_OUT_OF_TURN:
        return None
    match act.handling:
        case Handling.EXPOSE if event.who is playing.contract.declarer:
            by_accident = any(word in act.how.casefold() for word in _BY_ACCIDENT)
            if by_accident:
                return None
            return wrong_leads.became_dummy(table, playing, lead, by_cards=True)
        case Handling.LEAD_FACE_DOWN if event.who is lead.seat.partner:
            return wrong_leads.partner_led_face_down(table, playing, lead, act.cards[0])
        case Handling.EXPOSE if is_dummy_seen(table, playing, lead):
            return wrong_leads.must_accept(table, playing, lead)
        case _:
            return None
