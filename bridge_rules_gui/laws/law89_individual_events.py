"""Law 89 of 1987, 12C3 of 2007 and 2017: in an individual both partners share an adjusted score.

A procedural penalty is not given to the partner who is in no way to blame (`partner_to_blame`).
"""

from __future__ import annotations

from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.scores.adjustment_facts import Contest, contest, offenders
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role

LAW = clauses(89)


def shared(table: Table) -> tuple[Applied, ...]:
    """Return the law by which both partners of an offending side share an individual's score."""
    if contest(table) is not Contest.INDIVIDUAL or not offenders(table):
        return ()
    return (Applied(LAW[table.edition]["shared_by_both_partners"], Role.SCORE),)


def spared(table: Table) -> tuple[Applied, ...]:
    """Return the law that spares the offender's partner a procedural penalty; blame is asked."""
    if contest(table) is not Contest.INDIVIDUAL:
        return ()
    question = sentence("Is the offender’s partner in any way to blame?")
    if table.judge("partner_to_blame", None, question):
        return ()
    return (Applied(LAW[table.edition]["partner_spared"]),)
