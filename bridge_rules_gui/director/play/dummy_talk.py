"""What dummy says and does beside his cards, recorded in words (Laws 42 and 43)."""

from __future__ import annotations

from bridge_rules_gui.director.play import leads_out_of_turn
from bridge_rules_gui.director.spoken_manner import (
    DUMMYS_BREACHES,
    POINTING,
    TO_A_DEFENDER,
    WRONG_HAND,
)
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.game.story import AttentionDrawn, Event, Question, Remark
from bridge_rules_gui.laws import law43_dummys_limits as law43
from bridge_rules_gui.laws import law45_played_card as law45
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.spoken import DUMMY_ASKS_ANY_LEFT
from bridge_rules_gui.table.table import Table


def is_dummy(table: Table, who: Seat | None) -> bool:
    """Whether a player is dummy in the play of this table."""
    return table.playing is not None and who is table.playing.contract.dummy


def said(table: Table, event: Event, act: Remark) -> Table | None:
    """Return the table after a remark or gesture of dummy's; None where another speaks."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    for breach, words in DUMMYS_BREACHES.items():
        if words.is_in(act.words):
            return law43.breached(table, playing, breach)
    if TO_A_DEFENDER.is_in(act.words):
        return law43.warned_defender(table, playing)
    if WRONG_HAND.is_in(act.words):
        return law43.warned(table, playing)
    if POINTING.is_in(act.words):
        return law45.dummy_pointed(table, playing)
    return law43.spoke(table, playing)


def asked(table: Table, event: Event, act: Question) -> Table | None:
    """Return the table after dummy asked about a revoke; None where it is another question."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    if DUMMY_ASKS_ANY_LEFT.is_in(act.words):
        return law43.asked(table, playing)
    return None


def drew_attention(table: Table, event: Event) -> Table | None:
    """Return the table after dummy drew attention to an irregularity; None where another did."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    to = _last_irregular(table, playing)
    if to is None or to.offender is None or not law43.takes_away_the_right(playing, to.offender):
        return law43.drew_attention(table, playing)
    forgiven = law43.not_rectified(table, to, leads_out_of_turn.stands_all_the_same)
    return law43.pointed_out_first(forgiven, playing, to.offender)


def _last_irregular(table: Table, playing: Playing) -> Incident | None:
    dummy = playing.contract.dummy
    found = (incident for incident in reversed(table.incidents) if incident.key is not None)
    return next((incident for incident in found if incident.offender is not dummy), None)


def called_director(table: Table, event: Event) -> Table:
    """Return the table after the director was called, perhaps by dummy."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who) or playing.period.is_over:
        return table
    attention = any(
        isinstance(each.act, AttentionDrawn) and not is_dummy(table, each.who)
        for each in table.scenario.events[: table.event]
    )
    return law43.called_director(table, playing, attention=attention)
