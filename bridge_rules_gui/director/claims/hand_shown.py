"""Whether a player who shows all his cards claims by it: what the story and the book say.

Law 68A of every edition takes it for a claim unless it demonstrably was not meant as one, and 48B2
of 2007 and 2017 says the same of declarer; 48B2 of 1987 only lets it be taken for one.
"""

from __future__ import annotations

from bridge_rules_gui.language.sentence import Sentence
from bridge_rules_gui.table.spoken import GIVEN_UP
from bridge_rules_gui.table.table import Table

_BY_ACCIDENT = (
    *("drop", "fell", "fall", "slip", "stuck", "accident", "inadvertent", "unintention"),
    *("two cards", "together", "knock", "careless"),
)


def is_concession(table: Table, how: str) -> bool:
    """Whether the hand shown at this event gives the tricks away: ``all yours`` (68B)."""
    return GIVEN_UP.is_in(f"{how} {table.current_event.statement}")


def is_accident(how: str) -> bool:
    """Whether the words of a story tell that cards came to be exposed by accident."""
    said = how.casefold()
    return any(word in said for word in _BY_ACCIDENT)


def is_claim(table: Table, how: str, in_doubt: Sentence | None = None) -> bool:
    """Whether the hand shown at this event is a claim.

    It is one unless the story tells that none was meant; where the edition leaves it open,
    `in_doubt` is the question.
    """
    told = table.stated_fact("claim_intended", table.event)
    if told is not None:
        return told
    if is_accident(how) or table.current_event.facts.value("deliberate") is False:
        return False
    return in_doubt is None or table.judge("claim_intended", table.event, in_doubt)
