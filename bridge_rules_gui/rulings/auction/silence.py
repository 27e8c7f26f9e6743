"""Both players of a side silenced: what 37 and 38 of every edition have in common."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings.verdict import (
    Bar,
    Consequence,
    Duration,
    LeadPenalty,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.auction.irregular_call import IrregularCall
    from bridge_rules_gui.rulings.ground import Ground


def both_silenced(
    offence: IrregularCall, law: Ground, penalty: LeadPenalty = LeadPenalty.BY_MEANING
) -> tuple[Consequence, ...]:
    """Return the duty of both partners to pass throughout, and the call taken back."""
    told = offence.told
    return (
        Bar(told.seat, Duration.THROUGHOUT, law),
        Bar(told.seat.partner, Duration.THROUGHOUT, law),
        WithdrawnCall(told.seat, told.call, told.event, law, penalty, told.shows),
    )
