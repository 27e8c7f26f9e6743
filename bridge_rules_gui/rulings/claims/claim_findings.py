"""What decisions about claims rest on: the cards left, the plan stated, numbers told."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bridge_rules_gui.rulings import law70_contested_claim as law70
from bridge_rules_gui.rulings.claims import claim_worth
from bridge_rules_gui.rulings.claims.cards_left import SEATS, cards_left, knowing
from bridge_rules_gui.rulings.claims.claiming import ClaimStage, with_claim
from bridge_rules_gui.rulings.claims.statement import plan_of
from bridge_rules_gui.rulings.course.changing import replace

if TYPE_CHECKING:
    from bridge_rules_gui.rulings.claims.cards_left import CardsLeft
    from bridge_rules_gui.rulings.claims.claiming import StandingClaim
    from bridge_rules_gui.rulings.claims.normal_play import Plan
    from bridge_rules_gui.rulings.course.table import Table
    from bridge_rules_gui.rulings.play.playing import Playing
    from bridge_rules_gui.rulings.verdict import Verdict


def cards_known(table: Table, playing: Playing) -> CardsLeft | None:
    """Return the cards left, with what is told of suits shown out; None if a hand is unknown."""
    left = cards_left(playing.period)
    return None if left is None else knowing(left, table.facts.value("shown_out"))


def stated_plan(table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft) -> Plan:
    """Return what the words of the claim say of the play and of trumps that are out."""
    suit = playing.contract.denomination.suit
    plan = plan_of(table.scenario.events[claim.event], trump=suit)
    if law70.excepts_irrational_play(table.edition):
        plan = replace(plan, dummy=SEATS.index(playing.contract.dummy))
    if claim_worth.trumps_out(left, claim):
        return plan
    return replace(plan, aware_of_trumps=True, draws_trumps=False)


def number_told(table: Table, claim: StandingClaim, fact: str) -> int | None:
    """Return a number told of the objection, of the claim or of the story; None if untold."""
    events = [claim.event] if claim.objection is None else [claim.objection, claim.event]
    sources = [*(table.scenario.events[event].facts for event in events), table.facts]
    for facts in sources:
        value = facts.value(fact)
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    return None


def decided(table: Table, claim: StandingClaim, own: int, verdict: Verdict) -> Table:
    """Return the table with a claim decided: so many of the tricks left for the claimer's side."""
    kept = max(0, min(own, claim.left))
    settled = replace(claim, judged=kept, stage=ClaimStage.DECIDED)
    return with_claim(table.deciding(verdict), settled)
