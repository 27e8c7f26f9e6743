"""Leads out of turn settled by the next card: overtaken, accepted, taken back (Laws 53, 60)."""

from __future__ import annotations

from bridge_rules_gui.director.play.leads_out_of_turn import accepted_by_play, overtaken, taken_back
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import DirectorArrives
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law53_lead_out_of_turn as law53
from bridge_rules_gui.laws import law60_play_after_illegal_play as law60
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.play.offences import WrongLead
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table


def settled(table: Table, seat: Seat, card: Card, *, as_lead: bool | None) -> Table:
    """Return the table as a card is played, a lead out of turn that waits for it settled.

    The card overtakes the lead, accepts it, or is the offending side's own: that settles it only
    where the director has come and nobody has accepted the lead (53A).
    """
    playing = table.playing
    lead = None if playing is None else playing.wrong_lead
    if playing is None:
        return table
    if lead is None:
        return _overtaken_after_all(table, playing, seat, card, as_lead=as_lead)
    if seat.side is lead.seat.side:
        required = seat is lead.turn_of and _director_has_come(table, lead)
        return taken_back(table, playing, lead) if required else table
    over_corrected = lead.corrected is not None and seat is lead.turn_of.left_hand_opponent
    if over_corrected and law53.is_corrected(table, lead):
        return taken_back(table, playing, lead)
    if seat is lead.turn_of and law53.is_proper_lead(table, playing, lead, card, as_lead=as_lead):
        return overtaken(table, playing, lead, card)
    return accepted_by_play(table, playing, lead, seat, card)


def _director_has_come(table: Table, lead: WrongLead) -> bool:
    since = table.scenario.events[lead.event + 1 : table.event]
    return any(isinstance(event.act, DirectorArrives) for event in since)


def _overtaken_after_all(
    table: Table, playing: Playing, seat: Seat, card: Card, *, as_lead: bool | None
) -> Table:
    """Return the table as a defender leads in turn although his partner has played to the lead.

    Then every card played to the wrong lead goes back (1987, 2007: 53C; 2017: 53B).
    """
    done, early = playing.settled_lead, playing.premature
    if done is None or early is None or seat is not done.lead.turn_of or early.lead:
        return table
    if done.cards != len(playing.played) or seat is not early.seat.partner:
        return table
    if not law53.is_proper_lead(table, playing, done.lead, card, as_lead=as_lead):
        return table
    back = playing.without_card(done.lead.seat, done.lead.card)
    freed = replace(back, premature=None, play_orders=(), settled_lead=None)
    verdict = law53.overtaken(table.edition, done.lead, card, early.card)
    table = law60.in_turn_after_all(replace(table, playing=freed), early.card)
    table = table.deciding(verdict, done.lead.incident)
    return table.deciding(replace(verdict, consequences=()), early.incident)
