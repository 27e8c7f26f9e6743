"""Leads out of turn settled by the next card: overtaken, accepted, taken back (Laws 53, 60)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.sentence import sentence
from bridge_rules_gui.bridge.story import DirectorArrives
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings import law60_play_after_illegal_play as law60
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.play.leads_out_of_turn import accepted_by_play, overtaken, taken_back

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.offences import WrongLead
    from bridge_rules_gui.rulings.play.playing import Playing


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
    if lead.corrected is not None and seat is lead.turn_of.left_hand_opponent:
        return taken_back(table, playing, lead)
    if seat is lead.turn_of and _is_proper_lead(table, playing, lead, card, as_lead=as_lead):
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
    if not _is_proper_lead(table, playing, done.lead, card, as_lead=as_lead):
        return table
    back = playing.without_card(done.lead.seat, done.lead.card)
    freed = replace(back, premature=None, play_orders=(), settled_lead=None)
    verdict = law53.overtaken(table, done.lead, card, early.card)
    table = law60.in_turn_after_all(replace(table, playing=freed), early.card)
    table = table.deciding(verdict, done.lead.matter)
    return table.deciding(replace(verdict, consequences=()), early.matter)


def _is_proper_lead(
    table: Table, playing: Playing, lead: WrongLead, card: Card, *, as_lead: bool | None
) -> bool:
    """Whether the player whose turn it was leads, and does not play to the wrong lead (53C, B).

    The story may say it. A card of the suit led by the player who is next is taken to follow it;
    another suit is led, unless he has none of the suit led: then the director must ask.
    """
    if as_lead is not None:
        return as_lead
    if lead.turn_of is not lead.seat.left_hand_opponent:
        return True
    if card.suit is lead.card.suit:
        return False
    hand = playing.period.deal.hand(lead.turn_of)
    if hand is None or hand.of_suit(lead.card.suit):
        return True
    question = sentence(
        "Did {who} lead {card}, as it was his turn, and not play it to {wrong}?",
        who=lead.turn_of,
        card=card,
        wrong=lead.card,
    )
    return table.judge("lead", table.event, question)
