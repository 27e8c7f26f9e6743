"""Law 5: a player may change his seat only on the director's instruction or with his leave.

The three books name no rectification, so the director puts the seats right (82A) and goes by Law
84. Facts: `seats_changed`, and `authorised` where he had allowed it.
"""

from __future__ import annotations

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law84_agreed_facts as law84
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(5)


def is_allowed(table: Table) -> bool:
    """Whether the director told or allowed the players to change seats."""
    question = sentence("Did the director tell or allow them to change seats?")
    return table.judge("authorised", None, question)


def allowed(table: Table) -> Verdict:
    """Return the verdict on seats changed with the director's leave: all is in order."""
    result = sentence("The seats were changed with the director’s permission. Play continues.")
    return Verdict((Applied(LAW[table.edition]["seat_kept"], Role.PROCEDURE),), result)


def changed(table: Table) -> Verdict:
    """Return the verdict on seats changed without it."""
    law = Applied(LAW[table.edition]["seat_kept"], Role.IRREGULARITY)
    what = sentence(
        "Seats were changed without the director’s permission. The director puts this right."
    )
    return law84.without_rectification(table, law, what)
