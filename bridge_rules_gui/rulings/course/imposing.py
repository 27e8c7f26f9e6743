"""What a verdict imposes: where each kind of consequence is kept at the table."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from bridge_rules_gui.rulings.verdict import (
    Bar,
    Consequence,
    LeadRestriction,
    Option,
    PenaltyCard,
    Unauthorised,
    WithdrawnCall,
)

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.verdict import Verdict

_KEPT: Final[Mapping[type[Consequence], tuple[str, ...]]] = {
    Bar: ("bars", "imposed"),
    Option: (),
    WithdrawnCall: ("withdrawn",),
    Unauthorised: ("unauthorised",),
    PenaltyCard: ("penalty_cards",),
    LeadRestriction: ("lead_restrictions",),
}
"""Where each kind of consequence is kept; rights are kept with the matter they are about."""


def imposed(table: Table, verdict: Verdict) -> dict[str, Any]:
    """Return the fields of a table that change by what a verdict imposes."""
    changes: dict[str, tuple[Any, ...]] = {}
    for found in verdict.consequences:
        if found in table.bars:
            continue
        for field in _KEPT[type(found)]:
            changes[field] = (*changes.get(field, getattr(table, field)), found)
    if "withdrawn" in changes:
        changes["withdrawn"] = each_call_once(changes["withdrawn"])
    return changes


def each_call_once(calls: Iterable[WithdrawnCall]) -> tuple[WithdrawnCall, ...]:
    """Return withdrawn calls; a later word about one takes the place of the earlier."""
    return tuple({(call.event, call.seat): call for call in calls}.values())
