"""Revokes in the course of the play: found, taken back, replaced, established."""

from __future__ import annotations

from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law61_revoke as law61
from bridge_rules_gui.laws import law62_correction as law62
from bridge_rules_gui.laws import law63_establishment as law63
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.play.lateness import is_attention_drawn
from bridge_rules_gui.table.play.offences import Revoke
from bridge_rules_gui.table.play.playing import PlayedCard, Playing
from bridge_rules_gui.table.table import Table

# -- found --------------------------------------------------------------------------------------


def found(before: Table, after: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a card, with a revoke noticed where it is one or shows one."""
    playing = before.playing
    if playing is None:
        return after
    duty = law61.neglected(playing, seat, card)
    if duty is not None:
        played = PlayedCard(seat, card, playing.period.trick_number, after.event)
        return law62.noticed(after, law62.revoke_of(before, playing, played, duty))
    earlier = law61.shown_by(playing, seat, card)
    if earlier is None or any(revoke.card == earlier.card for revoke in playing.revokes):
        return after
    revoke = law62.revoke_of(before, playing, earlier, law61.Duty(card.suit))
    return law63.by_play(law62.noticed(after, revoke), seat, playing.period.trick_number)


# -- established --------------------------------------------------------------------------------


def played_on(table: Table, seat: Seat, *, as_lead: bool | None = None) -> Table:
    """Return the table as a hand plays a card, legally or not: its side's revokes before it stand.

    `as_lead` tells that the card is a lead although the trick is not complete.
    """
    playing = table.playing
    if playing is None or not playing.revokes:
        return table
    return law63.by_play(table, seat, _number(playing, seat, as_lead=bool(as_lead)))


def named(table: Table, seat: Seat) -> Table:
    """Return the table as a player names or designates a card that he will play."""
    playing = table.playing
    if playing is None or not playing.revokes:
        return table
    return law63.by_naming(table, seat, _number(playing, seat, as_lead=False))


def _number(playing: Playing, seat: Seat, *, as_lead: bool) -> int:
    """Return the number of the trick to which a card of a hand would belong."""
    period, current = playing.period, playing.period.current
    if period.is_lead_due or current is None:
        return period.trick_number
    again = bool(current.cards_of(seat))
    return period.trick_number + (again or as_lead)


# -- taken back ---------------------------------------------------------------------------------


def withdrawn(table: Table, who: Seat, cards: tuple[Card, ...]) -> Table | None:
    """Return the table after a player took back a card for a revoke; None where it is for none."""
    playing = table.playing
    if playing is None:
        return None
    for revoke in playing.revokes:
        if revoke.is_open and revoke.card in cards and _is_his(playing, revoke.seat, who):
            return law62.put_right(table, revoke)
        if revoke.is_established and revoke.card in cards and _is_his(playing, revoke.seat, who):
            return law63.kept(table, revoke)
    for revoke, played in _may_go_back(playing):
        if played.card in cards and _is_his(playing, played.seat, who):
            return law62.taken_back(table, revoke, played)
    return None


def option_taken(table: Table, who: Seat | None, card: str) -> Table | None:
    """Return the table after a right to take back a card was used; None where there is none.

    It may be used before the offender has put another card in place of his own.
    """
    playing = table.playing
    if playing is None or who is None:
        return None
    for revoke in playing.revokes:
        if revoke.is_open and revoke.seat.side is not who.side:
            return option_taken(law62.put_right(table, revoke), who, card)
    for revoke, played in _may_go_back(playing):
        if _is_his(playing, played.seat, who) and card in ("", str(played.card)):
            return law62.taken_back(table, revoke, played)
    return None


def _is_his(playing: Playing, hand: Seat, who: Seat) -> bool:
    return playing.player_of(hand) is playing.player_of(who)


def _may_go_back(playing: Playing) -> list[tuple[Revoke, PlayedCard]]:
    """Return the cards that may go back after corrected revokes: partner's after an opponent's."""
    return [
        (revoke, played)
        for revoke in reversed(playing.revokes)
        if revoke.corrected
        for played in law62.since(playing, revoke)
        if law62.is_innocent(played, revoke) or (revoke.taken_back and played.trick == revoke.trick)
    ]


# -- replaced -----------------------------------------------------------------------------------


def in_its_place(table: Table, seat: Seat, card: Card) -> Table | None:
    """Return the table after a card took the place of one taken back; None where it does not.

    A player may also take his card back by playing the other one.
    """
    playing = table.playing
    if playing is None or not playing.revokes:
        return None
    table = _taken_back_by(table, playing, seat, card)
    playing = table.playing or playing
    number = _trick_to_fill(playing, seat)
    if number is None:
        return None
    trick = playing.period.tricks[number - playing.period.won_before.total - 1]
    duty = law61.not_followed(playing, trick, seat, card)
    own = _own_revoke(playing, seat, number)
    legal = None if own is None else own.legal
    again = own if legal is not None and card not in legal else None
    left = tuple(held for held in table.penalty_cards if held.card != card)
    filled = playing.with_card(seat, card, table.event, number)
    after = law62.replaced(replace(table, playing=filled, penalty_cards=left), seat, card)
    played = PlayedCard(seat, card, number, table.event)
    if again is not None:
        found = law62.revoke_of(table, playing, played, duty or law61.Duty(again.suit))
        found = replace(found, disobeyed=duty is None, legal=legal)
        return law62.noticed(after, found)
    if duty is None or legal is not None:
        return after
    return law62.noticed(after, law62.revoke_of(table, playing, played, duty))


def _own_revoke(playing: Playing, seat: Seat, number: int) -> Revoke | None:
    """Return a hand's corrected revoke in the trick of a number, the last of several."""
    own = (each for each in playing.revokes if (each.seat, each.trick) == (seat, number))
    return next((each for each in reversed(tuple(own)) if each.corrected), None)


def _taken_back_by(table: Table, playing: Playing, seat: Seat, card: Card) -> Table:
    """Return the table with the card back that this one is to replace, if there is one."""
    for revoke in playing.revokes:
        owed = revoke.seat is seat and card.suit is revoke.suit
        if revoke.is_open and owed and _is_no_play(table, playing, revoke):
            return law62.put_right(table, revoke)
    for revoke, played in _may_go_back(playing):
        if played.seat is seat and played.card != card and playing.turn is not seat:
            return law62.taken_back(table, revoke, played)
    return table


def _is_no_play(table: Table, playing: Playing, revoke: Revoke) -> bool:
    """Whether a further card of the offender can only be meant to correct his revoke."""
    in_turn = playing.turn is revoke.seat or playing.period.is_lead_due
    return not in_turn or is_attention_drawn(table, revoke.event)


def _trick_to_fill(playing: Playing, seat: Seat) -> int | None:
    """Return the number of the trick in which a card of a hand is missing after a correction."""
    first = playing.period.won_before.total + 1
    for revoke in playing.revokes:
        if not revoke.corrected or seat not in (revoke.seat, *revoke.taken_back):
            continue
        place = revoke.trick - first
        tricks = playing.period.tricks
        if place < len(tricks) and seat in tricks[place].missing:
            return revoke.trick
    return None
