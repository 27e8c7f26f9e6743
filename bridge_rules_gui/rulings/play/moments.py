"""Moments of the play: rights that arise without a new irregularity, and lapse as play goes on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings.course.changing import replace

if TYPE_CHECKING:
    from bridge_rules_gui.bridge.seat import Seat
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.verdict import Verdict

_OF_A_CARD = frozenset(
    (
        *("require_suit", "forbid_suit", "forbid_suits", "no_restriction"),
        *("designate_penalty_card", "designate_dummy_card", "clarify_card", "any_legal_card"),
        *("withdraw_card", "withdraw_misinformed_lead", "choose_hand"),
    )
)
"""Rights that are spent when the next card is played in turn."""


def decided(table: Table, player: Seat, verdict: Verdict) -> Table:
    """Return the table with a verdict on the matter of a player's, or on a moment of its own.

    Where the last thing dealt with is the player's, the verdict is the next stage of it.
    """
    last = table.matter
    if last is None or last.offender is not player:
        table = table.noticing(None, player, table.event)
    return table.deciding(verdict)


def played_on(table: Table) -> Table:
    """Return the table as a card is played in turn: moments are past, open rights are spent."""
    matters = table.matters
    while matters and matters[-1].key is None:
        matters = matters[:-1]
    if matters and matters[-1].options:
        left = tuple(option for option in matters[-1].options if option.name not in _OF_A_CARD)
        matters = (*matters[:-1], replace(matters[-1], options=left))
    return table if matters is table.matters else replace(table, matters=matters)
