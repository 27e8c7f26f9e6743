"""What dummy says and does beside his cards, told in words and taken in (Laws 42 and 43)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.bridge.story import AttentionDrawn
from bridge_rules_gui.rulings import law43_dummys_limits as law43
from bridge_rules_gui.rulings import law45_played_card as law45

if TYPE_CHECKING:
    from collections.abc import Mapping

    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.bridge.story import Event, Question, Remark
    from bridge_rules_gui.rulings.course.matter import Matter
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing

_BREACHES: Mapping[str, tuple[str, ...]] = {
    "a": ("exchang", "swap"),
    "b": ("leaves his seat", "left his seat", "leaves his place", "gets up", "walks round"),
    "c": ("looks at", "looked at", "looks into", "peeks", "peeped"),
}
"""Words for what dummy may never do, by the letter of 43A2."""

_WARNING = (
    *("wrong hand", "not from", "you are in", "you're in", "warn", "from dummy", "from hand"),
    *("won it in", "lead is in"),
)
_TO_A_DEFENDER = ("your lead", "your turn", "defender", "opponent")
_POINTING = ("reach", "point", "touch", "indicat", "finger", "moves a card")

_REVOKE = (
    *("none", "no more", "any more", "void", "revok"),
    *("no club", "no diamond", "no heart", "no spade"),
)


def is_dummy(table: Table, who: Seat | None) -> bool:
    """Whether a player is dummy in the play of this table."""
    return table.playing is not None and who is table.playing.contract.dummy


def said(table: Table, event: Event, act: Remark) -> Table | None:
    """Take in a remark or a gesture of dummy's; None where somebody else speaks."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    words = act.words.casefold()
    for letter, said_so in _BREACHES.items():
        if any(word in words for word in said_so):
            return law43.breached(table, playing, letter)
    if any(word in words for word in _TO_A_DEFENDER):
        return law43.warned_defender(table, playing)
    if any(word in words for word in _WARNING):
        return law43.warned(table, playing)
    if any(word in words for word in _POINTING):
        return law45.dummy_pointed(table, playing)
    return law43.spoke(table, playing)


def asked(table: Table, event: Event, act: Question) -> Table | None:
    """Take in a question of dummy's about a revoke; None where it is another."""
    playing = table.playing
    if playing is None or not is_dummy(table, event.who):
        return None
    if any(word in act.words.casefold() for word in _REVOKE):
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
