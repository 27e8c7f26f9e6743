"""Agreements to claims withdrawn once they were established (69B)."""

from __future__ import annotations

from bridge_rules_gui.director.claims.claim_findings import (
    cards_known,
    decided,
    stated_judgement,
    stated_number,
    stated_plan,
)
from bridge_rules_gui.director.claims.claim_limits import is_correction_period_over
from bridge_rules_gui.laws import law69_agreed_claim as law69
from bridge_rules_gui.laws import law70_contested_claim as law70
from bridge_rules_gui.table.changing import replace
from bridge_rules_gui.table.claims import claim_worth
from bridge_rules_gui.table.claims.cards_left import CardsLeft, TooManyLinesError
from bridge_rules_gui.table.claims.claiming import StandingClaim
from bridge_rules_gui.table.irregularity import Irregularity
from bridge_rules_gui.table.play.playing import Playing
from bridge_rules_gui.table.table import Table


def agreement_withdrawn(table: Table, playing: Playing, claim: StandingClaim) -> Table:
    """Return the table after a side has withdrawn an agreement that was established (69B)."""
    noticed = table.noticing(
        Irregularity.AGREED_CLAIM_WITHDRAWN, claim.seat.left_hand_opponent, table.event
    )
    found = _found_for_the_others(noticed, playing, claim)
    verdict = law69.withdrawn(noticed.edition, claim, found)
    if found.on_cards is not None:
        verdict = law70.against_the_cards(verdict, claim, claim.own - found.on_cards)
    return decided(noticed, claim, claim.own - found.back, verdict)


def _found_for_the_others(table: Table, playing: Playing, claim: StandingClaim) -> law69.Withdrawal:
    if is_correction_period_over(table, claim.event):
        return law69.Withdrawal(too_late=True)
    won = stated_number(table, claim, "already_won")
    if won is not None:
        return law69.Withdrawal(won=won)
    least, most = _range_for_the_others(table, playing, claim)
    disputed = min(stated_number(table, claim, "tricks_disputed") or 1, most or claim.own)
    fact, question = law69.question(table.edition, claim, disputed)
    stated = stated_judgement(table, claim, fact)
    settled = least if least or not most else None
    if stated is None and settled is not None:
        return law69.Withdrawal(would_win=settled)
    if stated is None:
        event = claim.event if claim.objection is None else claim.objection
        stated = table.judge(fact, event, question)
    would_win = (settled or disputed) if stated else 0
    against = None if settled == would_win else settled
    return law69.Withdrawal(would_win=would_win, on_cards=against)


def _range_for_the_others(table: Table, playing: Playing, claim: StandingClaim) -> tuple[int, int]:
    """Return how many tricks more than agreed the other side wins at least, and could win."""
    left = cards_known(table, playing)
    agreed = claim.conceded
    if left is None:
        return 0, claim.own
    others = replace(claim, seat=claim.seat.left_hand_opponent, own=claim.left)
    try:
        least = claim_worth.floor(left, others)
        most = claim.left - _fewest_for_claimer(table, playing, claim, left)
    except TooManyLinesError:
        return 0, claim.own
    return max(least - agreed, 0), max(most - agreed, 0)


def _fewest_for_claimer(
    table: Table, playing: Playing, claim: StandingClaim, left: CardsLeft
) -> int:
    """Return the fewest tricks the claimer could have won by normal play.

    Where the edition asks what was likely, as he was about to play: a trump he did not speak of
    may win a trick. 1987 asks for every normal play, and to take out that trump is one.
    """
    everything = replace(claim, own=claim.left)
    fewest = claim_worth.floor(left, everything)
    if law69.asks_for_normal_play(table.edition):
        return fewest
    plan = stated_plan(table, playing, claim, left)
    found = claim_worth.appraised(left, everything, plan, alone=True)
    return min(fewest, found.worth.tricks)
