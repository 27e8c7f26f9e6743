"""The play taken in act by act: cards, leads out of turn, exposed cards, options."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.story import Handling
from bridge_rules_gui.rulings import law49_exposed_card as law49
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings import law67_defective_trick as law67
from bridge_rules_gui.rulings import leads, revoke_acts, transfers
from bridge_rules_gui.rulings.playing import begun

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import (
        Acceptance,
        CardsHandled,
        CardsPlayed,
        Event,
        OptionTaken,
    )
    from bridge_rules_gui.rulings.playing import Playing, WrongLead
    from bridge_rules_gui.rulings.table import Table

_BY_ACCIDENT = ("dropped", "drop", "fell", "fallen", "slipped", "stuck", "accident")
"""Words of a story that tell that a card was exposed by accident."""


def play_begun(table: Table) -> Table:
    """Return the table with the play begun, where the auction has given a contract."""
    contract = table.scenario.contract or table.bidding.auction.contract
    if table.playing is not None or contract is None:
        return table
    return replace(table, playing=begun(table.scenario, contract))


def cards_played(table: Table, event: Event, act: CardsPlayed) -> Table:
    """Take in a card played or led, in turn or out of it."""
    table = play_begun(table)
    if table.playing is None or event.who is None:
        return table
    for card in act.cards:
        table = _card(table, event.who, card, as_lead=act.lead)
    return table


def _card(table: Table, seat: Seat, card: Card, *, as_lead: bool | None) -> Table:
    filled = revoke_acts.in_its_place(table, seat, card) or law67.in_its_place(table, seat, card)
    if filled is not None:
        return _trick_ended(filled)
    table = revoke_acts.played_on(table, seat, as_lead=as_lead)
    playing = table.playing
    if playing is None:
        return table
    lead = playing.wrong_lead
    if lead is not None:
        return _after_wrong_lead(table, playing, lead, seat, card)
    if seat is playing.turn:
        return _in_turn(table, playing, seat, card)
    if law67.is_led_over(playing, seat):
        return _over_the_gap(table, playing, seat, card)
    if playing.period.is_lead_due or as_lead:
        return law53.led_out_of_turn(table, playing, seat, card)
    return table


def _in_turn(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with a card of the hand in turn on the table."""
    after = replace(table, playing=playing.with_card(seat, card, table.event))
    cards = tuple(held for held in after.penalty_cards if held.card != card)
    after = replace(after, penalty_cards=cards)
    return _trick_ended(law67.watched(revoke_acts.found(table, after, seat, card)))


def _over_the_gap(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with a lead made although a card is missing in the trick before."""
    number = playing.period.trick_number + 1
    table = revoke_acts.played_on(table, seat, as_lead=True)
    led = (table.playing or playing).with_card(seat, card, table.event, number)
    return law67.watched(replace(table, playing=led))


def _trick_ended(table: Table) -> Table:
    """Return the table with what a complete trick changes for the lead to the next."""
    playing = table.playing
    if playing is None or not playing.period.is_lead_due:
        return table
    kept = replace(playing, orders=leads.kept_after_trick(playing))
    return transfers.counted(leads.offered(replace(table, playing=kept)))


def _after_wrong_lead(
    table: Table, playing: Playing, lead: WrongLead, seat: Seat, card: Card
) -> Table:
    """Take in a card played while a lead out of turn waits to be dealt with."""
    if seat is lead.seat.left_hand_opponent and seat is not lead.turn_of:
        return _card(law53.accepted_by_play(table, playing, lead), seat, card, as_lead=None)
    return _card(law53.taken_back(table, playing, lead), seat, card, as_lead=None)


def choice_made(table: Table, event: Event, act: Acceptance) -> Table:
    """Take in the word of a player who may accept a lead out of turn."""
    playing = table.playing
    if playing is None or playing.wrong_lead is None or event.who is None:
        return table
    if event.who.side is playing.wrong_lead.seat.side:
        return table
    dealt_with = law53.accepted_by_word if act.accepted else law53.taken_back
    return dealt_with(table, playing, playing.wrong_lead)


def option_taken(table: Table, event: Event, act: OptionTaken) -> Table:
    """Take in an option: about a lead out of turn, or about a defender's lead that is due."""
    table = play_begun(table)
    playing = table.playing
    if act.option == "withdraw_card_after_revoke":
        return revoke_acts.option_taken(table, event.who, act.value) or table
    if playing is None or playing.wrong_lead is None:
        return leads.option_taken(table, event.who, act)
    lead = playing.wrong_lead
    match act.option:
        case "accept_lead" | "accept_opening_lead":
            return law53.accepted_by_word(table, playing, lead)
        case "become_dummy":
            return law53.became_dummy(table, playing, lead)
        case "withdraw_lead":
            return law53.taken_back(table, playing, lead)
        case _:
            back = law53.taken_back(table, playing, lead)
            return leads.option_taken(back, event.who, act)


def cards_handled(table: Table, event: Event, act: CardsHandled) -> Table:
    """Take in cards that were exposed, held or named, not played."""
    table = play_begun(table)
    playing = table.playing
    if act.handling is Handling.WITHDRAW and event.who is not None:
        return revoke_acts.withdrawn(table, event.who, act.cards) or table
    if act.handling is Handling.NAME and event.who is not None:
        table = revoke_acts.named(table, event.who)
    if playing is None or event.who is None or not playing.is_defender(event.who):
        return table
    if act.handling not in (Handling.EXPOSE, Handling.NAME):
        return table
    if event.facts.value("seen_by_partner") is False:
        return table
    return law49.exposed(table, event.who, act.cards, deliberate=_is_deliberate(event, act))


def _is_deliberate(event: Event, act: CardsHandled) -> bool:
    """Whether a card was exposed by a deliberate act: told as a fact, or by how it happened."""
    told = event.facts.value("deliberate")
    if isinstance(told, bool):
        return told
    return act.handling is Handling.NAME or not any(word in act.how for word in _BY_ACCIDENT)
