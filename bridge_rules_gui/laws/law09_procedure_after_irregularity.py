"""Law 9: what is done after an irregularity.

Any player may draw attention during the auction; then the director is called, and nobody goes on
before he has ruled. In 1987 he must be called, later he should be; 2007 and 2017 add that no player
need draw attention to an infraction of his own side (9A4, 9A5). A premature correction may bring
more upon the offender.
"""

from __future__ import annotations

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role

LAW = clauses(9)


def attention_drawn(table: Table, who: Seat | None) -> Table:
    """Return the table after a player drew attention to the last irregularity.

    What is irregular has its own law; this one says what is to be done now.
    """
    incident = table.incident
    if incident is None or incident.key is None:
        line = sentence("Attention has been drawn, but there has been no irregularity.")
        return table.explaining((), (line,))
    book = LAW[table.edition]
    ideas = ("attention_may_be_drawn", "director_must_be_called", "no_action_before_the_ruling")
    laws = [book[idea] for idea in ideas]
    lines = [_what_is_due(table.edition)]
    if _own_side(incident, who):
        laws.append(book["opponents_rights_unaffected"])
        lines.append(_opponents_rights(who))
    applied = tuple(Applied(law, Role.PROCEDURE) for law in laws)
    noted = replace(table.noted, attention=table.event, replaced=False)
    return replace(table, noted=noted).explaining(applied, lines)


def _own_side(incident: Incident, who: Seat | None) -> bool:
    return who is not None and incident.offender is not None and who.side is incident.offender.side


def _what_is_due(edition: Edition) -> Sentence:
    if edition is Edition.RU_1987:
        return sentence(
            "Attention has been drawn to an irregularity. The director must be summoned at "
            "once, and no player may call or play until the director has explained what follows."
        )
    return sentence(
        "Attention has been drawn to an irregularity. The director should be summoned at "
        "once, and no player may call or play until the director has explained what follows."
    )


def _opponents_rights(who: Seat | None) -> Sentence:
    return sentence(
        (
            "{who} is on the offending side. Drawing attention to the irregularity does not "
            "affect the opponents’ rights."
        ),
        who=who,
    )
