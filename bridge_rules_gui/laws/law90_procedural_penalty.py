"""Law 90: procedural penalties, named for the offence; how much they are is the director's affair.

The fact `procedural` names the offence (see `_OFFENCES`). Comparing scores offends in 1987 at any
time of the session, later only without authority (`authorised`). An error of procedure is listed
(90B7) where it makes an adjusted score necessary (`needs_adjusted_score`); where it does not, 90A
of 2007 and 2017 still has the breach of correct procedure, and 1987 has nothing. Late compliance
is listed in 1987 (90B8); later only 90A reaches it.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws import law89_individual_events as law89
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Verdict

LAW = clauses(90)


_OFFENCES = {
    "late": "late_arrival",
    "slow": "slow_play",
    "loud": "loud_discussion",
    "comparing": "comparing_scores",
    "touching": "touching_cards",
    "misplaced card": "misplaced_card",
    "error": "error_of_procedure",
    "disobedience": "disobedience",
    "late compliance": "disobedience",
    "delay": "delay_or_obstruction",
}
_DELAYING = ("late", "slow", "delay")


def penalty(table: Table) -> Verdict | None:
    """Return whether the stated offence may bring a procedural penalty; None where none is."""
    offence = table.facts.value("procedural")
    if not isinstance(offence, str) or offence not in _OFFENCES:
        return None
    law, book = _law(table, offence), LAW[table.edition]
    if law is None:
        words = "Law 90 does not name this, so it carries no procedural penalty."
        item = "error_needing_adjusted_score" if offence == "error" else _OFFENCES[offence]
        return Verdict((Applied(book[item]),), sentence(words))
    spared = law89.spared(table)
    words = (
        ("The director may give the offender a procedural penalty, but not the offender’s partner.")
        if spared
        else "The director may give the offender a procedural penalty."
    )
    laws = [Applied(law), *spared]
    if law.citation.labels[:1] == ("B",):
        laws[1:1] = map(Applied, _power(table.edition, offence))
        laws.append(Applied(book["examples_of_offences"]))
    return Verdict(tuple(laws), sentence(words))


def _law(table: Table, offence: str) -> Ground | None:
    """Return the item of 90B or the words of 90A an offence falls under, None where neither."""
    book = LAW[table.edition]
    if offence == "comparing" and table.edition is not Edition.RU_1987 and _is_authorised(table):
        return None
    if offence == "error" and not _needs_adjusted_score(table):
        return book.get("breach_of_procedure")
    if offence == "late compliance":
        return book.get("breach_of_procedure", book["disobedience"])
    return book[_OFFENCES[offence]]


def _power(edition: Edition, offence: str) -> tuple[Ground, ...]:
    """Return the words of 90A that reach an offence.

    1987 has none for most that 90B lists: neither delay nor a score to be adjusted elsewhere.
    """
    book = LAW[edition]
    if offence in _DELAYING:
        return (book["delay_or_obstruction"],)
    other = "adjustment_at_another_table" if offence == "error" else ""
    reaching = book.get("breach_of_procedure") or book.get(other)
    return () if reaching is None else (reaching,)


def _is_authorised(table: Table) -> bool:
    question = sentence("Was the comparison of scores authorised?")
    return table.judge("authorised", None, question)


def _needs_adjusted_score(table: Table) -> bool:
    if table.facts.value("adjusted") is not None:
        return True
    question = sentence("Does the error make an adjusted score necessary?")
    return table.judge("needs_adjusted_score", None, question)
