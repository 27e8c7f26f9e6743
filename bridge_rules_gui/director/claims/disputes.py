"""Claims in dispute: contested, noticed as such, and decided by a director who is there."""

from __future__ import annotations

from bridge_rules_gui.director.claims import concessions, contested_claims
from bridge_rules_gui.laws import law68_claim as law68
from bridge_rules_gui.laws import law69_agreed_claim as law69
from bridge_rules_gui.laws import law70_contested_claim as law70
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims.claiming import ClaimStage, StandingClaim
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Applied, Role, Verdict


def contested(table: Table, claim: StandingClaim, verdict: Verdict) -> Table:
    """Return the table with a claim contested; a director who is at the table decides."""
    disputed = in_dispute(table, claim).deciding(verdict)
    return decided_now(disputed) if table.director_present else disputed


def in_dispute(table: Table, claim: StandingClaim) -> Table:
    """Return the table with a claim contested, and noticed as such."""
    table = table.with_claim(replace(claim, stage=ClaimStage.CONTESTED))
    last = table.incident
    if last is not None and last.key is Irregularity.CONTESTED_CLAIM:
        return table
    return table.noticing(Irregularity.CONTESTED_CLAIM, claim.seat, table.event)


def decided_now(table: Table) -> Table:
    """Return the table with the director's decision on a claim that is contested."""
    playing, claim = table.playing, table.claim
    if playing is None or claim is None or claim.stage is not ClaimStage.CONTESTED:
        return table
    if claim.conceding and claim.conceded:
        return concessions.concession(table, playing, claim, asked=True)
    return _with_laws_beside(contested_claims.contested(table, playing, claim), claim)


def _with_laws_beside(table: Table, claim: StandingClaim) -> Table:
    """Return the table with what bears on a contested claim beside Law 70.

    Agreement taken back in time was none (69A), play ends where not all agree to play on (68D2 of
    2017), and cards played after the claim count for nothing (68D) but may be evidence (70D3).
    """
    incident, beside = table.incident, []
    if claim.agreed_once:
        beside.append(Applied(law69.LAW[table.edition]["objection_in_time"], Role.PROCEDURE))
    is_asked = claim.play_on is not None or claim.refused_to_play_on
    if is_asked and law68.may_be_played_on(table.edition):
        all_agree = law68.LAW[table.edition]["all_four_must_agree"]
        beside.append(Applied(all_agree, Role.PROCEDURE))
    if claim.after:
        beside.extend(law70.play_after_the_claim(table.edition))
    if claim.after or (is_asked and not law68.may_be_played_on(table.edition)):
        beside.append(Applied(law68.LAW[table.edition]["no_further_play"], Role.PROCEDURE))
    if incident is None or not beside:
        return table
    governed = replace(incident, laws=tuple(dict.fromkeys((*incident.laws, *beside))))
    return replace(table, incidents=(*table.incidents[:-1], governed))
