"""Several cards of one hand played at once, in the course of the play (Law 58B)."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.errors import BridgeError
from bridge_rules_gui.game.scenario import CardsHandled, CardsPlayed, Event, Handling, OptionTaken
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law47_withdrawal as law47
from bridge_rules_gui.laws import law49_exposed_card as law49
from bridge_rules_gui.laws import law50_penalty_card as law50
from bridge_rules_gui.laws import law58_simultaneous_plays as law58
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import StuckCards
from bridge_rules_gui.table.recorded import showed
from bridge_rules_gui.table.table import Table

Plays = Callable[[Table, Seat, Card], Table]


_KEY = Irregularity.SIMULTANEOUS_PLAY


def played_together(table: Table, event: Event, act: CardsPlayed, play: Plays) -> Table:
    """Take in several cards of one hand; `play` plays one that is certain."""
    playing, seat = table.playing, event.who
    if playing is None or seat is None:
        return table
    seen = showed(event, act.cards)
    noticed = table.noticing(_KEY, playing.player_of(seat), table.event)
    if len(seen) == 1:
        verdict = law58.one_seen(table.edition, seen[0], len(act.cards) - 1)
        under = tuple(card for card in act.cards if card != seen[0])
        unseen = StuckCards(
            seat, under, playing.period.trick_number, table.event, len(table.incidents)
        )
        noted = replace(noticed, playing=replace(playing, unseen=(*playing.unseen, unseen)))
        return play(noted.deciding(verdict), seat, seen[0])
    if seat is not playing.turn or playing.wrong_lead is not None:
        return _first_of_them(table, seat, seen, play)
    number = playing.period.trick_number
    legal = law58.legal_among(playing, seat, seen)
    seen = (*legal, *(card for card in seen if card not in legal))
    stuck = StuckCards(seat, seen, number, table.event, len(table.incidents), legal)
    waiting = replace(noticed, playing=replace(playing, stuck=stuck))
    decided = waiting.deciding(law58.several_seen(table, playing, stuck))
    if legal or not playing.is_defender(seat):
        return decided
    laid = law50.laid_down(decided, seat, seen, law50.Exposure.ACCIDENT)
    return law50.closed_to_partner(laid, seat, seen)


def _first_of_them(table: Table, seat: Seat, cards: tuple[Card, ...], play: Plays) -> Table:
    """Cards out of turn: the first is the play to be dealt with, a defender's others exposed."""
    playing = table.playing
    if playing is not None and playing.is_defender(seat):
        table = law49.exposed(table, seat, cards[1:], deliberate=False)
    return play(table, seat, cards[0])


# -- designated ---------------------------------------------------------------------------------


def option_taken(table: Table, who: Seat | None, act: OptionTaken, play: Plays) -> Table | None:
    """Take in an option this law gives; None where it is another."""
    match act.option:
        case law58.DESIGNATE:
            return _named(table, who, act.value, play)
        case law47.WITHDRAW:
            return withdrawn(table, who)
        case _:
            return None


def handled(table: Table, event: Event, act: CardsHandled) -> Table | None:
    """Take in a card taken back by the right of this law; None where it is not."""
    return withdrawn(table, event.who) if act.handling is Handling.WITHDRAW else None


def _named(table: Table, who: Seat | None, value: str, play: Plays) -> Table | None:
    """Take in the player's word which card is played; None where he may not name it."""
    playing = table.playing
    stuck = None if playing is None else playing.stuck
    if playing is None or stuck is None or who not in (None, playing.player_of(stuck.seat)):
        return None
    try:
        card = Card.parse(value)
    except BridgeError:
        return None
    return designated(table, playing, stuck, card, play) if card in stuck.legal else None


def designated(table: Table, playing: Playing, stuck: StuckCards, card: Card, play: Plays) -> Table:
    """Return the table after the player said which card is played."""
    others = tuple(held for held in stuck.cards if held != card)
    left = tuple(held for held in table.penalty_cards if held.card not in stuck.cards)
    table = replace(table, penalty_cards=left, playing=replace(playing, stuck=None))
    verdict = law58.designated(table, playing, stuck, card, others)
    table = table.deciding(verdict, stuck.incident)
    table = _laid_in_trick(table, stuck, card, play)
    if not playing.is_defender(stuck.seat):
        return table
    laid = law50.laid_down(table, stuck.seat, others, law50.Exposure.ACCIDENT)
    return law50.closed_to_partner(laid, stuck.seat, others)


def _laid_in_trick(table: Table, stuck: StuckCards, card: Card, play: Plays) -> Table:
    playing = table.playing
    if stuck.placed is None or playing is None:
        return play(table, stuck.seat, card)
    if stuck.placed == card:
        return table
    swapped = playing.without_card(stuck.seat, stuck.placed)
    swapped = swapped.with_card(stuck.seat, card, stuck.event, stuck.trick)
    return replace(table, playing=swapped)


def withdrawn(table: Table, who: Seat | None) -> Table | None:
    """Take in an opponent's change of the card he had played after several; None for others."""
    playing = table.playing
    may_change = law58.LAW[table.edition]["opponent_may_change_his_card"]
    rights = [option for option in table.options if option.ground == may_change]
    right = next((option for option in rights if option.who is who), None)
    if playing is None or right is None:
        return None
    mine = [played for played in playing.played if playing.player_of(played.seat) is who]
    card = mine[-1].card
    later = [
        playing.player_of(played.seat)
        for played in playing.played
        if played.event > mine[-1].event and played.seat.side is not right.who.side
    ]
    back = replace(playing.without_card(mine[-1].seat, card), stuck=None)
    left = tuple(option for option in rights if option is not right)
    verdict = law58.changed(table.edition, right.who, card, left, later)
    return replace(table, playing=back).deciding(verdict)


# -- played on ----------------------------------------------------------------------------------


def before_card(table: Table, seat: Seat, card: Card, play: Plays) -> tuple[Table, bool]:
    """Return the table as a hand plays a card while several lie there, and whether it was named.

    The player's own card among them says which it is. Another's leaves the first of them in the
    trick for the time being.
    """
    playing = table.playing
    stuck = None if playing is None else playing.stuck
    if playing is None or stuck is None:
        return table, False
    if seat is stuck.seat and card in stuck.legal:
        return designated(table, playing, stuck, card, play), True
    if seat is stuck.seat and not stuck.legal and stuck.placed is None:
        return replace(table, playing=replace(playing, stuck=None)), False
    if stuck.placed is None:
        placed = playing.with_card(stuck.seat, stuck.cards[0], stuck.event, stuck.trick)
        stuck = replace(stuck, placed=stuck.cards[0])
        playing = replace(placed, stuck=stuck)
    if playing.period.trick_number == stuck.trick:
        stuck = replace(stuck, followed=(*stuck.followed, seat))
    return replace(table, playing=replace(playing, stuck=stuck)), False


def after_card(table: Table) -> Table:
    """Return the table after a card, the cards left to Law 67 once both sides have played on."""
    playing = table.playing
    stuck = None if playing is None else playing.stuck
    if playing is None or stuck is None:
        return table
    if playing.period.trick_number - playing.period.is_lead_due <= stuck.trick:
        return table
    current = playing.period.current
    sides = {played.seat.side for played in current.cards} if current is not None else set()
    if len(sides) < 2:
        return table
    lies = replace(playing, stuck=None)
    for card in stuck.cards:
        if card != stuck.placed:
            lies = lies.with_card(stuck.seat, card, stuck.event, stuck.trick)
    left = tuple(held for held in table.penalty_cards if held.card not in stuck.cards)
    settled = replace(table, playing=lies, penalty_cards=left)
    return settled.deciding(law58.left_to_law67(table.edition, stuck), stuck.incident)
