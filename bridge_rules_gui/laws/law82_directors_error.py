"""Law 82C: an incorrect ruling of the director, found later (the fact `directors_error`).

If the board can no longer be scored (1987) or played (later) normally, an adjusted score is given,
and both sides are treated as not at fault.
"""

from __future__ import annotations

from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.scores.adjustment_facts import is_directors_error
from bridge_rules_gui.table.table import Table

LAW = clauses(82)


def incorrect_ruling(table: Table) -> tuple[Ground, ...]:
    """Return the law by which the score is adjusted, if it is for an error of the director."""
    return (LAW[table.edition]["incorrect_ruling"],) if is_directors_error(table) else ()
