"""Law 72C of 2017: awareness of potential damage, which is Law 23 in 1987 and 2007.

1987 knows it only for passes: the one a penalty forces upon partner (23A) and the one out of
rotation at partner's turn (23B), the latter without asking what the offender knew. 2007 (23) and
2017 (72C) have it for every infraction of which the offender could have known that it might damage
the other side. Play continues, and the score is adjusted afterwards.
"""

from __future__ import annotations

from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.language.sentence import sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict

LAW = clauses(72)

_FORCED_PASS = "forced_pass_may_damage"
_AT_PARTNERS_TURN = "pass_at_partners_turn_may_damage"
_LATER = "could_have_known_of_damage"

_ADJUSTED = {
    _AT_PARTNERS_TURN: (
        "{who} passed at partner's turn. Play continues, and the score is "
        "adjusted if the pass damaged the opponents."
    ),
    _FORCED_PASS: (
        "{who} could have known that this might damage the opponents. Play "
        "continues, and the score is adjusted if it did."
    ),
    _LATER: (
        "{who} could have known that this might damage the opponents. Play continues, "
        "and the score is adjusted if {who}'s side gained by it."
    ),
}

_PASSES = (Irregularity.PASS_OUT_OF_ROTATION, Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION)


def considered(table: Table) -> Table:
    """Return the table with the last irregularity's possible damage considered.

    It is asked only where damage is recorded (`damaged`) and not whether the offender could have
    known it (`could_have_known`); where the latter is recorded, that decides.
    """
    incident = table.incident
    if incident is None or incident.offender is None or not table.scenario.events:
        return table
    if incident.key is Irregularity.MISLEADING_VARIATION:
        return table  # Law 73 has asked what he could have known
    idea = _idea(table, incident)
    if idea is None or not _turns_on_it(table, incident, idea):
        return table
    law = LAW[table.edition][idea]
    known = idea == _AT_PARTNERS_TURN or table.judge(
        "could_have_known",
        incident.event,
        sentence(
            (
                "Could {who} have known at the time that the irregularity might damage the other "
                "side?"
            ),
            who=incident.offender,
        ),
    )
    if not known:
        line = sentence(
            "{law} does not apply because the offender could not have known this.", law=law
        )
        return table.explaining((), (line,))
    result = sentence(_ADJUSTED[idea], who=incident.offender)
    laws = (*incident.laws, Applied(law, Role.SCORE))
    return table.deciding(Verdict(laws, result, incident.options))


def _turns_on_it(table: Table, incident: Incident, idea: str) -> bool:
    damaged = table.stated_fact("damaged", incident.event) is True
    if idea == _AT_PARTNERS_TURN:
        return damaged
    return damaged or table.stated_fact("could_have_known", incident.event) is not None


def _idea(table: Table, incident: Incident) -> str | None:
    """Return what the edition says of such an act; in 1987 it speaks of passes alone."""
    if _LATER in LAW[table.edition]:
        return _LATER
    partner = None if incident.offender is None else incident.offender.partner
    if any(bar.seat is partner for bar in table.imposed):
        return _FORCED_PASS
    is_pass = incident.key in _PASSES
    return _AT_PARTNERS_TURN if is_pass and _at_partners_turn(table, incident) else None


def _at_partners_turn(table: Table, incident: Incident) -> bool:
    """Whether the offender passed when it was his partner's turn to call."""
    bidding = table.bidding
    before = tuple(
        made
        for recorded, made in zip(bidding.recorded, bidding.auction.calls, strict=True)
        if recorded.event < incident.event
    )
    turn = Auction(bidding.auction.dealer, before).turn
    return incident.offender is not None and turn is incident.offender.partner
