"""Law 84: what the director does on agreed facts where no law names a rectification.

He has the mistake put right (82A) and play goes on (84A), unless the other side was damaged: then
the score is adjusted (1987, 2007: 84E, 2017: 84D). In 1987 a reasonable possibility is enough.
"""

from __future__ import annotations

from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(84)


def without_rectification(table: Table, law: Applied, what: Sentence) -> Verdict:
    """Return the verdict on a breach of a law that names no rectification; damage is asked."""
    book = LAW[table.edition]
    question = sentence("Was a side that is not at fault damaged by it?")
    is_damaged = table.judge("damaged", None, question)
    decides = book["adjusted_where_nothing_is_provided" if is_damaged else "play_goes_on"]
    words = (
        (
            "{what} No law provides a rectification. A side was damaged, so the score is "
            "adjusted ({law})."
        )
        if is_damaged
        else (
            "{what} No law provides a rectification. Nobody was damaged, so play continues ({law})."
        )
    )
    rectifies = clauses(82)[table.edition]["director_rectifies"]
    laws = (
        law,
        Applied(decides),
        Applied(rectifies, Role.PROCEDURE),
        Applied(book["facts_are_agreed"], Role.PROCEDURE),
    )
    return Verdict(laws, sentence(words, what=what, law=decides))
