"""Law 73: an opponent misled by a player's manner or tempo.

A variation that is not meant is no infraction, and what an opponent concludes from it is at his
own risk (73D1). The score is adjusted where he was misled by one of which the player could have
known that it might help: 1987 asks no more (73F2), 2007 and 2017 also that he had no bridge reason
for it (73F, 73E2). 1987 and 2007 adjust for damage alone, 2017 does not ask for it. An attempt to
mislead is forbidden also where nobody is taken in (73D2).
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(73)

_RESULTS = {
    Edition.RU_1987: (
        "{who}’s manner or tempo misled an opponent, and {who} could have known that this "
        "might help. Play continues, and the score is adjusted if the other side was damaged."
    ),
    Edition.SR_2007: (
        "{who}’s manner or tempo misled an opponent. {who} had no bridge reason for it and "
        "could have known that it might help. Play continues, and the score is adjusted if "
        "the other side was damaged."
    ),
    Edition.BG_2017: (
        "{who}’s manner or tempo misled an opponent. {who} had no bridge reason for it and "
        "could have known that it might help. Play continues, and the score is adjusted."
    ),
}


def misled(table: Table, who: Seat) -> Verdict | None:
    """Return what follows where an opponent was misled by a player's manner or tempo; asked.

    None where it is at the opponent's own risk. What is done on purpose needs no more asking, and
    is forbidden also where it misled nobody.
    """
    book, event = LAW[table.edition], table.event
    was_misled = sentence(
        "Did an opponent draw a false inference from {who}’s manner or tempo?", who=who
    )
    is_meant = table.stated_fact("deliberate", event) is True
    if not table.judge("misled", event, was_misled):
        return _misled_nobody(table.edition, who) if is_meant else None
    if not is_meant and not _might_help(table, who):
        return None
    breach = "no_misleading_by_manner" if is_meant else "variation_that_may_help"
    laws = (Applied(book["misled_opponent"], Role.SCORE), Applied(book[breach], Role.IRREGULARITY))
    return Verdict(laws, sentence(_RESULTS[table.edition], who=who))


def _misled_nobody(edition: Edition, who: Seat) -> Verdict:
    """Return what follows from an attempt to mislead in which no opponent was taken in (73D2)."""
    result = sentence(
        (
            "{who} may not try to mislead an opponent by manner or tempo. No opponent was misled, "
            "so the score is not adjusted."
        ),
        who=who,
    )
    forbids = LAW[edition]["no_misleading_by_manner"]
    return Verdict((Applied(forbids, Role.IRREGULARITY),), result)


def _might_help(table: Table, who: Seat) -> bool:
    """Whether a player varied without a bridge reason (not 1987), and could have known its use."""
    reason = sentence("Did {who} have a demonstrable bridge reason for it?", who=who)
    if table.edition is not Edition.RU_1987 and table.judge(
        "variation_reason", table.event, reason
    ):
        return False
    known = sentence(
        "Could {who} have known at the time that it might work to his advantage?", who=who
    )
    return table.judge("could_have_known", table.event, known)


def at_own_risk(edition: Edition) -> Ground:
    """Return what leaves an opponent with the conclusion he has drawn."""
    return LAW[edition]["conclusions_at_opponents_risk"]
