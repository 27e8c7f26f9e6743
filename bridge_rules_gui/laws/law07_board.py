"""Law 7: the board stays in the middle of the table until its play is over (fact `board_moved`).

2017 adds that it stays turned as it should be. No book names a rectification.
"""

from __future__ import annotations

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law84_agreed_facts as law84
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(7)


def moved(table: Table) -> Verdict:
    """Return the verdict on a board moved before its play was over."""
    law = Applied(LAW[table.edition]["board_stays"], Role.IRREGULARITY)
    what = sentence("The board was moved before its play was over. The director puts this right.")
    return law84.without_rectification(table, law, what)
