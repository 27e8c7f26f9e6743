"""Law 72C of 2017: awareness of potential damage, which is Law 23 in 1987 and 2007.

1987 knows it only for passes: the one a penalty forces upon partner (23A) and the one out of
rotation at partner's turn (23B), the latter without asking what the offender knew. 2007 (23) and
2017 (72C) have it for every infraction of which the offender could have known that it might damage
the other side. Play continues, and the score is adjusted afterwards.
"""

from __future__ import annotations

from typing import Final

from bridge_rules_gui.corpus.edition import Edition
from bridge_rules_gui.game.auction import Auction
from bridge_rules_gui.game.seat import Seat
from bridge_rules_gui.language.sentence import Sentence, sentence
from bridge_rules_gui.laws.clause import clauses
from bridge_rules_gui.table.ground import Ground
from bridge_rules_gui.table.incident import Incident
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict, once_each

LAW = clauses(72)

_FORCED_PASS = "forced_pass_may_damage"
_AT_PARTNERS_TURN = "pass_at_partners_turn_may_damage"
_LATER = "could_have_known_of_damage"

_ADJUSTED = {
    _AT_PARTNERS_TURN: (
        "{who} passed at partner’s turn. The auction and play continue, and the score is "
        "adjusted if the pass damaged the opponents."
    ),
    _FORCED_PASS: (
        "{who} could have known that this might damage the opponents. Play "
        "continues, and the score is adjusted if it did."
    ),
    _LATER: (
        "{who} could have known that this might damage the opponents. Play continues, and "
        "the score is adjusted if {who}’s side gained by it."
    ),
}

_OF_ITS_OWN: Final = (
    (16, "adjusted_after_the_infraction"),
    (16, "adjusted_for_a_choice_from_withdrawn_actions"),
    (21, "too_late_to_change"),
    (23, "director_adjusts"),
    (27, "director_adjusts"),
    (40, "damaged_by_nondisclosure"),
    (40, "damaged_by_an_incomplete_explanation"),
)
"""By law and idea: what adjusts the score for the damage done by an irregularity of that law."""

_PASSES = (Irregularity.PASS_OUT_OF_ROTATION, Irregularity.ARTIFICIAL_PASS_OUT_OF_ROTATION)


def considered(table: Table) -> Table:
    """Return the table with the last irregularity's possible damage considered.

    It is asked only where damage is recorded (`damaged`) or a card was shown on purpose, and not
    whether the offender could have known it (`could_have_known`); where that is recorded, it
    decides.
    """
    incident = table.incident
    if incident is None or incident.offender is None or not table.scenario.events:
        return table
    if not incident.is_breach:
        return table
    if incident.key is Irregularity.MISLEADING_VARIATION or _at_own_risk(table, incident):
        return table  # Law 73 has asked what he could have known
    own = _own_law(table, incident)
    if own is not None and _did_damage(table, incident):
        return _adjusted_by(table, incident, own)
    idea = _idea(table, incident)
    if idea is None or _is_set_aside(table, incident) or not _turns_on_it(table, incident, idea):
        return table
    law = LAW[table.edition][idea]
    if idea != _AT_PARTNERS_TURN and not could_have_known(table, incident.event, incident.offender):
        line = sentence(
            "{law} does not apply because the offender could not have known this.", law=law
        )
        return table.explaining((), (line,))
    result = sentence(_ADJUSTED[idea], who=incident.offender)
    laws = (*incident.laws, Applied(law, Role.SCORE))
    return table.deciding(Verdict(laws, result, incident.options))


def could_have_known(table: Table, event: int, who: Seat) -> bool:
    """Return the answer to what the director asks himself of an irregularity at an event."""
    words = "Could {who} have known at the time that the irregularity might damage the other side?"
    return table.judge("could_have_known", event, sentence(words, who=who))


def is_on_purpose(table: Table, event: int) -> bool:
    """Whether a defender is stated to have shown a card on purpose: then it is always asked."""
    return table.stated_fact("deliberate", event) is True


def after_pass_at_partners_turn(who: Seat) -> tuple[Applied, Sentence]:
    """Return what 30A and 30B2 of 1987 add: the pass itself may have done damage (23B)."""
    law = LAW[Edition.RU_1987][_AT_PARTNERS_TURN]
    return Applied(law, Role.SCORE), sentence(_ADJUSTED[_AT_PARTNERS_TURN], who=who)


def _own_law(table: Table, incident: Incident) -> Ground | None:
    """Return the provision by which the irregularity's own law adjusts the score for damage."""
    found = (clauses(law)[table.edition].get(idea) for law, idea in _OF_ITS_OWN)
    own = {ground.citation for ground in found if ground is not None}
    return next((each.ground for each in incident.laws if each.ground.citation in own), None)


def _did_damage(table: Table, incident: Incident) -> bool:
    """Whether damage is stated of the irregularity, or of what its player did afterwards."""
    events = table.scenario.events
    return any(
        events[event].who is incident.offender and table.stated_fact("damaged", event) is True
        for event in range(incident.event, len(events))
    )


def _adjusted_by(table: Table, incident: Incident, own: Ground) -> Table:
    """Return the table with the score adjusted for damage; in 1987 21B3 and 40C say "may"."""
    may = table.edition is Edition.RU_1987 and own.citation.law in {21, 40}
    adjusted = sentence(
        "The other side was damaged: the director may adjust the score."
        if may
        else "The other side was damaged: the score is adjusted."
    )
    result = sentence("{result} {rest}", result=incident.result, rest=adjusted)
    laws = once_each((Applied(own, Role.SCORE), *incident.laws))
    return table.deciding(Verdict(laws, result, incident.options, (adjusted,)))


def _is_set_aside(table: Table, incident: Incident) -> bool:
    """Whether 38D has set this law aside, the opponent having called over a bid above seven."""
    law = clauses(38)[table.edition].get("leads_and_damage_unless_called_over")
    return law is not None and any(each.ground == law for each in incident.laws)


def _at_own_risk(table: Table, incident: Incident) -> bool:
    """Whether Law 73 has left an opponent with what he concluded: such a variation is no breach."""
    facts = table.scenario.events[incident.event].facts
    tells = incident.key is Irregularity.EXTRANEOUS_INFORMATION
    return tells and ("misled" in facts or "variation_reason" in facts)


def _turns_on_it(table: Table, incident: Incident, idea: str) -> bool:
    damaged = table.stated_fact("damaged", incident.event) is True
    if idea == _AT_PARTNERS_TURN:
        return damaged
    stated = table.stated_fact("could_have_known", incident.event) is not None
    shown = incident.key is Irregularity.EXPOSED_CARD_DEFENDER
    return damaged or stated or (shown and is_on_purpose(table, incident.event))


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
