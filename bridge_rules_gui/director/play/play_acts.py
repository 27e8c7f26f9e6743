"""The play, act by act: cards, leads out of turn, exposed cards, options."""

from __future__ import annotations

from bridge_rules_gui.director import table_talk
from bridge_rules_gui.director.play import (
    asked_plays,
    card_course,
    dummy_acts,
    handled_acts,
    lead_choices,
    leads_out_of_turn,
    play_rights,
    played_over,
    premature_plays,
    revoke_acts,
    settled_leads,
    stuck_cards,
    unseen_cards,
)
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.scenario import (
    Acceptance,
    CardsHandled,
    CardsPlayed,
    DummyDesignation,
    Event,
    OptionTaken,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law45_card_not_held as law45_not_held
from bridge_rules_gui.laws import law50_choice_before_lead as before_lead
from bridge_rules_gui.laws import law50_early_lead as early_lead
from bridge_rules_gui.laws import law60_play_after_illegal_play as law60
from bridge_rules_gui.laws import law62_correction as law62
from bridge_rules_gui.laws import law64_transferred_tricks as transfers
from bridge_rules_gui.laws import law67_defective_trick as law67
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.play.playing import Playing, begun
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Role


def play_begun(table: Table) -> Table:
    """Return the table with the play begun, where the auction has given a contract."""
    contract = table.scenario.contract or table.bidding.auction.contract
    if table.playing is not None or contract is None:
        return table
    return replace(table, playing=begun(table.scenario, contract))


def cards_played(table: Table, event: Event, act: CardsPlayed) -> Table:
    """Return the table after a card was played or led, in turn or out of it."""
    table = play_begun(table)
    if table.playing is None or event.who is None:
        return table
    if table.playing.is_defender(event.who):
        table = _without_past_rights(table)
    answer = dummy_acts.from_dummy(table, event.who, act, _play)
    if answer is not None:
        return answer
    if len(act.cards) == 1 and card_course.lies_already(table, event.who, act.cards[0]):
        return table
    table = _with_strange_cards(table, event.who, act.cards)
    if len(act.cards) > 1:
        return stuck_cards.played_together(table, event, act, _play)
    return table_talk.after_manner(_card(table, event.who, act.cards[0], as_lead=act.lead), event)


def _without_past_rights(table: Table) -> Table:
    """Return the table without the right to ask before a lead is faced (41B): one has been."""
    left = tuple(law for law in table.procedure if law.role is not Role.RIGHT)
    return table if left == table.procedure else replace(table, procedure=left)


def _with_strange_cards(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Table:
    """Return the table with the cards noticed that the hand cannot hold and Law 67 leaves out."""
    playing = table.playing
    if playing is None or law67.is_placed(playing, seat, cards[0]):
        return table
    if _is_played_again(table, seat, cards[0]):
        return table
    return law45_not_held.of_cards_played(table, seat, cards)


def _is_played_again(table: Table, seat: Seat, card: Card) -> bool:
    """Whether the hand in turn plays a card that it has played to an earlier trick."""
    playing = table.playing
    if playing is None or seat is not playing.turn:
        return False
    return law67.earlier_trick(playing, seat, card) is not None


def dummy_called(table: Table, event: Event, act: DummyDesignation) -> Table:
    """Return the table after declarer called for a card of dummy's."""
    return dummy_acts.called_for(play_begun(table), event, act, _play)


def _play(table: Table, seat: Seat, card: Card) -> Table:
    return _card(table, seat, card, as_lead=None)


def _card(table: Table, seat: Seat, card: Card, *, as_lead: bool | None) -> Table:
    filled = None if as_lead else _in_its_place(table, seat, card)
    if filled is not None:
        return _trick_ended(filled)
    table = revoke_acts.played_on(unseen_cards.played_on(table, seat), seat, as_lead=as_lead)
    table = card_course.before_card(table, seat)
    table, is_done = stuck_cards.before_card(table, seat, card, _play)
    if is_done:
        return table
    table = played_over.played_when_due(table, seat, _in_turn)
    table = settled_leads.settled(table, seat, card, as_lead=as_lead)
    return stuck_cards.after_card(_settled(table, seat, card, as_lead=as_lead))


def _in_its_place(table: Table, seat: Seat, card: Card) -> Table | None:
    """Return the table after a card in place of one taken back or missing; None for a play."""
    return revoke_acts.in_its_place(table, seat, card) or law67.in_its_place(table, seat, card)


def _settled(table: Table, seat: Seat, card: Card, *, as_lead: bool | None) -> Table:
    """Return the table after a card, what waited before it settled as far as may be."""
    playing = table.playing
    if playing is None:
        return table
    if playing.wrong_lead is not None:
        lead = playing.wrong_lead
        return law60.while_lead_waits(table, playing, lead, seat, card, as_lead=as_lead)
    if law60.is_before_declarers_lead(playing, seat, as_lead=as_lead):
        return law60.before_declarers_lead(table, seat, card)
    is_no_lead = as_lead is False and playing.period.is_lead_due
    if seat is playing.turn and not is_no_lead:
        return played_over.after_card(table, _in_turn(table, playing, seat, card), seat, card)
    if law67.is_led_over(playing, seat):
        return _over_the_gap(table, playing, seat, card)
    led_on = played_over.overtaken_by_lead(table, playing, seat, card, _in_turn, as_lead=as_lead)
    if led_on is not None:
        return _over_the_gap(led_on, led_on.playing or playing, seat, card)
    if not as_lead and played_over.follows_early_lead(playing, seat):
        return _early_lead_followed(table, playing, seat, card)
    beside = card_course.out_of_course(table, playing, seat, card, as_lead=as_lead)
    if beside is not None:
        return beside
    if playing.period.is_lead_due:
        return leads_out_of_turn.led_out_of_turn(table, playing, seat, card)
    return premature_plays.out_of_turn(table, playing, seat, card, _in_turn, as_lead=as_lead)


def _in_turn(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with a card of the hand in turn on the table."""
    early = card_course.too_early(table, playing, seat, card)
    if early is not None:
        return early
    if _is_played_again(table, seat, card):
        return _trick_ended(law67.watched(law67.played_again(table, playing, seat, card)))
    placed = card_course.placed(early_lead.right_lost(table), playing, seat, card)
    found = law67.watched(revoke_acts.found(table, placed, seat, card))
    ended = _trick_ended(card_course.watched(table, found, seat, card))
    return early_lead.right_remains(card_course.after_card(ended))


def _early_lead_followed(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table after the next hand played to a lead made before the partner had played.

    The partner may still play to the present trick. But where its winner is recorded to have led,
    both sides have now played to the next, and the partner has contributed no card (67B).
    """
    early = playing.premature
    table = played_over.early_lead_followed(table, playing, card)
    if early is None or not law67.wins_with_one_missing(playing, early.seat):
        return table
    act = table.scenario.events[early.event].act
    if not (isinstance(act, CardsPlayed) and act.lead):
        return table
    free = replace(table.playing or playing, premature=None, play_orders=())
    led = _over_the_gap(table, free, early.seat, early.card, early.event)
    return led if led.playing is None else _in_turn(led, led.playing, seat, card)


def _over_the_gap(
    table: Table, playing: Playing, seat: Seat, card: Card, event: int | None = None
) -> Table:
    """Return the table with a lead made although a card is missing in the trick before."""
    number = playing.period.trick_number + 1
    table = revoke_acts.played_on(replace(table, playing=playing), seat, as_lead=True)
    at = table.event if event is None else event
    led = (table.playing or playing).with_card(seat, card, at, number)
    return law67.watched(replace(table, playing=led))


def _trick_ended(table: Table) -> Table:
    """Return the table with what a complete trick changes for the lead to the next."""
    table = asked_plays.past_stated(before_lead.orders_past(table))
    playing = table.playing
    if playing is None or not playing.period.is_lead_due:
        return table
    kept = replace(playing, orders=before_lead.kept_after_trick(playing), play_orders=())
    return transfers.counted(before_lead.offered(replace(table, playing=kept)))


def choice_made(table: Table, event: Event, act: Acceptance) -> Table:
    """Return the table after the word of a player who may accept a lead out of turn."""
    answer = play_rights.choice_made(table, event.who, accepted=act.accepted)
    return answer or lead_choices.choice_made(table, event.who, accepted=act.accepted)


def option_taken(table: Table, event: Event, act: OptionTaken) -> Table:
    """Return the table after an option about a lead out of turn, a card or a lead that is due."""
    table = play_begun(table)
    own = lead_choices.option_taken(table, event.who, act)
    own = own or asked_plays.option_taken(table, event.who, act)
    own = own or law62.option_taken(table, event.who, act)
    own = own or stuck_cards.option_taken(table, event.who, act, _play)
    answer = own or play_rights.option_taken(table, event.who, act, _play)
    if answer is not None:
        return answer
    of_the_lead = early_lead.chosen_after(table, event.who, act)
    if of_the_lead is not None:
        return of_the_lead
    if act.option == "withdraw_card_after_revoke":
        return revoke_acts.option_taken(table, event.who, act.value) or table
    return before_lead.option_taken(table, event.who, act)


def cards_handled(table: Table, event: Event, act: CardsHandled) -> Table:
    """Return the table after cards were led face down, exposed, held, named or taken back."""
    table = play_begun(table)
    strange = law45_not_held.of_cards_handled(table, event.who, act)
    if strange is not None:
        return strange
    answer = lead_choices.cards_handled(table, event, act)
    answer = answer or stuck_cards.handled(table, event, act)
    return answer or handled_acts.handled(table, event, act, _play)
