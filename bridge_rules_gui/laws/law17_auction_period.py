"""Law 17: the auction period, from the first call to the last.

The editions end it differently: 1987 when the opening lead is faced or all have passed, the later
ones by Law 22, with a clarification period between the final pass and the opening lead.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.verdict import Applied, Role

LAW = clauses(17)


def next_call(edition: Edition) -> tuple[Applied, ...]:
    """Return the procedure while calls follow one another in rotation (17C)."""
    return (Applied(LAW[edition]["calls_in_rotation"], Role.PROCEDURE),)


def first_call(edition: Edition) -> tuple[Applied, ...]:
    """Return the procedure before the dealer has called (17B)."""
    return (Applied(LAW[edition]["dealer_calls_first"], Role.PROCEDURE),)
