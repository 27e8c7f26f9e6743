"""A card shown before its turn: played over by the next hand (60A), or played when it is due."""

from __future__ import annotations

from collections.abc import Callable

from bridge_rules_gui.director.play import asked_plays
from bridge_rules_gui.game.card import Card
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.laws import law60_play_after_illegal_play as law60
from bridge_rules_gui.laws import law67_defective_trick as law67
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.play.waiting_plays import Demand, PrematurePlay
from bridge_rules_gui.table.table import Table

Plays = Callable[[Table, Playing, Seat, Card], Table]


def forfeited(
    table: Table, playing: Playing, over: PrematurePlay, card: Card, play: Plays
) -> Table:
    """The next hand plays over a premature card: that counts as played in turn (60A)."""
    freed = replace(playing, premature=None, play_orders=())
    table = law60.in_turn_after_all(replace(table, playing=freed), over.card)
    table = table.deciding(law60.played_over(table, over, card), over.incident)
    return table if over.lead else play(table, freed, over.seat, over.card)


def overtaken_by_lead(
    table: Table, playing: Playing, seat: Seat, card: Card, play: Plays, *, as_lead: bool | None
) -> Table | None:
    """Return the table with a premature card in the trick, when its winner led to the next one.

    The hand passed over has contributed no card then (67). Declarer's side loses its right by
    leading (60A); of the defenders' lead nothing is lost, and the card was to be played to this
    trick in any case (50, 57D). None where the card now played cannot be such a lead.
    """
    early, current = playing.premature, playing.period.current
    if early is None or current is None or early.lead or early.choice or as_lead is False:
        return None
    if (seat is early.seat and not as_lead) or _is_one_of_several(table, early):
        return None
    if seat is early.seat.left_hand_opponent:
        after = forfeited(table, playing, early, card, play)
    else:
        freed = replace(playing, premature=None, play_orders=())
        after = play(replace(table, playing=freed), freed, early.seat, early.card)
    return after if after.playing is not None and law67.is_led_over(after.playing, seat) else None


def _is_one_of_several(table: Table, early: PrematurePlay) -> bool:
    """Whether its player has shown another card too early just before it."""
    before = table.incidents[early.incident - 1] if early.incident else None
    key = Irregularity.PREMATURE_PLAY
    return before is not None and before.key is key and before.offender is early.seat


def played_when_due(table: Table, seat: Seat, play: Plays) -> Table:
    """Return the table with a premature card laid in the trick, where its turn has been passed.

    The card lies on the table already: that it is played need not be recorded again.
    """
    playing = table.playing
    waiting = None if playing is None else playing.premature
    if playing is None or waiting is None or seat is waiting.seat:
        return table
    if playing.turn is not waiting.seat or not _may_be_played(playing, waiting):
        return table
    due = replace(playing, premature=None)
    follower, card = waiting.seat.left_hand_opponent, waiting.followed_by
    if card is not None:
        # The lead has been accepted already: a penalty card gives no choice about it any more.
        due = replace(due, chosen_for=playing.period.trick_number)
        table = replace(table, playing=due)
    after = play(table, due, waiting.seat, waiting.card)
    now = after.playing
    if card is None or now is None or seat is follower or now.turn is not follower:
        return after
    return play(after, now, follower, card)


def follows_early_lead(playing: Playing, seat: Seat) -> bool:
    """Whether a hand that has played to this trick is next after a lead made to the next one."""
    waiting, current = playing.premature, playing.period.current
    if waiting is None or current is None or not (waiting.lead and waiting.choice):
        return False
    return seat is waiting.seat.left_hand_opponent and bool(current.cards_of(seat))


def early_lead_followed(table: Table, playing: Playing, card: Card) -> Table:
    """Return the table after that hand has played to it: the lead is in turn after all (60A)."""
    waiting = playing.premature
    if waiting is None:
        return table
    return _lead_played_over(table, playing, replace(waiting, followed_by=card), card)


def _may_be_played(playing: Playing, waiting: PrematurePlay) -> bool:
    if waiting.lead:
        return playing.period.is_lead_due
    legal = asked_plays.obeying(playing, waiting.seat, Demand.THIS_CARD, None, waiting.card)
    return playing.period.trick_number == waiting.trick and legal != ()


def after_card(before: Table, after: Table, seat: Seat, card: Card) -> Table:
    """Return the table after a card in turn, what waited for it settled.

    The offender's partner has not lost declarer his choice by playing before it (60C).
    """
    playing, now = before.playing, after.playing
    waiting = None if playing is None else playing.premature
    if waiting is None or now is None or now.premature is None:
        return after
    if seat is waiting.seat.partner and waiting.choice and not now.period.is_lead_due:
        kept = replace(waiting, meanwhile=card)
        after = replace(after, playing=replace(now, premature=kept))
        return law60.rights_stay(after, seat, card, before.incidents[waiting.incident])
    if seat is waiting.seat.left_hand_opponent and waiting.lead and waiting.choice:
        return _lead_played_over(after, now, waiting, card)
    left = _still_waiting(now, waiting, seat)
    after = replace(after, playing=replace(now, premature=left))
    return after if left is not None and left.choice else asked_plays.closed(after, waiting)


def _still_waiting(playing: Playing, waiting: PrematurePlay, seat: Seat) -> PrematurePlay | None:
    """Return what is left of a premature card: a lead waits for the next trick, if it is his."""
    over = playing.period.is_lead_due
    mine = waiting.lead and playing.turn is waiting.seat
    if seat is waiting.seat or (over and not mine):
        return None
    kept = waiting.choice and seat is not waiting.seat.left_hand_opponent and not over
    return replace(waiting, choice=kept and playing.turn is waiting.seat.partner)


def _lead_played_over(table: Table, playing: Playing, waiting: PrematurePlay, card: Card) -> Table:
    """The next hand played on after a lead to the next trick: the right is lost (60A)."""
    kept = replace(playing, premature=replace(waiting, choice=False))
    verdict = law60.played_after_lead(table, waiting, card)
    freed = law60.in_turn_after_all(replace(table, playing=kept), waiting.card)
    return freed.deciding(verdict, waiting.incident)
