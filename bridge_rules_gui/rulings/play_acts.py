"""The play taken in act by act: cards, leads out of turn, exposed cards, options."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from bridge_rules_gui.rulings import (
    card_course,
    dummy_acts,
    handled_acts,
    leads,
    play_rights,
    revoke_acts,
    transfers,
)
from bridge_rules_gui.rulings import law53_lead_out_of_turn as law53
from bridge_rules_gui.rulings import law67_defective_trick as law67
from bridge_rules_gui.rulings.playing import begun

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.card import Card
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import (
        Acceptance,
        CardsHandled,
        CardsPlayed,
        DummyDesignation,
        Event,
        OptionTaken,
    )
    from bridge_rules_gui.rulings.playing import Playing, WrongLead
    from bridge_rules_gui.rulings.table import Table


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
    answer = dummy_acts.from_dummy(table, event.who, act, _play)
    if answer is not None:
        return answer
    for card in act.cards:
        table = _card(table, event.who, card, as_lead=act.lead)
    return table


def dummy_called(table: Table, event: Event, act: DummyDesignation) -> Table:
    """Take in declarer's words for a card of dummy's."""
    return dummy_acts.called_for(play_begun(table), event, act, _play)


def _play(table: Table, seat: Seat, card: Card) -> Table:
    return _card(table, seat, card, as_lead=None)


def _card(table: Table, seat: Seat, card: Card, *, as_lead: bool | None) -> Table:
    filled = revoke_acts.in_its_place(table, seat, card) or law67.in_its_place(table, seat, card)
    if filled is not None:
        return _trick_ended(filled)
    table = revoke_acts.played_on(table, seat, as_lead=as_lead)
    table = card_course.before_card(table, seat)
    playing = table.playing
    if playing is None:
        return table
    lead = playing.wrong_lead
    if lead is not None:
        return _after_wrong_lead(table, playing, lead, seat, card)
    if seat is playing.turn and as_lead is not False:
        return _in_turn(table, playing, seat, card)
    if law67.is_led_over(playing, seat):
        return _over_the_gap(table, playing, seat, card)
    beside = card_course.out_of_course(table, playing, seat, card, as_lead=as_lead)
    if beside is not None:
        return beside
    if playing.period.is_lead_due or as_lead:
        return law53.led_out_of_turn(table, playing, seat, card)
    return table


def _in_turn(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with a card of the hand in turn on the table."""
    early = card_course.too_early(table, playing, seat, card)
    if early is not None:
        return early
    placed = card_course.placed(table, playing, seat, card)
    found = law67.watched(revoke_acts.found(table, placed, seat, card))
    return card_course.after_card(_trick_ended(card_course.watched(table, found, seat, card)))


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
    answer = play_rights.choice_made(table, event.who, accepted=act.accepted)
    playing = table.playing
    if answer is not None or playing is None or playing.wrong_lead is None or event.who is None:
        return answer or table
    if event.who.side is playing.wrong_lead.seat.side:
        return table
    dealt_with = law53.accepted_by_word if act.accepted else law53.taken_back
    return dealt_with(table, playing, playing.wrong_lead)


def option_taken(table: Table, event: Event, act: OptionTaken) -> Table:
    """Take in an option: about a lead out of turn, or about a defender's lead that is due."""
    table = play_begun(table)
    answer = play_rights.option_taken(table, event.who, act, _play)
    if answer is not None:
        return answer
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
    """Take in cards that were led face down, exposed, held, touched, named or taken back."""
    return handled_acts.taken_in(play_begun(table), event, act, _play)
