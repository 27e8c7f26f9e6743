"""Moments of the play: rights that arise without a new irregularity and lapse as play continues."""

from __future__ import annotations

from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Verdict

_OF_A_CARD = frozenset(
    (
        *("require_suit", "forbid_suit", "forbid_suits", "no_restriction"),
        *("designate_penalty_card", "designate_dummy_card", "clarify_card", "any_legal_card"),
        *("withdraw_card", "withdraw_misinformed_lead", "choose_hand"),
    )
)
"""Rights that are spent when the next card is played in turn."""


def decided(table: Table, player: Seat, verdict: Verdict) -> Table:
    """Return the table with a verdict on the incident of a player's, or on a moment of its own.

    Where the last thing dealt with is the player's, the verdict is the next stage of it.
    """
    last = table.incident
    if last is None or last.offender is not player:
        table = table.noticing(None, player, table.event)
    return table.deciding(verdict)


def played_on(table: Table) -> Table:
    """Return the table as a card is played in turn: moments are past, open rights are spent."""
    incidents = table.incidents
    while incidents and incidents[-1].key is None:
        incidents = incidents[:-1]
    if incidents and incidents[-1].options:
        left = tuple(option for option in incidents[-1].options if option.name not in _OF_A_CARD)
        incidents = (*incidents[:-1], replace(incidents[-1], options=left))
    return table if incidents is table.incidents else replace(table, incidents=incidents)
