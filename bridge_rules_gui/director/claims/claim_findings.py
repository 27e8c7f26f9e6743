"""What decisions about claims rest on: the cards left, the plan stated, numbers stated."""

from __future__ import annotations

from bridge_rules_gui.director.claims.statement import plan_of
from bridge_rules_gui.laws import law69_agreed_claim as law69
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims import claim_worth
from bridge_rules_gui.table.claims.cards_left import SEATS, CardsLeft, cards_left, knowing
from bridge_rules_gui.table.claims.claiming import ClaimStage, StandingClaim
from bridge_rules_gui.table.claims.normal_play import Plan
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table
from bridge_rules_gui.table.verdict import Verdict


def cards_known(table: Table, playing: Playing) -> CardsLeft | None:
    """Return the cards left, with what is stated of suits shown out; None if a hand is unknown."""
    left = cards_left(playing.period)
    return None if left is None else knowing(left, table.facts.value("shown_out"))


def stated_plan(table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft) -> Plan:
    """Return what the claim states of the play and of trumps that are out."""
    plan = plan_of(table.scenario.events[claim.event], left, claim.side)
    if playing.is_defender(claim.seat):
        plan = replace(
            plan,
            dummy=SEATS.index(playing.contract.dummy),
            unseeing=SEATS.index(claim.seat.partner),
            rational="normal_play_is_not_irrational" in law69.LAW[table.edition],
        )
    stated = table.stated_fact("aware_of_trump", claim.event)
    if stated is False or claim_worth.may_forget_trump(left, claim):
        return plan
    return replace(plan, aware_of_trumps=True)


def stated_number(table: Table, claim: StandingClaim, fact: str) -> int | None:
    """Return a number stated of the objection, of the claim or of the case; None if not stated."""
    events = [claim.event] if claim.objection is None else [claim.objection, claim.event]
    sources = [*(table.scenario.events[event].facts for event in events), table.facts]
    for facts in sources:
        value = facts.value(fact)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    return None


def stated_judgement(table: Table, claim: StandingClaim, fact: str) -> bool | None:
    """Return the director's recorded judgement of the objection, the claim or the case."""
    events = [claim.event] if claim.objection is None else [claim.objection, claim.event]
    for event in events:
        stated = table.scenario.events[event].facts.value(fact)
        if isinstance(stated, bool):
            return stated
    return table.stated_fact(fact, claim.event)


def decided(table: Table, claim: StandingClaim, own: int, verdict: Verdict) -> Table:
    """Return the table with a claim decided: so many of the tricks left for the claimer's side."""
    kept = max(0, min(own, claim.left))
    settled = replace(claim, judged=kept, stage=ClaimStage.DECIDED)
    return table.deciding(verdict).with_claim(settled)
