"""Claims in dispute: contested, noticed as such, and decided by a director who is there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings import law68_claim as law68
from bridge_rules_gui.rulings import law69_agreed_claim as law69
from bridge_rules_gui.rulings.claims import concessions, contested_claims
from bridge_rules_gui.rulings.claims.claiming import ClaimStage, claimed, with_claim
from bridge_rules_gui.rulings.course.changing import replace
from bridge_rules_gui.rulings.irregularity import Irregularity
from bridge_rules_gui.rulings.verdict import Applied, Role

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.claims.claiming import StandingClaim
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.verdict import Verdict


def contested(table: Table, claim: StandingClaim, verdict: Verdict) -> Table:
    """Return the table with a claim contested; a director who is at the table decides."""
    disputed = in_dispute(table, claim).deciding(verdict)
    return decided_now(disputed) if table.director_present else disputed


def in_dispute(table: Table, claim: StandingClaim) -> Table:
    """Return the table with a claim contested, and noticed as such."""
    table = with_claim(table, replace(claim, stage=ClaimStage.CONTESTED))
    last = table.matter
    if last is not None and last.key is Irregularity.CONTESTED_CLAIM:
        return table
    return table.noticing(Irregularity.CONTESTED_CLAIM, claim.seat, table.event)


def decided_now(table: Table) -> Table:
    """Return the table with the director's decision on a claim that is contested."""
    playing, claim = table.playing, claimed(table)
    if playing is None or claim is None or claim.stage is not ClaimStage.CONTESTED:
        return table
    if claim.conceding and claim.conceded:
        return concessions.concession(table, playing, claim, asked=True)
    return _with_laws_beside(contested_claims.contested(table, playing, claim), claim)


def _with_laws_beside(table: Table, claim: StandingClaim) -> Table:
    """Return the table with what bears on a contested claim beside Law 70.

    Agreement taken back in time was none (69A), and cards played after the claim count for
    nothing (68D).
    """
    matter, beside = table.matter, []
    if claim.agreed_once:
        beside.append(Applied(law69.in_time(table.edition), Role.PROCEDURE))
    if claim.after:
        beside.append(Applied(law68.ceased(table.edition), Role.PROCEDURE))
    if matter is None or not beside:
        return table
    governed = replace(matter, laws=tuple(dict.fromkeys((*matter.laws, *beside))))
    return replace(table, matters=(*table.matters[:-1], governed))
