"""What dummy says and does beside his cards, told in words and taken in (Laws 42 and 43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.story import AttentionDrawn
from bridge_rules_gui.rulings import law43_dummys_limits as law43
from bridge_rules_gui.rulings import law45_played_card as law45
from bridge_rules_gui.rulings.spoken import DUMMY_ASKS_ANY_LEFT
from bridge_rules_gui.rulings.spoken_manner import (
    DUMMYS_BREACHES,
    POINTING,
    TO_A_DEFENDER,
    WRONG_HAND,
)

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import Event, Question, Remark
    from bridge_rules_gui.rulings.course.matter import Matter
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing


def is_dummy(table: Table, who: Seat | None) -> bool:
    """Whether a player is dummy in the play of this table."""
    return table.playing is not None and who is table.playing.contract.dummy


def said(table: Table, event: Event, act: Remark) -> Table | None:
    """Take in a remark or a gesture of dummy's; None where somebody else speaks."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    for letter, breach in DUMMYS_BREACHES.items():
        if breach.is_in(act.words):
            return law43.breached(table, playing, letter)
    if TO_A_DEFENDER.is_in(act.words):
        return law43.warned_defender(table, playing)
    if WRONG_HAND.is_in(act.words):
        return law43.warned(table, playing)
    if POINTING.is_in(act.words):
        return law45.dummy_pointed(table, playing)
    return law43.spoke(table, playing)


def asked(table: Table, event: Event, act: Question) -> Table | None:
    """Take in a question of dummy's about a revoke; None where it is another."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    if DUMMY_ASKS_ANY_LEFT.is_in(act.words):
        return law43.asked(table, playing)
    return None


def drew_attention(table: Table, event: Event) -> Table | None:
    """Take in that dummy drew attention to an irregularity; None where another player did."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    return law43.drew_attention(table, playing, _last_irregular(table, playing))


def _last_irregular(table: Table, playing: Playing) -> Matter | None:
    dummy = playing.contract.dummy
    found = (matter for matter in reversed(table.matters) if matter.key is not None)
    return next((matter for matter in found if matter.offender is not dummy), None)


def called_director(table: Table, event: Event) -> Table:
    """Take in that the director was called, by dummy it may be."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who) or playing.period.is_over:
        return table
    attention = any(
        isinstance(told.act, AttentionDrawn) and not is_dummy(table, told.who)
        for told in table.scenario.events[: table.event]
    )
    return law43.called_director(table, playing, attention=attention)
