"""Calls that are cancelled together with an irregular one, because they were made over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings.verdict import WithdrawnCall

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.ground import Ground
    from bridge_rules_gui.rulings.irregular_call import IrregularCall


def cancelled_with(offence: IrregularCall, law: Ground) -> tuple[WithdrawnCall, ...]:
    """Return the calls made over an irregular one, taken back without a price."""
    return tuple(
        WithdrawnCall(
            told.seat, told.call, told.event, law, innocent=told.seat.side is not offence.seat.side
        )
        for told in offence.later
    )
